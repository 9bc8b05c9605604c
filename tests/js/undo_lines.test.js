// Texts for undone steps and their authors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../static/js/text/catalogue.js";
import { createMessages } from "../../static/js/text/messages.js";
import { changeText, inPlaceKey, stepLines, undoneByOthers, undoneLinesOf } from "../../static/js/text/undo-lines.js";

const messages = createMessages(catalogue);
/** @type {import("../../static/js/text/messages.js").Naming} */
const NAMING = { orientation: "flat" };
const MAGPIE = { unit: "u1", name: "Magpie" };
const ROOK = { seat: "s1", name: "Rook" };

test("a change names the turn, the prop or the unit", () => {
  const said = (/** @type {any[]} */ ...change) => changeText(change, messages, NAMING);
  assert.equal(said(ROOK, MAGPIE, "turn.ended"), "Rook, end of Magpie's turn");
  assert.equal(said({ prop: "p1", name: "Gorge bridge" }, "prop.destroyed"), "destruction of Gorge bridge");
  assert.equal(said(ROOK, MAGPIE, "unit.moved"), "Rook, Magpie, move");
  assert.equal(said(ROOK, "turn.ended"), "Rook, end of the turn");
  assert.equal(said("terrain.changed"), "terrain");
  const namesake = { seat: "s2", name: "Magpie" };
  assert.equal(said(namesake, MAGPIE, "turn.ended"), "end of Magpie's turn");
  assert.equal(said(namesake, MAGPIE, "unit.moved"), "Magpie, move");
  assert.equal(said(ROOK, { unit: "u2", name: "{by}" }, "turn.started"), "Rook, start of {by}'s turn");
});

test("a turn ended by another person names that person", () => {
  const word = (/** @type {string|null} */ seat, /** @type {any} */ data, code = "turn.ended") => inPlaceKey({ code, seat, data });
  assert.equal(word("s1", null), null);
  assert.equal(word("handler", { in_place: true }), "turn.ended.for");
  assert.equal(word(null, { in_place: true }), null);
  assert.equal(word("handler", { set: {} }, "unit.updated"), null);
  const said = messages.phrase("turn.ended.for", { by: { name: "Handler" }, unit: MAGPIE }, NAMING);
  assert.equal(said, "Handler ends Magpie's turn");
});

const line = (/** @type {number} */ n, /** @type {string|null} */ seat, code = "unit.moved", /** @type {any} */ data = null) =>
  /** @type {any} */ ({ n, seat, code, data, kind: /^(un|re)done/.test(code) ? "undo" : "move", params: {} });

test("a step is named in the list by the turn, and by the units that it destroyed", () => {
  const named = (/** @type {string[]} */ ...codes) => stepLines(codes.map((code, i) => line(i, "a", code))).map(({ code }) => code);
  assert.deepEqual(named("condition.over", "turn.ended", "segment.begun"), ["turn.ended"]);
  assert.deepEqual(named("attack.mitigated", "attack.result", "unit.destroyed", "turn.ended"), ["turn.ended", "unit.destroyed"]);
  assert.deepEqual(named("attack.mitigated", "attack.result", "unit.destroyed"), ["attack.mitigated", "unit.destroyed"]);
  assert.deepEqual(named("unit.destroyed", "prop.destroyed"), ["unit.destroyed"]);
});

test("a person whose steps another one undid sees which ones, until they are redone or read", () => {
  const entries = [
    line(1, "h"),
    line(2, "a", "turn.ended"),
    line(3, null, "segment.begun"),
    line(4, "a", "turn.started"),
    line(5, "b", "chat.said"),
    line(6, "h", "undone.steps", { from: 1, to: 4, lines: [[1, 1], [2, 3], [4, 4]] }),
  ];
  const taken = (/** @type {string|undefined} */ seat, read = 0, list = entries) =>
    undoneByOthers(list, seat, read, undoneLinesOf(list)).map(({ n, lost }) => [n, lost.map((each) => each.n)]);
  assert.deepEqual(taken("a"), [[6, [2, 4]]]);
  assert.deepEqual(taken("a", 6), []);
  assert.deepEqual(taken("b"), []);
  assert.deepEqual(taken("h"), [], "what one took back oneself is no news");
  assert.deepEqual(taken(undefined), []);
  const again = [...entries, line(7, "h", "redone", { from: 1, to: 3, lines: [[1, 1], [2, 3]] })];
  assert.deepEqual(taken("a", 0, again), [[6, [4]]]);
  const ended = [line(1, "a", "condition.over"), line(2, "a", "turn.ended"), line(3, "h", "undone", { from: 1, to: 2 })];
  assert.deepEqual(taken("a", 0, ended), [[3, [2]]], "a step is named by the turn, not by what ran out with it");
  const own = [line(1, "a"), line(2, "a", "undone", { from: 1, to: 1 })];
  assert.deepEqual(taken("a", 0, own), []);
  const other = [line(1, "a"), line(2, "h", "undone", { from: 1, to: 1 }), { ...line(3, "h", "undone.ground"), kind: "system" }];
  assert.deepEqual(taken("a", 0, other), [[2, [1]]]);
});
