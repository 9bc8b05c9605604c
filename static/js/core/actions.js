// Every tool and action of the table page, once: menus, buttons, shortcuts and help are made from
// this list. An action says when it can be used and what it does, in terms of the app's own doors
// (static/js/core/app.js), so this file needs no page and can be tested alone.

import { FIGHT_ACTIONS } from "../features/fight/actions.js";
import { MAP, OWN_UNITS } from "./map-actions.js";
import { PAST } from "../features/history/actions.js";

/** @typedef {import("./store.js").Unit} Unit */
/** @typedef {import("./store.js").Conflict} Conflict */
/**
 * @typedef {object} Door  what an action may use
 * @property {() => boolean} isHandler
 * @property {() => boolean} mayAct  not a spectator
 * @property {() => Unit|null} unit  the selected unit
 * @property {() => boolean} controls  whether the selected unit is ours to steer
 * @property {() => Conflict|null} conflict
 * @property {() => string} tool
 * @property {() => {can_undo: boolean, can_redo: boolean}} undoState
 * @property {(command: any) => any} send
 * @property {() => void} takeBack  the last change
 * @property {() => void} doAgain  the change taken back last
 * @property {(id: string) => void} setTool
 * @property {(mode: "ground"|"flight") => void} setMode
 * @property {() => "ground"|"flight"} mode
 * @property {() => boolean} cycles  whether Tab on the map goes through own units
 * @property {(step: 1|-1) => void} cycle
 * @property {(place: "map"|"actions"|"panels") => void} goTo  moves the focus there
 * @property {() => void} cancel
 * @property {(tab: string) => void} openTab
 * @property {() => void} focusChat
 * @property {() => void} toggleTheme
 * @property {() => void} toggleHelp
 * @property {() => void} togglePanels
 * @property {() => void} toggleViewshed
 * @property {() => boolean} mayLookAs  the Handler, also while one looks back
 * @property {() => void} toggleSeen  the list of those as whom one can look
 * @property {() => boolean} keepsBack  the Handler, of a map of which players see less
 * @property {() => void} togglePilotsLook
 * @property {() => boolean} mayOverrule  the Handler, for the selected unit out of its turn
 * @property {() => void} toggleOverrule
 * @property {() => void} toggleHighlighted  the selected unit
 * @property {() => void} toggleHidden  the selected unit, from the pilots
 * @property {() => import("../features/fight/keys.js").FightControls} fight  what the unit can do in a fight
 * @property {() => boolean} lookingBack  at the past
 * @property {() => boolean} mayLookBack
 * @property {() => {toggle: () => void, play: () => void, step: (by: 1|-1) => void,
 *   mark: (by: 1|-1, kind: "turn"|"round") => void}} past
 * @property {() => {fit: () => void, zoomBy: (f: number) => void, centreOnUnit: () => void,
 *   showUnit: () => void, cursorBy: (arrow: [number, number]) => void, press: () => void,
 *   points: () => boolean, pingHex: () => void, pan: (x: number, y: number) => void,
 *   choosesLevel: () => boolean, level: (step: 1|-1) => void}} board
 * @property {() => void} sayCentred  on which unit the map is now
 * @property {() => {unit: string|null, kind: string}} nextStep  what the round waits for
 * @property {(unit: string|null) => boolean} anothers  a pilot's turn, for the Handler
 * @property {(unit: string) => void} startTurn  and selects the unit
 * @property {(unit: string) => void} endTurn  asks once when the unit would fall or has done nothing
 */
/**
 * @typedef {object} Action
 * @property {string} id
 * @property {string} label
 * @property {string} group
 * @property {string[]} keys  as read from the keyboard: "Ctrl+z", "Tab", "?"
 * @property {string} [icon]
 * @property {"player"|"handler"} [who]  whom it is for, when not for everybody
 * @property {(door: Door) => boolean} when
 * @property {(door: Door, key?: string) => void} run  `key`: by which it was called
 */

/**
 * Keys that are the registry's with the focus on the map or nowhere; in a panel they go on to the next
 * control, press it and scroll, as everywhere.
 */
const OF_THE_MAP = new Set([
  ..."Tab Enter Home PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight".split(" ").flatMap((key) => [key, `Shift+${key}`]),
  " ",
]);

/** Whether a key is a letter, a digit or a sign alone, with or without Shift. @param {string} key */
export const isSingle = (key) => /^(Shift\+)?[^ ]$/u.test(key);

const always = () => true;
/** @param {Door} door */
const handler = (door) => door.isHandler();

/** The table as it is now is asked: there is nothing to ask the past. @param {Door} door */
const now = (door) => !door.lookingBack();

/** @type {(door: Door) => boolean} */
function hasTurn(door) {
  const unit = door.unit();
  if (unit === null || !door.controls()) return false;
  return door.conflict() === null || unit.turn === "active";
}

/**
 * @param {string} id @param {string} label @param {string} key @param {string} icon
 * @param {(door: Door) => boolean} [when]
 * @returns {Action}
 */
function tool(id, label, key, icon, when = now) {
  return {
    id: `tool.${id}`,
    label,
    group: "Tools",
    keys: [key],
    icon,
    who: when === handler ? "handler" : undefined,
    when,
    run: (door) => door.setTool(door.tool() === id ? "select" : id),
  };
}

/** @type {Action[]} */
export const ACTIONS = [
  ...OWN_UNITS,
  {
    id: "mode.toggle",
    label: "Walk or fly",
    group: "Units",
    who: "player",
    keys: ["g"],
    icon: "fly",
    when: (door) => door.unit() !== null && door.controls(),
    run: (door) => door.setMode(door.mode() === "ground" ? "flight" : "ground"),
  },
  {
    id: "unit.aloft",
    label: "Stay aloft",
    group: "Units",
    who: "player",
    keys: ["a"],
    icon: "aloft",
    when: (door) => hasTurn(door) && Boolean(door.unit()?.airborne),
    run: (door) => door.send({ type: "unit.stay_aloft", unit: door.unit()?.id }),
  },
  {
    id: "unit.descend",
    label: "Descend",
    group: "Units",
    who: "player",
    keys: ["d"],
    icon: "descend",
    when: (door) => hasTurn(door) && Boolean(door.unit()?.airborne && door.unit()?.flown),
    run: (door) => door.send({ type: "unit.descend", unit: door.unit()?.id }),
  },
  {
    id: "unit.overrule",
    label: "Overrule turn and cost",
    group: "Units",
    who: "handler",
    keys: ["o"],
    icon: "overrule",
    when: (door) => door.mayOverrule(),
    run: (door) => door.toggleOverrule(),
  },
  {
    id: "unit.highlight",
    label: "Highlight the unit",
    group: "Units",
    who: "handler",
    keys: ["Shift+m"],
    icon: "star",
    when: (door) => handler(door) && door.unit() !== null,
    run: (door) => door.toggleHighlighted(),
  },
  {
    id: "unit.hide",
    label: "Hide the unit from the pilots",
    group: "Units",
    who: "handler",
    keys: ["Shift+i"],
    icon: "hide",
    when: (door) => handler(door) && door.unit() !== null,
    run: (door) => door.toggleHidden(),
  },
  {
    id: "unit.centre",
    label: "Centre on the unit",
    group: "Units",
    keys: ["c"],
    icon: "centre",
    when: (door) => door.unit() !== null && door.unit()?.at !== null,
    run: (door) => {
      door.board().centreOnUnit();
      door.sayCentred();
    },
  },
  {
    id: "turn.primary",
    label: "Next step of the round",
    group: "Round",
    who: "player",
    keys: ["n"],
    when: (door) =>
      ["start", "end", "segment", "resolve"].includes(door.nextStep().kind) && !door.anothers(door.nextStep().unit),
    run: (door) => {
      const step = door.nextStep();
      if (step.kind === "start" && step.unit !== null) {
        door.startTurn(step.unit);
        // whose turn begins acts on the map
        door.goTo("map");
      }
      if (step.kind === "end" && step.unit !== null) door.endTurn(step.unit);
      if (step.kind === "segment") door.send({ type: "segment.end" });
      if (step.kind === "resolve") door.send({ type: "environment.resolve" });
    },
  },
  ...FIGHT_ACTIONS,
  {
    id: "undo",
    label: "Undo",
    group: "Round",
    who: "player",
    keys: ["Ctrl+z"],
    icon: "undo",
    when: (door) => door.undoState().can_undo,
    run: (door) => door.takeBack(),
  },
  {
    id: "redo",
    label: "Redo",
    group: "Round",
    who: "player",
    keys: ["Ctrl+Shift+z", "Ctrl+y"],
    icon: "redo",
    when: (door) => door.undoState().can_redo,
    run: (door) => door.doAgain(),
  },
  ...PAST,
  ...MAP,
  tool("select", "Select and move", "v", "select"),
  tool("range", "Measure a range", "r", "range"),
  tool("sight", "Line of sight", "s", "sight"),
  {
    id: "tool.viewshed",
    label: "What the unit sees",
    group: "Tools",
    keys: ["e"],
    icon: "viewshed",
    when: (door) => now(door) && door.unit() !== null && door.unit()?.at !== null,
    run: (door) => door.toggleViewshed(),
  },
  tool("raise", "Raise the ground", "Shift+r", "raise", handler),
  tool("lower", "Lower the ground", "Shift+l", "lower", handler),
  tool("level", "Set the ground to a level", "Shift+s", "level", handler),
  tool("void", "Make a void", "Shift+v", "void", handler),
  tool("cover", "Paint ground cover", "Shift+g", "cover", handler),
  tool("prop", "Put a prop", "Shift+p", "prop", handler),
  tool("veil", "Veil ground", "Shift+h", "veil", handler),
  tool("unveil", "Unveil ground", "Shift+u", "sight", handler),
  tool("show", "Show ground to players", "Shift+w", "viewshed", handler),
  tool("unshow", "Cover ground again", "Shift+c", "fog", handler),
  {
    id: "view.fit",
    label: "Show the whole map",
    group: "View",
    keys: ["f", "Home"],
    icon: "fit",
    when: always,
    run: (door) => door.board().fit(),
  },
  {
    id: "view.in",
    label: "Zoom in",
    group: "View",
    keys: ["+", "="],
    icon: "plus",
    when: always,
    run: (door) => door.board().zoomBy(1.25),
  },
  {
    id: "view.out",
    label: "Zoom out",
    group: "View",
    keys: ["-"],
    icon: "minus",
    when: always,
    run: (door) => door.board().zoomBy(0.8),
  },
  {
    id: "view.pilots",
    label: "What the pilots see",
    group: "View",
    keys: ["p"],
    icon: "fog",
    who: "handler",
    when: (door) => handler(door) && door.keepsBack(),
    run: (door) => door.togglePilotsLook(),
  },
  {
    id: "view.panels",
    label: "Fold the panels away",
    group: "View",
    keys: ["\\"],
    icon: "panels",
    when: always,
    run: (door) => door.togglePanels(),
  },
  {
    id: "view.seen",
    label: "As seen by…",
    group: "View",
    who: "handler",
    keys: ["Shift+e"],
    icon: "seen",
    when: (door) => door.mayLookAs(),
    run: (door) => door.toggleSeen(),
  },
  {
    id: "view.theme",
    label: "Dark or light",
    group: "View",
    keys: ["Shift+d"],
    icon: "theme",
    when: always,
    run: (door) => door.toggleTheme(),
  },
  {
    id: "chat.focus",
    label: "Write in the log",
    group: "Talk",
    who: "player",
    keys: ["t", "/"],
    icon: "log",
    when: (door) => door.mayAct(),
    run: (door) => door.focusChat(),
  },
  {
    id: "dice.open",
    label: "Dice",
    group: "Talk",
    who: "player",
    keys: ["b"],
    icon: "dice",
    when: (door) => door.mayAct(),
    run: (door) => door.openTab("dice"),
  },
  {
    id: "help",
    label: "All shortcuts",
    group: "View",
    keys: ["?"],
    icon: "help",
    when: always,
    run: (door) => door.toggleHelp(),
  },
  {
    id: "cancel",
    label: "Cancel, close, deselect",
    group: "View",
    keys: ["Escape"],
    when: always,
    run: (door) => door.cancel(),
  },
];

const BY_ID = new Map(ACTIONS.map((action) => [action.id, action]));

/**
 * @param {string} id
 * @returns {Action}
 */
export function action(id) {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`no action ${id}`);
  return found;
}

/**
 * Whether an action is for whoever sits here.
 * @param {Action["who"]} who @param {Pick<Door, "isHandler"|"mayLookAs"|"mayAct">} door
 */
export function isFor(who, door) {
  if (who === "handler") return door.isHandler() || door.mayLookAs();
  return who !== "player" || door.mayAct();
}

/**
 * The action a key stands for now, or null.
 * @param {string} key
 * @param {Door} door
 * @param {boolean} [onMap]  whether the focus is on the map, or nowhere
 * @returns {Action|null}
 */
export function actionForKey(key, door, onMap = true) {
  return actionsOf(key, door, onMap).find((entry) => entry.when(door)) ?? null;
}

/**
 * The action of a key that nothing can be done with now, or null: Tab then goes on as everywhere.
 * @param {string} key
 * @param {Door} door
 * @param {boolean} [onMap]
 * @returns {Action|null}
 */
export function idleAction(key, door, onMap = true) {
  if (/Tab$/.test(key) || actionForKey(key, door, onMap) !== null) return null;
  return actionsOf(key, door, onMap)[0] ?? null;
}

/** The actions of a key for whoever sits here. @param {string} key @param {Door} door @param {boolean} onMap */
function actionsOf(key, door, onMap) {
  if (!onMap && OF_THE_MAP.has(key)) return [];
  return ACTIONS.filter((entry) => entry.keys.includes(key) && isFor(entry.who, door));
}
