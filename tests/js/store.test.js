// The patch reducer: changes, shared parts, and errors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch, emptySession, Gap, KEPT_ENTRIES, reduce, withOlderEntries } from "../../static/js/core/store.js";

const view = () => ({
  scene: { units: { a: { at: { q: 1, r: 2, level: 0 }, steps: 4 }, b: { steps: 2 } }, props: {} },
  seats: { h: { name: "Vera" } },
});

/** A session that has greeted and holds a view at seq 5. */
function seated() {
  const you = { seat: "h", role: "handler", name: "Vera", group: "handler" };
  const greeted = reduce(emptySession(), { t: "hello", you, epoch: "e1", seq: 5 });
  return reduce(greeted, { t: "view", epoch: "e1", seq: 5, view: view(), entries: [line(1), line(2)] });
}

/** @param {number} n */
function line(n) {
  return { n, version: n, at: "", seat: null, by: "", kind: "system", code: "x", params: {}, data: null };
}

test("set replaces a value and shares everything beside its path", () => {
  const before = view();
  const after = applyPatch(before, [["set", ["scene", "units", "a", "steps"], 3]]);
  assert.equal(after.scene.units.a.steps, 3);
  assert.equal(before.scene.units.a.steps, 4);
  assert.equal(after.seats, before.seats);
  assert.equal(after.scene.units.b, before.scene.units.b);
  assert.equal(after.scene.props, before.scene.props);
  assert.equal(after.scene.units.a.at, before.scene.units.a.at);
  assert.notEqual(after.scene.units, before.scene.units);
});

test("set adds a key, del removes one", () => {
  const after = applyPatch(view(), [
    ["set", ["scene", "units", "c"], { steps: 1 }],
    ["del", ["scene", "units", "b"]],
  ]);
  assert.deepEqual(Object.keys(after.scene.units), ["a", "c"]);
});

test("del of the last key of an object leaves it empty, not absent", () => {
  const after = applyPatch(view(), [["del", ["seats", "h"]]]);
  assert.deepEqual(after.seats, {});
});

test("an empty path replaces the whole view", () => {
  assert.deepEqual(applyPatch(view(), [["set", [], { new: true }]]), { new: true });
});

test("a path through nothing and an unknown operation are errors", () => {
  assert.throws(() => applyPatch(view(), [["set", ["scene", "gone", "deeper", "x"], 1]]), /leads through/);
  assert.throws(() => applyPatch(view(), /** @type {any} */ ([["move", ["scene"], 1]])), /unknown operation/);
});

test("a path through Object.prototype is an error", () => {
  assert.throws(() => applyPatch(view(), [["set", ["__proto__", "x"], 1]]));
  assert.equal(/** @type {any} */ ({}).x, undefined);
});

test("a change moves seq, patches the view and adds the lines", () => {
  const after = reduce(seated(), {
    t: "change",
    seq: 6,
    patch: [["set", ["scene", "units", "a", "steps"], 0]],
    entries: [line(3)],
  });
  assert.equal(after.seq, 6);
  assert.equal(after.view?.scene.units.a.steps, 0);
  assert.deepEqual(after.entries.map((e) => e.n), [1, 2, 3]);
});

test("a change that was seen before is dropped", () => {
  const session = seated();
  assert.equal(reduce(session, { t: "change", seq: 5, patch: [["del", ["scene"]]] }), session);
});

test("a gap, and a change before the view, are errors", () => {
  assert.throws(() => reduce(seated(), { t: "change", seq: 7, patch: [] }), Gap);
  assert.throws(() => reduce(emptySession(), { t: "change", seq: 1, patch: [] }), Gap);
});

test("existing lines are not added twice", () => {
  const after = reduce(seated(), { t: "change", seq: 6, patch: [], entries: [line(2), line(3)] });
  assert.deepEqual(after.entries.map((e) => e.n), [1, 2, 3]);
});

test("the log keeps its newest lines only", () => {
  let session = seated();
  const many = Array.from({ length: KEPT_ENTRIES + 5 }, (_, i) => line(i + 3));
  session = reduce(session, { t: "change", seq: 6, patch: [], entries: many });
  assert.equal(session.entries.length, KEPT_ENTRIES);
  assert.equal(session.entries.at(-1)?.n, KEPT_ENTRIES + 7);
});

test("older lines are added in front, without repetitions", () => {
  const session = { ...seated(), entries: [line(5), line(6)] };
  assert.deepEqual(withOlderEntries(session, [line(4), line(5)]).entries.map((e) => e.n), [4, 5, 6]);
  assert.equal(withOlderEntries(session, [line(6)]), session);
});

test("presence replaces the online seats and does not change seq", () => {
  const after = reduce(seated(), { t: "presence", online: ["h", "p"] });
  assert.deepEqual(after.online, ["h", "p"]);
  assert.equal(after.seq, 5);
});
