// Undo and redo: their buttons name the change, and a change of another seat has to be confirmed.

import { effect, signal } from "@preact/signals";
import { action } from "../../core/actions.js";
import { send } from "../../core/commands.js";
import { dismissToast, toast } from "../../core/notices.js";
import { select } from "../../core/selection.js";
import * as session from "../../core/session.js";
import { keyText } from "../../core/input.js";
import { changeText } from "../../text/undo-lines.js";
import { newestChange } from "./undo-steps.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {"undo"|"redo"} UndoKind */

/**
 * A confirmation within this time, in milliseconds, is ignored: nobody can have read the question.
 */
const UNREAD_MS = 700;

/** How long the question stays open, in milliseconds. */
const ASKED_MS = 8000;

/** The open question, its toast, and whether it can have been read. */
const question = signal(/** @type {{kind: UndoKind, what: string, toast: number, read: boolean}|null} */ (null));
let lapseTimer = 0;
let readTimer = 0;

/** Closes the question. */
function closeQuestion() {
  clearTimeout(lapseTimer);
  clearTimeout(readTimer);
  if (question.value !== null) dismissToast(question.value.toast);
  question.value = null;
}

/**
 * Returns the change that would be undone or redone, or null.
 * @param {UndoKind} kind @returns {import("../../core/store.js").Undoable|null}
 */
function changeOf(kind) {
  const state = session.undoState.value;
  if (kind === "undo") return state.can_undo ? state : null;
  return state.can_redo ? (state.redo ?? null) : null;
}

/** Returns that change as text: "Mira, end of Magpie's turn". @param {UndoKind} kind */
export function undoText(kind) {
  const change = changeOf(kind);
  if (!change?.what) return "";
  const whose = change.by !== null && change.by !== session.you.value?.seat ? session.seats.value[change.by ?? ""] : null;
  const parts = [whose, change.unit ?? change.prop, change.what];
  return changeText(parts.filter(Boolean), session.messages.value, session.naming.value);
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
  return by !== null && by !== session.you.value?.seat;
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

/** Confirms the open question by its own button, which only who has read it presses. @param {UndoKind} kind */
function confirmRead(kind) {
  if (question.value !== null) question.value = { ...question.value, read: true };
  undoOrRedo(kind);
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
    const again = kind === "undo" ? t("history-take-back") : t("history-bring-back");
    const by = changeOf(kind)?.by ?? "";
    // changes of a seat that is gone, or from the table that this one was branched off
    const name = session.seats.value[by]?.name;
    const whose = name === undefined ? t("history-not-from-this-seat") : t("history-done-by", { name });
    const label = kind === "undo" ? t("history-take-it-back") : t("history-bring-it-back");
    const shown = toast("note", t("history-once-more", { whose, again, what }), undefined, { label, title: what, icon: kind, run: () => confirmRead(kind) });
    question.value = { kind, what, toast: shown, read: false };
    startReading();
    lapseTimer = window.setTimeout(closeQuestion, ASKED_MS);
    return;
  }
  const newest = kind === "undo" && session.isHandler.value ? newestChange() : undefined;
  const active = session.conflict.value?.active ?? null;
  const answer = await send({ type: kind, ...(newest === undefined ? {} : { newest }) });
  if (answer.ok) await showUndone(answer.result.seq, active);
}

/**
 * Waits until the page shows an undo or redo of this seat, then selects the unit that acts, if it
 * is another one than before.
 * @param {number} seq @param {string|null} before
 */
export async function showUndone(seq, before) {
  await caughtUp(seq);
  const active = session.conflict.value?.active ?? null;
  if (active !== null && active !== before && (session.isHandler.value || session.ownUnitIds.value.includes(active))) select(active);
}

/** Resolves when the page shows the table at a seq. @param {number} seq @returns {Promise<void>} */
function caughtUp(seq) {
  return new Promise((done) => {
    const stop = effect(() => {
      if (session.liveSession.value.seq < seq) return;
      done();
      queueMicrotask(() => stop());
    });
  });
}

/**
 * The button.
 * @param {{id: UndoKind, context: import("../../core/action-context.js").ActionContext, label?: boolean, word?: string}} given  `word`: under the
 *   icon
 */
export function UndoButton({ id, context, label, word }) {
  const entry = action(id);
  const what = undoText(id);
  const asked = question.value;
  const sure = asked !== null && asked.kind === id && asked.what === what;
  const name = what === "" ? entry.label : `${sure ? t("history-sure", { label: entry.label }) : entry.label}: ${what}`;
  return html`<button
    type="button"
    class=${"button" + (sure ? " button-danger" : " button-quiet") + (label ? "" : " button-icon")}
    title=${`${name} (${entry.keys.map(keyText).join(t("core-or"))})`}
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
