// Describes undo steps by their log lines: text, time, and whose they are.

import * as session from "../../core/session.js";
import { stepLineText } from "../log/log-text.js";
import { changeText, stepLines } from "../../text/undo-lines.js";
import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").UndoStep} UndoStep */

/**
 * Returns the number of the newest undo step. Commands carry it, so that the server notices a newer
 * one.
 */
export const newestChange = () => session.undoState.value.steps?.[0]?.change;

/** Returns the name of the seat that did a step; "" for one's own. @param {UndoStep} step */
function otherSeatName(step) {
  if ((step.by ?? null) === null || step.by === session.you.value?.seat) return "";
  return session.seats.value[step.by ?? ""]?.name ?? t("history-somebody-who-left");
}

/**
 * Returns the log line that names a step with the units that it destroyed, its time, the number of
 * further lines, and the seat. Without the line it names the change.
 * @param {UndoStep} step
 * @returns {{at: string, by: string, text: string, more: number}}
 */
export function describeStep(step) {
  const [first, last] = step.lines ?? [0, 0];
  const lines = session.entries.value.filter(({ n }) => n >= first && n <= last);
  const named = first === 0 || lines[0]?.n !== first ? [] : stepLines(lines);
  const [line] = named;
  const parts = [step.unit ?? step.prop, step.what].filter(Boolean);
  const text = named.map(stepLineText).join(". ") || changeText(parts, session.messages.value, session.naming.value);
  const by = otherSeatName(step);
  // the line may already name the seat
  return { at: line?.at ?? "", by: text.includes(by) ? "" : by, text: capital(text), more: line === undefined ? 0 : last - first + 1 - named.length };
}

/**
 * Returns how many steps are whose, besides one's own: "2 of them by Jo, 1 by Mira".
 * @param {readonly UndoStep[]} steps
 */
export function othersText(steps) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const name of steps.map(otherSeatName)) if (name !== "") count.set(name, (count.get(name) ?? 0) + 1);
  const parts = [...count].map(([name, n], i) => t("history-by", { n, value: i === 0 && steps.length > 1 ? t("history-of-them") : "", name }));
  return parts.join(", ");
}
