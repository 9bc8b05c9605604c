// What a player should hear of though it happened elsewhere: to the own units, and to the map.

/** @typedef {import("../../core/store.js").Entry} Entry */

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
  "overruled.deed",
  "module.carried_out",
  "module.given_back",
  "module.given_back_why",
  "unit.given",
  "unit.given_with",
  "unit.shared",
]);

/** What the Handler answers to what was asked for a unit. */
const ANSWERS = new Set(["action.granted", "action.denied", "action.denied_why"]);

/** What the Handler answers to who asked for a unit and does not get it. */
const NOT_GIVEN = new Set(["unit.not_given", "unit.not_given_why"]);

/** Whether a line answers a question. @param {Entry} entry */
export const isHandlerAnswer = (entry) => ANSWERS.has(entry.code) || NOT_GIVEN.has(entry.code);

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

/** What everybody but the doer hears of: a briefing, an expansion that may change what they roll, a unit
 * that the Handler sets otherwise than the rules had it. */
const TO_OTHERS = new Set(["mission.briefed", "module.used", "overruled.unit"]);

/** What stays known of a move that was taken back. */
const STAYS_KNOWN = new Set(["undone.ground", "undone.sight"]);

/** What comes of an attack beyond its line, to its target or to others. */
const FOLLOWS = /^(prop\.destroyed|unit\.(destroyed|staggered|begins_to_fall|ejected|carried|fall_\w+))$/;

/** Whether a line tells what came of an attack whose result stands before it. @param {Entry} entry */
export const isAttackConsequence = (entry) => FOLLOWS.test(entry.code);

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
export function notificationsFor(entries, seat, mine, played = [], covered = false) {
  // the result of an attack stands over the map, with what follows from it
  const told = new Set(covered ? [] : entries.filter(({ code }) => code.startsWith("attack.result")).map(({ version }) => version));
  return entries.filter((entry) => {
    if (told.has(entry.version) && isAttackConsequence(entry)) return false;
    if (covered && entry.kind === "chat" && entry.seat !== seat) return true;
    if (entry.kind === "undo" || STAYS_KNOWN.has(entry.code) || SEEN_BY_ALL.has(entry.code)) return true;
    if (ROLLED.has(entry.code) && mine.includes(entry.params.unit?.unit)) return true;
    if (entry.seat === seat) return false;
    if (TO_OTHERS.has(entry.code)) return true;
    if (NOT_GIVEN.has(entry.code)) return entry.params.seat === seat;
    if (TO_CHARACTERS.has(entry.code)) return played.includes((entry.params.to ?? entry.params.character)?.character);
    // an answer says where the unit goes
    const answered = entry.code === "unit.placed" && entries.some((each) => each.version === entry.version && isHandlerAnswer(each));
    return (HAPPENS.has(entry.code) || isHandlerAnswer(entry)) && !answered && mine.includes(entry.params.unit?.unit);
  });
}

/**
 * Where blows fell on the map.
 * @param {readonly Entry[]} entries  fresh ones
 * @returns {{q: number, r: number}[]}
 */
export function damagedCells(entries) {
  return entries.flatMap((entry) => (SEEN_BY_ALL.has(entry.code) && entry.data?.cell ? [entry.data.cell] : []));
}
