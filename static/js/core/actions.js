// The registry of all tools and actions of the table page. Menus, buttons, shortcuts and the help
// are made from it. An action uses the page only through its ActionContext, so tests need no page.

import { FIGHT_ACTIONS } from "../features/fight/actions.js";
import { MAP_ACTIONS, UNIT_ACTIONS } from "./map-actions.js";
import { HISTORY_ACTIONS } from "../features/history/actions.js";

/** @typedef {import("./store.js").Unit} Unit */
/** @typedef {import("./store.js").Conflict} Conflict */
/**
 * @typedef {object} ActionContext  what an action may read and call
 * @property {() => boolean} isHandler
 * @property {() => boolean} mayAct  false for spectators
 * @property {() => Unit|null} unit  the selected unit
 * @property {() => boolean} controls  whether this seat controls the selected unit
 * @property {() => Conflict|null} conflict
 * @property {() => string} tool
 * @property {() => {can_undo: boolean, can_redo: boolean}} undoState
 * @property {(command: any) => any} send
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(id: string) => void} setTool
 * @property {(mode: "ground"|"flight") => void} setMode
 * @property {() => "ground"|"flight"} mode
 * @property {() => boolean} tabCyclesUnits  whether Tab on the map selects the next own unit
 * @property {(step: 1|-1) => void} cycleUnits
 * @property {(place: "map"|"actions"|"panels") => void} moveFocus
 * @property {() => void} cancel
 * @property {(tab: string) => void} openTab
 * @property {() => void} focusChat
 * @property {() => void} toggleTheme
 * @property {() => void} toggleHelp
 * @property {() => void} togglePanels
 * @property {() => void} toggleViewshed
 * @property {() => boolean} mayViewAs  true for the Handler, also in the history
 * @property {() => void} toggleViewAsMenu
 * @property {() => boolean} mapHasSecrets  whether players see less of the map than the Handler
 * @property {() => void} togglePilotsView
 * @property {() => boolean} mayOverrule  whether the Handler may overrule for the selected unit
 * @property {() => void} toggleOverrule
 * @property {() => void} toggleHighlighted  of the selected unit
 * @property {() => void} toggleHidden  of the selected unit
 * @property {() => import("../features/fight/keys.js").FightControls} fight
 * @property {() => boolean} inHistory  whether the page shows a past moment
 * @property {() => boolean} mayOpenHistory
 * @property {() => {toggle: () => void, play: () => void, step: (by: 1|-1) => void,
 *   mark: (by: 1|-1, kind: "turn"|"round") => void}} history
 * @property {() => {fit: () => void, zoomBy: (f: number) => void, centreOnUnit: () => void,
 *   showUnit: () => void, cursorBy: (arrow: [number, number]) => void, press: () => void,
 *   points: () => boolean, pingHex: () => void, pan: (x: number, y: number) => void,
 *   choosesLevel: () => boolean, level: (step: 1|-1) => void}} board
 * @property {() => void} announceCentred  says which unit the map is centred on
 * @property {() => {unit: string|null, kind: string}} nextStep  what the round waits for
 * @property {(unit: string|null) => boolean} belongsToAnotherSeat  whether a pilot's turn is not
 *   this seat's
 * @property {(unit: string) => void} startTurn  starts a turn and selects the unit
 * @property {(unit: string) => void} endTurn  asks first when the unit would fall or did nothing
 */
/**
 * @typedef {object} Action
 * @property {string} id
 * @property {string} label
 * @property {string} group  its heading in the help
 * @property {string[]} keys  as keyOf() returns them: "Ctrl+z", "Tab", "?"
 * @property {string} [icon]
 * @property {"player"|"handler"} [who]  the only seats that have it
 * @property {(context: ActionContext) => boolean} when  whether it can run now
 * @property {(context: ActionContext, key?: string) => void} run  `key`: the key that was pressed
 */

/**
 * Keys that run an action only while the focus is on the map or nowhere. In a panel they keep their
 * usual meaning: next control, press, scroll.
 */
const MAP_ONLY_KEYS = new Set([
  ..."Tab Enter Home PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight".split(" ").flatMap((key) => [key, `Shift+${key}`]),
  " ",
]);

/**
 * Returns whether a key is one letter, digit or sign, with or without Shift.
 * @param {string} key
 */
export const isSingleKey = (key) => /^(Shift\+)?[^ ]$/u.test(key);

const always = () => true;
/** @param {ActionContext} context */
const isHandler = (context) => context.isHandler();

/**
 * Queries are about the table as it is now, so the history has none.
 * @param {ActionContext} context
 */
const notInHistory = (context) => !context.inHistory();

/** @type {(context: ActionContext) => boolean} */
function hasTurn(context) {
  const unit = context.unit();
  if (unit === null || !context.controls()) return false;
  return context.conflict() === null || unit.turn === "active";
}

/**
 * @param {string} id @param {string} label @param {string} key @param {string} icon
 * @param {(context: ActionContext) => boolean} [when]
 * @returns {Action}
 */
function toolAction(id, label, key, icon, when = notInHistory) {
  return {
    id: `tool.${id}`,
    label,
    group: "Tools",
    keys: [key],
    icon,
    who: when === isHandler ? "handler" : undefined,
    when,
    run: (context) => context.setTool(context.tool() === id ? "select" : id),
  };
}

/** @type {Action[]} */
export const ACTIONS = [
  ...UNIT_ACTIONS,
  {
    id: "mode.toggle",
    label: "Walk or fly",
    group: "Units",
    who: "player",
    keys: ["g"],
    icon: "fly",
    when: (context) => context.unit() !== null && context.controls(),
    run: (context) => context.setMode(context.mode() === "ground" ? "flight" : "ground"),
  },
  {
    id: "unit.aloft",
    label: "Stay aloft",
    group: "Units",
    who: "player",
    keys: ["a"],
    icon: "aloft",
    when: (context) => hasTurn(context) && Boolean(context.unit()?.airborne),
    run: (context) => context.send({ type: "unit.stay_aloft", unit: context.unit()?.id }),
  },
  {
    id: "unit.descend",
    label: "Descend",
    group: "Units",
    who: "player",
    keys: ["d"],
    icon: "descend",
    when: (context) => hasTurn(context) && Boolean(context.unit()?.airborne && context.unit()?.flown),
    run: (context) => context.send({ type: "unit.descend", unit: context.unit()?.id }),
  },
  {
    id: "unit.overrule",
    label: "Overrule turn and cost",
    group: "Units",
    who: "handler",
    keys: ["o"],
    icon: "overrule",
    when: (context) => context.mayOverrule(),
    run: (context) => context.toggleOverrule(),
  },
  {
    id: "unit.highlight",
    label: "Highlight the unit",
    group: "Units",
    who: "handler",
    keys: ["Shift+m"],
    icon: "star",
    when: (context) => isHandler(context) && context.unit() !== null,
    run: (context) => context.toggleHighlighted(),
  },
  {
    id: "unit.hide",
    label: "Hide the unit from the pilots",
    group: "Units",
    who: "handler",
    keys: ["Shift+i"],
    icon: "hide",
    when: (context) => isHandler(context) && context.unit() !== null,
    run: (context) => context.toggleHidden(),
  },
  {
    id: "unit.centre",
    label: "Centre on the unit",
    group: "Units",
    keys: ["c"],
    icon: "centre",
    when: (context) => context.unit() !== null && context.unit()?.at !== null,
    run: (context) => {
      context.board().centreOnUnit();
      context.announceCentred();
    },
  },
  {
    id: "turn.primary",
    label: "Next step of the round",
    group: "Round",
    who: "player",
    keys: ["n"],
    when: (context) =>
      ["start", "end", "segment", "resolve"].includes(context.nextStep().kind) && !context.belongsToAnotherSeat(context.nextStep().unit),
    run: (context) => {
      const step = context.nextStep();
      if (step.kind === "start" && step.unit !== null) {
        context.startTurn(step.unit);
        // the unit whose turn starts is moved on the map
        context.moveFocus("map");
      }
      if (step.kind === "end" && step.unit !== null) context.endTurn(step.unit);
      if (step.kind === "segment") context.send({ type: "segment.end" });
      if (step.kind === "resolve") context.send({ type: "environment.resolve" });
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
    when: (context) => context.undoState().can_undo,
    run: (context) => context.undo(),
  },
  {
    id: "redo",
    label: "Redo",
    group: "Round",
    who: "player",
    keys: ["Ctrl+Shift+z", "Ctrl+y"],
    icon: "redo",
    when: (context) => context.undoState().can_redo,
    run: (context) => context.redo(),
  },
  ...HISTORY_ACTIONS,
  ...MAP_ACTIONS,
  toolAction("select", "Select and move", "v", "select"),
  toolAction("range", "Measure a range", "r", "range"),
  toolAction("sight", "Line of sight", "s", "sight"),
  {
    id: "tool.viewshed",
    label: "What the unit sees",
    group: "Tools",
    keys: ["e"],
    icon: "viewshed",
    when: (context) => notInHistory(context) && context.unit() !== null && context.unit()?.at !== null,
    run: (context) => context.toggleViewshed(),
  },
  toolAction("raise", "Raise the ground", "Shift+r", "raise", isHandler),
  toolAction("lower", "Lower the ground", "Shift+l", "lower", isHandler),
  toolAction("level", "Set the ground to a level", "Shift+s", "level", isHandler),
  toolAction("void", "Make a void", "Shift+v", "void", isHandler),
  toolAction("cover", "Paint ground cover", "Shift+g", "cover", isHandler),
  toolAction("prop", "Put a prop", "Shift+p", "prop", isHandler),
  toolAction("veil", "Veil ground", "Shift+h", "veil", isHandler),
  toolAction("unveil", "Unveil ground", "Shift+u", "sight", isHandler),
  toolAction("show", "Show ground to players", "Shift+w", "viewshed", isHandler),
  toolAction("unshow", "Cover ground again", "Shift+c", "fog", isHandler),
  {
    id: "view.pilots",
    label: "What the pilots see",
    group: "View",
    keys: ["p"],
    icon: "fog",
    who: "handler",
    when: (context) => isHandler(context) && context.mapHasSecrets(),
    run: (context) => context.togglePilotsView(),
  },
  {
    id: "view.panels",
    label: "Fold the panels away",
    group: "View",
    keys: ["\\"],
    icon: "panels",
    when: always,
    run: (context) => context.togglePanels(),
  },
  {
    id: "view.seen",
    label: "As seen by…",
    group: "View",
    who: "handler",
    keys: ["Shift+e"],
    icon: "seen",
    when: (context) => context.mayViewAs(),
    run: (context) => context.toggleViewAsMenu(),
  },
  {
    id: "view.theme",
    label: "Dark or light",
    group: "View",
    keys: ["Shift+d"],
    icon: "theme",
    when: always,
    run: (context) => context.toggleTheme(),
  },
  {
    id: "chat.focus",
    label: "Write in the log",
    group: "Talk",
    who: "player",
    keys: ["t", "/"],
    icon: "log",
    when: (context) => context.mayAct(),
    run: (context) => context.focusChat(),
  },
  {
    id: "dice.open",
    label: "Dice",
    group: "Talk",
    who: "player",
    keys: ["b"],
    icon: "dice",
    when: (context) => context.mayAct(),
    run: (context) => context.openTab("dice"),
  },
  {
    id: "help",
    label: "All shortcuts",
    group: "View",
    keys: ["?"],
    icon: "help",
    when: always,
    run: (context) => context.toggleHelp(),
  },
  {
    id: "cancel",
    label: "Cancel, close, deselect",
    group: "View",
    keys: ["Escape"],
    when: always,
    run: (context) => context.cancel(),
  },
];

const ACTIONS_BY_ID = new Map(ACTIONS.map((action) => [action.id, action]));

/**
 * Returns the action with an id. Throws when there is none.
 * @param {string} id
 * @returns {Action}
 */
export function action(id) {
  const found = ACTIONS_BY_ID.get(id);
  if (found === undefined) throw new Error(`no action ${id}`);
  return found;
}

/**
 * Returns whether an action is meant for this seat.
 * @param {Action["who"]} who @param {Pick<ActionContext, "isHandler"|"mayViewAs"|"mayAct">} context
 */
export function isForSeat(who, context) {
  if (who === "handler") return context.isHandler() || context.mayViewAs();
  return who !== "player" || context.mayAct();
}

/**
 * Returns the action that a key runs now, or null.
 * @param {string} key @param {ActionContext} context
 * @param {boolean} [onMap]  whether the focus is on the map or nowhere
 * @returns {Action|null}
 */
export function actionForKey(key, context, onMap = true) {
  return actionsOf(key, context, onMap).find((entry) => entry.when(context)) ?? null;
}

/**
 * Returns the action of a key that cannot run now, or null. Tab has none: it moves the focus.
 * @param {string} key
 * @param {ActionContext} context
 * @param {boolean} [onMap]
 * @returns {Action|null}
 */
export function unavailableAction(key, context, onMap = true) {
  if (/Tab$/.test(key) || actionForKey(key, context, onMap) !== null) return null;
  return actionsOf(key, context, onMap)[0] ?? null;
}

/**
 * Returns the actions that a key stands for at this seat.
 * @param {string} key @param {ActionContext} context @param {boolean} onMap
 */
function actionsOf(key, context, onMap) {
  if (!onMap && MAP_ONLY_KEYS.has(key)) return [];
  return ACTIONS.filter((entry) => entry.keys.includes(key) && isForSeat(entry.who, context));
}
