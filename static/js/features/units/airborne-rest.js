// Whether a unit in the air rests on another unit, read from the log. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** Codes of lines after which a unit rests on another one, known or not. */
const RESTS = new Set(["unit.fall_rests", "unit.fall_rests_on", "unit.rests", "unit.rests_on", "unit.stepped_onto"]);

/** Codes of lines after which it is somewhere else or falls. */
const MOVES_OR_FALLS = new Set([
  "unit.moved",
  "unit.moved_free",
  "unit.placed",
  "unit.descended",
  "unit.stepped_off",
  "unit.begins_to_fall",
  "unit.fall_falling",
  "unit.fall_clings",
  "unit.fall_hovers",
  "unit.fall_landed",
  "unit.lands",
  "unit.clings",
  "unit.hovers",
  "unit.rises",
  "unit.rose",
  "unit.stayed_aloft",
]);

/**
 * Returns whether the newest line about a unit's place says that it rests on a unit.
 * @param {readonly Entry[]} entries
 * @param {ReadonlySet<number>} undone  numbers of undone lines
 * @param {string} id
 */
export function restsOnUnit(entries, undone, id) {
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const { code, params, n } = entries[i];
    if (undone.has(n) || params.unit?.unit !== id) continue;
    if (RESTS.has(code)) return true;
    if (MOVES_OR_FALLS.has(code)) return false;
  }
  return false;
}
