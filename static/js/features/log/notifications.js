// Which log lines are notifications for a seat: what others did to its units, its characters and
// the map. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** Events that happen to a unit without its player's doing. */
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

/** The Handler's answers to requests for a unit. */
const ANSWERS = new Set(["action.granted", "action.denied", "action.denied_why"]);

/** The Handler's refusals to give a unit. */
const NOT_GIVEN = new Set(["unit.not_given", "unit.not_given_why"]);

/** Returns whether a line answers a request to the Handler. @param {Entry} entry */
export const isHandlerAnswer = (entry) => ANSWERS.has(entry.code) || NOT_GIVEN.has(entry.code);

/** Effects of dice beyond the roll itself, which is shown over the map. */
const ROLLED = new Set(["unit.steadies"]);

/** What others do to a character. */
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

/** What everybody but its author is told: a briefing, a used expansion, an overruled unit. */
const TO_OTHERS = new Set(["mission.briefed", "module.used", "overruled.unit"]);

/** What stays known after an undone move. */
const STAYS_KNOWN = new Set(["undone.ground", "undone.sight"]);

/** Consequences of an attack beyond its own line. */
const FOLLOWS = /^(prop\.destroyed|unit\.(destroyed|staggered|begins_to_fall|ejected|carried|fall_\w+))$/;

/**
 * Returns whether a line is a consequence of an attack whose result precedes it.
 * @param {Entry} entry
 */
export const isAttackConsequence = (entry) => FOLLOWS.test(entry.code);

/** What everybody is told, the author included: the effect of a hit on the map. */
const SEEN_BY_ALL = new Set(["prop.damaged", "prop.unharmed", "prop.destroyed"]);

/**
 * Returns the lines that are notifications for a seat.
 * @param {readonly Entry[]} entries  new ones
 * @param {string|undefined} seat
 * @param {readonly string[]} mine  ids of the units it controls
 * @param {readonly string[]} [played]  ids of the characters it plays
 * @param {boolean} [covered]  whether a modal covers the log; chat is then included
 * @returns {Entry[]}
 */
export function notificationsFor(entries, seat, mine, played = [], covered = false) {
  // the result of an attack is shown over the map, with its consequences
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
    // an answer already says where the unit goes
    const answered = entry.code === "unit.placed" && entries.some((each) => each.version === entry.version && isHandlerAnswer(each));
    return (HAPPENS.has(entry.code) || isHandlerAnswer(entry)) && !answered && mine.includes(entry.params.unit?.unit);
  });
}

/**
 * Returns the cells where hits damaged the map.
 * @param {readonly Entry[]} entries  new ones
 * @returns {{q: number, r: number}[]}
 */
export function damagedCells(entries) {
  return entries.flatMap((entry) => (SEEN_BY_ALL.has(entry.code) && entry.data?.cell ? [entry.data.cell] : []));
}
