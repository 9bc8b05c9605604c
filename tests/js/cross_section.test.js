// The cross-section of a line: its unexplored gaps, the heights of its ends, ground and props.

import assert from "node:assert/strict";
import { test } from "node:test";
import { columnSpans, eyeHeights, unexploredGaps } from "../../static/js/features/measure/cross-section.js";

const part = (t0, t1) => ({ t0, t1, eye0: 2 + t0 * 4, eye1: 2 + t1 * 4 });

test("unknown parts of a line are gaps, also at its ends", () => {
  assert.deepEqual(unexploredGaps([part(0, 0.25), part(0.25, 1)]), []);
  assert.deepEqual(unexploredGaps([part(0, 0.25), part(0.5, 0.75)]), [[0.25, 0.5], [0.75, 1]]);
  assert.deepEqual(unexploredGaps([part(0.5, 1)]), [[0, 0.5]]);
  // of two columns that share an edge the line is in both
  assert.deepEqual(unexploredGaps([part(0, 0.5), part(0, 0.5), part(0.5, 1)]), []);
});

test("the heights of a line's ends follow its slope, wherever the first known column is", () => {
  assert.deepEqual(eyeHeights([part(0, 0.25), part(0.5, 0.75)]), [2, 6]);
  assert.deepEqual(eyeHeights([part(0.25, 0.5)]), [2, 6]);
});

const ground = (from, to) => ({ from, to, prop: false });
const prop = (from, to) => ({ from, to, prop: true });

test("a prop on the ground is not the ground", () => {
  assert.deepEqual(columnSpans([[null, 6]], 4), [ground(null, 4), prop(4, 6)]);
  assert.deepEqual(columnSpans([[null, 4]], 4), [ground(null, 4)]);
});

test("a hanging block is a prop, over ground and over void", () => {
  assert.deepEqual(columnSpans([[null, 1], [4, 5]], 1), [ground(null, 1), prop(4, 5)]); // prettier-ignore
  assert.deepEqual(columnSpans([[4, 5]], null), [prop(4, 5)]);
});
