// All actions of the table page, in the order of the help. Menus, buttons, shortcuts and the help are
// made from this list.

import { registerActions } from "../core/actions.js";
import { FIGHT_ACTIONS } from "../features/fight/actions.js";
import { HISTORY_ACTIONS } from "../features/history/actions.js";
import { MAP_ACTIONS, UNIT_ACTIONS } from "./map-actions.js";
import { t } from "../text/t.js";

/** @typedef {import("../core/actions.js").Action} Action */
/** @typedef {import("../core/action-context.js").ActionContext} ActionContext */

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

/** @param {ActionContext} context */
const mayLay = (context) => context.mayAct() && notInHistory(context);

/**
 * @param {string} id @param {string} label @param {string} key @param {string} icon
 * @param {(context: ActionContext) => boolean} [when]
 * @returns {Action}
 */
function toolAction(id, label, key, icon, when = notInHistory) {
  return {
    id: `tool.${id}`,
    label,
    group: t("table-tools"),
    keys: [key],
    icon,
    who: when === isHandler ? "handler" : when === mayLay ? "player" : undefined,
    when,
    run: (context) => context.setTool(context.tool() === id ? "select" : id),
  };
}

/** @type {Action[]} */
export const ACTIONS = [
  ...UNIT_ACTIONS,
  {
    id: "mode.toggle",
    label: t("table-walk-or-fly"),
    group: t("table-units"),
    who: "player",
    keys: ["g"],
    icon: "fly",
    when: (context) => context.unit() !== null && context.controls(),
    run: (context) => context.setMode(context.mode() === "ground" ? "flight" : "ground"),
  },
  {
    id: "unit.aloft",
    label: t("table-stay-aloft"),
    group: t("table-units"),
    who: "player",
    keys: ["a"],
    icon: "aloft",
    when: (context) => hasTurn(context) && Boolean(context.unit()?.airborne),
    run: (context) => context.send({ type: "unit.stay_aloft", unit: context.unit()?.id }),
  },
  {
    id: "unit.descend",
    label: t("table-descend"),
    group: t("table-units"),
    who: "player",
    keys: ["d"],
    icon: "descend",
    when: (context) => hasTurn(context) && Boolean(context.unit()?.airborne && context.unit()?.flown),
    run: (context) => context.send({ type: "unit.descend", unit: context.unit()?.id }),
  },
  {
    id: "unit.overrule",
    label: t("table-overrule-turn-and-cost"),
    group: t("table-units"),
    who: "handler",
    keys: ["o"],
    icon: "overrule",
    when: (context) => context.mayOverrule(),
    run: (context) => context.toggleOverrule(),
  },
  {
    id: "unit.highlight",
    label: t("table-highlight-the-unit"),
    group: t("table-units"),
    who: "handler",
    keys: ["Shift+m"],
    icon: "star",
    when: (context) => isHandler(context) && context.unit() !== null,
    run: (context) => context.toggleHighlighted(),
  },
  {
    id: "unit.hide",
    label: t("table-hide-the-unit-from-the-pilots"),
    group: t("table-units"),
    who: "handler",
    keys: ["Shift+i"],
    icon: "hide",
    when: (context) => isHandler(context) && context.unit() !== null,
    run: (context) => context.toggleHidden(),
  },
  {
    id: "units.remove",
    label: t("table-remove-the-chosen-units"),
    group: t("table-units"),
    who: "handler",
    keys: ["Delete"],
    when: (context) => isHandler(context) && notInHistory(context) && context.several().any(),
    run: (context) => context.several().remove(),
  },
  {
    id: "units.copy",
    label: t("table-copy-the-chosen-units"),
    group: t("table-units"),
    who: "handler",
    keys: ["Ctrl+c"],
    when: (context) => isHandler(context) && notInHistory(context) && context.several().mayCopy(),
    run: (context) => context.several().copy(),
  },
  {
    id: "units.paste",
    label: t("table-put-the-copies-at-the-pointer"),
    group: t("table-units"),
    who: "handler",
    keys: ["Ctrl+v"],
    when: (context) => isHandler(context) && notInHistory(context) && context.several().mayPaste(),
    run: (context) => context.several().paste(),
  },
  {
    id: "unit.centre",
    label: t("table-centre-on-the-unit"),
    group: t("table-units"),
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
    label: t("table-next-step-of-the-round"),
    group: t("table-round-2"),
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
  {
    id: "turn.suggested",
    label: t("table-carry-out-the-suggestion"),
    group: t("table-round-2"),
    who: "handler",
    keys: ["Shift+n"],
    when: (context) => context.hasSuggestion(),
    run: (context) => context.followSuggestion(),
  },
  ...FIGHT_ACTIONS,
  {
    id: "undo",
    label: t("table-undo"),
    group: t("table-round-2"),
    who: "player",
    keys: ["Ctrl+z"],
    icon: "undo",
    when: (context) => context.undoState().can_undo,
    run: (context) => context.undo(),
  },
  {
    id: "redo",
    label: t("table-redo"),
    group: t("table-round-2"),
    who: "player",
    keys: ["Ctrl+Shift+z", "Ctrl+y"],
    icon: "redo",
    when: (context) => context.undoState().can_redo,
    run: (context) => context.redo(),
  },
  ...HISTORY_ACTIONS,
  ...MAP_ACTIONS,
  toolAction("select", t("table-select-and-move"), "v", "select"),
  toolAction("range", t("table-measure-a-range"), "r", "range"),
  toolAction("sight", t("table-line-of-sight"), "s", "sight"),
  toolAction("template", t("table-lay-an-area-template"), "Shift+t", "template", mayLay),
  toolAction("draw", t("table-draw-on-the-map"), "Shift+q", "edit", mayLay),
  {
    id: "tool.viewshed",
    label: t("table-what-the-unit-sees"),
    group: t("table-tools"),
    keys: ["e"],
    icon: "viewshed",
    when: (context) => notInHistory(context) && context.unit() !== null && context.unit()?.at !== null,
    run: (context) => context.toggleViewshed(),
  },
  toolAction("section", t("table-side-view-along-a-line"), "Shift+x", "steps", isHandler),
  toolAction("raise", t("table-raise-the-ground"), "Shift+r", "raise", isHandler),
  toolAction("lower", t("table-lower-the-ground"), "Shift+l", "lower", isHandler),
  toolAction("level", t("table-set-the-ground-to-a-level"), "Shift+s", "level", isHandler),
  toolAction("smooth", t("table-smooth-the-ground"), "Shift+o", "balance", isHandler),
  toolAction("flatten", t("table-flatten-the-ground"), "Shift+f", "minus", isHandler),
  toolAction("ramp", t("table-make-a-ramp"), "Shift+a", "raise", isHandler),
  toolAction("pick", t("table-take-level-and-cover-from-the-map"), "Shift+k", "ping", isHandler),
  toolAction("void", t("table-make-a-void"), "Shift+v", "void", isHandler),
  toolAction("cover", t("table-paint-ground-cover"), "Shift+g", "cover", isHandler),
  toolAction("prop", t("table-put-a-prop"), "Shift+p", "prop", isHandler),
  toolAction("breaker", t("table-break-props"), "Shift+y", "hammer", isHandler),
  toolAction("zone", t("table-paint-a-zone"), "Shift+z", "flag", isHandler),
  toolAction("veil", t("table-veil-ground"), "Shift+h", "veil", isHandler),
  toolAction("unveil", t("table-unveil-ground"), "Shift+u", "sight", isHandler),
  toolAction("show", t("table-show-ground-to-players"), "Shift+w", "viewshed", isHandler),
  toolAction("unshow", t("table-cover-ground-again"), "Shift+c", "fog", isHandler),
  {
    id: "view.pilots",
    label: t("table-what-the-pilots-see"),
    group: t("table-view"),
    keys: ["p"],
    icon: "fog",
    who: "handler",
    when: (context) => isHandler(context) && context.mapHasSecrets(),
    run: (context) => context.togglePilotsView(),
  },
  {
    id: "view.panels",
    label: t("table-fold-the-panels-away"),
    group: t("table-view"),
    keys: ["\\"],
    icon: "panels",
    when: always,
    run: (context) => context.togglePanels(),
  },
  {
    id: "view.seen",
    label: t("table-as-seen-by"),
    group: t("table-view"),
    who: "handler",
    keys: ["Shift+e"],
    icon: "seen",
    when: (context) => context.mayViewAs(),
    run: (context) => context.toggleViewAsMenu(),
  },
  {
    id: "view.theme",
    label: t("table-dark-or-light"),
    group: t("table-view"),
    keys: ["Shift+d"],
    icon: "theme",
    when: always,
    run: (context) => context.toggleTheme(),
  },
  {
    id: "chat.focus",
    label: t("table-write-in-the-log"),
    group: t("table-talk"),
    who: "player",
    keys: ["t", "/"],
    icon: "log",
    when: (context) => context.mayAct(),
    run: (context) => context.focusChat(),
  },
  {
    id: "dice.open",
    label: t("table-dice"),
    group: t("table-talk"),
    who: "player",
    keys: ["b"],
    icon: "dice",
    when: (context) => context.mayAct(),
    run: (context) => context.openTab("dice"),
  },
  {
    id: "journal",
    label: t("journal-open"),
    group: t("table-view"),
    keys: ["Shift+j"],
    icon: "book",
    when: always,
    run: (context) => context.openJournal(),
  },
  {
    id: "palette",
    label: t("table-find-an-action"),
    group: t("table-view"),
    keys: ["Ctrl+k"],
    icon: "search",
    when: always,
    run: (context) => context.openPalette(),
  },
  {
    id: "help",
    label: t("table-all-shortcuts"),
    group: t("table-view"),
    keys: ["?"],
    icon: "help",
    when: always,
    run: (context) => context.toggleHelp(),
  },
  {
    id: "cancel",
    label: t("table-cancel-close-deselect"),
    group: t("table-view"),
    keys: ["Escape"],
    when: always,
    run: (context) => context.cancel(),
  },
];

registerActions(ACTIONS);
