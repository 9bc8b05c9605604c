/**
 * Gesture: measures from one hex to another, or picks a single hex.
 * @import {Point} from "../types.js"
 * @import {Gesture, Press} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { touchTarget } from "../picking.js";
import { isInside } from "../terrain.js";

/**
 * Measures to the hex at a point.
 * @param {State} state @param {Press} press @param {Point} at @param {boolean} final
 */
function measureTo(state, press, at, final) {
  if (!state.measure) return;
  const { from } = state.measure;
  // a finger that has not moved means the unit or hex found at its start
  const to = press.touch && !press.moved ? from : hexUnder(state, at);
  if (!isInside(state.terrain, from.q, from.r) || !isInside(state.terrain, to.q, to.r)) {
    if (final) state.measure = null;
    return;
  }
  const same = to.q === state.measure.to.q && to.r === state.measure.to.r;
  // the page draws the final line with the server's answer
  state.measure = final ? null : { from, to };
  if (!same || final) state.events.measure?.(from, to, final);
}

/** @type {Gesture} */
export const measure = {
  name: "measure",
  takesPress: ({ state }, { button }) =>
    button === 0 && (state.tool === "measure" || state.tool === "sight"),
  begin({ state }, press) {
    const from = press.touch ? touchTarget(state, press.start).hex : press.hex;
    state.measure = { from, to: from };
  },
  move({ state }, press, { at }) {
    measureTo(state, press, at, false);
  },
  end({ state }, press, at) {
    measureTo(state, press, at, true);
  },
};
