/**
 * The mouse wheel: changes the level of the flight planned under the pointer, else zooms. Two
 * fingers on a trackpad send wheel events too: they pan, and zoom when they spread or pinch.
 * @import {Point} from "../types.js"
 * @import {State} from "../state.js"
 */

import { pan, zoom } from "../camera.js";
import { stepLevel } from "../interaction.js";

/** Most CSS px of the first event of two fingers on a trackpad; a notch of a wheel moves by more. */
const TRACKPAD_STEP = 40;
/** Milliseconds without an event after which two fingers are told from a wheel anew. */
const TRACKPAD_PAUSE = 400;

/**
 * Whether an event comes from two fingers that move over a trackpad. Browsers do not say so. The
 * fingers move in both directions and begin with few whole pixels; a wheel has one direction and
 * large or fractional steps. Browsers report a pinch as a wheel with Ctrl.
 * @param {State} state @param {WheelEvent} event
 */
function isTrackpadPan(state, event) {
  if (event.ctrlKey || event.deltaMode !== 0) return false;
  const goesOn = event.timeStamp - state.trackpadAt < TRACKPAD_PAUSE;
  const small = Number.isInteger(event.deltaY) && Math.abs(event.deltaY) < TRACKPAD_STEP;
  const sideways = event.deltaX !== 0 && !event.shiftKey;
  if (!goesOn && !small && !sideways) return false;
  state.trackpadAt = event.timeStamp;
  return true;
}

/**
 * Handles a wheel event.
 * @param {State} state @param {WheelEvent} event @param {Point} at CSS px
 */
export function wheel(state, event, at) {
  const { plan, hover } = state;
  const held = state.planHeld && plan && hover?.q === plan.hex.q && hover.r === plan.hex.r;
  if (plan && plan.mode === "flight" && plan.levels.length > 1 && (state.dragging || held)) {
    if (event.deltaY !== 0) stepLevel(state, event.deltaY < 0 ? 1 : -1);
  } else if (!(state.dragging && state.mode === "flight")) {
    // during the drag of a flight the wheel never zooms, even when there is only one level
    if (isTrackpadPan(state, event)) return pan(state, -event.deltaX, -event.deltaY);
    const lines = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 400 : 1;
    const by = Math.max(-240, Math.min(240, event.deltaY * lines));
    zoom(state, 2 ** (-by / (event.ctrlKey ? 110 : 320)), at, performance.now());
  }
}
