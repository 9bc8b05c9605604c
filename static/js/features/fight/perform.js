// Performing an action of the action bar: at once, or after a prompt (action-prompt.js).

import { effect, signal, untracked } from "@preact/signals";
import { announce } from "../../core/announcer.js";
import { showUnit } from "../../core/board-handle.js";
import { send } from "../../core/commands.js";
import { showRefusal } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { isOverruling, mayOverrule, toggleOverrule } from "../handler/overrule.js";
import { refusalAction } from "../handler/refusal-action.js";
import * as movement from "../units/movement.js";
import * as unitState from "../units/state.js";
import * as aim from "./aim-state.js";
import { ownReactions } from "./attack-state.js";
import { aimWith, stopAiming } from "./aim-state.js";
import { startDismount } from "./riders.js";
import { actionsAnswer, reasonText } from "./unit-actions.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */

/** The open prompt, by unit and action; null for none. `overrule`: the Handler overrules a rule. */
export const actionPrompt = signal(/** @type {{unit: string, id: string, kind: "steps"|"words"|"sure"|"who"|"module"|"leave"|"react", overrule?: true}|null} */ (null));

/** The action described above the tiles: hovered, focused or pressed last. */
export const describedAction = signal(/** @type {{unit: string, id: string}|null} */ (null));

/** Clears the described action when the unit, turn, segment, weapon or movement mode changes. */
export function watchDescribedAction() {
  let moment = "";
  /** @type {[any, any]} */
  let before = [null, null];
  effect(() => {
    const fight = session.conflict.value;
    const now = JSON.stringify([selection.unit.value?.id, selection.unit.value?.turn, fight?.round, fight?.segment, fight?.active]);
    const [weapon, mode] = [aim.aiming.value?.weapon ?? null, selection.mode.value];
    const switched = (weapon === null && before[0] !== null) || mode !== before[1];
    const described = untracked(() => actionsAnswer.value.list.find((each) => each.id === describedAction.value?.id));
    // movements have a description of their own, which the choice of a mode must not clear
    if (now !== moment || (switched && described?.command.type !== "unit.move")) describedAction.value = null;
    moment = now;
    before = [weapon, mode];
  });
}

/**
 * The kind of prompt that an action needs; null when it can be sent at once.
 * @param {UnitAction} each
 */
function promptKind(each) {
  if (each.most > each.steps) return "steps";
  if (each.command.type === "action.ask") return "words";
  // the card of an attack says what the reaction is to; otherwise the prompt does
  if (each.command.type === "reaction.claim") return ownReactions().includes(each.command.unit) ? null : "react";
  if (each.command.type === "pilot.board") return "who";
  if (each.command.type === "module.use") return "module";
  if (each.warns?.code === "repairs-off") return "leave";
  if (each.command.type === "unit.stay_aloft" && selection.unit.value?.frame?.gait.sinks) return "sure";
  if ((each.warns ?? each.of_no_use) !== null && each.command.type !== "attack.declare") return "sure";
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
  return session.isHandler.value || go === undefined ? refusalAction(command, code, { run: go }) : undefined;
}

/** Selects a unit again, because prompts and aiming only show for the selected one. Returns false
 * when the unit is gone. @param {string} unit */
function ensureSelected(unit) {
  if (session.units.value[unit] === undefined) return false;
  if (selection.selected.value !== unit) selection.select(unit);
  return true;
}

/** The Handler's alternative to a reaction: the unit acts out of turn. @param {string} unit */
function actOutOfTurn(unit) {
  if (!mayOverrule.value || isOverruling.value) return undefined;
  const run = () => void (ensureSelected(unit) && !isOverruling.value && toggleOverrule());
  return { label: t("fight-overrule-turn-and-cost"), title: t("fight-it-acts-now-at-no-cost"), run };
}

/**
 * The Handler's alternative to a movement: the unit is put on any hex.
 * @param {string} unit @param {string} code
 */
function placeAnywhere(unit, code) {
  if (refusalAction({ type: "unit.move", unit }, code) === undefined || !session.isHandler.value) return undefined;
  const run = () => {
    stopAiming();
    ui.setTool("select");
    unitState.startPlacing({ unit });
  };
  return { label: t("fight-put-it-anywhere"), title: t("fight-on-any-hex-at-no-cost"), run };
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
      announce(reasonText(each.reason));
      const past = overruleOption(unit, each);
      if (past || aloud) showRefusal(each.reason.code, each.reason.params, null, past);
    }
    return;
  }
  const { command } = each;
  const open = actionPrompt.value;
  const again = open?.id === each.id && open.unit === unit;
  if (command.type === "unit.move") {
    // a unit either moves or aims
    stopAiming();
    selection.setMode(command.mode);
    // it may be out of view after an attack
    if (ui.narrow.value) showUnit(session.units.value[unit]);
    movement.setNewMove(Boolean(command.new));
    // a flight that would overheat fails at its first step, but it can be tried
    actionPrompt.value = each.warns !== null && !again && firstFlightStep(unit) ? { unit, id: each.id, kind: "sure" } : null;
    return;
  }
  if (command.type === "attack.declare") {
    actionPrompt.value = null;
    aimWith(unit, command.weapon);
    return;
  }
  if (command.type === "pilot.alight") {
    startDismount(session.units.value[unit], command);
    return;
  }
  const kind = promptKind(each);
  if (kind !== null) {
    actionPrompt.value = again ? null : { unit, id: each.id, kind };
    return;
  }
  actionPrompt.value = null;
  send(command);
}

/**
 * The first reachable cell of a flight, for a flight that fails before it gets anywhere.
 * @param {string} unit
 */
function firstFlightStep(unit) {
  const { unit: whose, flight } = movement.reach.value;
  if (whose !== unit || !flight) return null;
  const { q, r, level } = flight.start;
  const start = [q, r, level].join();
  const cell = flight.cells.find((each) => each.from?.join() === start);
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
  const done = await send({ ...command, ...path, ...more, ...past });
  if (done.ok) actionPrompt.value = null;
  return done.ok;
}
