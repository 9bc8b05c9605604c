// Ground and props in a cross-section.

import assert from "node:assert/strict";
import { test } from "node:test";
import { columnSpans } from "../../static/js/features/measure/column-spans.js";

const ground = (from, to) => ({ from, to, prop: false });
const prop = (from, to) => ({ from, to, prop: true });

test("a prop on the ground is not the ground", () => {
  assert.deepEqual(columnSpans([[null, 6]], 4), [ground(null, 4), prop(4, 6)]);
  assert.deepEqual(columnSpans([[null, 4]], 4), [ground(null, 4)]);
});

test("what hangs is a prop, over ground as over a void", () => {
  assert.deepEqual(columnSpans([[null, 1], [4, 5]], 1), [ground(null, 1), prop(4, 5)]); // prettier-ignore
  assert.deepEqual(columnSpans([[4, 5]], null), [prop(4, 5)]);
});
