import assert from "node:assert/strict";
import { test } from "node:test";
import { arrivalsFor, arrivalsOfWave, damagedCells, isHandlerAnswer, notices, notificationsFor } from "../../static/js/features/log/notifications.js";

const entry = (code, unit, more = {}) => ({
  n: 1, version: 1, at: "", seat: "h", by: "Vera", kind: "fall", code, params: { unit: { unit, name: unit } }, data: null, ...more,
});

test("events of own units are notified; own actions only when something was hit", () => {
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

test("how a fall ended is notified to everybody, also to who resolved it", () => {
  const entries = [entry("unit.fall_landed", "fox"), entry("unit.impact", "fox"), entry("unit.staggered", "fox")];
  assert.deepEqual(notificationsFor(entries, "h", []), entries.slice(0, 2));
  assert.deepEqual(notificationsFor(entries, "b", ["dog"]), entries.slice(0, 2));
});

test("a destroyed unit is told to everybody and comes first, and a wave has a notice of its own", () => {
  const [falls, wave, lost] = [entry("unit.fall_landed", "fox"), entry("wave.entered"), entry("unit.destroyed", "fox")];
  assert.deepEqual(notificationsFor([falls, lost], "h", []), [falls, lost]);
  assert.deepEqual(notices([falls, wave, lost]), [[lost, falls], [wave]]);
  assert.deepEqual(notices([falls, wave, lost], true), [[lost, falls, wave]]);
  assert.deepEqual(notices([]), []);
  assert.deepEqual(notices([wave]), [[wave]]);
  const come = (/** @type {number} */ n, /** @type {string} */ code, /** @type {string} */ unit, version = 7) => ({ ...entry(code, unit), n, version, data: { from: null } });
  const [first, dog, second, elk, later] = [come(1, "wave.entered", ""), come(2, "unit.placed", "dog"), come(3, "wave.entered", ""), come(4, "unit.placed", "elk"), come(5, "unit.placed", "owl", 8)];
  assert.deepEqual([first, dog, second].map((each) => arrivalsOfWave([first, dog, second, elk, later], each)), [[dog], [], [elk]]);
});

test("the loss of an own unit is told also beside the attack's result", () => {
  const [result, lost, staggered] = [entry("attack.result", "dog"), entry("unit.destroyed", "fox"), entry("unit.staggered", "fox")];
  assert.deepEqual(notificationsFor([result, staggered, lost], "a", ["fox"]), [lost]);
  assert.deepEqual(notificationsFor([result, staggered, lost], "b", ["elk"]), []);
});

test("what zones and fires do is notified, and what became of an objective", () => {
  const entries = [
    entry("unit.harmed_in_zone", "dog"),
    entry("unit.burns", "fox", { seat: "a" }),
    entry("unit.burns", "dog", { seat: "a" }),
    entry("mission.objective_result", undefined, { params: {} }),
  ];
  assert.deepEqual(notificationsFor(entries, "a", ["fox"]), [entries[0], entries[1], entries[3]]);
  assert.deepEqual(notificationsFor(entries, "h", []), entries.slice(0, 1));
});

test("a roll is not notified beside its result over the map, but its standing up is", () => {
  const entries = [
    entry("unit.steadies", "fox", { seat: "a" }),
    entry("unit.stabilised", "fox", { seat: "a" }),
    entry("unit.stays_hot", "fox"),
    entry("unit.steadies", "dog", { seat: "b" }),
    entry("unit.cools", "fox", { seat: "a" }),
  ];
  assert.deepEqual(notificationsFor(entries, "a", ["fox"]), entries.slice(0, 1));
});

test("units that others bring into sight are arrivals", () => {
  const entries = [entry("unit.added", "dog"), entry("unit.shown", "cat"), entry("unit.added", "fox", { seat: "a" }), entry("unit.moved", "dog")];
  assert.deepEqual(arrivalsFor(entries, "a"), entries.slice(0, 2));
});

test("a unit that comes onto the map is an arrival, one that is moved by hand is not", () => {
  const entries = [entry("unit.placed", "dog", { data: { from: null } }), entry("unit.placed", "cat", { data: { from: { q: 1, r: 1, level: 0 } } }), entry("unit.placed", "fox", { data: null })];
  assert.deepEqual(arrivalsFor(entries, "a"), entries.slice(0, 1));
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

test("the Handler's changes of an own character, and gifts, are notified", () => {
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

test("a briefing and the begin of a mission are notified to everybody except the sender", () => {
  for (const code of ["mission.briefed", "mission.started"]) {
    const line = entry(code, undefined, { params: { mission: { mission: "m", name: "Relay" } } });
    assert.deepEqual(notificationsFor([line], "a", []), [line]);
    assert.deepEqual(notificationsFor([line], "h", []), []);
  }
});

test("a granted movement is notified once", () => {
  const [granted, placed] = [entry("action.granted", "fox"), entry("unit.placed", "fox")];
  assert.deepEqual(notificationsFor([granted, placed], "a", ["fox"]), [granted]);
  assert.deepEqual(notificationsFor([granted, { ...placed, version: 2 }], "a", ["fox"]).length, 2);
});

test("overruled values of a unit are notified to all readers of the line", () => {
  const back = entry("overruled.unit", "heron");
  assert.deepEqual(notificationsFor([back], "a", []), [back]);
  assert.deepEqual(notificationsFor([back], "h", []), []);
});

test("behind a dialog chat is notified, and the Handler's changes of an own unit", () => {
  const said = entry("said", undefined, { kind: "chat", params: { text: "Duck!" } });
  assert.deepEqual(notificationsFor([said], "a", [], [], true), [said]);
  assert.deepEqual(notificationsFor([said], "a", [], [], false), []);
  assert.deepEqual(notificationsFor([said], "h", [], [], true), []);
  const changed = entry("unit.updated", "lantern");
  assert.deepEqual(notificationsFor([changed], "a", ["lantern"]), [changed]);
});

test("a given unit is notified, and a denied request to its sender", () => {
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

test("a Handler is notified of a whisper to the Handlers, of who joins and of requests, their authors and pilots are not", () => {
  const whisper = entry("chat.to_handlers", undefined, { kind: "chat", seat: "a", params: { text: "may I?", names: [] } });
  const all = [whisper, ...["seat.joined", "build.asked", "character.planned"].map((code) => entry(code, undefined, { seat: "a" }))];
  assert.deepEqual(notificationsFor(all, "h", [], [], false, true), all);
  assert.deepEqual(notificationsFor(all, "a", []), []);
  assert.deepEqual(notificationsFor([{ ...whisper, seat: "h" }], "h", [], [], false, true), []);
});

test("a change of fog is notified to everybody but its author", () => {
  const entries = [entry("table.fog_own", undefined, { params: {} }), entry("table.fog_off", undefined, { params: {} }), entry("table.sight", undefined, { params: { n: 8 } })];
  assert.deepEqual(notificationsFor(entries, "a", []), entries.slice(0, 2));
  assert.deepEqual(notificationsFor(entries, "h", []), []);
});

test("pilots are told of the end of a conflict, of a payout and of their own pay", () => {
  const pay = (/** @type {string} */ character) => entry("mission.pay", undefined, { params: { character: { character } } });
  const entries = [entry("conflict.ended", undefined, { params: {} }), entry("mission.paid", undefined, { params: {} }), pay("mine"), pay("other")];
  assert.deepEqual(notificationsFor(entries, "a", [], ["mine"]), entries.slice(0, 3));
  assert.deepEqual(notificationsFor(entries, "h", []), []);
});
