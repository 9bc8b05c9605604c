// The registry of actions: unique keys, conditions, and the commands that actions send.

import assert from "node:assert/strict";
import { test } from "node:test";
import { action, actionForKey, unavailableAction, isSingleKey } from "../../static/js/core/actions.js";
import { ACTIONS } from "../../static/js/table/actions.js";
import { keyOf, keysText, keyText } from "../../static/js/core/input.js";

/** Returns a context in which unit u1 is ours, in the air, and active. @param {any} given */
function context(given = {}) {
  /** @type {any[]} */ const sent = [];
  const base = {
    isHandler: () => false,
    board: () => ({ choosesLevel: () => false }),
    mayAct: () => true,
    unit: () => ({ id: "u1", at: { q: 0, r: 0, level: 3 }, turn: "active", airborne: true, flown: true }),
    controls: () => true,
    conflict: () => ({ segment: "friendly", active: "u1" }),
    tool: () => "select",
    undoState: () => ({ can_undo: true, can_redo: false }),
    send: (/** @type {any} */ command) => sent.push(command),
    undo: () => sent.push({ type: "undo" }),
    nextStep: () => ({ kind: "end", unit: "u1" }),
    belongsToAnotherSeat: () => false,
    hasSuggestion: () => false,
    followSuggestion: () => sent.push({ type: "suggested" }),
    startTurn: (/** @type {string} */ unit) => sent.push({ type: "turn.start", unit }),
    moveFocus: () => {},
    endTurn: (/** @type {string} */ unit) => sent.push({ type: "turn.end", unit }),
    mode: () => "ground",
    inHistory: () => false,
    mayOpenHistory: () => true,
    mayViewAs: () => false,
    tabCyclesUnits: () => true,
    /** @type {any[]} */ tools: [],
    setTool: (/** @type {string} */ id) => base.tools.push(id),
    ...given,
  };
  return /** @type {any} */ ({ ...base, sent });
}

const event = (/** @type {any} */ given) => ({ key: "", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...given });

test("ids and keys are unique, except the keys of levels, which zoom when there is no level to choose", () => {
  const ids = ACTIONS.map((entry) => entry.id);
  assert.equal(new Set(ids).size, ids.length);
  const keys = ACTIONS.flatMap((entry) => entry.keys);
  const shared = keys.filter((key, i) => keys.indexOf(key) !== i);
  assert.deepEqual(shared, ["+", "=", "-"]);
  const found = (/** @type {boolean} */ choosesLevel) => {
    const open = context({ board: () => ({ choosesLevel: () => choosesLevel }) });
    return shared.map((key) => actionForKey(key, open)?.id);
  };
  assert.deepEqual(found(true), ["level.up", "level.up", "level.down"]);
  assert.deepEqual(found(false), ["view.in", "view.in", "view.out"]);
});

test("keys that move the focus, press or scroll act on the map only", () => {
  const open = context();
  for (const key of ["Tab", "Shift+Tab", "Enter", "Home", "ArrowUp", "Shift+ArrowLeft"]) {
    assert.notEqual(actionForKey(key, open, true), null, key);
    assert.equal(actionForKey(key, open, false), null, key);
  }
  assert.equal(actionForKey("f", open, false)?.id, "view.fit");
  assert.equal(actionForKey("Tab", context({ tabCyclesUnits: () => false }), true), null);
});

test("actions of players are not possible for spectators", () => {
  const looks = context({ mayAct: () => false });
  for (const key of ["Tab", "Ctrl+z", "t", "n"]) assert.equal(actionForKey(key, looks), null, key);
  assert.equal(actionForKey("?", looks)?.id, "help");
});

test("a key without effect still names its action; Tab moves on, and other roles have no such key", () => {
  const nobody = { unit: () => null, tabCyclesUnits: () => false };
  assert.equal(unavailableAction("c", context(nobody))?.id, "unit.centre");
  assert.equal(unavailableAction("PageUp", context())?.id, "level.up");
  assert.equal(unavailableAction("PageUp", context(), false), null, "it scrolls in a panel");
  assert.equal(unavailableAction("c", context()), null, "it has something to do");
  for (const key of ["Tab", "Shift+Tab", "Shift+r", "F2", "Enter"]) assert.equal(unavailableAction(key, context(nobody)), null, key);
});

test("single keys are letters, digits and signs without Ctrl", () => {
  for (const key of ["a", "Shift+p", "1", "?", "\\", "["]) assert.ok(isSingleKey(key), key);
  for (const key of ["Ctrl+z", " ", "Tab", "Shift+Tab", "Enter", "ArrowUp", "F1"]) assert.ok(!isSingleKey(key), key);
});

test("arrows move the cursor, and with Shift the map", () => {
  /** @type {any[]} */ const done = [];
  const board = { cursorBy: (/** @type {any} */ by) => done.push(by), pan: (/** @type {any[]} */ ...by) => done.push(by) };
  const open = context({ board: () => board });
  for (const key of ["ArrowUp", "Shift+ArrowRight"]) actionForKey(key, open)?.run(open, key);
  assert.deepEqual(done, [[0, -1], [-60, -0]]);
});

test("an action for some roles names them", () => {
  const who = (/** @type {string} */ id) => action(id).who;
  assert.equal(who("tool.raise"), "handler");
  assert.equal(who("tool.zone"), "handler");
  assert.equal(who("unit.overrule"), "handler");
  assert.equal(who("undo"), "player");
  assert.equal(who("tool.range"), undefined);
  for (const entry of ACTIONS.filter((each) => each.who === "handler")) {
    assert.equal(entry.when(context({ mayOverrule: () => false })), false, entry.id);
  }
});

test("every action has a text and at least one key", () => {
  for (const entry of ACTIONS) {
    assert.ok(entry.label && entry.group, entry.id);
    assert.ok(entry.keys.length > 0, entry.id);
  }
});

test("keys are parsed as the registry writes them", () => {
  assert.equal(keyOf(event({ key: "z", ctrlKey: true })), "Ctrl+z");
  assert.equal(keyOf(event({ key: "Z", ctrlKey: true, shiftKey: true })), "Ctrl+Shift+z");
  assert.equal(keyOf(event({ key: "z", metaKey: true })), "Ctrl+z");
  assert.equal(keyOf(event({ key: "?", shiftKey: true })), "?");
  assert.equal(keyOf(event({ key: "Tab", shiftKey: true })), "Shift+Tab");
  assert.equal(keyOf(event({ key: "R", shiftKey: true })), "Shift+r");
});

test("keys are shown in words", () => {
  assert.equal(keyText("Ctrl+Shift+z"), "Ctrl + Shift + Z");
  assert.equal(keyText("+"), "+");
  assert.equal(keyText("Escape"), "Esc");
  assert.deepEqual(keysText(action("cursor.move").keys), ["Arrow keys"]);
  assert.deepEqual(keysText(action("map.pan").keys), ["Shift + arrow keys"]);
  assert.deepEqual(keysText(action("level.up").keys), ["Page up", "+", "="]);
});

test("Ctrl+Z undoes only steps that the seat may undo", () => {
  const open = context();
  actionForKey("Ctrl+z", open)?.run(open);
  assert.deepEqual(open.sent, [{ type: "undo" }]);
  assert.equal(actionForKey("Ctrl+z", context({ undoState: () => ({ can_undo: false, can_redo: false }) })), null);
  assert.equal(actionForKey("Ctrl+y", context()), null);
});

test("one key does the next step of the round, whatever it is", () => {
  for (const [step, command] of [
    [{ kind: "start", unit: "u1" }, { type: "turn.start", unit: "u1" }],
    [{ kind: "end", unit: "u1" }, { type: "turn.end", unit: "u1" }],
    [{ kind: "segment", unit: null }, { type: "segment.end" }],
    [{ kind: "resolve", unit: null }, { type: "environment.resolve" }],
  ]) {
    const open = context({ nextStep: () => step });
    action("turn.primary").run(open);
    assert.deepEqual(open.sent, [command]);
  }
  assert.equal(action("turn.primary").when(context({ nextStep: () => ({ kind: "wait", unit: null }) })), false);
  assert.equal(action("turn.primary").when(context({ belongsToAnotherSeat: () => true })), false, "not by a stray key");
});

test("staying aloft and descending need the air and the turn", () => {
  assert.equal(action("unit.aloft").when(context()), true);
  assert.equal(action("unit.descend").when(context()), true);
  const waits = { id: "u1", turn: "waiting", airborne: true, flown: true };
  assert.equal(action("unit.aloft").when(context({ unit: () => waits })), false);
  assert.equal(action("unit.aloft").when(context({ unit: () => waits, conflict: () => null })), true);
  assert.equal(action("unit.aloft").when(context({ controls: () => false })), false);
  const still = { id: "u1", turn: "active", airborne: true, flown: false };
  assert.equal(action("unit.descend").when(context({ unit: () => still })), false);
});

test("brushes are the Handler's", () => {
  assert.equal(actionForKey("Shift+r", context()), null);
  const handler = context({ isHandler: () => true });
  actionForKey("Shift+r", handler)?.run(handler);
  assert.deepEqual(handler.tools, ["raise"]);
});

test("the key of a selected tool deselects it", () => {
  const open = context({ tool: () => "sight" });
  action("tool.sight").run(open);
  assert.deepEqual(open.tools, ["select"]);
});

test("O overrules only for the Handler and where it is possible", () => {
  let times = 0;
  const given = { toggleOverrule: () => (times += 1) };
  const may = context({ ...given, isHandler: () => true, mayOverrule: () => true });
  actionForKey("o", may)?.run(may);
  assert.equal(times, 1);
  assert.equal(actionForKey("o", context({ ...given, mayOverrule: () => false })), null);
});

test("keys of a fight: weapons by number, open rolls, offers of the action bar", () => {
  /** @type {any[]} */ const done = [];
  const fight = {
    offers: (/** @type {string} */ type) => type === "action.stabilise",
    press: (/** @type {string} */ type) => done.push(type),
    hasWeapon: (/** @type {number} */ place) => place < 2,
    aim: (/** @type {number} */ place) => done.push(place),
    owes: () => true,
    next: () => done.push("next"),
    turns: () => true,
    turn: (/** @type {number} */ step) => done.push(step),
  };
  const open = context({ fight: () => fight });
  for (const key of ["1", "2", "x", "q", ",", "."]) actionForKey(key, open)?.run(open);
  assert.deepEqual(done, [0, 1, "next", "action.stabilise", -1, 1]);
  assert.equal(actionForKey("3", open), null);
  assert.equal(actionForKey("u", open), null);
});

test("Shift + E, M and I are keys of the Handler; the first one also works in the history", () => {
  /** @type {string[]} */ const done = [];
  const given = { toggleViewAsMenu: () => done.push("seen"), toggleHighlighted: () => done.push("highlighted"), toggleHidden: () => done.push("hidden") };
  for (const key of ["Shift+e", "Shift+m", "Shift+i"]) {
    assert.equal(actionForKey(key, context(given)), null);
    const handler = context({ ...given, isHandler: () => true, mayViewAs: () => true });
    actionForKey(key, handler)?.run(handler);
  }
  assert.deepEqual(done, ["seen", "highlighted", "hidden"]);
  const past = context({ ...given, mayViewAs: () => true });
  assert.notEqual(actionForKey("Shift+e", past), null);
  assert.equal(actionForKey("Shift+m", past), null);
});
