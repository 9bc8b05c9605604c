// Lines of the log that only set the table up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSetupLine } from "../../static/js/features/log/setup-lines.js";

/** @param {string} code @param {string} kind */
const line = (code, kind) => /** @type {any} */ ({ code, kind, params: {}, data: null });

test("lines about the table's setup are distinguished from the game", () => {
  for (const code of ["character.raised", "seat.joined", "unit.added", "unit.fitted", "build.saved", "table.options"]) {
    assert.ok(isSetupLine(line(code, "system")), code);
  }
  assert.ok(isSetupLine(line("mission.added", "mission")));
  for (const [code, kind] of [["unit.moved", "move"], ["attack.result", "attack"], ["mission.pay", "mission"], ["chat.said", "chat"], ["unit.destroyed", "system"], ["character.frame_replaced", "system"], ["character.edited_credits", "overrule"], ["undone", "undo"]]) {
    assert.ok(!isSetupLine(line(code, kind)), code);
  }
});
