// Steps of undo and redo in the words and with the time of their lines in the log, and whose they are.

import * as app from "../../core/app.js";
import { changeText } from "./undo-lines.js";
import { lineAt } from "../log/log-text.js";
import { capital } from "../../text/format.js";

/** @typedef {import("../../core/store.js").UndoStep} UndoStep */

/** The newest step, by which a command says what it takes for the last one. */
export const newestChange = () => app.undoState.value.steps?.[0]?.change;

/** Who did it, if somebody else; "" for one's own. @param {UndoStep} step */
function otherSeatName(step) {
  if ((step.by ?? null) === null || step.by === app.you.value?.seat) return "";
  return app.seats.value[step.by ?? ""]?.name ?? "Somebody who left";
}

/**
 * A step: its first line of the log with the time, how many lines more tell of it, and who did it, if
 * somebody else. Where this page has no such line, what it was and of what.
 * @param {UndoStep} step
 * @returns {{at: string, by: string, text: string, more: number}}
 */
export function describeStep(step) {
  const [first, last] = step.lines ?? [0, 0];
  const line = first === 0 ? undefined : lineAt(first);
  const parts = [step.unit ?? step.prop, step.what].filter(Boolean);
  const text = line === undefined ? changeText(parts, app.messages.value, app.naming.value) : app.lineText(line);
  const by = otherSeatName(step);
  // "Jo takes Magpie" says already who did it
  return { at: line?.at ?? "", by: text.includes(by) ? "" : by, text: capital(text), more: line === undefined ? 0 : last - first };
}

/**
 * Whose some steps are, besides one's own: "2 of them by Jo, 1 by Mira"; "" for one's own alone.
 * @param {readonly UndoStep[]} steps
 */
export function othersText(steps) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const name of steps.map(otherSeatName)) if (name !== "") count.set(name, (count.get(name) ?? 0) + 1);
  const parts = [...count].map(([name, n], i) => `${n}${i === 0 && steps.length > 1 ? " of them" : ""} by ${name}`);
  return parts.join(", ");
}

/** @param {number} n */
export const stepCountText = (n) => (n === 1 ? "1 step" : `${n} steps`);
