// Texts about attacks for the log and for rolls: outcomes, total damage with its parts, losses.
// Pure.

import { signed } from "../../text/format.js";


/** @typedef {import("../../core/store.js").Entry} Entry */
/** @typedef {{name: string, modifier: number}} RollPart */

/**
 * The attack's result by stage and test outcome (FS C 4.1): a dodge that hits avoids
 * it.
 */
const OUTCOME_WORDS = /** @type {Record<string, Record<string, string>>} */ ({
  target: { critical: "direct" },
  dodge: { hit: "dodged", miss: "hit", fumble: "direct" },
});

/** @type {Record<string, string>} */
const STAGE = { "attack.aimed": "target", "attack.dodged": "dodge" };

/**
 * The word for the outcome of a test in a stage of an attack; without a stage the outcome itself.
 * @param {string|undefined} stage @param {string} outcome
 */
export function outcomeWord(stage, outcome) {
  return OUTCOME_WORDS[stage ?? ""]?.[outcome] ?? outcome;
}

/**
 * The distance to a target in hexes, with height as the rules count it: "range 10 (4 up), 2
 * beyond".
 * @param {{distance: number, beyond: number}} target
 * @param {number} height  levels up, negative for down
 */
export function distanceText({ distance, beyond }, height) {
  const levels = height === 0 ? "" : ` (${Math.abs(height)} ${height > 0 ? "up" : "down"})`;
  return `range ${distance}${levels}${beyond > 0 ? `, ${beyond} beyond` : ""}`;
}

/**
 * Everything added to a die, by name; zeros left out.
 * @param {import("./types.js").RolledDie|null|undefined} rolled
 * @returns {RollPart[]}
 */
function addedToDie(rolled) {
  if (!rolled) return [];
  const least = rolled.face !== null && rolled.counts > rolled.face ? [{ name: "at least", modifier: rolled.counts - rolled.face }] : [];
  const fixed = rolled.face === null && rolled.parts.length === 0 && rolled.total ? [{ name: "fixed", modifier: rolled.total }] : [];
  const parts = rolled.parts.map((part) => ({ name: part.name || part.source, modifier: part.value }));
  return [...least, ...fixed, ...parts].filter((part) => part.modifier);
}

/**
 * Everything added to the damage dice or taken off, by name.
 * @param {import("./types.js").DamageDone} damage
 * @returns {RollPart[]}
 */
function addedToDamage(damage) {
  const { base, direct, shock, guarded, raised, bonus, total } = damage;
  const parts = [
    ...addedToDie(base),
    ...addedToDie(direct),
    { name: "Shockwave", modifier: shock },
    { name: "plating", modifier: -guarded },
    { name: "raised", modifier: raised },
    { name: "energy left", modifier: bonus },
  ].filter((part) => part.modifier);
  const sum = base.total + (direct?.total ?? 0) + shock - guarded + raised + bonus;
  return sum === total ? parts : [...parts, { name: "never below 0", modifier: total - sum }];
}

/**
 * The parts and the total of an attack's roll; null for any other roll, and for several targets.
 * @param {any} data  of a log line
 * @returns {{parts: RollPart[], total: number}|null}
 */
export function attackRollParts(data) {
  if (!data?.stage || data.targets?.length !== 1) return null;
  const [target] = data.targets;
  if (target.dealt) return { parts: addedToDamage(target.dealt), total: target.dealt.total };
  const rolled = target.aim?.test ?? target.mitigate;
  return rolled ? { parts: addedToDie(rolled), total: rolled.total } : null;
}

/**
 * The total damage of a roll: "22", or "6 to 8" for several targets; null when the line has none.
 * @param {Entry} entry
 */
export function totalDamage(entry) {
  if (entry.code !== "attack.damage") return null;
  const totals = (entry.data?.targets ?? []).flatMap((/** @type {any} */ each) => (each.dealt ? [each.dealt.total] : []));
  if (totals.length === 0) return null;
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/**
 * The message key for a result with nothing or only one kind of loss; null for the usual text.
 * @param {Entry} entry
 * @returns {string|null}
 */
export function resultTextKey(entry) {
  if (entry.code !== "attack.result" && entry.code !== "attack.result_unseen") return null;
  const { lost, shaken } = entry.params;
  if (lost && shaken) return null;
  return `${entry.code}.${lost ? "integrity" : shaken ? "stability" : "nothing"}`;
}

/** @type {Record<string, string>} */
const NUMBER = { targeting: "to hit", mark: "against", dodge: "dodge", damage: "damage", mitigation: "mitigation" };

/**
 * What the Handler changed in an attack: "damage +9", "outcome direct hit"; null for other lines.
 * @param {Entry} entry @param {(key: string) => string} word
 * @returns {string[]|null}
 */
export function adjustmentTexts(entry, word) {
  const { set } = entry.data ?? {};
  if (!entry.code.startsWith("attack.adjusted") || !set) return null;
  return Object.entries(set).map(([name, value]) =>
    name === "outcome" ? `outcome ${value === null ? "by the dice" : word(String(value))}` : `${NUMBER[name] ?? name} ${signed(Number(value))}`,
  );
}

/**
 * Text parameters of an attack's log line that are derived from its data.
 * @param {Entry} entry @param {(key: string) => string} word
 * @returns {Record<string, any>}
 */
export function attackParams(entry, word) {
  if (!entry.code.startsWith("attack.")) return {};
  const { outcome } = entry.params;
  const stage = STAGE[entry.code.split("_")[0]];
  const changes = adjustmentTexts(entry, word);
  const damage = totalDamage(entry);
  return {
    ...(stage && outcome ? { outcome: outcomeWord(stage, outcome) } : {}),
    ...(changes ? { changes } : {}),
    ...(damage ? { damage } : {}),
  };
}

/**
 * The message key for an attack's log line, where it differs from the line's code; else null.
 * @param {Entry} entry
 */
export function attackTextKey(entry) {
  return totalDamage(entry) === null ? resultTextKey(entry) : "attack.damage.whole";
}
