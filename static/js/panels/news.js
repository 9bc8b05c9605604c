// What a player should hear of though it happened elsewhere: to the own units, and to the map.

/** @typedef {import("../store.js").Entry} Entry */

/** What happens to a unit without its player's doing. */
const HAPPENS = new Set([
  "unit.begins_to_fall",
  "unit.fall_falling",
  "unit.fall_landed",
  "unit.fall_lost",
  "unit.fall_rests",
  "unit.fall_rests_on",
  "unit.impact",
  "unit.staggered",
  "unit.destroyed",
  "unit.carried",
  "unit.placed",
  "unit.off_the_map",
]);

/** What everybody hears of. */
const SEEN_BY_ALL = new Set(["prop.destroyed"]);

/**
 * The lines that are news to a seat: about its units or about the map, and not its own doing.
 * @param {readonly Entry[]} entries  fresh ones
 * @param {string|undefined} seat
 * @param {readonly string[]} mine  ids of the units it steers
 * @returns {Entry[]}
 */
export function newsOf(entries, seat, mine) {
  return entries.filter((entry) => {
    if (entry.kind === "undo") return true;
    if (entry.seat === seat) return false;
    if (SEEN_BY_ALL.has(entry.code)) return true;
    return HAPPENS.has(entry.code) && mine.includes(entry.params.unit?.unit);
  });
}
