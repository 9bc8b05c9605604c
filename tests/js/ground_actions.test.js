// The keys of chosen ground: they mean the ground while its tool is held, and units otherwise.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allActions, actionForKey, registerActions, unavailableAction } from "../../static/js/core/actions.js";
import { GROUND_ACTIONS } from "../../static/js/features/map-editor/ground-actions.js";
import { ACTIONS } from "../../static/js/table/actions.js";

registerActions([...GROUND_ACTIONS, ...ACTIONS]);

/** Returns a context in which units are chosen and an area is aimed. */
function context(tool, { handler = true, inHistory = false } = {}) {
  /** @type {any[]} */ const done = [];
  const does = (...names) => Object.fromEntries(names.map((name) => [name, (/** @type {any} */ step) => done.push(step === undefined ? name : `${name} ${step}`)]));
  return /** @type {any} */ ({
    done,
    isHandler: () => handler,
    mayViewAs: () => false,
    mayAct: () => true,
    inHistory: () => inHistory,
    tool: () => tool,
    setTool: (/** @type {string} */ id) => done.push(id),
    ground: () => does("chooseAll", "copy", "cut", "duplicate", "remove", "paste", "turn", "mirror"),
    several: () => ({ any: () => true, mayCopy: () => true, mayPaste: () => true }),
    fight: () => ({ turns: () => true, owes: () => true }),
  });
}

const found = (/** @type {string} */ key, /** @type {any} */ where) => actionForKey(key, where)?.id ?? null;

test("ids are unique, and no two actions on ground share a key", () => {
  const ids = allActions().map((entry) => entry.id);
  assert.equal(new Set(ids).size, ids.length);
  const keys = GROUND_ACTIONS.flatMap((entry) => entry.keys);
  assert.equal(new Set(keys).size, keys.length);
  assert.ok(!ACTIONS.some((entry) => entry.keys.includes("Shift+b")));
});

test("keys mean the ground while it is chosen or put down, and units otherwise", () => {
  const keys = ["Ctrl+c", "Ctrl+v", "Delete", "Ctrl+x", "Ctrl+d", "Ctrl+a", ",", ".", "x"];
  const meanings = (/** @type {string} */ tool) => keys.map((key) => found(key, context(tool)));
  assert.deepEqual(meanings("ground"), ["ground.copy", "ground.paste", "ground.remove", "ground.cut", "ground.duplicate", "ground.all", "fight.turnLeft", "fight.turnRight", "fight.next"]);
  assert.deepEqual(meanings("stamp"), ["ground.copy", "ground.paste", "ground.remove", "ground.cut", "ground.duplicate", "ground.all", "ground.left", "ground.right", "ground.mirror"]);
  assert.deepEqual(meanings("select"), ["units.copy", "units.paste", "units.remove", null, null, null, "fight.turnLeft", "fight.turnRight", "fight.next"]);
});

test("each does what it says", () => {
  const [ground, stamp] = [context("ground"), context("stamp")];
  for (const key of ["Ctrl+a", "Ctrl+c", "Ctrl+x", "Ctrl+d", "Delete", "Ctrl+v", "Shift+b"]) actionForKey(key, ground)?.run(ground);
  assert.deepEqual(ground.done, ["chooseAll", "copy", "cut", "duplicate", "remove", "paste", "select"]);
  for (const key of [",", ".", "x", "Shift+b"]) actionForKey(key, stamp)?.run(stamp);
  assert.deepEqual(stamp.done, ["turn -1", "turn 1", "mirror", "ground"]);
});

test("only Handlers have them, and not in the history", () => {
  assert.equal(found("Shift+b", context("select", { handler: false })), null);
  assert.equal(found("Shift+b", context("select", { inHistory: true })), null);
  const idle = { ...context("select"), several: () => ({ any: () => false, mayCopy: () => false }) };
  assert.equal(unavailableAction("Delete", idle)?.id, "units.remove", "without the tool the key is about units");
});
