// Doing what the bar offers: at once, or after a question (how many steps, what it is, whether it
// may overheat).

import { signal } from "@preact/signals";
import * as app from "./app.js";
import { aimWith, stopAiming } from "./fight-aim-state.js";
import { climbDown } from "./fight-crew.js";
import { barText } from "./fight-state.js";

/** @typedef {import("./fight-types.js").Able} Able */

/** What is asked before it is done: of which unit and action. */
export const question = signal(/** @type {{unit: string, id: string, kind: "steps"|"words"|"heat"|"who"|"module"|"leave"}|null} */ (null));

/** The action that is spoken about in the bar: pointed at, or pressed last. */
export const spoken = signal(/** @type {{unit: string, id: string}|null} */ (null));

/** What has to be said before a command can be sent. @param {Able} each */
function asksFor(each) {
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
 * An action is pressed: it is done, asked about, or says why not.
 * @param {string} unit @param {Able} each
 */
export function press(unit, each) {
  spoken.value = { unit, id: each.id };
  if (!each.available) {
    // the bar says why; where it is out of sight a message does
    if (each.reason !== null) app.announced.value = barText(each.reason);
    return;
  }
  const { command } = each;
  const open = question.value;
  const again = open?.id === each.id && open.unit === unit;
  if (command.type === "unit.move") {
    // one thing at a time: whoever walks has put the weapon away
    stopAiming();
    app.mode.value = command.mode;
    // it goes nowhere, but it may be tried
    question.value = each.warns !== null && !again && firstStep(unit) ? { unit, id: each.id, kind: "heat" } : null;
    return;
  }
  if (command.type === "attack.declare") {
    question.value = null;
    aimWith(unit, command.weapon);
    return;
  }
  if (command.type === "pilot.alight") {
    climbDown(app.units.value[unit], command);
    return;
  }
  const kind = asksFor(each);
  if (kind !== null) {
    question.value = again ? null : { unit, id: each.id, kind };
    return;
  }
  question.value = null;
  app.send(command);
}

/** A step with which a flight could begin: what fails does not ask whither. @param {string} unit */
function firstStep(unit) {
  const { unit: whose, flight } = app.reach.value;
  if (whose !== unit || !flight) return null;
  const { q, r, level } = flight.start;
  const start = [q, r, level].join();
  const cell = flight.cells.find((/** @type {any} */ each) => each.from?.join() === start);
  return cell ? { q: cell.q, r: cell.r, level: cell.level } : null;
}

/**
 * The question of an action is answered.
 * @param {Able} each @param {Record<string, any>} more  what the answer adds to the command
 */
export async function answer(each, more) {
  const { command } = each;
  const path = command.type === "unit.move" ? { path: [firstStep(command.unit)] } : {};
  const done = await app.send({ ...command, ...path, ...more });
  if (done.ok) question.value = null;
  return done.ok;
}
