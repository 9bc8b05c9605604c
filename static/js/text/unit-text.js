// A unit in words, for who does not see its token: its side and how it is. Pure: no page.

/** @typedef {import("../core/store.js").Unit} Unit */

/** How much is left of it: the word that the view has, or what its numbers say. @param {Unit} unit */
function conditionLeft({ condition, integrity, integrity_max, destroyed }) {
  if (destroyed) return "destroyed";
  if (condition) return condition;
  if (typeof integrity !== "number") return null;
  if (integrity >= integrity_max) return "whole";
  return 2 * integrity > integrity_max ? "damaged" : "badly-damaged";
}

/**
 * Whether lines of sight stop at a unit, once it is on the map.
 * @param {{obstacle?: boolean, destroyed?: boolean, hidden?: boolean}} unit
 */
export const blocksSight = ({ obstacle, destroyed, hidden }) => Boolean(obstacle) && !destroyed && !hidden;

/**
 * How a unit is, as words of the catalogue ("condition.damaged"), as far as the view tells.
 * @param {Unit} unit @returns {string[]}
 */
export function conditionOf(unit) {
  const signs = /** @type {const} */ (["staggered", "overheated", "falling", "airborne", "highlighted", "hidden"]);
  const how = conditionLeft(unit);
  const seen = unit.destroyed ? [] : signs.filter((sign) => unit[sign] && !(sign === "airborne" && unit.falling));
  return [...(how === null ? [] : [how]), ...seen, ...(blocksSight(unit) ? ["obstacle"] : [])].map((word) => `condition.${word}`);
}

/**
 * Side and condition: "enemy, badly damaged, staggered".
 * @param {Unit} unit @param {(word: string) => string} word
 */
export const unitText = (unit, word) => [unit.disposition, ...conditionOf(unit)].map(word).join(", ");
