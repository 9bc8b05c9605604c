// The hexes of a stroke, and the levels that the ground brushes give them.

import assert from "node:assert/strict";
import test from "node:test";
import { shapeHexes } from "../../static/js/board/strokes.js";
import { createTerrain } from "../../static/js/board/terrain.js";
import { distance, fromOffset, label, toOffset } from "../../static/js/core/hexes.js";

const MAP = { columns: 8, rows: 6, orientation: "flat", floor: -2, ceiling: null, lowest: 0, highest: 0, tint: [0, 0] };

/** A state with level ground but for some hexes, given by offset column and row. */
function stateWith(levels = {}, brush = 0) {
  const terrain = createTerrain(MAP);
  terrain.levels.fill(0);
  for (const [at, level] of Object.entries(levels)) {
    const [column, row] = at.split(" ").map(Number);
    terrain.levels[row * MAP.columns + column] = level;
  }
  return { map: MAP, terrain, brush };
}

const at = (column, row) => fromOffset(column, row, "flat");
const places = (hexes) => hexes.map((hex) => toOffset(hex, "flat").join(" "));

test("a line is as wide as the brush and stays on the map", () => {
  assert.equal(shapeHexes(stateWith(), "line", at(0, 2), at(7, 2)).length, 8);
  const wide = shapeHexes(stateWith({}, 1), "line", at(0, 0), at(7, 0));
  assert.ok(wide.length > 8);
  assert.equal(new Set(places(wide)).size, wide.length);
  for (const place of places(wide)) assert.ok(place.split(" ").every((each) => Number(each) >= 0));
});

test("a rectangle has all hexes between two corners, in any order", () => {
  for (const [from, to] of [[at(1, 1), at(3, 4)], [at(3, 4), at(1, 1)], [at(1, 4), at(3, 1)]]) {
    const found = shapeHexes(stateWith(), "rectangle", from, to);
    assert.equal(found.length, 12);
    assert.ok(found.every((hex) => distance(hex, at(2, 2)) <= 3));
  }
  assert.equal(shapeHexes(stateWith(), "rectangle", at(6, 4), at(20, 20)).length, 4);
});

test("a fill stops where ground or cover is another", () => {
  const wall = Object.fromEntries([0, 1, 2, 3, 4, 5].map((row) => [`4 ${row}`, 3]));
  const state = stateWith(wall);
  assert.equal(shapeHexes(state, "fill", at(0, 0), at(0, 0)).length, 24);
  assert.equal(shapeHexes(state, "fill", at(4, 2), at(0, 0)).length, 6);
  state.terrain.notes.set(2 * MAP.columns + 1, [{ kind: "woods", level: 1, text: "" }]);
  assert.equal(shapeHexes(state, "fill", at(0, 0), at(0, 0)).length, 23);
  assert.deepEqual(shapeHexes(state, "fill", at(1, 2), at(1, 2)).map((hex) => label(hex, "flat")), ["0203"]);
  assert.deepEqual(shapeHexes(state, "fill", { q: -5, r: -5 }, at(0, 0)), []);
});
