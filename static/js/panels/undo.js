// Undo and redo as people meet them: the buttons say whose change and what it was, and the Handler
// is asked once more before something of another seat is taken back or done again.

import { effect, signal } from "@preact/signals";
import * as app from "./app.js";
import { action } from "../actions.js";
import { keyText } from "../input.js";
import { changeWords } from "./changes.js";
import { Icon } from "./icons.js";
import { html } from "./ui.js";

/** @typedef {"undo"|"redo"} Way */

/** What is asked about just now, and the message that asks. */
const asking = signal(/** @type {{way: Way, what: string, toast: number}|null} */ (null));
let timer = 0;

/** The question is answered, or lapses; its message goes with it. */
function settle() {
  clearTimeout(timer);
  if (asking.value !== null) app.dismiss(asking.value.toast);
  asking.value = null;
}

/** @param {Way} way @returns {import("../store.js").Undoable|null} */
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
  settle();
  if (foreign(way) && (asked?.way !== way || asked.what !== what)) {
    const again = way === "undo" ? "take back" : "bring back";
    const toast = app.toast("note", `Undo and redo ask twice for what others did. Once more to ${again}: ${what}`);
    asking.value = { way, what, toast };
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
  const sure = asking.value?.way === id && asking.value.what === what;
  const name = what === "" ? entry.label : `${sure ? `Sure? ${entry.label}` : entry.label}: ${what}`;
  return html`<button
    type="button"
    class=${"button" + (sure ? " button-danger" : " button-quiet") + (label ? "" : " button-icon")}
    title=${`${name} (${entry.keys.map(keyText).join(" or ")})`}
    aria-label=${name}
    data-action=${id}
    disabled=${!entry.when(door)}
    onClick=${() => entry.run(door)}
  >
    <${Icon} name=${id} />${label && html`<span>${entry.label}</span>`}
    ${word && html`<span class="button-word" aria-hidden="true">${word}</span>`}
  </button>`;
}
