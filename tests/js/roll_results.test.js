// Texts for results of a unit's own rolls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionRollResult, rollTextKey, rollData } from "../../static/js/text/roll-results.js";

/** @param {string} code @param {any} [params] */
const entry = (code, params = {}) => /** @type {any} */ ({ code, params });

test("a roll of an own action is rated; other lines are not", () => {
  assert.deepEqual(actionRollResult(entry("reaction.late")), { word: "own.late", tone: "miss" });
  assert.equal(actionRollResult(entry("unit.bulk", { held: true }))?.word, "own.bulk");
  assert.equal(actionRollResult(entry("unit.bulk", { held: false }))?.tone, "miss");
  assert.equal(actionRollResult(entry("attack.result")), null);
  // numbers that are withheld, and lines of older tables
  assert.equal(actionRollResult(entry("unit.bulk", { held: null })), null);
  assert.equal(actionRollResult(entry("unit.bulk", { score: 7 })), null);
});

test("a test against overheating has words of its own for its outcomes", () => {
  assert.equal(rollData(/** @type {any} */ ({ code: "unit.stays_hot", data: { outcome: "miss" } })).stage, "cooling");
  assert.equal(rollData(/** @type {any} */ ({ code: "unit.surveys_vain", data: { outcome: "miss" } })).stage, undefined);
});

test("a repair says what it changed", () => {
  const mended = ["mended.ablative"];
  assert.equal(rollTextKey(entry("unit.repairs", { was: 9, to: 9, mended })), "unit.repairs.only");
  assert.equal(rollTextKey(entry("unit.repairs", { was: 7, to: 9, mended })), "unit.repairs.mended");
  assert.equal(rollTextKey(entry("unit.repairs", { was: 7, to: 9, mended: [] })), "unit.repairs.change");
  // a line of an older table
  assert.equal(rollTextKey(entry("unit.repairs", { to: 9 })), null);
});

test("regained stability is shown as a sum, as far as the line has it", () => {
  const line = entry("unit.steadies_itself", { was: 3, gained: 5, to: 8 });
  assert.equal(rollTextKey(line), "unit.steadies_itself.sum");
  assert.equal(rollTextKey(entry("unit.stabilised", { was: 10, gained: 5, to: 12 })), "unit.stabilised.full");
  const older = entry("unit.stabilised", { score: 5, extra: 0, to: 12 });
  assert.equal(rollTextKey(older), null);
});
