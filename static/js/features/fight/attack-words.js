// Lines and rolls of attacks as people read them: what a roll means for the attack, the whole of its
// damage with every part of it, and no more of the loss than there was. Pure.

import { signed } from "../sheets/test-parts-model.js";

/** @typedef {import("../../core/store.js").Entry} Entry */
/** @typedef {{name: string, modifier: number}} RollPart */

/** What the tests of an attack come to for it (frame-state-combat 4.1): who dodges rolls the other way. */
const OUTCOME_WORDS = /** @type {Record<string, Record<string, string>>} */ ({
  target: { critical: "direct" },
  dodge: { hit: "dodged", miss: "hit", fumble: "direct" },
});

/** @type {Record<string, string>} */
const STAGE = { "attack.aimed": "target", "attack.dodged": "dodge" };

/** The word for an outcome of a test in a stage of an attack; that of any other test is its own. @param {string|undefined} stage @param {string} outcome */
export function outcomeWord(stage, outcome) {
  return OUTCOME_WORDS[stage ?? ""]?.[outcome] ?? outcome;
}

/**
 * How far a target is, heights counted in as the rules do: "range 10 (4 up), 2 beyond".
 * @param {{distance: number, beyond: number}} target @param {number} height  levels up to it, or down
 */
export function distanceText({ distance, beyond }, height) {
  const levels = height === 0 ? "" : ` (${Math.abs(height)} ${height > 0 ? "up" : "down"})`;
  return `range ${distance}${levels}${beyond > 0 ? `, ${beyond} beyond` : ""}`;
}

/** What a die counts and what is added to it, by name. @param {any} rolled @returns {RollPart[]} */
function addedToDie(rolled) {
  if (!rolled) return [];
  const least = rolled.face !== null && rolled.counts > rolled.face ? [{ name: "at least", modifier: rolled.counts - rolled.face }] : [];
  const fixed = rolled.face === null && rolled.parts.length === 0 && rolled.total ? [{ name: "fixed", modifier: rolled.total }] : [];
  const parts = rolled.parts.map((/** @type {any} */ part) => ({ name: part.name || part.source, modifier: part.value }));
  return [...least, ...fixed, ...parts].filter((part) => part.modifier);
}

/** What is added to the dice of damage, and taken off. @param {any} damage @returns {RollPart[]} */
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
  // damage is never below nothing
  const sum = base.total + (direct?.total ?? 0) + shock - guarded + raised + bonus;
  return sum === total ? parts : [...parts, { name: "never below 0", modifier: total - sum }];
}

/**
 * What a roll of an attack comes to beyond its dice; null for any other roll, and where targets are
 * dealt with differently.
 * @param {any} data  of a line
 * @returns {{parts: RollPart[], total: number}|null}
 */
export function attackRollParts(data) {
  if (!data?.stage || data.targets?.length !== 1) return null;
  const [target] = data.targets;
  if (target.dealt) return { parts: addedToDamage(target.dealt), total: target.dealt.total };
  const rolled = target.aim?.test ?? target.mitigate;
  return rolled ? { parts: addedToDie(rolled), total: rolled.total } : null;
}

/** All the damage that a roll makes: "22", "6 to 8" for several; null where the line does not know. @param {Entry} entry */
export function totalDamage(entry) {
  if (entry.code !== "attack.damage") return null;
  const totals = (entry.data?.targets ?? []).flatMap((/** @type {any} */ each) => (each.dealt ? [each.dealt.total] : []));
  if (totals.length === 0) return null;
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/**
 * The text that tells a result, by what was lost: nothing is not told as "integrity -0".
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
 * What the Handler changed in an attack, in words: "damage +9", "outcome direct hit".
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

/** Parameters of an attack's line that say more than was kept. @param {Entry} entry @param {(key: string) => string} word @returns {Record<string, any>} */
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

/** The word whose text tells a line of an attack, where its own does not. @param {Entry} entry */
export function attackTextKey(entry) {
  return totalDamage(entry) === null ? resultTextKey(entry) : "attack.damage.whole";
}
