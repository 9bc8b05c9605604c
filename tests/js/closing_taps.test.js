// Taps that are meant for something that has just closed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { takeClosingTap, somethingClosed } from "../../static/js/core/closing-taps.js";

test("a tap where something has just closed is not for the map", () => {
  somethingClosed({ left: 10, top: 20, right: 110, bottom: 60 }, 1000);
  assert.equal(takeClosingTap({ x: 50, y: 70 }, 1300), false);
  assert.equal(takeClosingTap({ x: 50, y: 40 }, 1300), true);
  // one tap alone
  assert.equal(takeClosingTap({ x: 50, y: 40 }, 1300), false);
  somethingClosed({ left: 10, top: 20, right: 110, bottom: 60 }, 1000);
  assert.equal(takeClosingTap({ x: 50, y: 40 }, 2000), false);
});
