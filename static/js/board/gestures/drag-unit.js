/**
 * A unit one steers is dragged to where it should go.
 * @import {Gesture, GestureContext, Press, Step} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { confirmPlan, canPlan, planMove, select, setMode, setPlan } from "../interaction.js";
import { isOnTokenOf } from "../picking.js";
import { isInside } from "../terrain.js";
import { offerLevels } from "./choose-level.js";

/** Presses in which Shift has turned to the other kind of movement. @type {WeakSet<Press>} */
const shifted = new WeakSet();

/** @param {State} state @param {Press} press @param {boolean} held */
function shift(state, press, held) {
  if (shifted.has(press) === held) return;
  if (held) shifted.add(press);
  else shifted.delete(press);
  switchMode(state);
}

/** To the other kind of movement, if it was answered. @param {State} state */
function switchMode(state) {
  const mode = state.mode === "ground" ? "flight" : "ground";
  setMode(state, mode);
  state.events.mode?.(mode);
}

/** @param {State} state @param {Press} press @param {boolean} [off] the drag is where there is no map */
function reportDrag(state, { touch }, off = false) {
  const { dragging } = state;
  state.events.drag?.(dragging ? { unit: dragging, touch, off } : null);
}

/** @param {GestureContext} hand @param {Press} press @param {Step} step */
function follow({ state, canvas }, press, { at, event }) {
  shift(state, press, event.shiftKey);
  const hex = hexUnder(state, at);
  const off =
    !isInside(state.terrain, hex.q, hex.r) ||
    document.elementFromPoint(event.clientX, event.clientY) !== canvas;
  const unit = state.dragging ? state.units[state.dragging] : undefined;
  const home = unit?.at?.q === hex.q && unit.at.r === hex.r;
  // a glyph in the air is drawn over other hexes: what is dropped on it stays as well
  const stays = home || isOnTokenOf(state, state.dragging, at);
  reportDrag(state, press, off);
  if (off) setPlan(state, null);
  else if (canPlan(state, state.dragging))
    planMove(state, stays && unit?.at ? unit.at : hex, false);
}

/** The drag is over. @param {State} state @param {Press} press */
function endDrag(state, press) {
  state.dragging = null;
  reportDrag(state, press);
}

/** @type {Gesture} */
export const dragUnit = {
  name: "carry",
  cursor: "grabbing",
  takesDrag: ({ state }, { button, unit }) =>
    button === 0 && unit !== null && state.tool === "select" && state.me.unitIds.includes(unit),
  begin({ state }, { unit }) {
    if (state.selected !== unit) select(state, unit);
    state.dragging = unit;
    state.planLevel = null;
  },
  move(hand, press, step) {
    // the other mouse button, pressed in the middle of a drag
    if (step.event.buttons & 2) hand.cancel();
    else follow(hand, press, step);
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
