/**
 * A line from one hex to another, or a single place that is tapped.
 * @import {Point} from "../types.js"
 * @import {Gesture, Press} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { touchTarget } from "../picking.js";
import { isInside } from "../terrain.js";

/** @param {State} state @param {Press} press @param {Point} at @param {boolean} final */
function measureTo(state, press, at, final) {
  if (!state.measure) return;
  const { from } = state.measure;
  // a finger that has not moved means what it came down on
  const to = press.touch && !press.moved ? from : hexUnder(state, at);
  if (!isInside(state.terrain, from.q, from.r) || !isInside(state.terrain, to.q, to.r)) {
    if (final) state.measure = null;
    return;
  }
  const same = to.q === state.measure.to.q && to.r === state.measure.to.r;
  // what was measured is drawn by who knows the answer
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
