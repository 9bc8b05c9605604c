/**
 * Offers the levels of a planned flight: a finger chooses on the page, a mouse in the list on the
 * map.
 * @import {Plan, Point} from "../types.js"
 * @import {Press} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { canPlan, planMove, activeReach, replan, setPlan } from "../interaction.js";
import { unitsAt } from "../describe.js";
import { isOnOneToken } from "../picking.js";
import { planTo } from "../plan.js";
import { hexKey } from "../projection.js";

/**
 * Lets the page offer the levels of a flight, because a finger has no wheel.
 * @param {State} state @param {Plan} plan @param {() => void} redraw
 * @returns {boolean} whether there is a choice
 */
export function offerLevels(state, plan, redraw) {
  if (plan.mode !== "flight" || plan.levels.length < 2) return false;
  if (!state.events.chooseLevel) return false;
  setPlan(state, plan, true);
  const cells = activeReach(state)?.byHex.get(hexKey(plan.hex.q, plan.hex.r)) ?? [];
  state.events.chooseLevel({
    ...plan.hex,
    levels: plan.levels.map((level) => ({
      level,
      cost: cells.find((cell) => cell.level === level)?.cost ?? 0,
    })),
    level: (plan.to ?? plan.from).level,
    from: plan.from.level,
    at: state.at,
    choose: (level) => {
      planMove(state, plan.hex, true);
      state.planLevel = level;
      replan(state);
      redraw();
    },
  });
  return true;
}

/**
 * Plans a flight straight up or down when the selected unit is pressed; a second press removes the
 * plan.
 * @param {State} state @param {Pick<Press, "unit" | "touch">} press @param {Point} at
 * @param {() => void} redraw
 * @returns {boolean} whether it handled the press
 */
export function planVertical(state, press, at, redraw) {
  const unit = press.unit ? state.units[press.unit] : undefined;
  if (!unit?.at || state.mode !== "flight" || !canPlan(state, unit.id)) return false;
  if (state.selected !== unit.id) return false;
  // with several units in the hex, only a press that is clearly on one of them counts
  if (unitsAt(state, unit.at).length > 1 && !isOnOneToken(state, at)) return false;
  const { plan } = state;
  if (state.planHeld && plan && plan.hex.q === unit.at.q && plan.hex.r === unit.at.r) {
    if (plan.to) return false;
    setPlan(state, null);
    return true;
  }
  const up = planTo(activeReach(state), unit.at, null);
  if (!up || up.levels.length < 2) return false;
  if (press.touch && state.events.chooseLevel) return offerLevels(state, up, redraw);
  state.planLevel = null;
  planMove(state, unit.at, true);
  return true;
}
