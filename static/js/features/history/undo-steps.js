// Describes undo steps by their log lines: text, time, and whose they are.

import * as session from "../../core/session.js";
import { lineAt, lineText } from "../log/log-text.js";
import { changeText } from "../../text/undo-lines.js";
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
 * Returns the first log line of a step, its time, the number of further lines, and the seat.
 * Without the line it names the change.
 * @param {UndoStep} step
 * @returns {{at: string, by: string, text: string, more: number}}
 */
export function describeStep(step) {
  const [first, last] = step.lines ?? [0, 0];
  const line = first === 0 ? undefined : lineAt(first);
  const parts = [step.unit ?? step.prop, step.what].filter(Boolean);
  const said = line === undefined ? changeText(parts, session.messages.value, session.naming.value) : lineText(line);
  // an attack that waited goes on because somebody let it be
  const text = line?.seat && line.code.startsWith("attack.goes_on") ? t("history-lets-it-be", { text: said }) : said;
  const by = otherSeatName(step);
  // the line may already name the seat
  return { at: line?.at ?? "", by: text.includes(by) ? "" : by, text: capital(text), more: line === undefined ? 0 : last - first };
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
