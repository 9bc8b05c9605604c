// Whether the running mission waits only for its payout.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isFought } from "../../static/js/features/missions/running.js";

test("a mission is fought once a conflict has ended since it began, not by one of an earlier mission", () => {
  const line = (/** @type {string} */ code, /** @type {number} */ n) => /** @type {any} */ ({ n, code });
  const earlier = [line("mission.started", 1), line("conflict.ended", 2), line("mission.started", 3)];
  assert.equal(isFought(earlier, new Set()), false);
  assert.equal(isFought([...earlier, line("conflict.ended", 4)], new Set()), true);
  assert.equal(isFought([...earlier, line("conflict.ended", 4)], new Set([4])), false);
  assert.equal(isFought([line("conflict.ended", 1)], new Set()), true, "the mission of a table may have begun before its log");
});
