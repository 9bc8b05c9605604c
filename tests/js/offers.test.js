// Offers of dice systems: their addressee and their identity.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byRecipient, offerEntries, grouped, isFor, ownLines } from "../../static/js/features/dice-systems/offer-list.js";
import { keptFields } from "../../static/js/features/dice-systems/form-draft.js";
import { fieldsOf } from "../../static/js/features/dice-systems/schema.js";

/** @param {any} given */
const offer = (given) => ({ action: "check", who: "p1", code: "check", params: {}, pending: false, previews: [], form: { properties: {} }, ...given });
/** @param {any[]} offers */
const system = (...offers) => ({ name: "q", title: "Q", facts: [], data: {}, offers: offers.map(offer) });
const ANN = { seat: "p1", role: "pilot" };
const HANDLER = { seat: "h1", role: "handler" };

test("an offer is for a seat, any pilot or the Handler, never for spectators", () => {
  assert.deepEqual(["p1", "p2", "pilots", "handler"].map((who) => isFor(who, ANN)), [true, false, true, false]);
  assert.deepEqual(["p1", "pilots", "handler", "h1"].map((who) => isFor(who, HANDLER)), [false, false, true, true]);
  assert.equal(isFor("pilots", { seat: "w1", role: "spectator" }), false);
  assert.equal(isFor("pilots", null), false);
});

test("the Handler may act for everybody, a pilot for nobody else", () => {
  const systems = [system({ who: "p1" }, { who: "p2" }, { who: "handler" })];
  assert.deepEqual(offerEntries(systems, ANN).map(({ mine, may }) => [mine, may]), [[true, true], [false, false], [false, false]]);
  assert.deepEqual(offerEntries(systems, HANDLER).map(({ mine, may }) => [mine, may]), [[false, true], [false, true], [true, true]]);
});

test("a step is recognised by its fixed values", () => {
  const first = { form: { properties: { id: { const: "a" }, n: { type: "integer" } } } };
  const changed = { form: { properties: { id: { const: "a" }, n: { type: "integer", default: 4 } } }, pending: true, params: { left: 3 } };
  const other = { form: { properties: { id: { const: "b" }, n: { type: "integer" } } } };
  const key = (/** @type {any} */ given) => offerEntries([system(given)], ANN)[0].key;
  assert.equal(key(first), key(changed));
  assert.notEqual(key(first), key(other));
  const [one, two] = offerEntries([system(first, first)], ANN);
  assert.notEqual(one.key, two.key);
});

test("offers to others are one group, own ones have headings, and none is lost", () => {
  const entries = offerEntries([system({ who: "p2" }, { who: "p3" }, { who: "p2", action: "edit" })], HANDLER);
  assert.deepEqual(byRecipient(entries).map(({ who, entries: list }) => [who, list.length]), [["p2", 2], ["p3", 1]]);
  const groups = grouped(entries, [{ title: "Sheets", actions: ["edit", "raise"], folded: true }, { title: "Empty", actions: ["none"] }]);
  assert.deepEqual(groups.map(({ title, folded, entries: list }) => [title, folded, list.length]), [["Sheets", true, 1], ["", false, 2]]);
});

test("only the chosen person of a form is remembered, and no fixed value", () => {
  const person = { title: "Who", oneOf: [{ const: "a", title: "Ann" }, { const: "b", title: "Ben" }] };
  const form = { properties: { person, value: { type: "integer" } }, required: ["person", "value"] };
  const sent = { person: "b", value: 3 };
  assert.deepEqual(keptFields(fieldsOf(form), sent), { person: "b" });
  assert.deepEqual(keptFields(fieldsOf({ properties: { person: { const: "b" } }, required: ["person"] }), sent), {});
});

test("the result of a step is the seat's first change after it in that system", () => {
  const line = (/** @type {number} */ n, /** @type {number} */ version, seat = "p1", code = "q.set") => ({ n, version, seat, code });
  const lines = /** @type {any[]} */ ([line(1, 1), line(2, 2, "p2"), line(3, 3, "p1", "moved"), line(4, 4), line(5, 4), line(6, 5)]);
  assert.deepEqual(ownLines(lines, { system: "q", since: 1 }, "p1").map((each) => each.n), [4, 5]);
  assert.deepEqual(ownLines(lines, { system: "q", since: 6 }, "p1"), []);
});
