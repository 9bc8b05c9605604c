// The doors to the server: commands and their refusals, questions, signals; and what comes in.

import { batch, signal } from "@preact/signals";
import { label } from "./hexes.js";
import { approvalRequest, overruleCommand } from "../features/handler/overrides.js";
import { modal, dockOpen, narrow, readonly, selected, tab, unreadLines } from "./ui-state.js";
import { notificationText } from "../features/log/log-text.js";
import { damagedCells, isHandlerAnswer, notificationsFor } from "../features/log/notifications.js";
import { flashCells, dismissRefusals, dismissUndone, showRefusal, toast } from "../ui/notices.js";
import { announce } from "./announcer.js";
import { unreadUndone } from "../features/history/undone-notice-state.js";
import { isHandler, liveSession, historySession, messages, ownUnitIds, naming, undoneLines, you } from "./session.js";

/** @typedef {import("./store.js").Session} Session */
/** @typedef {import("./net.js").Answer} Answer */

/** @type {{command: (c: any) => Promise<Answer>, query: (n: string, p: any) => Promise<Answer>,
 *   signal: (k: string, d: any) => void}} */
let transport = {
  command: () => Promise.reject(new Error("not connected")),
  query: () => Promise.reject(new Error("not connected")),
  signal: () => {},
};

/** The answer to whatever is asked of the past. @type {Answer} */
const HISTORY_REFUSAL = { ok: false, code: "looking-back", params: {}, data: null };

/** @param {typeof transport} given */
export function setTransport(given) {
  transport = given;
}

/** Of many lines at once no more are said than these, the newest. */
const MAX_ANNOUNCED = 8;

/** @param {Session} next */
export function setSession(next) {
  const before = liveSession.value;
  batch(() => {
    liveSession.value = next;
    // Whoever looks back is told how much there is to see now, and no more.
    if (historySession.value !== null) return;
    if (selected.value !== null && next.view && !next.view.scene.units[selected.value]) {
      selected.value = null;
    }
    const fresh = next.entries.length && before.entries.length
      ? next.entries.filter((e) => e.n > before.entries[before.entries.length - 1].n).length
      : 0;
    // The Handler steers everybody, so only what is taken back is news there.
    const steered = isHandler.value ? [] : ownUnitIds.value;
    const seat = you.value?.seat;
    const played = isHandler.value ? [] : Object.values(next.view?.characters ?? {}).filter((each) => each.seat === seat).map((each) => each.id);
    const news = fresh ? notificationsFor(next.entries.slice(-fresh), seat, steered, played, modal.value !== null) : [];
    dismissUndone(undoneLines.value);
    for (const entry of fresh ? next.entries.slice(-Math.min(fresh, MAX_ANNOUNCED)) : []) announce(notificationText(entry));
    // of what was taken back from this seat there is a notice, which stays
    const said = news.filter((entry) => !unreadUndone.value.some((each) => each.n === entry.n));
    if (said.length > 0) toast("note", said.map(notificationText).join(". "), said.at(-1)?.params.unit?.unit, undefined, said.some(isHandlerAnswer), said.map((entry) => entry.n));
    const hits = damagedCells(fresh ? next.entries.slice(-fresh) : []);
    if (hits.length > 0) flashCells(hits, "found");
    const others = fresh ? next.entries.slice(-fresh).filter((entry) => entry.seat !== seat).length : 0;
    if (others && (tab.value !== "log" || !dockOpen.value)) unreadLines.value += others;
  });
}

/** How many answers are awaited, to commands and to questions. */
export const pendingAnswers = signal(0);

/** Count an answer for as long as it is awaited. @param {Promise<Answer>} answer */
async function countAnswer(answer) {
  // peek: what asks in an effect does not ask anew because somebody else asks
  pendingAnswers.value = pendingAnswers.peek() + 1;
  try {
    return await answer;
  } finally {
    pendingAnswers.value = pendingAnswers.peek() - 1;
  }
}

/** Commands under way, by kind: their buttons wait. */
export const pendingCommands = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** What is said and rolled beside the game leaves a refusal standing. */
const KEEPS_REFUSALS = new Set(["chat.say", "dice.roll"]);

/**
 * Send a command; a refusal is shown with its reason, and where it points on the map (not when
 * `quiet`: whoever asks shows it).
 * @param {any} command
 * @param {{quiet?: boolean}} [how]
 * @returns {Promise<Answer>}
 */
export async function send(command, { quiet = false } = {}) {
  if (readonly.value !== null) {
    if (!quiet) showReadonlyReason();
    return { ok: false, ...readonly.value, data: {} };
  }
  pendingCommands.value = new Set([...pendingCommands.value, command.type]);
  const answer = await countAnswer(transport.command(command));
  const rest = new Set(pendingCommands.value);
  rest.delete(command.type);
  pendingCommands.value = rest;
  if (answer.ok && !KEEPS_REFUSALS.has(command.type)) dismissRefusals();
  // on a phone its card may be out of sight
  if (answer.ok && command.type === "action.ask" && narrow.value) toast("good", "Asked the Handler", command.unit);
  if (!answer.ok && !quiet) showRefusal(answer.code, answer.params, answer.data, refusalAction(command, answer.code));
  return answer;
}

/**
 * The Handler's way past a refusal, as a button beside it; a pilot's is to ask the Handler. All that
 * is refused on the page, before it is sent or after, goes by this.
 * @param {any} command @param {string} code
 * @param {{to?: {q: number, r: number}, run?: () => void, what?: string, onAsked?: () => void}} [how]  `to`:
 *   the hex where the unit would be; `go`: instead of the command, where something is to be chosen or
 *   said before it; `what`: of the deed, for the question; `asked`: once that is put
 * @returns {import("./ui-state.js").Toast["action"]}
 */
export function refusalAction(command, code, { to = command.path?.at(-1), run, what, onAsked } = {}) {
  const named = to && { q: to.q, r: to.r, label: label(to, naming.value.orientation) };
  const question = you.value?.role === "pilot" ? approvalRequest(command, code, messages.value.word, named, what) : null;
  if (question !== null) {
    const ask = () => void send(question).then(({ ok }) => ok && onAsked?.());
    return { label: "Ask the Handler", icon: "speak", title: `Asks whether it may ${question.text}`, run: ask };
  }
  const found = isHandler.value ? overruleCommand(command, code, messages.value.word) : null;
  if (found === null) return undefined;
  const title = found.rule === "" ? "Overrules this" : `Overrules: ${found.rule}. The log says so.`;
  return { label: "Do it anyway", title, run: run ?? (() => void send(found.command)) };
}

/**
 * @param {string} name
 * @param {any} params
 */
export function query(name, params) {
  return historySession.value === null ? countAnswer(transport.query(name, params)) : Promise.resolve(HISTORY_REFUSAL);
}

/**
 * @param {string} kind
 * @param {any} data
 */
export function sendSignal(kind, data) {
  if (readonly.value === null) transport.signal(kind, data);
  else if (kind === "ping") showReadonlyReason();
}

/** Say why nothing can be done here. */
export function showReadonlyReason() {
  if (readonly.value !== null) showRefusal(readonly.value.code, readonly.value.params, {});
}
