// Shortened names on the map, and rounded odds that add up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shortenName } from "../../static/js/board/sprites.js";
import { percents } from "../../static/js/features/dice/percent.js";

test("a long name on the map ends in dots, a short one stays", () => {
  assert.equal(shortenName("Lantern"), "Lantern");
  assert.equal(shortenName("123456789012345678"), "123456789012345678");
  assert.equal(shortenName("The Honourable Company of Heron"), "The Honourable Co…");
  assert.ok([...shortenName("🦀".repeat(60))].length <= 18);
});

/** @param {Record<string, number>} parts */
const odds = (parts) => Object.fromEntries(Object.entries(parts).map(([name, p]) => [name, { p, exact: "" }]));

test("the odds of a test add up to 100 %, and equal ones have the same text", () => {
  assert.deepEqual(percents(odds({ fumble: 1 / 6, miss: 1 / 6, hit: 4 / 6 })), { fumble: "17 %", miss: "17 %", hit: "67 %" });
  assert.deepEqual(percents(odds({ a: 0.125, b: 0.375, c: 0.5 })), { a: "12 %", b: "38 %", c: "50 %" });
  assert.deepEqual(percents(odds({ a: 1 / 3, b: 1 / 3, c: 1 / 3 })), { a: "33 %", b: "33 %", c: "33 %" });
  assert.deepEqual(percents(odds({ miss: 4 / 6, hit: 1 / 6, critical: 1 / 6 })), { miss: "67 %", hit: "17 %", critical: "17 %" });
  assert.deepEqual(percents(odds({ a: 0.125, b: 0.125, c: 0.75 })), { a: "12.5 %", b: "12.5 %", c: "75 %" });
  assert.deepEqual(percents(odds({ a: 0.375, b: 0.25, c: 0.375 })), { a: "37.5 %", b: "25 %", c: "37.5 %" });
  assert.deepEqual(percents(odds(Object.fromEntries([..."abcdefgh"].map((name) => [name, 1 / 8])))).h, "12.5 %");
  assert.deepEqual(percents(odds({ a: 0.253, b: 0.253, c: 0.494 })), { a: "25 %", b: "25 %", c: "50 %" });
  assert.deepEqual(percents(odds({ a: 0.004, b: 0.5, c: 0.496 })), { a: "<1 %", b: "50 %", c: "49 %" });
  assert.deepEqual(percents(odds({ a: 0, b: 1 })), { a: "0 %", b: "100 %" });
});
