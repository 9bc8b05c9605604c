// Which log lines are notifications for a seat: what others did to its units, its characters and
// the map. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** Events that happen to a unit without its player's doing. */
const UNIT_EVENTS = new Set([
  "unit.begins_to_fall",
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
const REQUEST_ANSWERS = new Set(["action.granted", "action.denied", "action.denied_why"]);

/** The Handler's refusals to give a unit. */
const UNIT_REFUSED = new Set(["unit.not_given", "unit.not_given_why"]);

/** Returns whether a line answers a request to the Handler. @param {Entry} entry */
export const isHandlerAnswer = (entry) => REQUEST_ANSWERS.has(entry.code) || UNIT_REFUSED.has(entry.code);

/** Effects of dice beyond the roll itself, which is shown over the map. */
const ROLL_EFFECTS = new Set(["unit.steadies", "unit.burns"]);

/** What others do to a character. */
const CHARACTER_EVENTS = new Set([
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
  "mission.pay",
  "mission.charged",
]);

/** What everybody but its author is told: another scene, the end of a conflict, a briefing, the begin of a mission, what became of its objectives and its payout, a used expansion, an overruled unit. */
const EVENTS_FOR_OTHERS = new Set(["scene.activated", "mission.briefed", "mission.started", "mission.paid", "conflict.ended", "module.used", "module.used_at", "module.area_ended", "overruled.unit", "mission.result", "mission.objective_result", "mission.objective_revealed", "journal.shown", "journal.shown_all", "table.fog_off", "table.fog_own", "table.fog_team"]);

/** What Handlers are told of others: who joins, and who asks for something. */
const FOR_HANDLERS = new Set(["chat.to_handlers", "seat.joined", "build.asked", "character.planned"]);

/** What stays known after an undone move. */
const KNOWN_AFTER_UNDO = new Set(["undone.ground", "undone.sight", "undone.pages"]);

/** Consequences of an attack beyond its own line. */
const ATTACK_CONSEQUENCES = /^(prop\.destroyed|unit\.(destroyed|staggered|begins_to_fall|ejected|carried|fall_\w+))$/;

/**
 * Returns whether a line is a consequence of an attack whose result precedes it.
 * @param {Entry} entry
 */
export const isAttackConsequence = (entry) => ATTACK_CONSEQUENCES.test(entry.code);

/** What the environment did, above all how a fall ended, and what was destroyed: told to all readers, the author included. */
const ENVIRONMENT = /^unit\.(destroyed|fall_\w+|impact|harmed|harmed_in_zone|pressed_down)$/;

/** What all who read it are told, the author included: hits on the map, and waves that come. */
const FOR_ALL = new Set(["prop.damaged", "prop.unharmed", "prop.destroyed", "wave.entered", "wave.waits"]);

/** Whether one of these units is lost. @param {Entry} entry @param {readonly string[]} units */
export const isLossOf = ({ code, params }, units) => code === "unit.destroyed" && units.includes(params.unit?.unit);

/**
 * Returns the lines that are notifications for a seat.
 * @param {readonly Entry[]} entries  new ones
 * @param {string|undefined} seat
 * @param {readonly string[]} mine  ids of the units it controls
 * @param {readonly string[]} [played]  ids of the characters it plays
 * @param {boolean} [covered]  whether a modal covers the log; chat is then included
 * @param {boolean} [runs]  whether the seat is a Handler's
 * @returns {Entry[]}
 */
export function notificationsFor(entries, seat, mine, played = [], covered = false, runs = false) {
  // the result of an attack is shown over the map, with its consequences; the loss of an own unit is told in any case
  const attackVersions = new Set(covered ? [] : entries.filter(({ code }) => code.startsWith("attack.result")).map(({ version }) => version));
  return entries.filter((entry) => {
    if (attackVersions.has(entry.version) && isAttackConsequence(entry) && !isLossOf(entry, mine)) return false;
    if (covered && entry.kind === "chat" && entry.seat !== seat) return true;
    if (entry.kind === "undo" || KNOWN_AFTER_UNDO.has(entry.code) || FOR_ALL.has(entry.code) || ENVIRONMENT.test(entry.code)) return true;
    if (ROLL_EFFECTS.has(entry.code) && mine.includes(entry.params.unit?.unit)) return true;
    if (entry.seat === seat) return false;
    if (FOR_HANDLERS.has(entry.code)) return runs;
    if (entry.code === "chat.whispered") return entry.params.names.some((/** @type {{seat: string}} */ each) => each.seat === seat);
    if (EVENTS_FOR_OTHERS.has(entry.code)) return true;
    if (UNIT_REFUSED.has(entry.code)) return entry.params.seat === seat;
    if (CHARACTER_EVENTS.has(entry.code)) return played.includes((entry.params.to ?? entry.params.character)?.character);
    // an answer already says where the unit goes
    const answered = entry.code === "unit.placed" && entries.some((each) => each.version === entry.version && isHandlerAnswer(each));
    return (UNIT_EVENTS.has(entry.code) || isHandlerAnswer(entry)) && !answered && mine.includes(entry.params.unit?.unit);
  });
}

/**
 * Returns the lines of each notice: what was destroyed comes first, and waves have a notice of
 * their own where there is room for it.
 * @param {readonly Entry[]} entries  those of a seat's notifications
 * @param {boolean} [narrow]  whether there is room for one notice only
 * @returns {Entry[][]}
 */
export function notices(entries, narrow = false) {
  const isWave = (/** @type {Entry} */ { code }) => code.startsWith("wave.");
  const isLost = (/** @type {Entry} */ { code }) => code === "unit.destroyed";
  const rest = entries.filter((entry) => !isWave(entry));
  const ordered = [...rest.filter(isLost), ...rest.filter((entry) => !isLost(entry))];
  const waves = entries.filter(isWave);
  return (narrow ? [[...ordered, ...waves]] : [ordered, waves]).filter((lines) => lines.length > 0);
}

/** Units that others bring onto the map or into view, as those of a wave. */
const ARRIVALS = new Set(["unit.added", "unit.arrived", "unit.arrived_from", "unit.shown"]);

/** Whether a unit comes onto the map, as those of a wave do. @param {Entry} entry */
const comesOntoMap = (entry) => entry.code === "unit.placed" && entry.data?.from === null;

/** Whether a unit comes onto the map or into view. @param {Entry} entry */
export const isArrival = (entry) => ARRIVALS.has(entry.code) || comesOntoMap(entry);

/**
 * Returns the lines of the units that a wave brings onto the map, none for any other line.
 * @param {readonly Entry[]} entries @param {Entry} line
 */
export function arrivalsOfWave(entries, line) {
  if (line.code !== "wave.entered") return [];
  const after = entries.filter(({ n, version }) => version === line.version && n > line.n);
  const next = after.findIndex(({ code }) => code === "wave.entered");
  return (next < 0 ? after : after.slice(0, next)).filter(comesOntoMap);
}

/**
 * Returns the lines of units that others have brought into sight.
 * @param {readonly Entry[]} entries  new ones
 * @param {string|undefined} seat
 */
export const arrivalsFor = (entries, seat) => entries.filter((entry) => isArrival(entry) && entry.seat !== seat);

/**
 * Returns the cells where hits damaged the map.
 * @param {readonly Entry[]} entries  new ones
 * @returns {{q: number, r: number}[]}
 */
export function damagedCells(entries) {
  return entries.flatMap((entry) => (FOR_ALL.has(entry.code) && entry.data?.cell ? [entry.data.cell] : []));
}
