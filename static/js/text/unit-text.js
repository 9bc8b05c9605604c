// A unit described in words, for people who do not see its token: disposition and condition. Pure.

/** @typedef {import("../core/store.js").Unit} Unit */

/**
 * Returns how damaged a unit is: the view's word, else from its numbers. Null when unknown.
 * @param {Unit} unit
 */
function conditionLeft({ condition, integrity, integrity_max, destroyed }) {
  if (destroyed) return "destroyed";
  if (condition) return condition;
  if (typeof integrity !== "number") return null;
  if (integrity >= integrity_max) return "whole";
  return 2 * integrity > integrity_max ? "damaged" : "badly-damaged";
}

/**
 * Returns whether a unit blocks lines of sight while it is on the map.
 * @param {{obstacle?: boolean, destroyed?: boolean, hidden?: boolean}} unit
 */
export const blocksSight = ({ obstacle, destroyed, hidden }) => Boolean(obstacle) && !destroyed && !hidden;

/**
 * Returns the condition of a unit as keys of the catalogue ("condition.damaged"), as far as the
 * view has it.
 * @param {Unit} unit @returns {string[]}
 */
export function conditionOf(unit) {
  const signs = /** @type {const} */ (["staggered", "overheated", "falling", "airborne", "highlighted", "hidden"]);
  const how = conditionLeft(unit);
  const seen = unit.destroyed ? [] : signs.filter((sign) => unit[sign] && !(sign === "airborne" && unit.falling));
  return [...(how === null ? [] : [how]), ...seen, ...(blocksSight(unit) ? ["obstacle"] : [])].map((word) => `condition.${word}`);
}

/**
 * Returns disposition and condition of a unit: "enemy, badly damaged, staggered".
 * @param {Unit} unit @param {(word: string) => string} word
 */
export const unitText = (unit, word) => [unit.disposition, ...conditionOf(unit)].map(word).join(", ");
