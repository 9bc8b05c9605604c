// The fight's side of the board: what it asks the server, what it draws, what a tap means while one
// aims.

import * as app from "../../core/app.js";
import { aimOverlay, aimQueries, aimsAtHexes, hoverTarget, tapTarget } from "./aim-state.js";
import { requestOverlays, attackOverlays } from "./attack-lines.js";
import { areaOverlays, centres, hoveredCell, turnTowards } from "./areas.js";
import { placingOverlays } from "./riders.js";
import { rollQueries } from "./rolls.js";
import { watchDescribedAction } from "./perform.js";
import { actionQueries } from "./unit-actions.js";

export { chosenPlace } from "./riders.js";
export { actionBarHeight } from "./unit-actions.js";

export function fightQueries() {
  actionQueries();
  watchDescribedAction();
  rollQueries();
  aimQueries();
}

const NO_REACH = { unit: null, ground: null, flight: null };

/** Where the unit can go; nowhere while one aims. */
export const shownReach = () => (app.aiming.value === null ? app.reach.value : NO_REACH);

/** The units that can be dragged: none while one aims. @param {() => string[]} steerable */
export const draggableUnits = (steerable) => (app.aiming.value === null ? steerable() : []);

/**
 * What lies under the pointer, and which target that is.
 * @param {any} board @param {any} info @param {{x: number, y: number}|null} at
 */
export function updateHover(board, info, at) {
  app.hover.value = info;
  const aims = app.aiming.value !== null;
  const target = aims && at ? board.target(at, false) : null;
  if (aims) hoverTarget(target);
  const free = aims && aimsAtHexes.value && app.aiming.value?.at === null && !app.touch.value;
  const cell = free && target === null ? (info?.cell ?? null) : null;
  if (cell !== hoveredCell.value) hoveredCell.value = cell;
}

/** What the fight draws on the map: where to climb down, areas and zones, attacks on their way, what is asked for, and over them the targets. */
export const fightOverlays = () => [...placingOverlays(), ...areaOverlays(), ...attackOverlays(), ...requestOverlays(), ...aimOverlay()];

/** What the map's gestures do in a fight. @param {() => any} board */
export const fightEvents = (board) => ({
  /** @param {any} cell @param {{q: number, r: number}|null} hex */
  target(cell, hex) {
    const bare = cell === null || cell.look === "barred";
    // while the area of a blow can be turned a tap beside its target turns it
    if (bare && hex !== null && centres.value.length > 0) return turnTowards(hex);
    tapTarget(cell, hex === null ? null : board().describe(hex));
  },
  turn: turnTowards,
});
