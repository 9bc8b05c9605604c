// The text of a cost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { costText } from "../../static/js/text/cost.js";

test("a cost names its steps and its energy", () => {
  assert.equal(costText({ steps: 1, energy: 0 }), "1 step");
  assert.equal(costText({ steps: 2, energy: 1 }), "2 steps, 1 energy");
  assert.equal(costText({ steps: 0, energy: -1 }), "−1 energy");
});

test("a cost may have a range of steps", () => {
  assert.equal(costText({ steps: 1, most: 3, energy: 0 }), "1 to 3 steps");
  assert.equal(costText({ steps: 1, most: 1, energy: 0 }), "1 step");
});

test("nothing is free", () => {
  assert.equal(costText({ steps: 0, energy: 0 }), "free");
});
