// Units that came into sight or went out of sight between two views.
import assert from "node:assert/strict";
import test from "node:test";

import { sightChanges } from "../../static/js/features/fog/sight-changes.js";

const unit = (id, at = { q: 0, r: 0, level: 0 }) => /** @type {any} */ ({ id, name: id, at });
const view = (scene, ...units) => ({ scene, units: Object.fromEntries(units.map((each) => [each.id, each])) });
const ids = ({ came, went }) => [came.map((each) => each.id), went.map((each) => each.id)];

test("a new unit on the map came into sight, an unknown one went out of sight", () => {
  const before = view("s1", unit("a"), unit("b"));
  assert.deepEqual(ids(sightChanges(before, view("s1", unit("a"), unit("c")))), [["c"], ["b"]]);
  assert.deepEqual(ids(sightChanges(before, before)), [[], []]);
});

test("a unit taken off the map did not go out of sight; a placed one came into sight", () => {
  const on = view("s1", unit("a"));
  const off = view("s1", unit("a", null));
  assert.deepEqual(ids(sightChanges(on, off)), [[], []]);
  assert.deepEqual(ids(sightChanges(off, on)), [["a"], []]);
});

test("opening a table or another scene counts no unit", () => {
  assert.deepEqual(ids(sightChanges(null, view("s1", unit("a")))), [[], []]);
  assert.deepEqual(ids(sightChanges(view("s1", unit("a")), view("s2", unit("b")))), [[], []]);
});
