// The Handler's way past a refusal: the same command once more, with what lets it through. Pure: no
// page. Which rules give way, the catalogue says: those with a word "rule.<code>".

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

/** What lets other commands through, by the code. @type {Record<string, {types: string[], more: any}>} */
const EXTRA_FLAGS = {
  "illegal-build": { types: ["unit.fit", "unit.add", "build.save"], more: { force: true } },
  "would-bury": { types: ["terrain.set"], more: { carry: true } },
  "prop-in-the-way": { types: ["terrain.set"], more: { carry: true } },
  occupied: { types: ["prop.add", "prop.update"], more: { carry: true } },
};

/** What a pilot's unit may ask the Handler to be let do: it "wants to …". @type {Record<string, string>} */
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

/** What bars the question as it bars the deed: it is not the unit's time. */
const NOT_NOW = new Set(["not-your-turn", "no-turn", "attack-pending", "reaction-pending", "not-on-map"]);

/**
 * The question to the Handler with which a pilot goes on after a refusal.
 * @param {any} command @param {string} code @param {(key: string) => string} word
 * @param {{q: number, r: number, label: string}} [to]  the hex where the unit would be
 * @param {string} [what]  of the deed: at whom, with what
 * @returns {any} the command that asks, or null
 */
export function approvalRequest(command, code, word, to, what = "") {
  const [deed, key] = [REQUEST_VERBS[command.type], `rule.${code}`];
  if (deed === undefined || NOT_NOW.has(code) || word(key) === key) return null;
  const text = `${deed}${what ? ` ${what}` : ""}${to ? ` to ${to.label}` : ""} (${word(key)})`;
  return { type: "action.ask", unit: command.unit, text, ...(to ? { to: { q: to.q, r: to.r } } : {}), ...attackOf(command) };
}

/** What an attack that is asked for says of itself: granted, it is declared as it stands there. */
const ATTACK_FIELDS = ["weapon", "at", "centre", "homing", "prepare", "zone", "inside"];

/** @param {any} command */
function attackOf(command) {
  if (command.type !== "attack.declare" || !command.at) return {};
  return { attack: Object.fromEntries(ATTACK_FIELDS.filter((name) => name in command).map((name) => [name, command[name]])) };
}

/**
 * @param {any} command  as it was refused
 * @param {string} code
 * @param {(key: string) => string} word  of the catalogue; an unknown key is given back
 * @returns {{command: any, rule: string}|null} what to send instead, and the rule that gives way, in words
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
