/**
 * Changes what the user is doing: hover, selection, movement plan, keyboard cursor.
 * @import {Hex, Mode, Plan, Point, Reason} from "./types.js"
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
 * Updates the hexes whose decks are drawn transparent: under the pointer or the cursor, along the
 * plan, and where the selected unit stands under one.
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

/** Switches between ground and flight. @param {State} state @param {Mode} mode */
export function setMode(state, mode) {
  if (mode === state.mode) return;
  state.mode = mode;
  if (state.plan) planMove(state, state.plan.hex, state.planHeld);
}

/** Returns the reach answer of the current mode. @param {State} state */
export function activeReach(state) {
  return state.mode === "flight" ? (state.reach.flight ?? null) : (state.reach.ground ?? null);
}

/**
 * Sets or removes the plan and reports it to the page.
 * @param {State} state @param {State["plan"]} plan @param {boolean} [held] waits for confirmation
 */
export function setPlan(state, plan, held = false) {
  if (!plan && !state.plan) return;
  state.plan = plan;
  state.planHeld = held;
  if (!plan) state.planLevel = null;
  updateRevealed(state);
  state.events.plan?.(plan, held);
}

/**
 * Removes the plan when its turn is over, or its unit is gone, destroyed or off the map.
 * @param {State} state @param {string | null} wasActive unit whose turn it was before
 */
export function dropStalePlan(state, wasActive) {
  const plan = state.plan ?? state.planAside?.plan;
  if (!plan) return;
  const unit = state.units[plan.unit];
  const turnPassed = wasActive !== state.active && (wasActive === plan.unit || state.active !== null);
  if (unit?.at && !unit.destroyed && !(turnPassed && state.active !== plan.unit)) return;
  state.planAside = null;
  setPlan(state, null);
}

/**
 * Removes a plan that cannot be confirmed for now, such as while another unit reacts, and keeps it
 * for later.
 * @param {State} state
 */
export function putPlanAside(state) {
  const { plan, planHeld, planLevel } = state;
  if (!plan || !planHeld) return;
  if (plan.to) state.planAside = { plan, level: planLevel };
  setPlan(state, null);
}

/**
 * Plans the movement again that was put aside, if its unit is where it was and can still make it.
 * @param {State} state
 */
export function resumePlan(state) {
  const aside = state.planAside;
  const answer = activeReach(state)?.answer;
  if (!aside || !answer || answer.wait) return;
  state.planAside = null;
  const { unit, mode, from, hex } = aside.plan;
  const same = answer.unit === unit && answer.mode === mode && cellText(answer.start) === cellText(from);
  const another = state.plan !== null && hexKey(state.plan.hex.q, state.plan.hex.r) !== hexKey(hex.q, hex.r);
  if (!same || another || state.dragging || !canPlan(state, unit)) return;
  state.planLevel = aside.level;
  const plan = planFor(state, hex);
  if (plan?.to) setPlan(state, plan, true);
  else state.planLevel = null;
}

/** @param {import("./types.js").Cell} cell */
const cellText = ({ q, r, level }) => `${q} ${r} ${level}`;

/**
 * Plans the movement to a hex.
 * @param {State} state @param {Hex} hex @param {boolean} held waits for confirmation
 */
export function planMove(state, hex, held) {
  if (!state.plan || state.plan.hex.q !== hex.q || state.plan.hex.r !== hex.r) {
    // the chosen level stays while the pointer moves on, but not on the unit's own hex
    const at = state.reach.unit ? state.units[state.reach.unit]?.at : null;
    const ownHex = at?.q === hex.q && at.r === hex.r;
    if (state.mode === "ground" || ownHex) state.planLevel = null;
  }
  setPlan(state, planFor(state, hex), held);
  state.announceReason = state.plan?.refusal?.code === "out-of-reach";
}

/**
 * Returns the plan for a hex, with the reasons known so far.
 * @param {State} state @param {Hex} hex
 */
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
 * Stores the reason why a hex is out of reach, which the page has asked the server for.
 * @param {State} state @param {Plan} plan
 * @param {Reason} why
 */
export function setReason(state, plan, why) {
  if (plan.unit !== state.reach.unit || plan.mode !== state.mode) return;
  state.reasons.set(reasonKey(state, plan.hex), why);
  const now = state.plan;
  if (!now || now.hex.q !== plan.hex.q || now.hex.r !== plan.hex.r) return;
  replan(state);
  // announced once: not again when only the game has changed the plan
  if (state.announceReason) announce(state, boardText(state.text, why.code, why.params));
  state.announceReason = false;
}

/**
 * Stores the reason why a flight ends no higher in the hex of a plan.
 * @param {State} state @param {Plan} plan
 * @param {Reason} why
 */
export function setReasonAbove(state, plan, why) {
  if (plan.unit !== state.reach.unit || plan.mode !== state.mode) return;
  state.reasons.set(`${reasonKey(state, plan.hex)} ${nextLevel(plan)}`, why);
  const now = state.plan;
  if (now && now.hex.q === plan.hex.q && now.hex.r === plan.hex.r) replan(state);
}

/** Computes the plan again for its hex. @param {State} state */
export function replan(state) {
  if (state.plan)
    setPlan(state, planFor(state, state.plan.hex), state.planHeld);
}

/**
 * Moves the plan to the next reachable level up or down, or announces that there is none.
 * @param {State} state @param {1 | -1} step
 * @returns {boolean} false without a plan
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

/**
 * Sends the planned movement to the page, or its refusal.
 * @param {State} state @returns {boolean} whether it was sent
 */
export function confirmPlan(state) {
  const { plan } = state;
  if (!plan) return false;
  const leadsSomewhere = plan.to !== null && plan.path.length > 0;
  if (leadsSomewhere) {
    state.lastPath = { unit: plan.unit, path: plan.path };
    state.events.move?.(plan.unit, plan.mode, plan.path);
  } else if (plan.refusal) {
    // the page announces the refusal that it shows
    if (state.events.refusedDrag) state.events.refusedDrag({ ...plan.refusal, unit: plan.unit });
    else announce(state, boardText(state.text, plan.refusal.code, plan.refusal.params));
  }
  setPlan(state, null);
  return leadsSomewhere;
}

/**
 * Sets the hex under the pointer and reports it to the page.
 * @param {State} state @param {Hex | null} hex @param {Point} at CSS px
 * @returns {boolean} whether it is another hex
 */
export function setHover(state, hex, at) {
  state.at = at;
  const on = hex && isInside(state.terrain, hex.q, hex.r) ? hex : null;
  if (on?.q === state.hover?.q && on?.r === state.hover?.r && !on === !state.hover) return false;
  state.hover = on;
  updateRevealed(state);
  state.events.hover?.(on && describe(state, on), at);
  return true;
}

/** Selects a unit, or none. @param {State} state @param {string | null} id */
export function select(state, id) {
  if (state.selected === id) return;
  state.selected = id;
  state.planAside = null;
  setPlan(state, null);
  updateRevealed(state);
  state.events.select?.(id);
}

/**
 * Selects the next unit that the user controls, and shows it.
 * @param {State} state @param {1 | -1} step
 */
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

/**
 * Moves the keyboard cursor, plans a movement there and announces the hex.
 * @param {State} state @param {Hex} hex
 */
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

/** Passes a text to the page's live region. @param {State} state @param {string} text */
export function announce(state, text) {
  if (text) state.events.announce?.(text);
}

/**
 * Whether the user can plan a movement of a unit now.
 * @param {State} state @param {string | null} id
 */
export const canPlan = (state, id) =>
  id !== null &&
  state.me.unitIds.includes(id) &&
  state.reach.unit === id &&
  state.tool === "select";
