// Texts about attacks for the log and for rolls: outcomes, total damage with its parts, losses.
// Pure.

import { signed } from "./format.js";
import { t, textById } from "./t.js";


/** @typedef {import("../core/store.js").Entry} Entry */
/** @typedef {{name: string, modifier: number}} RollPart */

/** The stage that a line is about. @type {Record<string, string>} */
const STAGE = { "attack.aimed": "target", "attack.dodged": "dodge" };

/**
 * The key of the word for an outcome: that of the test's stage, if the catalogue has one, else that
 * of the outcome itself.
 * @param {string|undefined} stage @param {string} outcome @param {(key: string) => string} word
 */
export function outcomeKey(stage, outcome, word) {
  const key = `outcome.${stage}.${outcome}`;
  return word(key) === key ? outcome : key;
}

/**
 * The distance to a target with the levels that the rules count into it: "range 10 (6 hexes + 4
 * up), 2 hexes beyond its range".
 * @param {{distance: number, beyond: number}} target
 * @param {number} height  levels up, negative for down
 */
export function distanceText({ distance, beyond }, height) {
  const hexes = Math.max(0, distance - Math.abs(height));
  const levels = height === 0 ? "" : height > 0 ? t("fight-hexes-and-levels-up", { hexes, up: height }) : t("fight-hexes-and-levels-down", { hexes, down: -height });
  return t("fight-range-distance-levels-value", { distance, levels, value: beyond > 0 ? t("fight-beyond", { beyond }) : "" });
}

/**
 * Everything added to a die, by name; zeros left out.
 * @param {import("../core/server-types.js").RolledDocument|null|undefined} rolled
 * @returns {RollPart[]}
 */
function addedToDie(rolled) {
  if (!rolled) return [];
  const least = rolled.face !== null && rolled.counts > rolled.face ? [{ name: t("fight-at-least"), modifier: rolled.counts - rolled.face }] : [];
  const fixed = rolled.face === null && rolled.parts.length === 0 && rolled.total ? [{ name: "fixed", modifier: rolled.total }] : [];
  const parts = rolled.parts.map((part) => ({ name: part.name || part.source, modifier: part.value }));
  return [...least, ...fixed, ...parts].filter((part) => part.modifier);
}

/**
 * Everything added to the damage dice or taken off, by name.
 * @param {import("../core/server-types.js").DamageDocument} damage
 * @returns {RollPart[]}
 */
function addedToDamage(damage) {
  const { base, direct, shock, raised, bonus, total } = damage;
  const guarded = damage.guarded ?? 0;
  const parts = [
    ...addedToDie(base),
    ...addedToDie(direct),
    { name: t("fight-shockwave"), modifier: shock },
    { name: "plating", modifier: -guarded },
    { name: "raised", modifier: raised },
    { name: t("fight-energy-left"), modifier: bonus },
  ].filter((part) => part.modifier);
  const sum = base.total + (direct?.total ?? 0) + shock - guarded + raised + bonus;
  return sum === total ? parts : [...parts, { name: t("fight-never-below-0"), modifier: total - sum }];
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
  return least === most ? `${least}` : (textById("word-damage--span", { least, most }) ?? "");
}

/**
 * The message key for a result with nothing or only one kind of loss; null for the usual text.
 * @param {Entry} entry
 * @returns {string|null}
 */
export function resultTextKey(entry) {
  if (entry.code !== "attack.result" && entry.code !== "attack.result_unseen") return null;
  const { lost, shaken, result } = entry.params;
  // a volley that misses (FS C 4.15)
  if (result === "miss" && (lost || shaken)) return `${entry.code}.grazed`;
  if (lost && shaken) return null;
  return `${entry.code}.${lost ? "integrity" : shaken ? "stability" : "nothing"}`;
}

/**
 * What the Handler changed in an attack: "damage +9", "outcome direct hit"; null for other lines.
 * @param {Entry} entry @param {(key: string) => string} word
 * @returns {string[]|null}
 */
export function adjustmentTexts(entry, word) {
  const { set } = entry.data ?? {};
  if (!entry.code.startsWith("attack.adjusted") || !set) return null;
  return Object.entries(set).map(([name, value]) =>
    `${word(`adjusted.${name}`)} ${name !== "outcome" ? signed(Number(value)) : word(value === null ? "adjusted.by-the-dice" : String(value))}`,
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
    ...(stage && outcome ? { outcome: outcomeKey(stage, outcome, word) } : {}),
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
