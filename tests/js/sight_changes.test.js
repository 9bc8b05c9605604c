// Who came into sight and who went out of it, from one view to the next.
import assert from "node:assert/strict";
import test from "node:test";

import { sightChanges } from "../../static/js/features/fog/sight-changes.js";

const unit = (id, at = { q: 0, r: 0, level: 0 }) => /** @type {any} */ ({ id, name: id, at });
const view = (scene, ...units) => ({ scene, units: Object.fromEntries(units.map((each) => [each.id, each])) });
const ids = ({ came, went }) => [came.map((each) => each.id), went.map((each) => each.id)];

test("who is new on the map came, who is known no more went", () => {
  const before = view("s1", unit("a"), unit("b"));
  assert.deepEqual(ids(sightChanges(before, view("s1", unit("a"), unit("c")))), [["c"], ["b"]]);
  assert.deepEqual(ids(sightChanges(before, before)), [[], []]);
});

test("who is taken off the map has not gone out of sight; who is put on it came", () => {
  const on = view("s1", unit("a"));
  const off = view("s1", unit("a", null));
  assert.deepEqual(ids(sightChanges(on, off)), [[], []]);
  assert.deepEqual(ids(sightChanges(off, on)), [["a"], []]);
});

test("a table just opened and another scene bring nobody", () => {
  assert.deepEqual(ids(sightChanges(null, view("s1", unit("a")))), [[], []]);
  assert.deepEqual(ids(sightChanges(view("s1", unit("a")), view("s2", unit("b")))), [[], []]);
});
