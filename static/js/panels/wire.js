// The doors to the server: commands and their refusals, questions, signals; and what comes in.

import { batch, signal } from "@preact/signals";
import { book, dockOpen, selected, tab, unread } from "./here.js";
import { newsText } from "./lines.js";
import { hitsOf, newsOf } from "./news.js";
import { flashCells, showRefusal, toast } from "./notices.js";
import { isHandler, mine, session, you } from "./told.js";

/** @typedef {import("../store.js").Session} Session */
/** @typedef {import("../net.js").Answer} Answer */

/** @type {{command: (c: any) => Promise<Answer>, query: (n: string, p: any) => Promise<Answer>,
 *   signal: (k: string, d: any) => void}} */
let wire = {
  command: () => Promise.reject(new Error("not connected")),
  query: () => Promise.reject(new Error("not connected")),
  signal: () => {},
};

/** @param {typeof wire} given */
export function setWire(given) {
  wire = given;
}

/** @param {Session} next */
export function setSession(next) {
  const before = session.value;
  batch(() => {
    session.value = next;
    if (selected.value !== null && next.view && !next.view.scene.units[selected.value]) {
      selected.value = null;
    }
    const fresh = next.entries.length && before.entries.length
      ? next.entries.filter((e) => e.n > before.entries[before.entries.length - 1].n).length
      : 0;
    // The Handler steers everybody, so only what is taken back is news there.
    const steered = isHandler.value ? [] : mine.value;
    const seat = you.value?.seat;
    const played = isHandler.value ? [] : Object.values(next.view?.characters ?? {}).filter((each) => each.seat === seat).map((each) => each.id);
    const news = fresh ? newsOf(next.entries.slice(-fresh), seat, steered, played, book.value !== null) : [];
    if (news.length > 0) toast("note", news.map(newsText).join(". "), news.at(-1)?.params.unit?.unit);
    const hits = hitsOf(news);
    if (hits.length > 0) flashCells(hits, "found");
    const others = fresh ? next.entries.slice(-fresh).filter((entry) => entry.seat !== seat).length : 0;
    if (others && (tab.value !== "log" || !dockOpen.value)) unread.value += others;
  });
}

/** Commands under way, by kind: their buttons wait. */
export const busy = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/**
 * Send a command; a refusal is shown with its reason, and where it points on the map (not when
 * `quiet`: whoever asks shows it).
 * @param {any} command
 * @param {{quiet?: boolean}} [how]
 * @returns {Promise<Answer>}
 */
export async function send(command, { quiet = false } = {}) {
  busy.value = new Set([...busy.value, command.type]);
  const answer = await wire.command(command);
  const rest = new Set(busy.value);
  rest.delete(command.type);
  busy.value = rest;
  if (!answer.ok && !quiet) showRefusal(answer.code, answer.params, answer.data);
  return answer;
}

/**
 * @param {string} name
 * @param {any} params
 */
export function ask(name, params) {
  return wire.query(name, params);
}

/**
 * @param {string} kind
 * @param {any} data
 */
export function sendSignal(kind, data) {
  wire.signal(kind, data);
}
