// Performing an action of the action bar: at once, or after a prompt (action-prompt.js).

import { effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { aimWith, stopAiming } from "./aim-state.js";
import { startDismount } from "./riders.js";
import { actionsAnswer, reasonText } from "./unit-actions.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */

/** The open prompt, by unit and action; null for none. `overrule`: the Handler overrules a rule. */
export const actionPrompt = signal(/** @type {{unit: string, id: string, kind: "steps"|"words"|"heat"|"who"|"module"|"leave", overrule?: true}|null} */ (null));

/** The action described above the tiles: hovered, focused or pressed last. */
export const describedAction = signal(/** @type {{unit: string, id: string}|null} */ (null));

/** Clears the described action when the unit, turn, segment, weapon or movement mode changes. */
export function watchDescribedAction() {
  let moment = "";
  /** @type {[any, any]} */
  let before = [null, null];
  effect(() => {
    const fight = app.conflict.value;
    const now = JSON.stringify([app.unit.value?.id, app.unit.value?.turn, fight?.round, fight?.segment, fight?.active]);
    const [aim, mode] = [app.aiming.value?.weapon ?? null, app.mode.value];
    const switched = (aim === null && before[0] !== null) || mode !== before[1];
    const described = untracked(() => actionsAnswer.value.list.find((each) => each.id === describedAction.value?.id));
    // movements have a description of their own, which the choice of a mode must not clear
    if (now !== moment || (switched && described?.command.type !== "unit.move")) describedAction.value = null;
    moment = now;
    before = [aim, mode];
  });
}

/**
 * The kind of prompt that an action needs; null when it can be sent at once.
 * @param {UnitAction} each
 */
function promptKind(each) {
  if (each.most > each.steps) return "steps";
  if (each.command.type === "action.ask") return "words";
  if (each.command.type === "pilot.board") return "who";
  if (each.command.type === "module.use") return "module";
  if (each.warns?.code === "repairs-off") return "leave";
  if (each.command.type === "unit.stay_aloft" && app.unit.value?.frame?.gait.sinks) return "heat";
  if (each.warns !== null && each.command.type !== "attack.declare") return "heat";
  return null;
}

/**
 * The button that overrules the reason against an action, or asks the Handler; undefined for none.
 * @param {string} unit @param {UnitAction} each
 */
function overruleOption(unit, each) {
  if (each.reason === null) return undefined;
  const { command } = each;
  const { code } = each.reason;
  if (command.type === "unit.move") return placeAnywhere(unit, code);
  if (command.type === "reaction.claim") return actOutOfTurn(unit);
  const kind = promptKind(each);
  /** @type {(() => void)|undefined} */
  let go;
  if (command.type === "attack.declare") go = () => void (ensureSelected(unit) && aimWith(unit, command.weapon, true));
  else if (kind !== null) go = () => void (ensureSelected(unit) && (actionPrompt.value = { unit, id: each.id, kind, overrule: true }));
  return app.isHandler.value || go === undefined ? app.refusalAction(command, code, { run: go }) : undefined;
}

/** Selects a unit again, because prompts and aiming only show for the selected one. Returns false
 * when the unit is gone. @param {string} unit */
function ensureSelected(unit) {
  if (app.units.value[unit] === undefined) return false;
  if (app.selected.value !== unit) app.select(unit);
  return true;
}

/** The Handler's alternative to a reaction: the unit acts out of turn. @param {string} unit */
function actOutOfTurn(unit) {
  if (!app.mayOverrule.value || app.isOverruling.value) return undefined;
  const run = () => void (ensureSelected(unit) && !app.isOverruling.value && app.toggleOverrule());
  return { label: "Overrule turn and cost", title: "It acts now, at no cost. The log says so.", run };
}

/**
 * The Handler's alternative to a movement: the unit is put on any hex.
 * @param {string} unit @param {string} code
 */
function placeAnywhere(unit, code) {
  if (app.refusalAction({ type: "unit.move", unit }, code) === undefined || !app.isHandler.value) return undefined;
  const run = () => {
    stopAiming();
    app.setTool("select");
    app.placing.value = { unit };
    if (app.narrow.value) app.sheetHeight.value = "handle";
  };
  return { label: "Put it anywhere", title: "On any hex, at no cost. The log says so.", run };
}

/**
 * Handles a press of an action: does it, opens its prompt, or shows why it is not available.
 * @param {string} unit @param {UnitAction} each
 * @param {boolean} [aloud]  show the reason over the map too, since the bar may be out of view
 */
export function pressAction(unit, each, aloud = false) {
  describedAction.value = { unit, id: each.id };
  if (!each.available) {
    if (each.reason !== null) {
      app.announce(reasonText(each.reason));
      const past = overruleOption(unit, each);
      if (past || aloud) app.showRefusal(each.reason.code, each.reason.params, null, past);
    }
    return;
  }
  const { command } = each;
  const open = actionPrompt.value;
  const again = open?.id === each.id && open.unit === unit;
  if (command.type === "unit.move") {
    // a unit either moves or aims
    stopAiming();
    app.mode.value = command.mode;
    app.setNewMove(Boolean(command.new));
    // a flight that would overheat fails at its first step, but it can be tried
    actionPrompt.value = each.warns !== null && !again && firstFlightStep(unit) ? { unit, id: each.id, kind: "heat" } : null;
    return;
  }
  if (command.type === "attack.declare") {
    actionPrompt.value = null;
    aimWith(unit, command.weapon);
    return;
  }
  if (command.type === "pilot.alight") {
    startDismount(app.units.value[unit], command);
    return;
  }
  const kind = promptKind(each);
  if (kind !== null) {
    actionPrompt.value = again ? null : { unit, id: each.id, kind };
    return;
  }
  actionPrompt.value = null;
  app.send(command);
}

/**
 * The first reachable cell of a flight, for a flight that fails before it gets anywhere.
 * @param {string} unit
 */
function firstFlightStep(unit) {
  const { unit: whose, flight } = app.reach.value;
  if (whose !== unit || !flight) return null;
  const { q, r, level } = flight.start;
  const start = [q, r, level].join();
  const cell = flight.cells.find((/** @type {any} */ each) => each.from?.join() === start);
  return cell ? { q: cell.q, r: cell.r, level: cell.level } : null;
}

/**
 * Sends the prompted action. Returns whether the server accepted it; then the prompt closes.
 * @param {UnitAction} each @param {Record<string, any>} more  what the answer adds to the command
 */
export async function answerPrompt(each, more) {
  const { command } = each;
  const path = command.type === "unit.move" ? { path: [firstFlightStep(command.unit)] } : {};
  const past = actionPrompt.value?.overrule ? { overrule: true } : {};
  const done = await app.send({ ...command, ...path, ...more, ...past });
  if (done.ok) actionPrompt.value = null;
  return done.ok;
}
