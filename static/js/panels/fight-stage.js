// The fight's side of the board: what it asks the server, what it draws, what a tap means while one
// aims.

import * as app from "./app.js";
import { aimQueries, pointAt } from "./fight-aim-state.js";
import { actionQueries } from "./fight-state.js";

export { aimOverlay, tapTarget } from "./fight-aim-state.js";
export { barHeight } from "./fight-state.js";

export function fightQueries() {
  actionQueries();
  aimQueries();
}

const NO_REACH = { unit: null, ground: null, flight: null };

/** Where the unit can go; nowhere while one aims. */
export const reachShown = () => (app.aiming.value === null ? app.reach.value : NO_REACH);

/** The units that can be dragged: none while one aims. @param {() => string[]} steerable */
export const carried = (steerable) => (app.aiming.value === null ? steerable() : []);

/**
 * What lies under the pointer, and which target that is.
 * @param {any} board @param {any} info @param {{x: number, y: number}|null} at
 */
export function hovered(board, info, at) {
  app.hover.value = info;
  if (app.aiming.value !== null) pointAt(at && board.target(at, false));
}
