import assert from "node:assert/strict";
import { test } from "node:test";
import { leftOf, nextTick, timeText } from "../../static/js/features/round/timer-text.js";

const START = Date.parse("2026-01-01T00:00:00.000Z");
const timer = { label: "", seconds: 120, ends_at: "2026-01-01T00:02:00.000Z", left: 0 };
const paused = { ...timer, ends_at: null, left: 61_500 };

test("what is left comes from the end of a timer, or from its pause", () => {
  assert.equal(leftOf(timer, START), 120_000);
  assert.equal(leftOf(timer, START + 119_999), 1);
  assert.equal(leftOf(timer, START + 500_000), 0);
  assert.equal(leftOf(paused, START + 500_000), 61_500);
});

test("it is written in minutes and seconds", () => {
  const written = [0, 1, 1000, 1001, 61_500, 600_000, 3_599_001, 3_661_000].map(timeText);
  assert.deepEqual(written, ["0:00", "0:01", "0:01", "0:02", "1:02", "10:00", "1:00:00", "1:01:01"]);
});

test("the page looks again when the text changes, and never when it cannot", () => {
  assert.equal(nextTick(timer, START), 1000);
  assert.equal(nextTick(timer, START + 250), 750);
  assert.equal(nextTick(timer, START + 120_000), null);
  assert.equal(nextTick(paused, START), null);
});
