/**
 * Gesture: drags a unit that the user controls to where it should move.
 * @import {Gesture, GestureContext, Press, PointerMove} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { confirmPlan, canPlan, planMove, select, setMode, setPlan } from "../interaction.js";
import { isOnTokenOf } from "../picking.js";
import { isInside } from "../terrain.js";
import { offerLevels } from "./choose-level.js";

/** Presses during which Shift has switched the mode. @type {WeakSet<Press>} */
const shifted = new WeakSet();

/**
 * Switches the mode while Shift is held.
 * @param {State} state @param {Press} press @param {boolean} held
 */
function shift(state, press, held) {
  if (shifted.has(press) === held) return;
  if (held) shifted.add(press);
  else shifted.delete(press);
  switchMode(state);
}

/** Switches between ground and flight, and tells the page. @param {State} state */
function switchMode(state) {
  const mode = state.mode === "ground" ? "flight" : "ground";
  setMode(state, mode);
  state.events.mode?.(mode);
}

/**
 * Reports the drag to the page.
 * @param {State} state @param {Press} press @param {boolean} [off] not over the map
 */
function reportDrag(state, { touch }, off = false) {
  const { dragging } = state;
  state.events.drag?.(dragging ? { unit: dragging, touch, off } : null);
}

/**
 * Plans the movement to the hex under the pointer.
 * @param {GestureContext} context @param {Press} press @param {PointerMove} step
 */
function follow({ state, canvas }, press, { at, event }) {
  shift(state, press, event.shiftKey);
  const hex = hexUnder(state, at);
  const offMap =
    !isInside(state.terrain, hex.q, hex.r) ||
    document.elementFromPoint(event.clientX, event.clientY) !== canvas;
  const unit = state.dragging ? state.units[state.dragging] : undefined;
  const ownHex = unit?.at?.q === hex.q && unit.at.r === hex.r;
  // the glyph of a unit in the air covers other hexes: a drop on it changes nothing either
  const stays = ownHex || isOnTokenOf(state, state.dragging, at);
  reportDrag(state, press, offMap);
  if (offMap) setPlan(state, null);
  else if (canPlan(state, state.dragging))
    planMove(state, stays && unit?.at ? unit.at : hex, false);
}

/** Ends the drag. @param {State} state @param {Press} press */
function endDrag(state, press) {
  state.dragging = null;
  reportDrag(state, press);
}

/** @type {Gesture} */
export const dragUnit = {
  name: "drag-unit",
  cursor: "grabbing",
  takesDrag: ({ state }, { button, unit }) =>
    button === 0 && unit !== null && state.tool === "select" && state.me.unitIds.includes(unit),
  begin({ state }, { unit }) {
    if (state.selected !== unit) select(state, unit);
    state.dragging = unit;
    state.planLevel = null;
  },
  move(context, press, step) {
    // the right button cancels a drag
    if (step.event.buttons & 2) context.cancel();
    else follow(context, press, step);
  },
  shift: ({ state }, press, held) => shift(state, press, held),
  end({ state, redraw }, press) {
    const { plan } = state;
    endDrag(state, press);
    if (!plan) return;
    if (press.touch && plan.to && offerLevels(state, plan, redraw)) return;
    confirmPlan(state);
  },
  cancel({ state }, press) {
    endDrag(state, press);
    shift(state, press, false);
    setPlan(state, null);
  },
};
