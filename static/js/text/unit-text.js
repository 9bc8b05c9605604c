// A unit described in words, for people who do not see its token: disposition and condition. Pure.

/** @typedef {import("../core/store.js").Unit} Unit */

/**
 * Returns the condition of a unit as keys of the catalogue ("condition.damaged"), as far as the
 * view has it.
 * @param {Unit} unit @returns {string[]}
 */
export function conditionOf(unit) {
  const signs = /** @type {const} */ (["staggered", "overheated", "falling", "airborne", "highlighted", "hidden"]);
  const { condition } = unit;
  const seen = unit.destroyed ? [] : signs.filter((sign) => unit[sign] && !(sign === "airborne" && unit.falling));
  return [...(condition ? [condition] : []), ...seen, ...(unit.blocks_sight ? ["obstacle"] : [])].map((word) => `condition.${word}`);
}

/**
 * Returns disposition and condition of a unit: "enemy, badly damaged, staggered".
 * @param {Unit} unit @param {(word: string) => string} word
 */
export const unitText = (unit, word) => [unit.disposition, ...conditionOf(unit)].map(word).join(", ");
