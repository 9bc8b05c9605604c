// What an undo takes back and who did what, in words.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createMessages } from "../../static/js/messages.js";
import { changeWords, doneFor } from "../../static/js/panels/changes.js";

const catalogue = JSON.parse(readFileSync(new URL("../../static/messages/en.json", import.meta.url), "utf8"));
const messages = createMessages(catalogue);
/** @type {import("../../static/js/messages.js").Naming} */
const NAMING = { orientation: "flat" };
const MAGPIE = { unit: "u1", name: "Magpie" };
const ROOK = { seat: "s1", name: "Rook" };

test("a change says whose turn, which prop, which unit", () => {
  const said = (/** @type {any[]} */ ...change) => changeWords(change, messages, NAMING);
  assert.equal(said(ROOK, MAGPIE, "turn.ended"), "Rook, end of Magpie's turn");
  assert.equal(said({ prop: "p1", name: "Gorge bridge" }, "prop.destroyed"), "destruction of Gorge bridge");
  assert.equal(said(ROOK, MAGPIE, "unit.moved"), "Rook, Magpie, move");
  assert.equal(said(ROOK, "turn.ended"), "Rook, end of the turn");
  assert.equal(said("terrain.changed"), "terrain");
  assert.equal(said(ROOK, { unit: "u2", name: "{by}" }, "turn.started"), "Rook, start of {by}'s turn");
});

test("a turn that somebody else ended is told with who did it", () => {
  const units = { u1: { controller: "s1" }, u2: { controller: null } };
  const word = (/** @type {string|null} */ seat, /** @type {string} */ unit, code = "turn.ended") => doneFor({ code, seat, params: { unit: { unit } } }, units);
  assert.equal(word("s1", "u1"), null);
  assert.equal(word("handler", "u1"), "turn.ended.for");
  assert.equal(word("handler", "u2"), null);
  assert.equal(word("handler", "u1", "unit.moved"), null);
  const said = messages.fill(messages.word("turn.ended.for"), { by: { name: "Handler" }, unit: MAGPIE }, NAMING);
  assert.equal(said, "Handler ends Magpie's turn");
});
