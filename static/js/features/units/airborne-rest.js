// What the log has told of a unit in the air: whether it came to rest on something. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** It came to rest on a unit, known or not. */
const RESTS = new Set(["unit.fall_rests", "unit.fall_rests_on", "unit.rests", "unit.rests_on", "unit.stepped_onto"]);

/** After these it is somewhere else, or nothing holds it any more. */
const LEAVES = new Set([
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
 * Whether the last that was told of where a unit is, is that it came to rest on a unit.
 * @param {readonly Entry[]} entries
 * @param {ReadonlySet<number>} undone  lines that were taken back
 * @param {string} id
 */
export function restsOnUnit(entries, undone, id) {
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const { code, params, n } = entries[i];
    if (undone.has(n) || params.unit?.unit !== id) continue;
    if (RESTS.has(code)) return true;
    if (LEAVES.has(code)) return false;
  }
  return false;
}
