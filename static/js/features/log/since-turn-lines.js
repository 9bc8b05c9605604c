// Which log lines tell a pilot what has happened since the last own turn. Pure.

import { isArrival } from "./notifications.js";

/** @typedef {import("../../core/store.js").Entry} Entry */

/** What hit whom, what broke or fell, who came, came into sight or was found, and what the mission lost or gained. */
const TELLS =
  /^(attack\.(result|cancelled|escaped|zoned)(_unseen)?|prop\.(damaged|destroyed)|unit\.(destroyed|staggered|begins_to_fall|burns|overheats|ejects|fall_\w+|impact|harmed|harmed_in_zone|pressed_down|came_in_sight|seen_again|found|highlighted|left_map|off_the_map|rises)|units\.came_in_sight|wave\.(entered|waits)|module\.used|overruled\.(deed|unit)|mission\.(objective_result|objective_revealed|result))$/;

/** The ends of turns. */
const TURN_OVER = /^turn\.(ended|abstained|skipped)$/;

/**
 * Returns the lines since the last turn of these units or by this seat, whose frame may be lost by
 * now, oldest first; before the first turn since the conflict began. Undone lines are left out, and
 * what this seat does in its next turn; what it answers before, such as the roll against an attack,
 * tells what has happened.
 * @param {readonly Entry[]} entries  those that the reader may read
 * @param {{seat: string|undefined, units: readonly string[], undone: ReadonlySet<number>}} reader
 * @returns {Entry[]}
 */
export function linesSinceTurn(entries, { seat, units, undone }) {
  const mine = (/** @type {Entry} */ entry) => entry.seat === seat || units.includes(entry.params.unit?.unit);
  const over = (/** @type {Entry} */ entry) =>
    !undone.has(entry.n) && ((entry.code === "round.begun" && entry.params.round === 1) || (TURN_OVER.test(entry.code) && mine(entry)));
  let begins = entries.length;
  while (begins > 0 && !over(entries[begins - 1])) begins -= 1;
  const since = entries.slice(begins);
  const starts = since.findIndex((entry) => !undone.has(entry.n) && entry.code === "turn.started" && mine(entry));
  return since.filter((entry, i) => (TELLS.test(entry.code) || isArrival(entry)) && (entry.seat !== seat || starts < 0 || i < starts) && !undone.has(entry.n));
}
