// How long notices stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dismissLines, dismissRefusals, toast, toasts } from "../../static/js/core/notices.js";

const texts = () => toasts.value.map(({ text }) => text);

test("a notice that must be read stands until it is closed or read", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  toast("note", "Briefing", undefined, undefined, "read", [7]);
  toast("note", "One", undefined, undefined, false, [8]);
  toast("note", "Two", undefined, undefined, false, [9]);
  context.mock.timers.tick(60_000);
  dismissRefusals();
  assert.deepEqual(texts(), ["Briefing"]);
  dismissLines(new Set([7]));
  assert.deepEqual(texts(), []);
});
