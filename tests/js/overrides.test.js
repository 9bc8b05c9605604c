// The Handler's way past a refusal.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createMessages } from "../../static/js/text/messages.js";
import { approvalRequest, overruleCommand } from "../../static/js/features/handler/overrides.js";

const catalogue = JSON.parse(readFileSync(new URL("../../static/messages/en.json", import.meta.url), "utf-8"));
const { word } = createMessages(catalogue);

test("a rule that can be overruled is passed by the same command", () => {
  const start = { type: "turn.start", unit: "u1" };
  assert.deepEqual(overruleCommand(start, "already-acted", word), {
    command: { ...start, overrule: true },
    rule: "has had its turn",
  });
});

test("what was granted is carried out against a rule as well", () => {
  const grant = { type: "action.grant", ask: "a1" };
  assert.equal(overruleCommand(grant, "no-turn", word)?.command.overrule, true);
});

test("what is no rule, or was overruled already, has no way past", () => {
  assert.equal(overruleCommand({ type: "turn.start", unit: "u1" }, "no-such-unit", word), null);
  assert.equal(overruleCommand({ type: "turn.start", unit: "u1", overrule: true }, "already-acted", word), null);
  assert.equal(overruleCommand({ type: "chat.say", text: "" }, "no-turn", word), null);
});

test("other commands have words of their own for it", () => {
  const edit = { type: "terrain.set", cells: [] };
  assert.deepEqual(overruleCommand(edit, "would-bury", word)?.command, { ...edit, carry: true });
  assert.equal(overruleCommand({ ...edit, carry: true }, "would-bury", word), null);
  const prop = { type: "prop.add", q: 1, r: 1 };
  assert.deepEqual(overruleCommand(prop, "occupied", word)?.command, { ...prop, carry: true });
  assert.equal(overruleCommand({ type: "unit.add" }, "occupied", word)?.command.overrule, true);
  assert.equal(overruleCommand({ type: "unit.fit", unit: "u1" }, "illegal-build", word)?.command.force, true);
});

test("a pilot asks the Handler to be let, where the question itself is not barred", () => {
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
  assert.equal(approvalRequest(move, "no-turn", word), null);
  assert.equal(approvalRequest(move, "no-such-unit", word), null);
  assert.equal(approvalRequest({ type: "turn.start", unit: "u1" }, "already-acted", word), null);
});
