// Fog on the board: masks bit by bit, and the ground that the board assumes below them.
import assert from "node:assert/strict";
import test from "node:test";

import {
  REMEMBERED,
  SEEN,
  UNEXPLORED,
  VEILED,
  isVeiled,
  visibilityOf,
  maskRows,
  sameMasks,
  sightOf,
} from "../../static/js/board/fog.js";
import { drawPosition } from "../../static/js/board/unit-layout.js";
import {
  HIDDEN,
  VOID,
  createTerrain,
  groundAt,
  isUnknown,
  isGround,
  visibilityAt,
  putChunk,
  putMasks,
} from "../../static/js/board/terrain.js";
import { fromOffset } from "../../static/js/core/hexes.js";
import { toMasks } from "../browser/harness/fixture.js";

const map = {
  columns: 40,
  rows: 35,
  orientation: "flat",
  floor: 0,
  ceiling: null,
  lowest: 0,
  highest: 6,
  tint: [0, 6],
};
const mask = (...rows) => Array.from({ length: 32 }, (_, i) => ((rows[i] ?? 0) >>> 0).toString(16).padStart(8, "0")).join("");
const chunk = (level) => ({ levels: Array(1024).fill(level), notes: {} });
const at = (terrain, col, row) => {
  const { q, r } = fromOffset(col, row, "flat");
  return groundAt(terrain, q, r);
};

test("eight digits for each row from the top; bit 1 << c is column c, the last one too", () => {
  const rows = maskRows(mask(1, 0x80000000, 0, 5));
  assert.deepEqual([...rows.slice(0, 4)], [1, 2147483648, 0, 5]);
  const looks = visibilityOf({ fog: true, known: mask(1, 0x80000000), seen: mask(1) });
  assert.equal(looks[0], SEEN);
  assert.equal(looks[1], UNEXPLORED);
  assert.equal(looks[32 + 31], REMEMBERED);
  assert.equal(looks[32], UNEXPLORED);
});

test("a missing, short or invalid mask has no bit set", () => {
  for (const bad of [undefined, "", "ff", "x".repeat(256)]) {
    assert.ok(maskRows(bad).every((row) => row === 0));
  }
  assert.ok(visibilityOf(null).every((look) => look === SEEN));
  assert.ok(visibilityOf({ fog: true }).every((look) => look === UNEXPLORED));
});

test("without fog only the veil shows; with it both", () => {
  const veiled = visibilityOf({ veiled: mask(3) });
  assert.equal(veiled[1], SEEN | VEILED);
  assert.equal(veiled[2], SEEN);
  const both = visibilityOf({ fog: true, known: mask(2), veiled: mask(3) });
  assert.equal(sightOf(both[0]), UNEXPLORED);
  assert.ok(isVeiled(both[0]));
  assert.equal(sightOf(both[1]), REMEMBERED);
});

test("masks of the server are read hex by hex, across chunks", () => {
  const of = (col, row) => ({ known: (col + row) % 3 > 0, seen: (col + row) % 3 > 1, veiled: col > 35 });
  const terrain = createTerrain(map);
  for (const [index, masks] of toMasks(map, of)) putMasks(terrain, index, { ...masks, fog: true });
  for (let row = 0; row < map.rows; row++) {
    for (let col = 0; col < map.columns; col++) {
      const { q, r } = fromOffset(col, row, "flat");
      const look = visibilityAt(terrain, q, r);
      const hex = of(col, row);
      assert.equal(sightOf(look), hex.seen ? SEEN : hex.known ? REMEMBERED : UNEXPLORED);
      assert.equal(isVeiled(look), hex.veiled);
    }
  }
});

test("a missing level is void on a known hex, and unknown on an unknown one", () => {
  const terrain = createTerrain(map);
  putMasks(terrain, 0, { fog: true, known: mask(1) });
  putChunk(terrain, 0, chunk(null));
  assert.equal(at(terrain, 0, 0), VOID);
  assert.equal(at(terrain, 1, 0), HIDDEN);
  assert.ok(isUnknown(HIDDEN) && !isGround(HIDDEN));
  // explored later, with the same chunk: a void comes to light
  assert.deepEqual(putMasks(terrain, 0, { fog: true, known: mask(3) }), { col: 1, row: 0, columns: 1, rows: 1, ground: true });
  assert.equal(at(terrain, 1, 0), VOID);
  // covered again
  putMasks(terrain, 0, { fog: true });
  assert.equal(at(terrain, 0, 0), HIDDEN);
  // no fog at all
  putMasks(terrain, 0, null);
  assert.equal(at(terrain, 31, 31), VOID);
  assert.equal(terrain.masks.size, 0);
});

test("the Handler's overlay of the pilots' sight does not change the ground", () => {
  const terrain = createTerrain(map);
  putChunk(terrain, 0, chunk(null));
  putMasks(terrain, 0, { fog: true, showUnexplored: true });
  assert.equal(at(terrain, 3, 3), VOID);
  assert.equal(sightOf(visibilityAt(terrain, 3, 2)), UNEXPLORED);
});

test("only hexes that look different are reported, and equal masks change nothing", () => {
  const terrain = createTerrain(map);
  putChunk(terrain, 0, chunk(2));
  const masks = { fog: true, known: mask(...Array(32).fill(0xffffffff)), seen: mask(0, 0, 12) };
  assert.deepEqual(putMasks(terrain, 0, masks), { col: 0, row: 0, columns: 32, rows: 32, ground: false });
  assert.equal(putMasks(terrain, 0, { ...masks }), null);
  assert.deepEqual(putMasks(terrain, 0, { ...masks, seen: mask(0, 0, 24) }), { col: 2, row: 2, columns: 3, rows: 1, ground: false });
  assert.ok(sameMasks(null, null));
  assert.ok(!sameMasks(null, {}));
  // the chunk at the right edge holds eight columns of the map
  assert.deepEqual(putMasks(terrain, 1, { fog: true }), { col: 32, row: 0, columns: 8, rows: 32, ground: false });
});

test("a unit over unknown ground stands there, without an invented abyss below it", () => {
  const terrain = createTerrain(map);
  putMasks(terrain, 0, { fog: true });
  putChunk(terrain, 0, chunk(null));
  const { air, sunk, landing } = drawPosition(terrain, { q: 2, r: 2, level: 4 });
  assert.deepEqual([air, sunk, landing], [0, false, 4]);
});
