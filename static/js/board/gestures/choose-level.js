/**
 * Choosing the level of a flight: a finger is asked by the page, a mouse gets the ladder.
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
 * A finger has no wheel: the page offers the levels of a flight.
 * @param {State} state @param {Plan} plan @param {() => void} redraw
 * @returns {boolean} whether there is something to choose
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
 * The selected unit, which flies, is pressed: straight up or down? Pressed once more, the plan goes.
 * @param {State} state @param {Pick<Press, "unit" | "touch">} press @param {Point} at
 * @param {() => void} redraw
 */
export function planVertical(state, press, at, redraw) {
  const unit = press.unit ? state.units[press.unit] : undefined;
  if (!unit?.at || state.mode !== "flight" || !canPlan(state, unit.id)) return false;
  if (state.selected !== unit.id) return false;
  // of several in a hex the one that is plainly meant
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
