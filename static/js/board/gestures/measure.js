/**
 * Gesture: measures from one hex to another, picks a single hex, or drags an end of the line that is
 * shown ("cut" in overlays.js).
 * @import {Hex, Point} from "../types.js"
 * @import {Gesture, Press} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { touchTarget } from "../picking.js";
import { centreOf, toScreen } from "../projection.js";
import { isInside } from "../terrain.js";

/** How near to the end of a line a press takes it, in CSS px. */
const NEAR = { mouse: 12, touch: 22 };

/**
 * Returns the line whose end is under a press, from its other end; null without one. With the
 * selection tool, a unit there is selected instead.
 * @param {State} state @param {Press} press @returns {{from: Hex, to: Hex} | null}
 */
function heldLine(state, press) {
  const [from, to] = state.overlays.find(({ style }) => style === "cut")?.cells ?? [];
  if (!from || !to || press.unit !== null || !["select", "section"].includes(state.tool)) return null;
  const isNear = (/** @type {Hex} */ { q, r }) => {
    const centre = centreOf(q, r, state.map.orientation);
    const { x, y } = toScreen(state.view, centre.x, centre.y);
    return Math.hypot(x - press.start.x, y - press.start.y) <= NEAR[press.touch ? "touch" : "mouse"];
  };
  return isNear(to) ? { from, to } : isNear(from) ? { from: to, to: from } : null;
}

/** The tools with which every press measures. */
const TOOLS = ["measure", "sight", "section"];

/**
 * Measures to the hex at a point.
 * @param {State} state @param {Press} press @param {Point} at @param {boolean} final
 */
function measureTo(state, press, at, final) {
  if (!state.measure) return;
  const { from } = state.measure;
  // a press that has not moved means the unit, hex or end found at its start
  const to = press.moved ? hexUnder(state, at) : state.measure.to;
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
  takesPress: ({ state }, press) => press.button === 0 && (TOOLS.includes(state.tool) || heldLine(state, press) !== null),
  begin({ state }, press) {
    state.measure = heldLine(state, press);
    if (state.measure !== null) return;
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
