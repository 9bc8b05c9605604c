/**
 * What the keyboard does on the board: cursor, Enter, Escape, levels, ping. The page maps keys to
 * these actions (static/js/core/map-actions.js); the board has no key listeners for them.
 * @import {Hex} from "./types.js"
 * @import {State} from "./state.js"
 */

import { shapeHexes } from "./strokes.js";
import { announce, confirmPlan, select, setCursor, setPlan } from "./interaction.js";
import { unitsAt } from "./describe.js";
import { clickSelect } from "./picking.js";
import { fromOffset, toOffset } from "../core/hexes.js";
import { hexAt, toWorld } from "./projection.js";
import { isInside } from "./terrain.js";
import { targetInHex } from "./targets.js";
import { boardText } from "./default-text.js";

/**
 * Returns the hex one column or row on; the opposite arrow always leads back.
 * @param {State} state @param {Hex} hex @param {[number, number]} arrow columns and rows
 */
function hexBeside(state, hex, [dx, dy]) {
  const [col, row] = toOffset(hex, state.map.orientation);
  return fromOffset(col + dx, row + dy, state.map.orientation);
}

/**
 * Returns the hex of the map that is nearest to the middle of the view.
 * @param {State} state @returns {Hex}
 */
function viewCentreHex(state) {
  const at = toWorld(state.view, state.size.width / 2, state.size.height / 2);
  const hex = hexAt(at.x, at.y, state.map.orientation);
  const [col, row] = toOffset(hex, state.map.orientation);
  return fromOffset(
    Math.max(0, Math.min(state.map.columns - 1, col)),
    Math.max(0, Math.min(state.map.rows - 1, row)),
    state.map.orientation,
  );
}

/**
 * Moves the cursor by columns and rows. Without a cursor it appears under the pointer, else beside
 * the selected unit, else in the middle of the view.
 * @param {State} state @param {[number, number]} arrow
 */
export function moveCursor(state, arrow) {
  const at = state.selected ? state.units[state.selected]?.at : null;
  if (state.cursor) setCursor(state, hexBeside(state, state.cursor, arrow));
  else if (state.hover) setCursor(state, state.hover);
  else if (at) setCursor(state, hexBeside(state, at, arrow));
  else setCursor(state, viewCentreHex(state));
}

/** Returns the hex under the cursor, else under the pointer. @param {State} state */
export const pointedHex = (state) => state.cursor ?? state.hover;

/** Pings the hex under the cursor or the pointer. @param {State} state */
export function pingHex(state) {
  const hex = pointedHex(state);
  if (hex) state.events.ping?.(hex);
}

/** Whether the plan can end at another level. @param {State} state */
export const choosesLevel = (state) =>
  state.plan !== null && (state.plan.levels.length > 1 || state.mode === "flight");

/**
 * Does what a click does, in the hex under the cursor; the first time it shows the cursor.
 * @param {State} state
 */
export function pressHex(state) {
  if (!state.cursor && state.planHeld && state.plan?.to) {
    confirmPlan(state);
    return;
  }
  const hex = state.cursor;
  if (!hex || !isInside(state.terrain, hex.q, hex.r)) {
    const at = state.selected ? state.units[state.selected]?.at : null;
    setCursor(state, state.hover ?? (at ? { q: at.q, r: at.r } : viewCentreHex(state)));
    return;
  }
  if (state.overlays.some(({ style }) => style === "targets")) {
    state.events.target?.(targetInHex(state, hex), hex);
    return;
  }
  if (state.tool !== "select") {
    if (state.tool.startsWith("brush")) state.events.paint?.(shapeHexes(state, state.shape, hex, hex), { from: hex, to: hex });
    else if (["measure", "sight", "section"].includes(state.tool)) state.events.measure?.(hex, hex, true);
    else state.events.click?.(hex, { button: 0, shift: false, alt: false, ctrl: false });
    return;
  }
  const before = { selected: state.selected, plan: state.plan };
  if (state.plan?.path.length || state.plan?.refusal) {
    if (confirmPlan(state)) return;
  }
  clickSelect(state, hex, null, state.at, false);
  if (state.selected === before.selected && state.plan === before.plan) announceNothingDone(state, hex);
}

/**
 * Announces what is in a hex after Enter has changed nothing.
 * @param {State} state @param {Hex} hex
 */
function announceNothingDone(state, hex) {
  const here = unitsAt(state, hex);
  if (here.length > 1) return;
  const code = here.length === 1 ? "board.selected" : "board.nothing";
  announce(state, boardText(state.text, code, { name: here[0]?.name }));
}

/**
 * Cancels one thing: the gesture or plan, else the cursor, else the selection.
 * @param {State} state @param {() => boolean} cancel  ends a gesture or plan; false when there is
 * none
 * @returns {boolean} false when there was nothing to cancel
 */
export function escape(state, cancel) {
  if (cancel()) return true;
  if (state.cursor) {
    state.cursor = null;
    setPlan(state, null);
    return true;
  }
  if (!state.selected) return false;
  select(state, null);
  return true;
}
