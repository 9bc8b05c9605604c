// Undo and redo as people meet them: the buttons say whose change and what it was, and the Handler
// is asked once more before something of another seat is taken back or done again.

import { effect, signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { action } from "../../core/actions.js";
import { keyText } from "../../core/input.js";
import { changeText } from "./undo-lines.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** @typedef {"undo"|"redo"} UndoKind */

/** So long, in ms, nobody can have read the question: a press is none of its answers. */
const UNREAD_MS = 700;

/** What is asked about just now, the message that asks, and whether it can have been read. */
const asking = signal(/** @type {{way: UndoKind, what: string, toast: number, read: boolean}|null} */ (null));
let timer = 0;
let reading = 0;

/** The question is answered, or lapses; its message goes with it. */
function settle() {
  clearTimeout(timer);
  clearTimeout(reading);
  if (asking.value !== null) app.dismissToast(asking.value.toast);
  asking.value = null;
}

/** @param {UndoKind} way @returns {import("../../core/store.js").Undoable|null} */
function changeOf(way) {
  const state = app.undoState.value;
  if (way === "undo") return state.can_undo ? state : null;
  return state.can_redo ? (state.redo ?? null) : null;
}

/**
 * What would be taken back or done again: "Mira, end of Magpie's turn".
 * @param {UndoKind} way
 */
export function undoText(way) {
  const change = changeOf(way);
  if (!change?.what) return "";
  const whose = change.by !== null && change.by !== app.you.value?.seat ? app.seats.value[change.by ?? ""] : null;
  const parts = [whose, change.unit ?? change.prop, change.what];
  return changeText(parts.filter(Boolean), app.messages.value, app.naming.value);
}

/** From now on the question is read, after that it can be answered. */
function startReading() {
  clearTimeout(reading);
  reading = window.setTimeout(() => {
    if (asking.value !== null) asking.value = { ...asking.value, read: true };
  }, UNREAD_MS);
}

/** @param {UndoKind} way */
function isAnotherSeats(way) {
  const by = changeOf(way)?.by ?? null;
  return by !== null && by !== app.you.value?.seat;
}

/** What is under way: a second press means the change before, and waits until that is the last one. */
let lastRun = Promise.resolve();

/** Take back or do again; another seat's change only when it is asked for twice. @param {UndoKind} way */
export function undoOrRedo(way) {
  lastRun = lastRun.then(() => undoOrRedoOnce(way));
}

/** @param {UndoKind} way @returns {Promise<void>} */
async function undoOrRedoOnce(way) {
  if (changeOf(way) === null) return;
  const what = undoText(way);
  const asked = asking.value;
  const same = asked !== null && asked.way === way && asked.what === what;
  // pressed on and on, nobody reads
  if (same && !asked.read && isAnotherSeats(way)) return startReading();
  settle();
  if (isAnotherSeats(way) && !same) {
    const again = way === "undo" ? "take back" : "bring back";
    const by = changeOf(way)?.by ?? "";
    // who sits here no more: also what was done before the table went its own way from another one
    const whose = app.seats.value[by] === undefined ? "was not done from this seat" : "others did";
    const toast = app.toast("note", `Undo and redo ask twice for what ${whose}. Once more to ${again}: ${what}`);
    asking.value = { way, what, toast, read: false };
    startReading();
    timer = window.setTimeout(settle, 4000);
    return;
  }
  const newest = way === "undo" && app.isHandler.value ? app.undoState.value.steps?.[0]?.change : undefined;
  const answer = await app.send({ type: way, ...(newest === undefined ? {} : { newest }) });
  if (answer.ok) await caughtUp(answer.result.seq);
}

/** Until the page shows what the table was at this seq. @param {number} seq @returns {Promise<void>} */
function caughtUp(seq) {
  return new Promise((done) => {
    const stop = effect(() => {
      if (app.liveSession.value.seq < seq) return;
      done();
      queueMicrotask(() => stop());
    });
  });
}

/** @param {{id: UndoKind, context: any, label?: boolean, word?: string}} given  word: under the sign */
export function UndoButton({ id, context, label, word }) {
  const entry = action(id);
  const what = undoText(id);
  const asked = asking.value;
  const sure = asked !== null && asked.way === id && asked.what === what;
  const name = what === "" ? entry.label : `${sure ? `Sure? ${entry.label}` : entry.label}: ${what}`;
  return html`<button
    type="button"
    class=${"button" + (sure ? " button-danger" : " button-quiet") + (label ? "" : " button-icon")}
    title=${`${name} (${entry.keys.map(keyText).join(" or ")})`}
    aria-label=${name}
    data-action=${id}
    disabled=${!entry.when(context)}
    aria-disabled=${sure && !asked.read ? "true" : undefined}
    onClick=${() => entry.run(context)}
  >
    <${Icon} name=${id} />${label && html`<span>${entry.label}</span>`}
    ${word && html`<span class="button-word" aria-hidden="true">${word}</span>`}
  </button>`;
}
