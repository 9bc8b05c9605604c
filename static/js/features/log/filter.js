// Which lines of the log are of the game, and which only set the table up. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** What sets a table up, by the first word of a line's code. */
const SET_UP = new Set(["build", "categories", "chapter", "character", "ceiling", "credits", "map", "scene", "seat", "table", "terrain"]);
/** What else does, and what of those does not. */
const ALSO = new Set(["unit.added", "unit.fitted", "mission.added", "mission.updated", "prop.added"]);
const YET = new Set(["character.frame_replaced"]);

/** Whether a line only sets the table up: nobody moves, rolls, says or pays anything. @param {Entry} entry */
export function setsUp(entry) {
  if (entry.kind !== "system" && entry.kind !== "mission" && entry.kind !== "unit" && entry.kind !== "map") return false;
  return !YET.has(entry.code) && (SET_UP.has(entry.code.split(".")[0]) || ALSO.has(entry.code));
}
