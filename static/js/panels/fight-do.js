// Doing what the bar offers: at once, or after a question (how many steps, what it is, whether it
// may overheat).

import { signal } from "@preact/signals";
import * as app from "./app.js";
import { aimWith } from "./fight-aim-state.js";
import { barText } from "./fight-state.js";

/** @typedef {import("./fight-types.js").Able} Able */

/** What is asked before it is done: of which unit and action. */
export const question = signal(/** @type {{unit: string, id: string, kind: "steps"|"words"|"heat"|"who"}|null} */ (null));

/** The action that is spoken about in the bar: pointed at, or pressed last. */
export const spoken = signal(/** @type {{unit: string, id: string}|null} */ (null));

/** What has to be said before a command can be sent. @param {Able} each */
function asksFor(each) {
  if (each.most > each.steps) return "steps";
  if (each.command.type === "action.ask") return "words";
  if (each.command.type === "pilot.board" || each.command.type === "pilot.alight") return "who";
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
  if (command.type === "unit.move") {
    app.mode.value = command.mode;
    question.value = null;
    return;
  }
  if (command.type === "attack.declare") {
    question.value = null;
    aimWith(unit, command.weapon);
    return;
  }
  const kind = asksFor(each);
  const open = question.value;
  if (kind !== null) {
    question.value = open?.id === each.id && open.unit === unit ? null : { unit, id: each.id, kind };
    return;
  }
  question.value = null;
  app.send(command);
}

/**
 * The question of an action is answered.
 * @param {Able} each @param {Record<string, any>} more  what the answer adds to the command
 */
export async function answer(each, more) {
  const done = await app.send({ ...each.command, ...more });
  if (done.ok) question.value = null;
  return done.ok;
}
