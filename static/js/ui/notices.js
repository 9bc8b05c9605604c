// What is said for a moment: short messages at the edge of the board, signs on the map, refusals.

import { flash, narrow, toasts } from "../core/ui-state.js";
import { speak } from "../core/announcer.js";
import { messages, naming } from "../core/session.js";

/** @typedef {import("../core/ui-state.js").Toast} Toast */

/**
 * @param {string} code
 * @param {any} params
 * @param {any} data
 * @param {Toast["way"]} [way]  past it, for the Handler
 */
export function showRefusal(code, params, data, way) {
  // The whole page says these.
  if (code === "kicked" || code === "gone" || code === "left") return;
  toast("refused", messages.value.refusal(code, params, naming.value), undefined, way);
  const cell = data?.cell ?? params?.cell ?? (typeof data?.q === "number" ? data : null);
  if (cell && typeof cell.q === "number") flashCells([cell]);
}

let flashTimer = 0;
/** @param {any[]} cells @param {"blocked"|"found"} [style] */
export function flashCells(cells, style = "blocked") {
  clearTimeout(flashTimer);
  if (cells.length === 0 && flash.peek().cells.length === 0) return;
  flash.value = { cells, style };
  if (cells.length > 0) flashTimer = window.setTimeout(() => flashCells([]), 2400);
}

let toastCount = 0;
/**
 * @param {Toast["kind"]} kind
 * @param {string} text
 * @param {string} [unit]  the unit it is about, by id
 * @param {Toast["way"]} [way]
 * @param {boolean} [stays]  an answer that was waited for is there until it is put away or one goes on
 * @param {number[]} [lines]  of the log, that it tells
 * @returns {number} by which it can be dismissed
 */
export function toast(kind, text, unit, way, stays = way !== undefined, lines = []) {
  const same = toasts.value.find((t) => t.text === text);
  if (same) dismiss(same.id);
  toastCount += 1;
  const id = toastCount;
  // Two at most: more would cover the map and its tools. On a phone a second one does already, but
  // for what is still to be answered.
  const kept = toasts.value.slice(-1).filter((each) => !narrow.value || each.stays);
  // lines of the log are said by themselves
  const unsay = lines.length === 0 ? speak(text) : undefined;
  toasts.value = [...kept, { id, kind, text, unit, way, stays, lines, unsay }];
  // a way past a refusal is thought over: it stays until it is taken, or something else is done
  if (!stays) setTimeout(() => dismiss(id), kind === "refused" ? 7000 : 3500);
  return id;
}

/** Something was done: what was refused or answered before is over, and the sign of it on the map. */
export function leaveRefusals() {
  toasts.value = toasts.value.filter((each) => !each.stays);
  if (flash.peek().style === "blocked") flashCells([]);
}

/** An answer was read by whoever goes on with the map. */
export function leaveAnswers() {
  if (toasts.peek().some(isAnswer)) toasts.value = toasts.peek().filter((each) => !isAnswer(each));
}

/** @param {Toast} toast */
const isAnswer = (toast) => Boolean(toast.stays) && !toast.way;

/** What has been taken back is not said any longer. @param {ReadonlySet<number>} undone  lines */
export function leaveUndone(undone) {
  const over = (/** @type {Toast} */ { lines = [] }) => lines.length > 0 && lines.every((n) => undone.has(n));
  if (toasts.value.some(over)) toasts.value = toasts.value.filter((each) => !over(each));
}

/** @param {number} id */
export function dismiss(id) {
  toasts.peek().find((t) => t.id === id)?.unsay?.();
  toasts.value = toasts.value.filter((t) => t.id !== id);
}
