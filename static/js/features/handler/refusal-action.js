// The button beside a refusal: the Handler overrules the rule, a pilot asks the Handler.

import { send } from "../../core/commands.js";
import { label } from "../../core/hexes.js";
import { isHandler, messages, naming, you } from "../../core/session.js";
import { approvalRequest, overruleCommand } from "./overrides.js";
import { t } from "../../text/t.js";

/** Returns the commands that take `overrule`, as the server has written them into the page. */
const overridable = () => new Set((document.body.dataset.overridable ?? "").split(" "));
/** Returns the refusals that refuse requests too, as the server has written them into the page. */
const refusingRequests = () => new Set((document.body.dataset.refusesRequests ?? "").split(" "));
/** Returns the flags that lift refusals, by command and code, as the server has written them. */
const lifting = () => JSON.parse(document.body.dataset.lifting ?? "{}");

/**
 * Returns the button beside a refusal: for the Handler it overrules the rule, for a pilot it
 * requests the action from the Handler. Undefined when there is neither.
 * @param {import("../../core/commands.js").Command} command  as it was refused
 * @param {string} code
 * @param {{to?: {q: number, r: number}, run?: () => void, what?: string, onAsked?: () => void}} [options]
 *   `to`: the hex where the unit would be; `run`: what overruling does instead of the command;
 *   `what`: the target, for the request's text; `onAsked`: called once the request is sent
 * @returns {import("../../core/notices.js").Toast["action"]}
 */
export function refusalAction(command, code, { to = command.path?.at(-1), run, what, onAsked } = {}) {
  const named = to && { q: to.q, r: to.r, label: label(to, naming.value.orientation) };
  const question = you.value?.role === "pilot" ? approvalRequest(command, code, messages.value.word, named, what, refusingRequests()) : null;
  if (question !== null) {
    const ask = () => void send(question).then(({ ok }) => ok && onAsked?.());
    return { label: t("handler-ask-the-handler"), icon: "speak", title: t("handler-asks-whether-it-may", { text: question.text }), run: ask };
  }
  const found = isHandler.value ? overruleCommand(command, code, messages.value.word, overridable(), lifting()) : null;
  if (found === null) return undefined;
  const title = found.rule === "" ? t("handler-overrules-this") : t("handler-overrules-the-log-says-so", { rule: found.rule });
  return { label: t("handler-do-it-anyway"), title, run: run ?? (() => void send(found.command)) };
}
