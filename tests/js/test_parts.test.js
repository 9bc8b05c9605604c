// The parts of a test, with the attributes of a sheet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { testParts, partText } from "../../static/js/features/sheets/test-parts.js";

const sheet = {
  character: "c1",
  name: "Ann",
  parts: [
    { attribute: "sharpness", name: "Sharpness", die: "d8", modifier: null, award: false },
    { attribute: "sharpness", name: "Sharpness", die: null, modifier: 1, award: true },
    { attribute: "scanner", name: "Scanner", die: null, modifier: 0, award: false },
    { attribute: "smarts", name: "Smarts", die: "none", modifier: null, award: false },
  ],
};

test("each die and modifier of a sheet names its source, added ones follow", () => {
  const parts = testParts(sheet, ["d8", "none", "d4"], [1, 0, -2, 0]);
  assert.deepEqual(parts.map(partText), ["Sharpness d8", "Sharpness +1 award", "Scanner ±0", "Smarts no die", "d4", "−2"]);
});

test("without a sheet dice and modifiers have no source", () => {
  assert.deepEqual(testParts(null, ["d6", "none"], [0, 3]).map(partText), ["d6", "no die", "+3"]);
  assert.deepEqual(testParts(undefined, [], []), []);
});
