// The log scrolls to what its reader has written or taken back; see features/log/own-lines.js.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newestIsOwn } from "../../static/js/features/log/own-lines.js";

/** @typedef {import("../../static/js/core/store.js").Entry} Entry */

/** @param {number} version @param {string} kind @param {string|null} seat */
const line = (version, kind, seat) => /** @type {Entry} */ (/** @type {unknown} */ ({ n: version, version, kind, seat }));

test("the own message or undo is found among the lines of the newest change", () => {
  const before = line(1, "chat", "me");
  assert.equal(newestIsOwn([], "me"), false);
  assert.equal(newestIsOwn([before], "me"), true);
  assert.equal(newestIsOwn([before, line(2, "move", "me")], "me"), false);
  assert.equal(newestIsOwn([before, line(2, "chat", "you")], "me"), false);
  assert.equal(newestIsOwn([before, line(2, "undo", "me"), line(2, "system", null)], "me"), true);
});

test("older lines are not looked at", () => {
  let looks = 0;
  const old = Array.from({ length: 1000 }, (_, i) => new Proxy(line(i + 1, "move", "you"), {
    get: (entry, name) => {
      looks += 1;
      return Reflect.get(entry, name);
    },
  }));
  assert.equal(newestIsOwn([...old, line(1001, "move", "you")], "me"), false);
  assert.ok(looks <= 1, `${looks} looks at old lines`);
});
