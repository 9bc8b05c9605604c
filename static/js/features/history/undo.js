// Undo and redo: their buttons name the change, and a change of another seat has to be confirmed.

import { effect, signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { action } from "../../core/actions.js";
import { keyText } from "../../core/input.js";
import { changeText } from "./undo-lines.js";
import { newestChange } from "./undo-steps.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** @typedef {"undo"|"redo"} UndoKind */

/**
 * A confirmation within this time, in milliseconds, is ignored: nobody can have read the question.
 */
const UNREAD_MS = 700;

/** The open question, its toast, and whether it can have been read. */
const question = signal(/** @type {{kind: UndoKind, what: string, toast: number, read: boolean}|null} */ (null));
let lapseTimer = 0;
let readTimer = 0;

/** Closes the question. */
function closeQuestion() {
  clearTimeout(lapseTimer);
  clearTimeout(readTimer);
  if (question.value !== null) app.dismissToast(question.value.toast);
  question.value = null;
}

/**
 * Returns the change that would be undone or redone, or null.
 * @param {UndoKind} kind @returns {import("../../core/store.js").Undoable|null}
 */
function changeOf(kind) {
  const state = app.undoState.value;
  if (kind === "undo") return state.can_undo ? state : null;
  return state.can_redo ? (state.redo ?? null) : null;
}

/** Returns that change as text: "Mira, end of Magpie's turn". @param {UndoKind} kind */
export function undoText(kind) {
  const change = changeOf(kind);
  if (!change?.what) return "";
  const whose = change.by !== null && change.by !== app.you.value?.seat ? app.seats.value[change.by ?? ""] : null;
  const parts = [whose, change.unit ?? change.prop, change.what];
  return changeText(parts.filter(Boolean), app.messages.value, app.naming.value);
}

/** Lets the question be confirmed after UNREAD_MS. */
function startReading() {
  clearTimeout(readTimer);
  readTimer = window.setTimeout(() => {
    if (question.value !== null) question.value = { ...question.value, read: true };
  }, UNREAD_MS);
}

/** Returns whether that change is another seat's. @param {UndoKind} kind */
function isAnotherSeats(kind) {
  const by = changeOf(kind)?.by ?? null;
  return by !== null && by !== app.you.value?.seat;
}

/** The last undo or redo. The next one waits until the page shows its result. */
let lastRun = Promise.resolve();

/**
 * Undoes or redoes. A change of another seat has to be confirmed by a second press.
 * @param {UndoKind} kind
 */
export function undoOrRedo(kind) {
  lastRun = lastRun.then(() => undoOrRedoOnce(kind));
}

/** @param {UndoKind} kind @returns {Promise<void>} */
async function undoOrRedoOnce(kind) {
  if (changeOf(kind) === null) return;
  const what = undoText(kind);
  const asked = question.value;
  const same = asked !== null && asked.kind === kind && asked.what === what;
  // repeated presses do not confirm
  if (same && !asked.read && isAnotherSeats(kind)) return startReading();
  closeQuestion();
  if (isAnotherSeats(kind) && !same) {
    const again = kind === "undo" ? "take back" : "bring back";
    const by = changeOf(kind)?.by ?? "";
    // changes of a seat that is gone, or from the table that this one was branched off
    const whose = app.seats.value[by] === undefined ? "was not done from this seat" : "others did";
    const toast = app.toast("note", `Undo and redo ask twice for what ${whose}. Once more to ${again}: ${what}`);
    question.value = { kind, what, toast, read: false };
    startReading();
    lapseTimer = window.setTimeout(closeQuestion, 4000);
    return;
  }
  const newest = kind === "undo" && app.isHandler.value ? newestChange() : undefined;
  const answer = await app.send({ type: kind, ...(newest === undefined ? {} : { newest }) });
  if (answer.ok) await caughtUp(answer.result.seq);
}

/** Resolves when the page shows the table at a seq. @param {number} seq @returns {Promise<void>} */
function caughtUp(seq) {
  return new Promise((done) => {
    const stop = effect(() => {
      if (app.liveSession.value.seq < seq) return;
      done();
      queueMicrotask(() => stop());
    });
  });
}

/**
 * The button.
 * @param {{id: UndoKind, context: any, label?: boolean, word?: string}} given  `word`: under the
 *   icon
 */
export function UndoButton({ id, context, label, word }) {
  const entry = action(id);
  const what = undoText(id);
  const asked = question.value;
  const sure = asked !== null && asked.kind === id && asked.what === what;
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
