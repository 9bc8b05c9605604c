// Undo and redo as people meet them: the buttons say whose change and what it was, and the Handler
// is asked once more before something of another seat is taken back or done again.

import { effect, signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { action } from "../../core/actions.js";
import { keyText } from "../../core/input.js";
import { changeWords } from "./changes.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** @typedef {"undo"|"redo"} Way */

/** So long, in ms, nobody can have read the question: a press is none of its answers. */
const UNREAD = 700;

/** What is asked about just now, the message that asks, and whether it can have been read. */
const asking = signal(/** @type {{way: Way, what: string, toast: number, read: boolean}|null} */ (null));
let timer = 0;
let reading = 0;

/** The question is answered, or lapses; its message goes with it. */
function settle() {
  clearTimeout(timer);
  clearTimeout(reading);
  if (asking.value !== null) app.dismiss(asking.value.toast);
  asking.value = null;
}

/** @param {Way} way @returns {import("../../core/store.js").Undoable|null} */
function changeOf(way) {
  const state = app.undoState.value;
  if (way === "undo") return state.can_undo ? state : null;
  return state.can_redo ? (state.redo ?? null) : null;
}

/**
 * What would be taken back or done again: "Mira, end of Magpie's turn".
 * @param {Way} way
 */
export function undoText(way) {
  const change = changeOf(way);
  if (!change?.what) return "";
  const whose = change.by !== null && change.by !== app.you.value?.seat ? app.seats.value[change.by ?? ""] : null;
  const parts = [whose, change.unit ?? change.prop, change.what];
  return changeWords(parts.filter(Boolean), app.messages.value, app.naming.value);
}

/** From now on the question is read, after that it can be answered. */
function beingRead() {
  clearTimeout(reading);
  reading = window.setTimeout(() => {
    if (asking.value !== null) asking.value = { ...asking.value, read: true };
  }, UNREAD);
}

/** @param {Way} way */
function foreign(way) {
  const by = changeOf(way)?.by ?? null;
  return by !== null && by !== app.you.value?.seat;
}

/** What is under way: a second press means the change before, and waits until that is the last one. */
let under = Promise.resolve();

/** Take back or do again; another seat's change only when it is asked for twice. @param {Way} way */
export function step(way) {
  under = under.then(() => once(way));
}

/** @param {Way} way @returns {Promise<void>} */
async function once(way) {
  if (changeOf(way) === null) return;
  const what = undoText(way);
  const asked = asking.value;
  const same = asked !== null && asked.way === way && asked.what === what;
  // pressed on and on, nobody reads
  if (same && !asked.read && foreign(way)) return beingRead();
  settle();
  if (foreign(way) && !same) {
    const again = way === "undo" ? "take back" : "bring back";
    const by = changeOf(way)?.by ?? "";
    // who sits here no more: also what was done before the table went its own way from another one
    const whose = app.seats.value[by] === undefined ? "was not done from this seat" : "others did";
    const toast = app.toast("note", `Undo and redo ask twice for what ${whose}. Once more to ${again}: ${what}`);
    asking.value = { way, what, toast, read: false };
    beingRead();
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
      if (app.live.value.seq < seq) return;
      done();
      queueMicrotask(() => stop());
    });
  });
}

/** @param {{id: Way, door: any, label?: boolean, word?: string}} given  word: under the sign */
export function UndoButton({ id, door, label, word }) {
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
    disabled=${!entry.when(door)}
    aria-disabled=${sure && !asked.read ? "true" : undefined}
    onClick=${() => entry.run(door)}
  >
    <${Icon} name=${id} />${label && html`<span>${entry.label}</span>`}
    ${word && html`<span class="button-word" aria-hidden="true">${word}</span>`}
  </button>`;
}
