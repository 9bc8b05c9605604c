import assert from "node:assert/strict";
import { test } from "node:test";
import { newsOf } from "../../static/js/panels/news.js";

const entry = (code, unit, more = {}) => ({
  n: 1, version: 1, at: "", seat: "h", by: "Vera", kind: "fall", code, params: { unit: { unit, name: unit } }, data: null, ...more,
});

test("what happens to one's own units is news, what one did oneself is not", () => {
  const entries = [
    entry("unit.staggered", "fox"),
    entry("unit.staggered", "dog"),
    entry("unit.moved", "fox"),
    entry("unit.placed", "fox", { seat: "a" }),
    entry("prop.destroyed", undefined, { params: { prop: "p" } }),
    entry("prop.destroyed", undefined, { params: { prop: "p" }, seat: "a" }),
    entry("undone", undefined, { kind: "undo", seat: "a" }),
  ];
  const told = newsOf(entries, "a", ["fox"]);
  assert.deepEqual(told, [entries[0], entries[4], entries[6]]);
});
