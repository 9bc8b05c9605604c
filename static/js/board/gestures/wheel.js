/**
 * The mouse wheel: changes the level of the flight planned under the pointer, else zooms.
 * @import {Point} from "../types.js"
 * @import {State} from "../state.js"
 */

import { zoom } from "../camera.js";
import { stepLevel } from "../interaction.js";

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
    const lines = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 400 : 1;
    const by = Math.max(-240, Math.min(240, event.deltaY * lines));
    zoom(state, 2 ** (-by / (event.ctrlKey ? 110 : 320)), at, performance.now());
  }
}
