// What rolls of a unit's own actions came to, in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionRollResult, regainParams, regainTextKey } from "../../static/js/features/fight/roll-results.js";

/** @param {string} code @param {any} [params] */
const entry = (code, params = {}) => /** @type {any} */ ({ code, params });

test("a roll of an own action is told with how good it is; other lines are not", () => {
  assert.deepEqual(actionRollResult(entry("reaction.late")), { word: "own.late", tone: "miss" });
  assert.equal(actionRollResult(entry("unit.bulk", { score: 5 }))?.word, "own.bulk");
  assert.equal(actionRollResult(entry("unit.bulk", { score: 4 }))?.tone, "miss");
  assert.equal(actionRollResult(entry("attack.result")), null);
});

test("stability regained is told as a sum, as far as the line knows it", () => {
  const line = entry("unit.steadies_itself", { was: 3, score: 4, extra: 1, to: 8 });
  assert.equal(regainTextKey(line), "unit.steadies_itself.sum");
  assert.deepEqual(regainParams(line), { gained: 5 });
  assert.equal(regainTextKey(entry("unit.stabilised", { was: 10, score: 5, extra: 0, to: 12 })), "unit.stabilised.full");
  const older = entry("unit.stabilised", { score: 5, extra: 0, to: 12 });
  assert.equal(regainTextKey(older), null);
  assert.deepEqual(regainParams(older), {});
});
