// Where units are drawn is computed once, however many chunks come before it is asked for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { configure, setChunk } from "../../static/js/board/state-updates.js";
import { defaultState } from "../../static/js/board/state.js";
import { createTerrain } from "../../static/js/board/terrain.js";

const MAP = { columns: 64, rows: 32, orientation: "flat", floor: -2, ceiling: null, lowest: 0, highest: 3, tint: [0, 3] };
const unit = (/** @type {string} */ id, /** @type {number} */ q, level = 0) => ({ id, name: id, disposition: "ally", at: { q, r: 3, level } });
const chunk = (/** @type {number} */ level) => ({ levels: Array(1024).fill(level), notes: {} });

function board() {
  const invalidated = { invalidate() {} };
  const state = defaultState(createTerrain(/** @type {any} */ (MAP)), /** @type {any} */ ({}), /** @type {any} */ ({ refresh() {} }));
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
