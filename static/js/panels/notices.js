// What is said for a moment: short messages at the edge of the board, signs on the map, refusals.

import { flash, toasts } from "./here.js";
import { messages, naming } from "./told.js";

/** @typedef {import("./here.js").Toast} Toast */

/**
 * @param {string} code
 * @param {any} params
 * @param {any} data
 */
export function showRefusal(code, params, data) {
  // The whole page says these.
  if (code === "kicked" || code === "gone") return;
  toast("refused", messages.value.refusal(code, params, naming.value));
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
 * @returns {number} by which it can be dismissed
 */
export function toast(kind, text, unit) {
  const same = toasts.value.find((t) => t.text === text);
  if (same) dismiss(same.id);
  toastCount += 1;
  const id = toastCount;
  // Two at most: more would cover the map and its tools.
  toasts.value = [...toasts.value.slice(-1), { id, kind, text, unit }];
  setTimeout(() => dismiss(id), kind === "refused" ? 7000 : 3500);
  return id;
}

/** @param {number} id */
export function dismiss(id) {
  toasts.value = toasts.value.filter((t) => t.id !== id);
}
