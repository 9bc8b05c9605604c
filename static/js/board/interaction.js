/**
 * What the user is doing: hovering, selecting, planning a movement, steering the cursor. Part of
 * board.js' mutations.
 * @import {Hex, Mode, Plan, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { showHex } from "./camera.js";
import { describe } from "./describe.js";
import { nextLevel, planTo } from "./plan.js";
import { noHigherText, hexText, planText } from "./plan-text.js";
import { centreOf, hexKey, toScreen } from "./projection.js";
import { groundAt, isInside, isGround, propsAt } from "./terrain.js";
import { boardText } from "./default-text.js";

/**
 * Decks are seen through where the pointer is, or where the selected unit is under one.
 * @param {State} state
 */
export function updateRevealed(state) {
  state.revealed.clear();
  const add = (/** @type {Hex} */ { q, r }, /** @type {number | null} */ level) => {
    const ground = groundAt(state.terrain, q, r);
    const hangs = propsAt(state.terrain, q, r).some(
      (prop) => prop.base > (level ?? (isGround(ground) ? ground : state.map.floor)),
    );
    if (hangs) state.revealed.add(hexKey(q, r));
  };
  if (state.hover) add(state.hover, null);
  if (state.cursor) add(state.cursor, null);
  const unit = state.selected ? state.units[state.selected] : undefined;
  if (unit?.at) add(unit.at, unit.at.level);
  for (const cell of state.plan?.path ?? []) add(cell, cell.level);
}

/** @param {State} state @param {Mode} mode */
export function setMode(state, mode) {
  if (mode === state.mode) return;
  state.mode = mode;
  if (state.plan) planMove(state, state.plan.hex, state.planHeld);
}

/** The answer that previews go by: of the mode, or the only one there is. @param {State} state */
export function activeReach(state) {
  return state.mode === "flight" ? (state.reach.flight ?? null) : (state.reach.ground ?? null);
}

/** @param {State} state @param {State["plan"]} plan @param {boolean} [held] */
export function setPlan(state, plan, held = false) {
  if (!plan && !state.plan) return;
  state.plan = plan;
  state.planHeld = held;
  if (!plan) state.planLevel = null;
  updateRevealed(state);
  state.events.plan?.(plan, held);
}

/**
 * A plan is of one turn and one unit: it goes when the turn passes or the unit cannot act any more.
 * @param {State} state @param {string | null} wasActive
 */
export function dropStalePlan(state, wasActive) {
  const { plan } = state;
  if (!plan) return;
  const unit = state.units[plan.unit];
  const over = wasActive !== state.active && (wasActive === plan.unit || state.active !== null);
  if (!unit?.at || unit.destroyed || (over && state.active !== plan.unit)) setPlan(state, null);
}

/** Previews the way to a hex. @param {State} state @param {Hex} hex @param {boolean} held */
export function planMove(state, hex, held) {
  if (!state.plan || state.plan.hex.q !== hex.q || state.plan.hex.r !== hex.r) {
    // a chosen flight level stays while the pointer goes on, but not back to where the unit is
    const at = state.reach.unit ? state.units[state.reach.unit]?.at : null;
    const home = at?.q === hex.q && at.r === hex.r;
    if (state.mode === "ground" || home) state.planLevel = null;
  }
  setPlan(state, planFor(state, hex), held);
  state.announceReason = state.plan?.refusal?.code === "out-of-reach";
}

/** @param {State} state @param {Hex} hex */
function planFor(state, hex) {
  const plan = planTo(activeReach(state), hex, state.planLevel);
  const reason = state.reasons.get(reasonKey(state, hex));
  if (plan?.refusal?.code === "out-of-reach" && reason) plan.refusal = { ...plan.refusal, ...reason };
  const level = plan && nextLevel(plan);
  const above = state.reasons.get(`${reasonKey(state, hex)} ${level}`);
  if (plan && above && level !== null) plan.above = { ...above, level };
  return plan;
}

/** @param {State} state @param {Hex} hex */
const reasonKey = (state, hex) => `${state.reach.unit} ${state.mode} ${hexKey(hex.q, hex.r)}`;

/**
 * The page has found out why a hex of the plan is out of reach.
 * @param {State} state @param {import("./types.js").Plan} plan
 * @param {{code: string, params: Record<string, unknown>}} why
 */
export function setReason(state, plan, why) {
  if (plan.unit !== state.reach.unit || plan.mode !== state.mode) return;
  state.reasons.set(reasonKey(state, plan.hex), why);
  const now = state.plan;
  if (!now || now.hex.q !== plan.hex.q || now.hex.r !== plan.hex.r) return;
  replan(state);
  // of a plan that only the course of the game has changed it is not said again
  if (state.announceReason) announce(state, boardText(state.text, why.code, why.params));
  state.announceReason = false;
}

/**
 * The page has found out why the next level of a flight is not on offer.
 * @param {State} state @param {Plan} plan
 * @param {{code: string, params: Record<string, unknown>}} why
 */
export function setReasonAbove(state, plan, why) {
  if (plan.unit !== state.reach.unit || plan.mode !== state.mode) return;
  state.reasons.set(`${reasonKey(state, plan.hex)} ${nextLevel(plan)}`, why);
  const now = state.plan;
  if (now && now.hex.q === plan.hex.q && now.hex.r === plan.hex.r) replan(state);
}

/** @param {State} state */
export function replan(state) {
  if (state.plan)
    setPlan(state, planFor(state, state.plan.hex), state.planHeld);
}

/**
 * The next level up or down that can be reached in the plan's hex; where there is none it says so.
 * @param {State} state @param {1 | -1} step
 */
export function stepLevel(state, step) {
  const { plan } = state;
  if (!plan) return false;
  const here = plan.to?.level ?? state.planLevel ?? plan.from.level;
  const next = plan.levels.filter((level) => (step > 0 ? level > here : level < here));
  if (!plan.levels.length) state.planLevel = here + step;
  else if (next.length) state.planLevel = step > 0 ? Math.min(...next) : Math.max(...next);
  else {
    const why = step > 0 ? noHigherText(state, plan) : "";
    announce(state, why || boardText(state.text, step > 0 ? "board.highest" : "board.lowest"));
    return true;
  }
  replan(state);
  const stays = plan.levels.length ? "board.level" : "board.no-levels";
  announce(state, planText(state) || boardText(state.text, stays, { level: state.planLevel }));
  return true;
}

/** Sends the plan off, if it leads anywhere. @param {State} state @returns {boolean} */
export function confirmPlan(state) {
  const { plan } = state;
  if (!plan) return false;
  const goes = plan.to !== null && plan.path.length > 0;
  if (goes) {
    state.lastPath = { unit: plan.unit, path: plan.path };
    state.events.move?.(plan.unit, plan.mode, plan.path);
  } else if (plan.refusal) {
    state.events.refusedDrag?.({ ...plan.refusal, unit: plan.unit });
    announce(state, boardText(state.text, plan.refusal.code, plan.refusal.params));
  }
  setPlan(state, null);
  return goes;
}

/** @param {State} state @param {Hex | null} hex @param {Point} at screen */
export function setHover(state, hex, at) {
  state.at = at;
  const on = hex && isInside(state.terrain, hex.q, hex.r) ? hex : null;
  if (on?.q === state.hover?.q && on?.r === state.hover?.r && !on === !state.hover) return false;
  state.hover = on;
  updateRevealed(state);
  state.events.hover?.(on && describe(state, on), at);
  return true;
}

/** @param {State} state @param {string | null} id */
export function select(state, id) {
  if (state.selected === id) return;
  state.selected = id;
  setPlan(state, null);
  updateRevealed(state);
  state.events.select?.(id);
}

/** Selects the next unit one may steer, and shows it. @param {State} state @param {1 | -1} step */
export function selectNext(state, step) {
  const own = state.me.unitIds.filter((id) => state.units[id]?.at && !state.units[id].destroyed);
  if (!own.length) return;
  const i = own.indexOf(state.selected ?? "");
  const id = own[i < 0 ? (step > 0 ? 0 : own.length - 1) : (i + step + own.length) % own.length];
  select(state, id);
  const { at } = state.units[id];
  if (at) {
    state.cursor = { q: at.q, r: at.r };
    showHex(state, at);
  }
}

/** Moves the keyboard cursor. @param {State} state @param {Hex} hex */
export function setCursor(state, hex) {
  if (!isInside(state.terrain, hex.q, hex.r)) return;
  state.cursor = hex;
  const centre = centreOf(hex.q, hex.r, state.map.orientation);
  showHex(state, hex);
  state.at = toScreen(state.view, centre.x, centre.y);
  if (canPlan(state, state.selected)) planMove(state, hex, true);
  updateRevealed(state);
  const info = describe(state, hex);
  state.events.hover?.(info, state.at);
  announce(state, hexText(state, info));
}

/** @param {State} state @param {string} text */
export function announce(state, text) {
  if (text) state.events.announce?.(text);
}

/**
 * Whether a movement of this unit can be previewed here.
 * @param {State} state @param {string | null} id
 */
export const canPlan = (state, id) =>
  id !== null &&
  state.me.unitIds.includes(id) &&
  state.reach.unit === id &&
  state.tool === "select";
