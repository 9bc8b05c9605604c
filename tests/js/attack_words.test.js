// Texts for lines and rolls of attacks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { testResultText } from "../../static/js/features/fight/test-result.js";
import { catalogue } from "../../static/js/text/catalogue.js";
import { createMessages } from "../../static/js/text/messages.js";
import { attackParams, attackRollParts, attackTextKey, distanceText, outcomeKey } from "../../static/js/text/attack-words.js";
import { rollData } from "../../static/js/text/roll-results.js";

/** @param {number} total @param {any} [more] */
const rolled = (total, more = {}) => ({ sides: 6, face: total, counts: total, ace: false, plus: 0, parts: [], total, ...more });
/** @param {any} more */
const dealt = (more) => ({ base: rolled(4), direct: null, shock: 0, guarded: 0, raised: 0, bonus: 0, firm: 0, total: 4, ...more });
/** @param {any[]} targets */
const damage = (...targets) => /** @type {any} */ ({ code: "attack.damage", params: { score: 4 }, data: { stage: "damage", dice: [], targets } });
const { word } = createMessages(catalogue);

test("the result of a test names its effect on the attack", () => {
  assert.equal(word(outcomeKey("target", "critical", word)), "direct hit");
  assert.deepEqual(["hit", "miss", "fumble"].map((each) => word(outcomeKey("dodge", each, word))), ["dodged", "hit", "direct hit"]);
  assert.equal(outcomeKey(undefined, "critical", word), "critical");
});

test("a dodge is told by whether it worked", () => {
  /** @param {number} total @param {"miss"|"hit"|"direct"} result @param {any} [more] */
  const told = (total, result, more = {}) => testResultText({ table: "reactive", evades: true, ...more }, { test: { total }, mark: 5, result });
  assert.equal(told(7, "miss"), "dodged: 7 against 5");
  assert.equal(told(5, "hit"), "dodge failed: 5 against 5, a tie hits");
  assert.equal(told(2, "direct"), "dodge failed: 2 against 5");
  assert.equal(told(0, "direct", { evades: false }), "no dodge");
  assert.equal(told(5, "hit", { table: "proactive" }), "5 against 5");
});

test("the test of a reaction is told by whether it is in time", () => {
  const { stage } = rollData(/** @type {any} */ ({ code: "reaction.in_time", data: { dice: [], outcome: "hit" } }));
  const words = ["fumble", "miss", "hit", "critical"].map((each) => word(outcomeKey(stage, each, word)));
  assert.deepEqual(words, ["far too late", "too late", "in time", "in good time"]);
});

test("damage is the total, and its parts add up to it", () => {
  const parts = [{ source: "multifire", name: "Multifire I", value: 2, grades: 0 }];
  const whole = dealt({ base: rolled(8, { face: 3, counts: 4, ace: true, parts }), direct: rolled(6), shock: 2, guarded: 1, bonus: 4, total: 19 });
  const entry = damage({ id: "u", dealt: whole });
  assert.equal(attackTextKey(entry), "attack.damage.whole");
  assert.equal(attackParams(entry, word).damage, "19");
  assert.deepEqual(attackRollParts(entry.data), {
    total: 19,
    parts: [
      { name: "at least", modifier: 1 },
      { name: "Multifire I", modifier: 2 },
      { name: "Shockwave", modifier: 2 },
      { name: "plating", modifier: -1 },
      { name: "energy left", modifier: 4 },
    ],
  });
});

test("targets may have different damage, and old lines have only dice", () => {
  assert.equal(attackParams(damage({ dealt: dealt({ total: 0 }) }, { dealt: dealt({ total: 8 }) }), word).damage, "0 to 8");
  assert.equal(attackParams(damage({ dealt: dealt({}) }, {}), word).damage, "4");
  assert.equal(attackTextKey(damage({ damage: rolled(4) })), null);
  assert.equal(attackRollParts(damage({}, {}).data), null);
});

test("damage is never below 0", () => {
  const low = dealt({ base: rolled(-1, { face: 2, counts: 2, parts: [{ source: "handler", name: "Handler", value: -3, grades: 0 }] }), total: 0 });
  assert.deepEqual(attackRollParts(damage({ dealt: low }).data)?.parts.at(-1), { name: "never below 0", modifier: 1 });
});

test("a result names only losses", () => {
  const result = (/** @type {number} */ lost, /** @type {number} */ shaken) =>
    attackTextKey(/** @type {any} */ ({ code: "attack.result", params: { lost, shaken } }));
  assert.deepEqual([result(0, 0), result(3, 0), result(0, 2), result(3, 2)], ["attack.result.nothing", "attack.result.integrity", "attack.result.stability", null]);
});

test("changes of the Handler are named", () => {
  const entry = /** @type {any} */ ({ code: "attack.adjusted", params: {}, data: { set: { damage: 15, mark: -2, outcome: "direct" } } });
  assert.deepEqual(attackParams(entry, word).changes, ["damage +15", "against −2", "outcome direct hit"]);
});

test("the distance of a target includes its difference in height", () => {
  assert.equal(distanceText({ distance: 7, beyond: 0 }, 0), "range 7");
  assert.equal(distanceText({ distance: 10, beyond: 0 }, 4), "range 10 (6 hexes + 4 up)");
  assert.equal(distanceText({ distance: 10, beyond: 2 }, -1), "range 10 (9 hexes + 1 down), 2 hexes beyond its range");
});
