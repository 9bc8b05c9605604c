// Doing what the bar offers: at once, or after a question (how many steps, what it is, whether it
// may overheat).

import { effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { aimWith, stopAiming } from "./aim-state.js";
import { startDismount } from "./riders.js";
import { actionsAnswer, reasonText } from "./unit-actions.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */

/** What is asked before it is done: of which unit and action; `overrule`: although a rule bars it. */
export const actionPrompt = signal(/** @type {{unit: string, id: string, kind: "steps"|"words"|"heat"|"who"|"module"|"leave", overrule?: true}|null} */ (null));

/** The action that is spoken about in the bar: pointed at, or pressed last. */
export const describedAction = signal(/** @type {{unit: string, id: string}|null} */ (null));

/** What was said of an action is over with what it was said in: the turn, the segment, the aiming; and
 * walking and flying have words of their own. */
export function watchDescribedAction() {
  let moment = "";
  /** @type {[any, any]} */
  let hands = [null, null];
  effect(() => {
    const fight = app.conflict.value;
    const now = JSON.stringify([app.unit.value?.id, app.unit.value?.turn, fight?.round, fight?.segment, fight?.active]);
    const [aim, mode] = [app.aiming.value?.weapon ?? null, app.mode.value];
    const putAway = (aim === null && hands[0] !== null) || mode !== hands[1];
    const of = untracked(() => actionsAnswer.value.list.find((each) => each.id === describedAction.value?.id));
    if (now !== moment || (putAway && of?.command.type !== "unit.move")) describedAction.value = null;
    moment = now;
    hands = [aim, mode];
  });
}

/** What has to be said before a command can be sent. @param {UnitAction} each */
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
 * Past the rule that bars an action: it is done, asked about, or aimed, all the same.
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
  return app.isHandler.value || go === undefined ? app.way(command, code, { go }) : undefined;
}

/** What is asked about a unit, or aimed, is in sight while it is the selected one: whoever has selected
 * another since has this one again. @param {string} unit */
function ensureSelected(unit) {
  if (app.units.value[unit] === undefined) return false;
  if (app.selected.value !== unit) app.select(unit);
  return true;
}

/** Instead of a reaction the Handler lets it act out of turn. @param {string} unit */
function actOutOfTurn(unit) {
  if (!app.mayOverrule.value || app.overruling.value) return undefined;
  const run = () => void (ensureSelected(unit) && !app.overruling.value && app.toggleOverrule());
  return { label: "Overrule turn and cost", title: "It acts now, at no cost. The log says so.", run };
}

/**
 * Where it cannot go by the rules, the Handler puts it on any hex.
 * @param {string} unit @param {string} code
 */
function placeAnywhere(unit, code) {
  if (app.way({ type: "unit.move", unit }, code) === undefined || !app.isHandler.value) return undefined;
  const run = () => {
    stopAiming();
    app.setTool("select");
    app.placing.value = { unit };
    if (app.narrow.value) app.sheet.value = "handle";
  };
  return { label: "Put it anywhere", title: "On any hex, at no cost. The log says so.", run };
}

/**
 * An action is pressed: it is done, asked about, or says why not.
 * @param {string} unit @param {UnitAction} each
 * @param {boolean} [aloud]  why not is said at the edge of the map too, as the bar may be out of sight
 */
export function pressAction(unit, each, aloud = false) {
  describedAction.value = { unit, id: each.id };
  if (!each.available) {
    if (each.reason !== null) {
      app.speak(reasonText(each.reason));
      const past = overruleOption(unit, each);
      if (past || aloud) app.showRefusal(each.reason.code, each.reason.params, null, past);
    }
    return;
  }
  const { command } = each;
  const open = actionPrompt.value;
  const again = open?.id === each.id && open.unit === unit;
  if (command.type === "unit.move") {
    // one thing at a time: whoever walks has put the weapon away
    stopAiming();
    app.mode.value = command.mode;
    app.beginAnew(Boolean(command.new));
    // it goes nowhere, but it may be tried
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

/** A step with which a flight could begin: what fails does not ask whither. @param {string} unit */
function firstFlightStep(unit) {
  const { unit: whose, flight } = app.reach.value;
  if (whose !== unit || !flight) return null;
  const { q, r, level } = flight.start;
  const start = [q, r, level].join();
  const cell = flight.cells.find((/** @type {any} */ each) => each.from?.join() === start);
  return cell ? { q: cell.q, r: cell.r, level: cell.level } : null;
}

/**
 * The question of an action is answered.
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
