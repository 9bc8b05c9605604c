// Lines of the log that only set the table up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setsUp } from "../../static/js/features/log/filter.js";

/** @param {string} code @param {string} kind */
const line = (code, kind) => /** @type {any} */ ({ code, kind, params: {}, data: null });

test("what sets the table up is told from the game", () => {
  for (const code of ["character.raised", "seat.joined", "unit.added", "unit.fitted", "build.saved", "table.options"]) {
    assert.ok(setsUp(line(code, "system")), code);
  }
  assert.ok(setsUp(line("mission.added", "mission")));
  for (const [code, kind] of [["unit.moved", "move"], ["attack.result", "attack"], ["mission.pay", "mission"], ["chat.said", "chat"], ["unit.destroyed", "system"], ["character.frame_replaced", "system"], ["character.edited_credits", "overrule"], ["undone", "undo"]]) {
    assert.ok(!setsUp(line(code, kind)), code);
  }
});
