// What can follow a refusal: the Handler's command that overrules it, or a pilot's request to the
// Handler. A rule can be overruled when the catalogue has a word "rule.<code>", an action requested
// when it has "request.<command>". Pure.

import { t } from "../../text/t.js";

/** @typedef {import("../../core/commands.js").Command} Command */

/**
 * Returns the command that requests a refused action from the Handler, or null.
 * @param {Command} command @param {string} code @param {(key: string) => string} word
 * @param {{q: number, r: number, label: string}} [to]  the hex where the unit would be
 * @param {string} [what]  the target and the weapon
 * @param {ReadonlySet<string>} [refusing]  the refusals that refuse requests too
 * @returns {Command|null}
 */
export function approvalRequest(command, code, word, to, what = "", refusing = new Set()) {
  const [verb, key] = [`request.${command.type}`, `rule.${code}`];
  if (word(verb) === verb || refusing.has(code) || word(key) === key) return null;
  const text = `${word(verb)}${what ? ` ${what}` : ""}${to ? t("handler-to", { label: to.label }) : ""} (${word(key)})`;
  return { type: "action.ask", unit: command.unit, text, ...(to ? { to: { q: to.q, r: to.r } } : {}), ...attackOf(command) };
}

/** Fields of an attack that its request repeats; once granted, the attack is declared with them. */
const ATTACK_FIELDS = ["weapon", "at", "centre", "homing", "prepare", "zone", "inside"];

/** @param {Command} command */
function attackOf(command) {
  if (command.type !== "attack.declare" || !command.at) return {};
  return { attack: Object.fromEntries(ATTACK_FIELDS.filter((name) => name in command).map((name) => [name, command[name]])) };
}

/**
 * Returns the command that overrules a refusal, with the rule in words ("" for a flag), or null.
 * @param {Command} command  as it was refused
 * @param {string} code
 * @param {(key: string) => string} word  of the catalogue; an unknown key is returned as it is
 * @param {ReadonlySet<string>} overridable  the commands that take `overrule`
 * @param {Record<string, Record<string, string>>} lifting  flags by command and code
 * @returns {{command: Command, rule: string}|null}
 */
export function overruleCommand(command, code, word, overridable, lifting) {
  const key = `rule.${code}`;
  if (overridable.has(command.type) && command.overrule !== true && word(key) !== key) {
    return { command: { ...command, overrule: true }, rule: word(key) };
  }
  const flag = lifting[command.type]?.[code];
  if (flag && command[flag] !== true) return { command: { ...command, [flag]: true }, rule: "" };
  return null;
}
