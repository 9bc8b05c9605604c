/**
 * Finds the unit or hex that a click or touch means, and handles clicks with the selection tool.
 * @import {Hex, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { fit, hexUnder } from "./camera.js";
import { confirmPlan, canPlan, planMove, activeReach, select } from "./interaction.js";
import { unitsAt } from "./describe.js";
import { INNER, R, centreOf, toScreen } from "./projection.js";
import { isInside, propsAt } from "./terrain.js";
import { TOKEN_RADIUS } from "./unit-layout.js";

/**
 * Whether a point is on a unit's glyph.
 * @param {State} state @param {import("./unit-layout.js").Spot} spot @param {Point} at CSS px
 * @param {boolean} [inner] without the rim
 */
function isOnToken(state, spot, at, inner = false) {
  const radius = R * TOKEN_RADIUS * state.view.scale;
  const reach = inner ? radius * 0.85 : Math.max(radius * 1.12, 13);
  const p = toScreen(state.view, spot.x, spot.y);
  return Math.hypot(p.x - at.x, p.y - at.y) <= reach * spot.size;
}

/**
 * Whether a point is on the inner part of exactly one glyph.
 * @param {State} state @param {Point} at
 */
export const isOnOneToken = (state, at) =>
  state.spots.filter((spot) => isOnToken(state, spot, at, true)).length === 1;

/**
 * Whether a point is on the glyph of this unit.
 * @param {State} state @param {string | null} id @param {Point} at
 */
export const isOnTokenOf = (state, id, at) =>
  state.spots.some((spot) => spot.unit.id === id && isOnToken(state, spot, at));

/**
 * Returns the unit whose glyph is under a point: the selected one first, then own ones, then the
 * topmost.
 * @param {State} state @param {Point} at CSS px
 */
export function unitUnder(state, at) {
  const hits = state.spots.filter((spot) => isOnToken(state, spot, at)).reverse();
  const own = hits.find(({ unit }) => state.me.unitIds.includes(unit.id));
  return (hits.find(({ unit }) => unit.id === state.selected) ?? own ?? hits[0])?.unit ?? null;
}

/** Largest distance of a touch from the middle of its target, in CSS px: half a fingertip. */
const FINGER_RADIUS = 22;
/** How much farther away the empty hex under a finger counts, in widths of a hex. */
const EMPTY_HEX_PENALTY = 0.6;
/** Divides the distance to the hex of the plan: a second tap confirms it. */
const PLANNED_HEX_BONUS = 1.6;

/**
 * Returns the hexes that the selected unit can move to now.
 * @param {State} state @returns {Hex[]}
 */
export function reachableHexes(state) {
  const index = canPlan(state, state.selected) ? activeReach(state) : null;
  if (!index || index.answer.wait) return [];
  return [...index.byHex.values()].map(([cell]) => cell);
}

/**
 * Returns what a finger means where hexes are smaller than a fingertip: the nearest unit or offered
 * hex, or the hex under it when those are too far away.
 * @param {State} state @param {Point} at CSS px @param {Hex[]} [hexes] hexes that can be meant
 * @returns {{hex: Hex, unit: string | null}}
 */
export function touchTarget(state, at, hexes = []) {
  const { view, map, plan } = state;
  const distanceTo = (/** @type {Point} */ { x, y }) => {
    const p = toScreen(view, x, y);
    return Math.hypot(p.x - at.x, p.y - at.y);
  };
  const centre = (/** @type {Hex} */ { q, r }) => centreOf(q, r, map.orientation);
  const here = hexUnder(state, at);
  let found = { hex: here, unit: /** @type {string | null} */ (null) };
  let least = isInside(state.terrain, here.q, here.r)
    ? distanceTo(centre(here)) + EMPTY_HEX_PENALTY * 2 * INNER * view.scale
    : Infinity;
  const consider = (/** @type {number} */ away, /** @type {typeof found} */ what) => {
    if (away >= least) return;
    least = away;
    found = what;
  };
  for (const spot of state.spots) {
    const { q, r } = spot.cell;
    const away = distanceTo(spot);
    if (away <= FINGER_RADIUS || isOnToken(state, spot, at)) consider(away, { hex: { q, r }, unit: spot.unit.id });
  }
  for (const { q, r } of hexes) {
    const away = distanceTo(centre({ q, r }));
    const again = state.planHeld && plan?.hex.q === q && plan.hex.r === r;
    if (away <= FINGER_RADIUS) consider(away / (again ? PLANNED_HEX_BONUS : 1), { hex: { q, r }, unit: null });
  }
  return found;
}

/**
 * Whether a click selects a prop, for the Handler; not where the selected unit can move to.
 * @param {State} state @param {Hex} hex
 */
const isPropClick = (state, hex) =>
  state.me.role === "handler" &&
  propsAt(state.terrain, hex.q, hex.r).length > 0 &&
  !reachableHexes(state).some(({ q, r }) => q === hex.q && r === hex.r);

/**
 * Handles a click or Enter with the selection tool. It confirms the plan of this hex, asks which of
 * several units is meant, selects one, plans a movement, or clears the selection.
 * @param {State} state @param {Hex} hex @param {string | null} unit @param {Point} at CSS px
 * @param {boolean} double a double tap on empty ground
 * @param {boolean} [touch] by a finger: the reason why a hex is barred is reported at each tap,
 *   because there is no hover
 */
export function clickSelect(state, hex, unit, at, double, touch = false) {
  const { plan } = state;
  if (plan && state.planHeld && plan.to && plan.hex.q === hex.q && plan.hex.r === hex.r) {
    confirmPlan(state);
    return;
  }
  const here = unitsAt(state, (unit && state.units[unit]?.at) || hex);
  // the page asks which of several units is meant, unless the click is clearly on one
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
    // also out of reach: another click shows the reason again, and Escape clears the selection
    planMove(state, hex, true);
    if (touch && state.plan) state.events.barredTap?.(state.plan);
    return;
  }
  select(state, null);
}
