/**
 * The wheel: levels of a flight that is planned under the pointer, else zoom.
 * @import {Point} from "../types.js"
 * @import {State} from "../state.js"
 */

import { zoom } from "../camera.js";
import { stepLevel } from "../interaction.js";

/** @param {State} state @param {WheelEvent} event @param {Point} at */
export function wheel(state, event, at) {
  const { plan, hover } = state;
  const held = state.planHeld && plan && hover?.q === plan.hex.q && hover.r === plan.hex.r;
  if (plan && plan.mode === "flight" && plan.levels.length > 1 && (state.dragging || held)) {
    if (event.deltaY !== 0) stepLevel(state, event.deltaY < 0 ? 1 : -1);
  } else if (!(state.dragging && state.mode === "flight")) {
    // in the middle of a flight the wheel is for levels, also where there is only one
    const lines = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 400 : 1;
    const by = Math.max(-240, Math.min(240, event.deltaY * lines));
    zoom(state, 2 ** (-by / (event.ctrlKey ? 110 : 320)), at, performance.now());
  }
}
