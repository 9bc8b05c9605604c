// What is said for a moment: short messages at the edge of the board, signs on the map, refusals.

import { flashedCells, narrow, toasts } from "../core/ui-state.js";
import { announce } from "../core/announcer.js";
import { messages, naming } from "../core/session.js";

/** @typedef {import("../core/ui-state.js").Toast} Toast */

/**
 * @param {string} code
 * @param {any} params
 * @param {any} data
 * @param {Toast["action"]} [action]  past it, for the Handler
 */
export function showRefusal(code, params, data, action) {
  // The whole page says these.
  if (code === "kicked" || code === "gone" || code === "left") return;
  toast("refused", messages.value.refusal(code, params, naming.value), undefined, action);
  const cell = data?.cell ?? params?.cell ?? (typeof data?.q === "number" ? data : null);
  if (cell && typeof cell.q === "number") flashCells([cell]);
}

let flashTimer = 0;
/** @param {any[]} cells @param {"blocked"|"found"} [style] */
export function flashCells(cells, style = "blocked") {
  clearTimeout(flashTimer);
  if (cells.length === 0 && flashedCells.peek().cells.length === 0) return;
  flashedCells.value = { cells, style };
  if (cells.length > 0) flashTimer = window.setTimeout(() => flashCells([]), 2400);
}

let toastCount = 0;
/**
 * @param {Toast["kind"]} kind
 * @param {string} text
 * @param {string} [unit]  the unit it is about, by id
 * @param {Toast["action"]} [action]
 * @param {boolean} [persistent]  an answer that was waited for is there until it is put away or one goes on
 * @param {number[]} [lines]  of the log, that it tells
 * @returns {number} by which it can be dismissed
 */
export function toast(kind, text, unit, action, persistent = action !== undefined, lines = []) {
  const same = toasts.value.find((t) => t.text === text);
  if (same) dismissToast(same.id);
  toastCount += 1;
  const id = toastCount;
  // Two at most: more would cover the map and its tools. On a phone a second one does already, but
  // for what is still to be answered.
  const kept = toasts.value.slice(-1).filter((each) => !narrow.value || each.persistent);
  // lines of the log are said by themselves
  const retract = lines.length === 0 ? announce(text) : undefined;
  toasts.value = [...kept, { id, kind, text, unit, action, persistent, lines, retract }];
  // a way past a refusal is thought over: it stays until it is taken, or something else is done
  if (!persistent) setTimeout(() => dismissToast(id), kind === "refused" ? 7000 : 3500);
  return id;
}

/** Something was done: what was refused or answered before is over, and the sign of it on the map. */
export function dismissRefusals() {
  toasts.value = toasts.value.filter((each) => !each.persistent);
  if (flashedCells.peek().style === "blocked") flashCells([]);
}

/** An answer was read by whoever goes on with the map. */
export function dismissAnswers() {
  if (toasts.peek().some(isAnswerToast)) toasts.value = toasts.peek().filter((each) => !isAnswerToast(each));
}

/** @param {Toast} toast */
const isAnswerToast = (toast) => Boolean(toast.persistent) && !toast.action;

/** What has been taken back is not said any longer. @param {ReadonlySet<number>} undone  lines */
export function dismissUndone(undone) {
  const over = (/** @type {Toast} */ { lines = [] }) => lines.length > 0 && lines.every((n) => undone.has(n));
  if (toasts.value.some(over)) toasts.value = toasts.value.filter((each) => !over(each));
}

/** @param {number} id */
export function dismissToast(id) {
  toasts.peek().find((t) => t.id === id)?.retract?.();
  toasts.value = toasts.value.filter((t) => t.id !== id);
}
