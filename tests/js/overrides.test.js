// Overruling of refusals by the Handler.

import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../static/js/text/catalogue.js";
import { createMessages } from "../../static/js/text/messages.js";
import { approvalRequest, overruleCommand } from "../../static/js/features/handler/overrides.js";

const { word } = createMessages(catalogue);
const LIFTING = {
  "terrain.set": { "would-bury": "carry" },
  "prop.add": { occupied: "carry" },
  "unit.fit": { "illegal-build": "force" },
};
const OVERRIDABLE = new Set(["turn.start", "action.grant", "unit.add", "unit.fit"]);

test("a rule is overruled by the same command", () => {
  const start = { type: "turn.start", unit: "u1" };
  assert.deepEqual(overruleCommand(start, "already-acted", word, OVERRIDABLE, LIFTING), {
    command: { ...start, overrule: true },
    rule: "has had its turn",
  });
});

test("a granted action can also be overruled", () => {
  const grant = { type: "action.grant", ask: "a1" };
  assert.equal(overruleCommand(grant, "no-turn", word, OVERRIDABLE, LIFTING)?.command.overrule, true);
});

test("refusals that are no rule, or were overruled already, cannot be overruled", () => {
  assert.equal(overruleCommand({ type: "turn.start", unit: "u1" }, "no-such-unit", word, OVERRIDABLE, LIFTING), null);
  assert.equal(overruleCommand({ type: "turn.start", unit: "u1", overrule: true }, "already-acted", word, OVERRIDABLE, LIFTING), null);
  assert.equal(overruleCommand({ type: "chat.say", text: "" }, "no-turn", word, OVERRIDABLE, LIFTING), null);
});

test("other commands have their own text for it", () => {
  const edit = { type: "terrain.set", cells: [] };
  assert.deepEqual(overruleCommand(edit, "would-bury", word, OVERRIDABLE, LIFTING)?.command, { ...edit, carry: true });
  assert.equal(overruleCommand({ ...edit, carry: true }, "would-bury", word, OVERRIDABLE, LIFTING), null);
  const prop = { type: "prop.add", q: 1, r: 1 };
  assert.deepEqual(overruleCommand(prop, "occupied", word, OVERRIDABLE, LIFTING)?.command, { ...prop, carry: true });
  assert.equal(overruleCommand({ type: "unit.add" }, "occupied", word, OVERRIDABLE, LIFTING)?.command.overrule, true);
  assert.equal(overruleCommand({ type: "unit.fit", unit: "u1" }, "illegal-build", word, OVERRIDABLE, LIFTING)?.command.force, true);
});

test("a pilot can request a refused action, unless requests are refused, too", () => {
  const move = { type: "unit.move", unit: "u1", path: [] };
  assert.deepEqual(approvalRequest(move, "too-steep", word, { q: 3, r: 3, label: "0405" }), {
    type: "action.ask",
    unit: "u1",
    text: "move to 0405 (too steep)",
    to: { q: 3, r: 3 },
  });
  assert.equal(approvalRequest({ type: "attack.declare", unit: "u1" }, "out-of-sight", word).text, "attack (out of sight)");
  const shot = { type: "attack.declare", unit: "u1", weapon: "rifle" };
  assert.equal(approvalRequest(shot, "out-of-sight", word, undefined, "Owl with its Rifle")?.text, "attack Owl with its Rifle (out of sight)");
  const aimed = { ...shot, at: { unit: "u2" }, prepare: 2, free: true };
  assert.deepEqual(approvalRequest(aimed, "out-of-sight", word)?.attack, { weapon: "rifle", at: { unit: "u2" }, prepare: 2 });
  assert.equal(approvalRequest(move, "no-turn", word, undefined, "", new Set(["no-turn"])), null);
  assert.equal(approvalRequest(move, "no-such-unit", word), null);
  assert.equal(approvalRequest({ type: "turn.start", unit: "u1" }, "already-acted", word), null);
});
