// Sends commands, queries and signals to the server, and takes in each new session: announces its
// log lines, shows notifications and flashes hits.

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

/**
 * The connection to the server; set at start.
 * @type {{command: (c: any) => Promise<Answer>, query: (n: string, p: any) => Promise<Answer>,
 *   signal: (k: string, d: any) => void}}
 */
let transport = {
  command: () => Promise.reject(new Error("not connected")),
  query: () => Promise.reject(new Error("not connected")),
  signal: () => {},
};

/** The answer to every query while the page shows the history. @type {Answer} */
const HISTORY_REFUSAL = { ok: false, code: "looking-back", params: {}, data: null };

/** Sets the connection to the server. @param {typeof transport} given */
export function setTransport(given) {
  transport = given;
}

/** The most log lines that are announced at once: the newest. */
const MAX_ANNOUNCED = 8;

/**
 * Takes the newest session of the server. While the page shows the history, only the live session
 * changes.
 * @param {Session} next
 */
export function setSession(next) {
  const before = liveSession.value;
  batch(() => {
    liveSession.value = next;
    // in the history only the number of missed lines is shown
    if (historySession.value !== null) return;
    if (selected.value !== null && next.view && !next.view.scene.units[selected.value]) {
      selected.value = null;
    }
    const newCount = next.entries.length && before.entries.length
      ? next.entries.filter((e) => e.n > before.entries[before.entries.length - 1].n).length
      : 0;
    // The Handler controls every unit, so only undos are news there.
    const controlled = isHandler.value ? [] : ownUnitIds.value;
    const seat = you.value?.seat;
    const played = isHandler.value ? [] : Object.values(next.view?.characters ?? {}).filter((each) => each.seat === seat).map((each) => each.id);
    const news = newCount ? notificationsFor(next.entries.slice(-newCount), seat, controlled, played, modal.value !== null) : [];
    dismissUndone(undoneLines.value);
    for (const entry of newCount ? next.entries.slice(-Math.min(newCount, MAX_ANNOUNCED)) : []) announce(notificationText(entry));
    // an undo of this seat's own changes has a notice of its own
    const shown = news.filter((entry) => !unreadUndone.value.some((each) => each.n === entry.n));
    if (shown.length > 0) toast("note", shown.map(notificationText).join(". "), shown.at(-1)?.params.unit?.unit, undefined, shown.some(isHandlerAnswer), shown.map((entry) => entry.n));
    const hits = damagedCells(newCount ? next.entries.slice(-newCount) : []);
    if (hits.length > 0) flashCells(hits, "found");
    const others = newCount ? next.entries.slice(-newCount).filter((entry) => entry.seat !== seat).length : 0;
    if (others && (tab.value !== "log" || !dockOpen.value)) unreadLines.value += others;
  });
}

/** How many commands and queries wait for an answer. */
export const pendingAnswers = signal(0);

/** Counts an answer as pending until it comes. @param {Promise<Answer>} answer */
async function countAnswer(answer) {
  // peek: an effect that sends a query must not run again when others are sent
  pendingAnswers.value = pendingAnswers.peek() + 1;
  try {
    return await answer;
  } finally {
    pendingAnswers.value = pendingAnswers.peek() - 1;
  }
}

/** The types of commands that wait for an answer; their buttons are disabled. */
export const pendingCommands = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Commands beside the game, which leave a shown refusal in place. */
const KEEPS_REFUSALS = new Set(["chat.say", "dice.roll"]);

/**
 * Sends a command. A refusal is shown with its reason and its place on the map, unless `quiet`.
 * @param {any} command
 * @param {{quiet?: boolean}} [options]
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
  // on a phone the unit's card, which shows the request, may be out of sight
  if (answer.ok && command.type === "action.ask" && narrow.value) toast("good", "Asked the Handler", command.unit);
  if (!answer.ok && !quiet) showRefusal(answer.code, answer.params, answer.data, refusalAction(command, answer.code));
  return answer;
}

/**
 * Returns the button beside a refusal: for the Handler it overrules the rule, for a pilot it
 * requests the action from the Handler. Undefined when there is neither.
 * @param {any} command  as it was refused
 * @param {string} code
 * @param {{to?: {q: number, r: number}, run?: () => void, what?: string, onAsked?: () => void}} [options]
 *   `to`: the hex where the unit would be; `run`: what overruling does instead of the command;
 *   `what`: the target, for the request's text; `onAsked`: called once the request is sent
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
 * Sends a query. In the history every query is refused.
 * @param {string} name
 * @param {any} params
 */
export function query(name, params) {
  return historySession.value === null ? countAnswer(transport.query(name, params)) : Promise.resolve(HISTORY_REFUSAL);
}

/**
 * Sends a signal, which nobody stores. A readonly page sends none.
 * @param {string} kind
 * @param {any} data
 */
export function sendSignal(kind, data) {
  if (readonly.value === null) transport.signal(kind, data);
  else if (kind === "ping") showReadonlyReason();
}

/** Shows why nothing can be done on this page. */
export function showReadonlyReason() {
  if (readonly.value !== null) showRefusal(readonly.value.code, readonly.value.params, {});
}
