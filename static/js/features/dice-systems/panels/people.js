// Players of a dice system: characters, or the seats of pilots without one.

import * as app from "../../../core/app.js";

/** Whether this seat plays somebody. @param {string} id  of a character or a seat */
export function isPlayedHere(id) {
  const character = app.characters.value[id];
  const seat = app.you.value?.seat;
  return seat !== undefined && (character ? character.seat === seat : id === seat);
}
