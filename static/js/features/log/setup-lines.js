// Which lines of the log are of the game, and which only set the table up. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** What sets a table up, by the first word of a line's code. */
const SETUP_NOUNS = new Set(["build", "categories", "chapter", "character", "ceiling", "credits", "map", "scene", "seat", "table", "terrain"]);
/** What else does, and what of those does not. */
const SETUP_CODES = new Set(["unit.added", "unit.fitted", "mission.added", "mission.updated", "prop.added"]);
const GAME_CODES = new Set(["character.frame_replaced"]);

/** Whether a line only sets the table up: nobody moves, rolls, says or pays anything. @param {Entry} entry */
export function isSetupLine(entry) {
  if (entry.kind !== "system" && entry.kind !== "mission" && entry.kind !== "unit" && entry.kind !== "map") return false;
  return !GAME_CODES.has(entry.code) && (SETUP_NOUNS.has(entry.code.split(".")[0]) || SETUP_CODES.has(entry.code));
}
