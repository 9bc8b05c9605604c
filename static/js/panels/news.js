// What a player should hear of though it happened elsewhere: to the own units, and to the map.

/** @typedef {import("../store.js").Entry} Entry */

/** What happens to a unit without its player's doing. */
const HAPPENS = new Set([
  "unit.begins_to_fall",
  "unit.fall_clings",
  "unit.fall_falling",
  "unit.fall_hovers",
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
  "unit.updated",
  "overruled.unit",
  "overruled.deed",
  "module.carried_out",
  "module.given_back",
  "module.given_back_why",
  "action.granted",
  "action.denied",
  "action.denied_why",
]);

/** What dice did for a unit beyond the roll, which stands over the map with its dice. */
const ROLLED = new Set(["unit.steadies"]);

/** What the Handler or somebody else does to a character. */
const TO_CHARACTERS = new Set([
  "character.approved",
  "character.declined",
  "character.declined_why",
  "character.awarded",
  "character.award_gone",
  "character.edited_credits",
  "character.edited_points",
  "character.edited_advances",
  "character.edited_award",
  "character.raised",
  "character.advanced",
  "character.refitted",
  "credits.given",
  "mission.used",
]);

/** What everybody but the doer hears of: a briefing, an expansion that may change what they roll. */
const TO_OTHERS = new Set(["mission.briefed", "module.used"]);

/** What everybody hears of, the doer too: it shows what came of a blow. */
const SEEN_BY_ALL = new Set(["prop.damaged", "prop.unharmed", "prop.destroyed"]);

/**
 * The lines that are news to a seat: what became of the map, and what befell its units and
 * characters by others.
 * @param {readonly Entry[]} entries  fresh ones
 * @param {string|undefined} seat
 * @param {readonly string[]} mine  ids of the units it steers
 * @param {readonly string[]} [played]  ids of the characters it plays
 * @param {boolean} [covered]  whether the log is out of sight behind a dialog: then words are news too
 * @returns {Entry[]}
 */
export function newsOf(entries, seat, mine, played = [], covered = false) {
  return entries.filter((entry) => {
    if (covered && entry.kind === "chat" && entry.seat !== seat) return true;
    if (entry.kind === "undo" || SEEN_BY_ALL.has(entry.code)) return true;
    if (ROLLED.has(entry.code) && mine.includes(entry.params.unit?.unit)) return true;
    if (entry.seat === seat) return false;
    if (TO_OTHERS.has(entry.code)) return true;
    if (TO_CHARACTERS.has(entry.code)) return played.includes((entry.params.to ?? entry.params.character)?.character);
    return HAPPENS.has(entry.code) && mine.includes(entry.params.unit?.unit);
  });
}

/**
 * Where blows fell on the map.
 * @param {readonly Entry[]} entries  fresh ones
 * @returns {{q: number, r: number}[]}
 */
export function hitsOf(entries) {
  return entries.flatMap((entry) => (SEEN_BY_ALL.has(entry.code) && entry.data?.cell ? [entry.data.cell] : []));
}
