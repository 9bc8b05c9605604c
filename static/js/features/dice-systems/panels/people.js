// Who is who among the players of a dice system: characters, and pilots who have none.

import * as app from "../../../core/app.js";

/** Whether somebody is played from this seat. @param {string} id */
export function isPlayedHere(id) {
  const character = app.characters.value[id];
  const seat = app.you.value?.seat;
  return seat !== undefined && (character ? character.seat === seat : id === seat);
}
