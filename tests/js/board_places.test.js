// What the board draws from follows what the page provides: places of units, colours of the ground.

import assert from "node:assert/strict";
import { test } from "node:test";
import { configure, setChunk } from "../../static/js/board/state-updates.js";
import { defaultState } from "../../static/js/board/state.js";
import { createTerrain } from "../../static/js/board/terrain.js";

const MAP = { columns: 64, rows: 32, orientation: "flat", floor: -2, ceiling: null, lowest: 0, highest: 3, tint: [0, 3] };
const unit = (/** @type {string} */ id, /** @type {number} */ q, level = 0) => ({ id, name: id, disposition: "ally", at: { q, r: 3, level } });
const chunk = (/** @type {number} */ level) => ({ levels: Array(1024).fill(level), notes: {} });

function board(/** @type {any} */ theme = {}) {
  const invalidated = { invalidate() {} };
  const state = defaultState(createTerrain(/** @type {any} */ (MAP)), theme, /** @type {any} */ ({ refresh() {} }));
  state.map = /** @type {any} */ (MAP);
  const set = (/** @type {any} */ config) => configure(state, config, invalidated, 0);
  const put = (/** @type {number} */ index, /** @type {number} */ level) => setChunk(state, index, /** @type {any} */ (chunk(level)), invalidated);
  return { state, set, put };
}

test("chunks have units placed again, all of them in one go", () => {
  const { state, set, put } = board();
  put(0, 0);
  put(1, 0);
  set({ units: { a: unit("a", 3, 2), b: unit("b", 40, 2) } });
  const before = state.spots;
  assert.deepEqual(before.map(({ air }) => air), [2, 2]);
  assert.equal(state.spots, before);
  put(0, 1);
  put(1, 2);
  assert.equal(state.placed, null);
  const after = state.spots;
  assert.deepEqual(Object.fromEntries(after.map(({ unit: each, air }) => [each.id, air])), { a: 1, b: 0 });
  assert.equal(state.spots, after);
});

test("a unit that leaves right after a chunk has come fades out where it was", () => {
  const { state, set, put } = board();
  put(0, 0);
  set({ units: { a: unit("a", 3), b: unit("b", 5) } });
  put(0, 1);
  set({ units: { a: unit("a", 3, 1) } });
  assert.deepEqual([...state.disappearing.keys()], ["b"]);
  assert.equal(state.disappearing.get("b")?.spot.cell.q, 5);
});

test("what the map was before does not change the colours of its heights", () => {
  const grey = (/** @type {number} */ n) => /** @type {[number, number, number]} */ ([n, n, n]);
  const theme = { relief: [20, 80, 140, 200].map(grey), ground_void: grey(0), unexplored: grey(0), ink: { "surface-1": "#000000" }, dark: true };
  const coloured = (/** @type {[number, number][]} */ ...tints) => {
    const { state, set, put } = board(theme);
    state.map = /** @type {any} */ ({ ...MAP, columns: 32 });
    for (const tint of tints) {
      set({ map: { ...MAP, tint } });
      for (const index of [0, 1]) put(index, index ? tint[0] : tint[1]);
    }
    return [...new Set(state.relief.colours)];
  };
  const shown = coloured([0, 3]);
  assert.ok(shown.length > 1);
  for (const edit of [[-6, 3], [0, 9], [-30, 3]]) {
    assert.deepEqual(coloured([0, 3], /** @type {[number, number]} */ (edit), [0, 3]), shown, String(edit));
  }
});

test("from afar a shared hex shows the unit that is aimed at, selected or at its turn", () => {
  const { state, set, put } = board();
  put(0, 0);
  put(1, 0);
  set({ units: { a: unit("a", 3, 0), b: unit("b", 3, 1), c: unit("c", 3, 2) } });
  const front = () => state.spots.filter(({ gathered }) => gathered !== "behind").map(({ unit: each }) => each.id);
  state.view = { x: 0, y: 0, scale: 2 };
  assert.deepEqual(front().sort(), ["a", "b", "c"]);
  state.view = { x: 0, y: 0, scale: 0.4 };
  assert.deepEqual(front(), ["c"]);
  assert.equal(state.spots, state.spots, "computed once");
  set({ active: "b" });
  assert.deepEqual(front(), ["b"]);
  set({ selected: "a" });
  assert.deepEqual(front(), ["a"]);
  set({ overlays: [{ id: "aim", style: "targets", cells: [{ q: 3, r: 3, level: 1, unit: "b" }] }] });
  assert.deepEqual(front(), ["b"]);
});
