// The doors to the server: commands and their refusals, questions, signals; and what comes in.

import { batch, signal } from "@preact/signals";
import { label } from "./hexes.js";
import { askInstead, wayPast } from "../features/handler/overrides.js";
import { book, dockOpen, narrow, readonly, selected, tab, unread } from "./ui-state.js";
import { newsText } from "../features/log/log-text.js";
import { hitsOf, isAnswer, newsOf } from "../features/log/notifications.js";
import { flashCells, leaveRefusals, leaveUndone, showRefusal, toast } from "../ui/notices.js";
import { speak } from "./announcer.js";
import { taken } from "../features/history/undone-notice-state.js";
import { isHandler, live, looked, messages, mine, naming, undone, you } from "./session.js";

/** @typedef {import("./store.js").Session} Session */
/** @typedef {import("./net.js").Answer} Answer */

/** @type {{command: (c: any) => Promise<Answer>, query: (n: string, p: any) => Promise<Answer>,
 *   signal: (k: string, d: any) => void}} */
let wire = {
  command: () => Promise.reject(new Error("not connected")),
  query: () => Promise.reject(new Error("not connected")),
  signal: () => {},
};

/** The answer to whatever is asked of the past. @type {Answer} */
const PAST = { ok: false, code: "looking-back", params: {}, data: null };

/** @param {typeof wire} given */
export function setWire(given) {
  wire = given;
}

/** Of many lines at once no more are said than these, the newest. */
const SAID_AT_ONCE = 8;

/** @param {Session} next */
export function setSession(next) {
  const before = live.value;
  batch(() => {
    live.value = next;
    // Whoever looks back is told how much there is to see now, and no more.
    if (looked.value !== null) return;
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
    leaveUndone(undone.value);
    for (const entry of fresh ? next.entries.slice(-Math.min(fresh, SAID_AT_ONCE)) : []) speak(newsText(entry));
    // of what was taken back from this seat there is a notice, which stays
    const said = news.filter((entry) => !taken.value.some((each) => each.n === entry.n));
    if (said.length > 0) toast("note", said.map(newsText).join(". "), said.at(-1)?.params.unit?.unit, undefined, said.some(isAnswer), said.map((entry) => entry.n));
    const hits = hitsOf(fresh ? next.entries.slice(-fresh) : []);
    if (hits.length > 0) flashCells(hits, "found");
    const others = fresh ? next.entries.slice(-fresh).filter((entry) => entry.seat !== seat).length : 0;
    if (others && (tab.value !== "log" || !dockOpen.value)) unread.value += others;
  });
}

/** How many answers are awaited, to commands and to questions. */
export const awaited = signal(0);

/** Count an answer for as long as it is awaited. @param {Promise<Answer>} answer */
async function counted(answer) {
  // peek: what asks in an effect does not ask anew because somebody else asks
  awaited.value = awaited.peek() + 1;
  try {
    return await answer;
  } finally {
    awaited.value = awaited.peek() - 1;
  }
}

/** Commands under way, by kind: their buttons wait. */
export const busy = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** What is said and rolled beside the game leaves a refusal standing. */
const MERE_WORDS = new Set(["chat.say", "dice.roll"]);

/**
 * Send a command; a refusal is shown with its reason, and where it points on the map (not when
 * `quiet`: whoever asks shows it).
 * @param {any} command
 * @param {{quiet?: boolean}} [how]
 * @returns {Promise<Answer>}
 */
export async function send(command, { quiet = false } = {}) {
  if (readonly.value !== null) {
    if (!quiet) refuseReadonly();
    return { ok: false, ...readonly.value, data: {} };
  }
  busy.value = new Set([...busy.value, command.type]);
  const answer = await counted(wire.command(command));
  const rest = new Set(busy.value);
  rest.delete(command.type);
  busy.value = rest;
  if (answer.ok && !MERE_WORDS.has(command.type)) leaveRefusals();
  // on a phone its card may be out of sight
  if (answer.ok && command.type === "action.ask" && narrow.value) toast("good", "Asked the Handler", command.unit);
  if (!answer.ok && !quiet) showRefusal(answer.code, answer.params, answer.data, way(command, answer.code));
  return answer;
}

/**
 * The Handler's way past a refusal, as a button beside it; a pilot's is to ask the Handler. All that
 * is refused on the page, before it is sent or after, goes by this.
 * @param {any} command @param {string} code
 * @param {{to?: {q: number, r: number}, go?: () => void, what?: string, asked?: () => void}} [how]  `to`:
 *   the hex where the unit would be; `go`: instead of the command, where something is to be chosen or
 *   said before it; `what`: of the deed, for the question; `asked`: once that is put
 * @returns {import("./ui-state.js").Toast["way"]}
 */
export function way(command, code, { to = command.path?.at(-1), go, what, asked } = {}) {
  const named = to && { q: to.q, r: to.r, label: label(to, naming.value.orientation) };
  const question = you.value?.role === "pilot" ? askInstead(command, code, messages.value.word, named, what) : null;
  if (question !== null) {
    const run = () => void send(question).then(({ ok }) => ok && asked?.());
    return { label: "Ask the Handler", icon: "speak", title: `Asks whether it may ${question.text}`, run };
  }
  const found = isHandler.value ? wayPast(command, code, messages.value.word) : null;
  if (found === null) return undefined;
  const title = found.rule === "" ? "Overrules this" : `Overrules: ${found.rule}. The log says so.`;
  return { label: "Do it anyway", title, run: go ?? (() => void send(found.command)) };
}

/**
 * @param {string} name
 * @param {any} params
 */
export function ask(name, params) {
  return looked.value === null ? counted(wire.query(name, params)) : Promise.resolve(PAST);
}

/**
 * @param {string} kind
 * @param {any} data
 */
export function sendSignal(kind, data) {
  if (readonly.value === null) wire.signal(kind, data);
  else if (kind === "ping") refuseReadonly();
}

/** Say why nothing can be done here. */
export function refuseReadonly() {
  if (readonly.value !== null) showRefusal(readonly.value.code, readonly.value.params, {});
}
