/**
 * What a click means: the unit under the pointer, and what selecting tool and Enter do with a hex.
 * @import {Hex, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { fit, hexUnder } from "./camera.js";
import { confirmPlan, canPlan, planMove, activeReach, select } from "./interaction.js";
import { unitsAt } from "./describe.js";
import { INNER, R, centreOf, toScreen } from "./projection.js";
import { isInside, propsAt } from "./terrain.js";
import { TOKEN_RADIUS } from "./tokens.js";

/** @param {State} state @param {import("./unit-layout.js").Spot} spot @param {Point} at @param {boolean} [well] not just at its rim */
function isOnToken(state, spot, at, well = false) {
  const radius = R * TOKEN_RADIUS * state.view.scale;
  const reach = well ? radius * 0.85 : Math.max(radius * 1.12, 13);
  const p = toScreen(state.view, spot.x, spot.y);
  return Math.hypot(p.x - at.x, p.y - at.y) <= reach * spot.size;
}

/** Whether a point is well on one glyph and no other. @param {State} state @param {Point} at */
export const isOnOneToken = (state, at) =>
  state.spots.filter((spot) => isOnToken(state, spot, at, true)).length === 1;

/** Whether a point is on the glyph of this unit. @param {State} state @param {string | null} id @param {Point} at */
export const isOnTokenOf = (state, id, at) =>
  state.spots.some((spot) => spot.unit.id === id && isOnToken(state, spot, at));

/**
 * The unit whose glyph is under a point: the topmost, own ones first.
 * @param {State} state @param {Point} at
 */
export function unitUnder(state, at) {
  const hits = state.spots.filter((spot) => isOnToken(state, spot, at)).reverse();
  const own = hits.find(({ unit }) => state.me.unitIds.includes(unit.id));
  return (hits.find(({ unit }) => unit.id === state.selected) ?? own ?? hits[0])?.unit ?? null;
}

/** How far a finger may come down from the middle of what it means, in CSS px: half a fingertip. */
const FINGER_RADIUS = 22;
/** How much closer to something a finger must be to mean it and not the empty hex it is in, in hexes. */
const EMPTY_HEX_PENALTY = 0.6;
/** A hex that is planned already counts as this much closer: it is what one taps again. */
const PLANNED_HEX_BONUS = 1.6;

/** Where the selected unit could be sent now. @param {State} state @returns {Hex[]} */
export function reachableHexes(state) {
  const index = canPlan(state, state.selected) ? activeReach(state) : null;
  if (!index || index.answer.wait) return [];
  return [...index.byHex.values()].map(([cell]) => cell);
}

/**
 * What a finger means that comes down among hexes smaller than itself: the nearest unit, or of some
 * hexes the nearest; far from all of them the hex it is in.
 * @param {State} state @param {Point} at @param {Hex[]} [hexes] that may be meant
 * @returns {{hex: Hex, unit: string | null}}
 */
export function touchTarget(state, at, hexes = []) {
  const { view, map, plan } = state;
  const far = (/** @type {Point} */ { x, y }) => {
    const p = toScreen(view, x, y);
    return Math.hypot(p.x - at.x, p.y - at.y);
  };
  const centre = (/** @type {Hex} */ { q, r }) => centreOf(q, r, map.orientation);
  const here = hexUnder(state, at);
  let found = { hex: here, unit: /** @type {string | null} */ (null) };
  let least = isInside(state.terrain, here.q, here.r)
    ? far(centre(here)) + EMPTY_HEX_PENALTY * 2 * INNER * view.scale
    : Infinity;
  const consider = (/** @type {number} */ away, /** @type {typeof found} */ what) => {
    if (away >= least) return;
    least = away;
    found = what;
  };
  for (const spot of state.spots) {
    const { q, r } = spot.cell;
    const away = far(spot);
    if (away <= FINGER_RADIUS || isOnToken(state, spot, at)) consider(away, { hex: { q, r }, unit: spot.unit.id });
  }
  for (const { q, r } of hexes) {
    const away = far(centre({ q, r }));
    const again = state.planHeld && plan?.hex.q === q && plan.hex.r === r;
    if (away <= FINGER_RADIUS) consider(away / (again ? PLANNED_HEX_BONUS : 1), { hex: { q, r }, unit: null });
  }
  return found;
}

/**
 * Whether a click on a hex is for what stands there: the Handler picks a prop, but where the
 * selected unit could go it is the unit that is meant.
 * @param {State} state @param {Hex} hex
 */
const isPropClick = (state, hex) =>
  state.me.role === "handler" &&
  propsAt(state.terrain, hex.q, hex.r).length > 0 &&
  !reachableHexes(state).some(({ q, r }) => q === hex.q && r === hex.r);

/**
 * A click or Enter on a hex with the selecting tool: take the plan that stands there, choose among
 * several units, select the one, plan a way to a hex in reach, or let go of the selection.
 * @param {State} state @param {Hex} hex @param {string | null} unit @param {Point} at
 * @param {boolean} double a double tap on empty ground
 * @param {boolean} [touch] by a finger, which has no pointer to rest: what bars its hex is told at each tap
 */
export function clickSelect(state, hex, unit, at, double, touch = false) {
  const { plan } = state;
  if (plan && state.planHeld && plan.to && plan.hex.q === hex.q && plan.hex.r === hex.r) {
    confirmPlan(state);
    return;
  }
  const here = unitsAt(state, (unit && state.units[unit]?.at) || hex);
  // of several in a hex the one that is plainly meant, else the page asks
  if (here.length > 1 && state.events.stack && (unit === null || !isOnOneToken(state, at))) {
    state.events.stack(here, at);
    return;
  }
  const found = unit ?? here[0]?.id ?? null;
  if (found) {
    select(state, found);
    return;
  }
  if (double && state.selected === null) {
    fit(state);
    return;
  }
  if (isPropClick(state, hex)) {
    select(state, null);
    return;
  }
  if (canPlan(state, state.selected)) {
    // out of reach too: another click reads the reason again, and Escape lets go of the unit
    planMove(state, hex, true);
    if (touch && state.plan) state.events.barredTap?.(state.plan);
    return;
  }
  select(state, null);
}
