// Which log lines only set the table up. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** Setup lines by the first word of their code. */
const SETUP_NOUNS = new Set(["build", "categories", "chapter", "character", "ceiling", "credits", "map", "scene", "seat", "table", "terrain"]);
/** Further codes of setup lines. */
const SETUP_CODES = new Set(["unit.added", "unit.fitted", "mission.added", "mission.updated", "prop.added"]);
/** Codes that are no setup lines in spite of their first word. */
const GAME_CODES = new Set(["character.frame_replaced"]);

/**
 * Returns whether a line only sets the table up: nobody moves, rolls, says or pays anything.
 * @param {Entry} entry
 */
export function isSetupLine(entry) {
  if (entry.kind !== "system" && entry.kind !== "mission") return false;
  return !GAME_CODES.has(entry.code) && (SETUP_NOUNS.has(entry.code.split(".")[0]) || SETUP_CODES.has(entry.code));
}
