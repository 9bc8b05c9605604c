// How the fight joins the board: its queries, its overlays, and what taps and hovering mean while
// aiming.

import * as ui from "../../core/ui-state.js";
import * as movement from "../units/movement.js";
import { placing } from "../units/state.js";
import * as aim from "./aim-state.js";
import { aimOverlay, aimQueries, aimsAtHexes, hoverTarget, tapTarget } from "./aim-state.js";
import { requestOverlays, attackOverlays } from "./attack-lines.js";
import { areaOverlays, centres, hoveredCell, turnTowards } from "./areas.js";
import { placingOverlays } from "./riders.js";
import { rollQueries } from "./rolls.js";
import { watchDescribedAction } from "./perform.js";
import { actionQueries } from "./unit-actions.js";

/** Starts all queries and watchers of the fight panels. */
export function fightQueries() {
  actionQueries();
  watchDescribedAction();
  rollQueries();
  aimQueries();
}

const NO_REACH = { unit: null, ground: null, flight: null };

/** The reach to draw; none while aiming, choosing a hex, and while area templates are laid. */
export const shownReach = () => (aim.aiming.value === null && !placing.value?.overlays && ui.tool.value !== "template" ? movement.reach.value : NO_REACH);

/** The ids of units that can be dragged; none while aiming. @param {() => string[]} steerable */
export const draggableUnits = (steerable) => (aim.aiming.value === null ? steerable() : []);

/**
 * Notes the hex under the pointer, and the target while aiming.
 * @param {import("../../core/board-handle.js").BoardHandle} board
 * @param {import("../../board/types.js").HoverInfo|null} info @param {{x: number, y: number}|null} at
 */
export function updateHover(board, info, at) {
  ui.setHover(info);
  const aims = aim.aiming.value !== null;
  const target = aims && at ? board.target(at, false) : null;
  if (aims) hoverTarget(target);
  const free = aims && aimsAtHexes.value && aim.aiming.value?.at === null && !ui.touch.value;
  const cell = free && target === null ? (info?.cell ?? null) : null;
  if (cell !== hoveredCell.value) hoveredCell.value = cell;
}

/**
 * All overlays of the fight, bottom to top: places to step to, hexes to choose, areas, attacks, requests, targets.
 * @returns {import("../../board/types.js").Overlay[]}
 */
export const fightOverlays = () => [...placingOverlays(), ...(placing.value?.overlays?.() ?? []), ...areaOverlays(), ...attackOverlays(), ...requestOverlays(), ...aimOverlay()];

/** Handlers for the map's gestures in a fight. @param {() => import("../../core/board-handle.js").BoardHandle} board */
export const fightEvents = (board) => ({
  /** @param {import("../../board/types.js").OverlayCell|null} cell @param {{q: number, r: number}|null} hex */
  target(cell, hex) {
    const bare = cell === null || cell.look === "barred";
    // a tap beside the target turns the melee area
    if (bare && hex !== null && centres.value.length > 0) return turnTowards(hex);
    tapTarget(cell, hex === null ? null : board().describe(hex));
  },
  turn: turnTowards,
});
