// Sends commands, queries and signals to the server. A refused command is shown with its reason.

import { signal } from "@preact/signals";
import { unitTarget } from "./board-handle.js";
import { dismissRefusals, showRefusal, toast } from "./notices.js";
import { historySession, preparedScene, readonly } from "./session.js";
import { narrow } from "./ui-state.js";
import { catalogue, loadMoreTexts } from "../text/catalogue.js";
import { t } from "../text/t.js";

/** @typedef {import("./net.js").Answer} Answer */

/**
 * The connection to the server; set at start.
 * @type {{command: (c: Command) => Promise<Answer>, query: (n: string, p: any) => Promise<Answer>,
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

/**
 * A command: its type, and its parameters as docs/api.md describes them.
 * @typedef {{type: string} & Record<string, any>} Command
 */

/** @type {(command: Command, code: string) => import("./notices.js").Toast["action"]} */
let refusalAction = () => undefined;

/** Sets what returns the button beside a refusal. @param {typeof refusalAction} given */
export function setRefusalAction(given) {
  refusalAction = given;
}

/** How many commands and queries wait for an answer. */
export const pendingAnswers = signal(0);

/**
 * Counts an answer as pending until it comes, a refusal until its text is there too.
 * @param {Promise<Answer>} answer
 */
async function countAnswer(answer) {
  // peek: an effect that sends a query must not run again when others are sent
  pendingAnswers.value = pendingAnswers.peek() + 1;
  try {
    const { ok } = await answer;
    if (!ok && catalogue.incomplete) await loadMoreTexts().catch(() => {});
    return await answer;
  } finally {
    pendingAnswers.value = pendingAnswers.peek() - 1;
  }
}

/** The types of commands that wait for an answer; their buttons are disabled. */
export const pendingCommands = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Commands beside the game, which leave a shown refusal in place. */
const KEEPS_REFUSALS = new Set(["chat.say", "dice.roll"]);

/** Commands about what is in a scene; all others are about the table. */
const IN_A_SCENE = /^(action|attack|batch|ceiling|conflict|drawing|environment|fight|fog|frame|map|module|orders|overrule|pilot|prop|reaction|segment|template|terrain|test|turn|units?|wave|zone)(\.|$)/;

/**
 * Adds the scene that the Handler prepares to a command or query that names none.
 * @template {Record<string, any>} T
 * @param {T} params @returns {T}
 */
const inPreparedScene = (params) => (preparedScene.value === null || "scene" in params ? params : { ...params, scene: preparedScene.value });

/**
 * Sends a command. A refusal is shown with its reason and its place on the map, unless `quiet`.
 * @param {Command} command
 * @param {{quiet?: boolean}} [options]
 * @returns {Promise<Answer>}
 */
export async function send(command, { quiet = false } = {}) {
  if (readonly.value !== null) {
    if (!quiet) showReadonlyReason();
    return { ok: false, ...readonly.value, data: {} };
  }
  pendingCommands.value = new Set([...pendingCommands.value, command.type]);
  const placed = IN_A_SCENE.test(command.type) ? inPreparedScene(command) : command;
  const answer = await countAnswer(transport.command(placed));
  const rest = new Set(pendingCommands.value);
  rest.delete(command.type);
  pendingCommands.value = rest;
  if (answer.ok && !KEEPS_REFUSALS.has(command.type)) dismissRefusals();
  // on a phone the unit's card, which shows the request, may be out of sight
  if (answer.ok && command.type === "action.ask" && narrow.value) toast("good", t("core-asked-the-handler"), () => unitTarget(command.unit));
  if (!answer.ok && !quiet) showRefusal(answer.code, answer.params, answer.data, refusalAction(command, answer.code));
  return answer;
}

/**
 * Sends commands as one: all of them or none, and one step to undo.
 * @param {Command[]} commands  at least one
 */
export function sendTogether(commands) {
  return send(commands.length === 1 ? commands[0] : { type: "batch", commands });
}

/**
 * Sends a query. In the history every query is refused.
 * @param {string} name
 * @param {any} params
 */
export function query(name, params) {
  return historySession.value === null ? countAnswer(transport.query(name, inPreparedScene(params))) : Promise.resolve(HISTORY_REFUSAL);
}

/**
 * Sends a signal, which nobody stores. A readonly page sends none, nor does one that shows a scene
 * which the others do not see.
 * @param {string} kind
 * @param {any} data
 */
export function sendSignal(kind, data) {
  if (readonly.value === null && preparedScene.value === null) transport.signal(kind, data);
  else if (kind === "ping") showReadonlyReason();
}

/** Shows why nothing can be done on this page. */
export function showReadonlyReason() {
  if (readonly.value !== null) showRefusal(readonly.value.code, readonly.value.params, {});
}
