// What can follow a refusal: the Handler's command that overrules it, or a pilot's request to the
// Handler. A rule can be overruled when the catalogue has a word "rule.<code>". Pure.

/** Commands that take `overrule`. */
const OVERRULABLE = new Set([
  "unit.add",
  "unit.move",
  "unit.place",
  "unit.stay_aloft",
  "unit.descend",
  "turn.start",
  "turn.end",
  "turn.abstain",
  "segment.end",
  "environment.resolve",
  "action.stabilise",
  "action.repair",
  "action.cool",
  "action.survey",
  "action.mend",
  "action.ask",
  "action.grant",
  "module.use",
  "attack.declare",
  "pilot.board",
  "character.upgrade",
  "character.approve",
  "test.request",
  "test.roll",
]);

/**
 * Refusals that another flag lifts: by code, the commands and the flag.
 * @type {Record<string, {types: string[], more: any}>}
 */
const EXTRA_FLAGS = {
  "illegal-build": { types: ["unit.fit", "unit.add", "build.save"], more: { force: true } },
  "would-bury": { types: ["terrain.set"], more: { carry: true } },
  "prop-in-the-way": { types: ["terrain.set"], more: { carry: true } },
  occupied: { types: ["prop.add", "prop.update"], more: { carry: true } },
};

/**
 * Actions that a pilot can request, as the request's text names them: "wants to …".
 * @type {Record<string, string>}
 */
const REQUEST_VERBS = {
  "unit.move": "move",
  "unit.stay_aloft": "stay aloft",
  "unit.descend": "descend",
  "action.stabilise": "stabilise",
  "action.repair": "repair",
  "action.cool": "cool",
  "action.survey": "survey",
  "action.mend": "mend it",
  "module.use": "use it",
  "attack.declare": "attack",
  "pilot.board": "climb on",
};

/** Refusals after which no request is possible either, because it is not the unit's turn. */
const NOT_NOW = new Set(["not-your-turn", "no-turn", "attack-pending", "reaction-pending", "not-on-map"]);

/**
 * Returns the command that requests a refused action from the Handler, or null.
 * @param {any} command @param {string} code @param {(key: string) => string} word
 * @param {{q: number, r: number, label: string}} [to]  the hex where the unit would be
 * @param {string} [what]  the target and the weapon
 * @returns {any}
 */
export function approvalRequest(command, code, word, to, what = "") {
  const [deed, key] = [REQUEST_VERBS[command.type], `rule.${code}`];
  if (deed === undefined || NOT_NOW.has(code) || word(key) === key) return null;
  const text = `${deed}${what ? ` ${what}` : ""}${to ? ` to ${to.label}` : ""} (${word(key)})`;
  return { type: "action.ask", unit: command.unit, text, ...(to ? { to: { q: to.q, r: to.r } } : {}), ...attackOf(command) };
}

/** Fields of an attack that its request repeats; once granted, the attack is declared with them. */
const ATTACK_FIELDS = ["weapon", "at", "centre", "homing", "prepare", "zone", "inside"];

/** @param {any} command */
function attackOf(command) {
  if (command.type !== "attack.declare" || !command.at) return {};
  return { attack: Object.fromEntries(ATTACK_FIELDS.filter((name) => name in command).map((name) => [name, command[name]])) };
}

/**
 * Returns the command that overrules a refusal, with the rule in words ("" for a flag), or null.
 * @param {any} command  as it was refused
 * @param {string} code
 * @param {(key: string) => string} word  of the catalogue; an unknown key is returned as it is
 * @returns {{command: any, rule: string}|null}
 */
export function overruleCommand(command, code, word) {
  const key = `rule.${code}`;
  if (OVERRULABLE.has(command.type) && command.overrule !== true && word(key) !== key) {
    return { command: { ...command, overrule: true }, rule: word(key) };
  }
  const more = EXTRA_FLAGS[code];
  if (more?.types.includes(command.type) && Object.keys(more.more).some((name) => command[name] !== true)) {
    return { command: { ...command, ...more.more }, rule: "" };
  }
  return null;
}
