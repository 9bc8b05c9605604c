// Bars of a forecast: one per total, or several totals per bar.

import assert from "node:assert/strict";
import { test } from "node:test";
import { histogramBars } from "../../static/js/features/dice/roll-histogram.js";

/** @param {number[]} chances by total from 1 @param {any} [more] */
function found(chances, more = {}) {
  const totals = Object.fromEntries(chances.map((p, i) => [String(i + 1), { p, exact: `${p}` }]));
  const none = { p: 0, exact: "0" };
  return { notation: "", comment: "", min: 1, max: 9, average: none, totals, below: none, above: none, ...more };
}

test("a bar for each total, with the chance of it or more", () => {
  const shown = histogramBars(found([0.25, 0.5, 0.25]));
  assert.deepEqual(shown.map((bar) => [bar.from, bar.to, bar.p, bar.part, bar.more, bar.exact]), [
    [1, 1, 0.25, 0.5, 1, "0.25"],
    [2, 2, 0.5, 1, 0.75, "0.5"],
    [3, 3, 0.25, 0.5, 0.25, "0.25"],
  ]);
});

test('totals below the first bar do not count for "or more"', () => {
  const [first] = histogramBars(found([0.5], { below: { p: 0.25, exact: "1/4" }, above: { p: 0.25, exact: "1/4" } }));
  assert.equal(first.more, 0.75);
});

test("many totals share bars, and a short last bar is not lower", () => {
  const shown = histogramBars(found(Array(121).fill(1 / 121)));
  assert.equal(shown.length, 41);
  assert.deepEqual([shown[0].from, shown[0].to, shown[0].exact], [1, 3, null]);
  assert.deepEqual([shown[40].from, shown[40].to], [121, 121]);
  assert.ok(shown.every((bar) => Math.abs(bar.part - 1) < 1e-9));
  assert.ok(Math.abs(shown.reduce((sum, bar) => sum + bar.p, 0) - 1) < 1e-9);
});

test("totals below zero come first", () => {
  const none = { p: 0, exact: "0" };
  const totals = { 0: { p: 0.5, exact: "1/2" }, "-1": { p: 0.5, exact: "1/2" } };
  assert.deepEqual(histogramBars(found([], { totals, below: none })).map((bar) => bar.from), [-1, 0]);
});

test("no odds, no bars", () => {
  assert.deepEqual(histogramBars(found([], { totals: null })), []);
});
