// Short messages: toasts, refusals, and cells that flash on the map.

import { signal } from "@preact/signals";
import { narrow } from "./ui-state.js";
import { announce } from "./announcer.js";
import { messages, naming } from "./session.js";
import { catalogue, loadMoreTexts } from "../text/catalogue.js";

/**
 * What a press on a text does. `opens`: it opens a dialog; else it shows a place on the map.
 * @typedef {{title: string, opens?: true, run: () => void}} Target
 */

/**
 * A message at the edge of the map. `leads`: what a press on its text does. `action`: a button; `persistent`: stays until it is dismissed,
 * by an act of the person too, or "read": until it is closed or read;
 * `lines`: the numbers of the log lines it shows; `retract`: removes its announcement. `foot`: on a
 * phone its action is beside the main button instead, with this reason, so that the map stays free.
 * @typedef {{id: number, kind: "refused"|"good"|"note", text: string, leads?: () => Target|null,
 *   action?: {label: string, title: string, icon?: string, foot?: string, run: () => void}, persistent?: boolean|"read",
 *   lines?: number[], retract?: () => void}} Toast
 */

/** The toasts that are shown, oldest first. */
export const toasts = signal(/** @type {Toast[]} */ ([]));
/** Cells marked for a moment, because something was refused there or is to be found there. */
export const flashedCells = signal(/** @type {{cells: any[], style: "blocked"|"found"}} */ ({ cells: [], style: "blocked" }));

/**
 * Shows why something was refused, and flashes its cell.
 * @param {string} code
 * @param {any} params
 * @param {any} data
 * @param {Toast["action"]} [action]  the button beside the refusal
 */
export function showRefusal(code, params, data, action) {
  // the whole page shows these states
  if (code === "kicked" || code === "gone" || code === "left") return;
  if (catalogue.incomplete) {
    const show = () => showRefusal(code, params, data, action);
    loadMoreTexts().then(show, show);
    return;
  }
  toast("refused", messages.value.refusal(code, params, naming.value), undefined, action);
  const cell = data?.cell ?? params?.cell ?? (typeof data?.q === "number" ? data : null);
  if (cell && typeof cell.q === "number") flashCells([cell]);
}

let flashTimer = 0;
/** Marks cells on the map for a moment. @param {any[]} cells @param {"blocked"|"found"} [style] */
export function flashCells(cells, style = "blocked") {
  clearTimeout(flashTimer);
  if (cells.length === 0 && flashedCells.peek().cells.length === 0) return;
  flashedCells.value = { cells, style };
  if (cells.length > 0) flashTimer = window.setTimeout(() => flashCells([]), 2400);
}

let toastCount = 0;
/**
 * Shows a toast and announces it. An equal one is replaced.
 * @param {Toast["kind"]} kind
 * @param {string} text
 * @param {Toast["leads"]} [leads]  what a press on its text does
 * @param {Toast["action"]} [action]
 * @param {boolean|"read"} [persistent]  whether it stays until it is dismissed, or until it is closed or read
 * @param {number[]} [lines]  the numbers of the log lines it shows
 * @returns {number} the id for dismissToast()
 */
export function toast(kind, text, leads, action, persistent = action !== undefined, lines = []) {
  const same = toasts.value.find((t) => t.text === text);
  if (same) dismissToast(same.id);
  toastCount += 1;
  const id = toastCount;
  // two toasts at most, so that the map stays visible; on a phone one, plus persistent ones; and those to be read
  const last = toasts.value.at(-1);
  const kept = toasts.value.filter((each) => each.persistent === "read" || (each === last && (!narrow.value || each.persistent)));
  // log lines are announced elsewhere
  const retract = lines.length === 0 ? announce(text) : undefined;
  toasts.value = [...kept, { id, kind, text, leads, action, persistent, lines, retract }];
  // a button beside a refusal, and a dialog that a text opens, need time for a decision
  if (!persistent) setTimeout(() => dismissToast(id), kind === "refused" || leads?.()?.opens ? 7000 : 3500);
  return id;
}

/** Dismisses persistent toasts and marks of refusals, because something was done since. */
export function dismissRefusals() {
  toasts.value = toasts.value.filter((each) => each.persistent !== true);
  if (flashedCells.peek().style === "blocked") flashCells([]);
}

/** Dismisses answers of the Handler, because the person acts on the map again. */
export function dismissAnswers() {
  if (toasts.peek().some(isAnswerToast)) toasts.value = toasts.peek().filter((each) => !isAnswerToast(each));
}

/** Returns whether a toast is an answer of the Handler. @param {Toast} toast */
const isAnswerToast = (toast) => toast.persistent === true && !toast.action;

/**
 * Dismisses toasts whose log lines are all among these, which are undone or read.
 * @param {ReadonlySet<number>} numbers  of lines
 */
export function dismissLines(numbers) {
  const over = (/** @type {Toast} */ { lines = [] }) => lines.length > 0 && lines.every((n) => numbers.has(n));
  if (toasts.value.some(over)) toasts.value = toasts.value.filter((each) => !over(each));
}

/** Removes a toast and its announcement. @param {number} id */
export function dismissToast(id) {
  toasts.peek().find((t) => t.id === id)?.retract?.();
  toasts.value = toasts.value.filter((t) => t.id !== id);
}
