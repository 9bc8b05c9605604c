/**
 * What a click means: the unit under the pointer, and what selecting tool and Enter do with a hex.
 * @import {Hex, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { commit, fit, mayMove, planMove, select, unitsAt } from "./board.js";
import { R, toScreen } from "./project.js";
import { TOKEN } from "./tokens.js";

/** @param {State} state @param {import("./layout.js").Spot} spot @param {Point} at @param {boolean} [well] not just at its rim */
function touches(state, spot, at, well = false) {
  const radius = R * TOKEN * state.view.scale;
  const reach = well ? radius * 0.85 : Math.max(radius * 1.12, 13);
  const p = toScreen(state.view, spot.x, spot.y);
  return Math.hypot(p.x - at.x, p.y - at.y) <= reach * spot.size;
}

/** Whether a point is well on one glyph and no other. @param {State} state @param {Point} at */
export const plainly = (state, at) =>
  state.spots.filter((spot) => touches(state, spot, at, true)).length === 1;

/** Whether a point is on the glyph of this unit. @param {State} state @param {string | null} id @param {Point} at */
export const onGlyph = (state, id, at) =>
  state.spots.some((spot) => spot.unit.id === id && touches(state, spot, at));

/**
 * The unit whose glyph is under a point: the topmost, own ones first.
 * @param {State} state @param {Point} at
 */
export function unitUnder(state, at) {
  const hits = state.spots.filter((spot) => touches(state, spot, at)).reverse();
  const own = hits.find(({ unit }) => state.me.unitIds.includes(unit.id));
  return (hits.find(({ unit }) => unit.id === state.selected) ?? own ?? hits[0])?.unit ?? null;
}

/**
 * A click or Enter on a hex with the selecting tool: take the plan that stands there, choose among
 * several units, select the one, plan a way to a hex in reach, or let go of the selection.
 * @param {State} state @param {Hex} hex @param {string | null} unit @param {Point} at
 * @param {boolean} double a double tap on empty ground
 */
export function clickSelect(state, hex, unit, at, double) {
  const { plan } = state;
  if (plan && state.planHeld && plan.to && plan.hex.q === hex.q && plan.hex.r === hex.r) {
    commit(state);
    return;
  }
  const here = unitsAt(state, (unit && state.units[unit]?.at) || hex);
  // of several in a hex the one that is plainly meant, else the page asks
  if (here.length > 1 && state.events.stack && (unit === null || !plainly(state, at))) {
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
  if (mayMove(state, state.selected)) {
    // once the reason is told, another click on the hex lets go of the unit
    const told = plan?.refusal && state.planHeld && plan.hex.q === hex.q && plan.hex.r === hex.r;
    if (!told) {
      planMove(state, hex, true);
      return;
    }
  }
  select(state, null);
}
