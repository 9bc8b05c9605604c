import assert from "node:assert/strict";
import { test } from "node:test";
import { damagedCells, isHandlerAnswer, notificationsFor } from "../../static/js/features/log/notifications.js";

const entry = (code, unit, more = {}) => ({
  n: 1, version: 1, at: "", seat: "h", by: "Vera", kind: "fall", code, params: { unit: { unit, name: unit } }, data: null, ...more,
});

test("what happens to one's own units is news, what one did oneself is only where something was hit", () => {
  const entries = [
    entry("unit.staggered", "fox"),
    entry("unit.staggered", "dog"),
    entry("unit.moved", "fox"),
    entry("unit.placed", "fox", { seat: "a" }),
    entry("prop.destroyed", undefined, { params: { prop: "p" } }),
    entry("prop.destroyed", undefined, { params: { prop: "p" }, seat: "a" }),
    entry("undone", undefined, { kind: "undo", seat: "a" }),
  ];
  const told = notificationsFor(entries, "a", ["fox"]);
  assert.deepEqual(told, [entries[0], entries[4], entries[5], entries[6]]);
});

test("a roll of one's own unit is no news beside its result over the map; that it stands again is", () => {
  const entries = [
    entry("unit.steadies", "fox", { seat: "a" }),
    entry("unit.stabilised", "fox", { seat: "a" }),
    entry("unit.stays_hot", "fox"),
    entry("unit.steadies", "dog", { seat: "b" }),
    entry("unit.cools", "fox", { seat: "a" }),
  ];
  assert.deepEqual(notificationsFor(entries, "a", ["fox"]), entries.slice(0, 1));
});

test("the map shows where something was hit", () => {
  const cell = { q: 3, r: 4 };
  const entries = [
    entry("prop.unharmed", undefined, { params: { prop: "p" }, data: { cell } }),
    entry("prop.added", undefined, { params: { prop: "p" }, data: { cell: { q: 0, r: 0 } } }),
    entry("prop.destroyed", undefined, { params: { prop: "p" } }),
  ];
  assert.deepEqual(damagedCells(entries), [cell]);
});

test("what the Handler does to one's own character is news, and a gift to it", () => {
  const about = (code, params) => entry(code, undefined, { params });
  const entries = [
    about("character.declined_why", { character: { character: "ilse" }, reason: "later" }),
    about("character.declined_why", { character: { character: "jun" }, reason: "later" }),
    about("credits.given", { from: { character: "jun" }, to: { character: "ilse" } }),
    about("credits.given", { from: { character: "ilse" }, to: { character: "jun" } }),
    about("character.updated", { character: { character: "ilse" } }),
  ];
  assert.deepEqual(notificationsFor(entries, "a", [], ["ilse"]), [entries[0], entries[2]]);
});

test("a briefing is told to everybody but who gave it", () => {
  const briefed = entry("mission.briefed", undefined, { params: { mission: { mission: "m", name: "Relay" } } });
  assert.deepEqual(notificationsFor([briefed], "a", []), [briefed]);
  assert.deepEqual(notificationsFor([briefed], "h", []), []);
});

test("a movement that was asked for and granted is told once", () => {
  const [granted, placed] = [entry("action.granted", "fox"), entry("unit.placed", "fox")];
  assert.deepEqual(notificationsFor([granted, placed], "a", ["fox"]), [granted]);
  assert.deepEqual(notificationsFor([granted, { ...placed, version: 2 }], "a", ["fox"]).length, 2);
});

test("that the Handler sets a unit by hand is told to all whom the line reaches", () => {
  const back = entry("overruled.unit", "heron");
  assert.deepEqual(notificationsFor([back], "a", []), [back]);
  assert.deepEqual(notificationsFor([back], "h", []), []);
});

test("behind a dialog words are news, and what befalls one's unit by the Handler's hand", () => {
  const said = entry("said", undefined, { kind: "chat", params: { text: "Duck!" } });
  assert.deepEqual(notificationsFor([said], "a", [], [], true), [said]);
  assert.deepEqual(notificationsFor([said], "a", [], [], false), []);
  assert.deepEqual(notificationsFor([said], "h", [], [], true), []);
  const changed = entry("unit.updated", "lantern");
  assert.deepEqual(notificationsFor([changed], "a", ["lantern"]), [changed]);
});

test("a unit that one is given is news, and the no to who asked for one", () => {
  const params = (seat) => ({ params: { unit: { unit: "dog", name: "dog" }, pilot: "Ann", seat } });
  const entries = [
    entry("unit.given", "fox"),
    entry("unit.given_with", "dog"),
    entry("unit.not_given", "dog", params("a")),
    entry("unit.not_given_why", "dog", params("b")),
  ];
  assert.deepEqual(notificationsFor(entries, "a", ["fox"]), [entries[0], entries[2]]);
  assert.deepEqual(entries.map(isHandlerAnswer), [false, false, true, true]);
});
