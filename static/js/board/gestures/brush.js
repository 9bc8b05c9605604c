/**
 * Gesture: paints hexes with a brush, or in a shape; each hex once per stroke. The stroke is drawn
 * over the map until the pointer is released.
 * @import {Hex} from "../types.js"
 * @import {Gesture, Press} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { hexKey } from "../projection.js";
import { shapeHexes } from "../strokes.js";

/** The hexes painted so far, by hexKey, in order. @type {WeakMap<Press, Map<number, Hex>>} */
const strokes = new WeakMap();

/**
 * Adds the hexes between two to the stroke; a shape begins anew at its first hex.
 * @param {State} state @param {Press} press @param {Hex} from @param {Hex} to
 */
function paint(state, press, from, to) {
  // the brush was put down during the stroke, which ends it
  if (!state.tool.startsWith("brush")) return;
  if (state.shape !== "brush") state.stroke = shapeHexes(state, state.shape, press.hex, to);
  else {
    const stroke = strokes.get(press) ?? new Map();
    strokes.set(press, stroke);
    const before = stroke.size;
    for (const hex of shapeHexes(state, "brush", from, to)) stroke.set(hexKey(hex.q, hex.r), hex);
    // the outline of a stroke is kept as long as its list is the same
    if (stroke.size !== before) state.stroke = [...stroke.values()];
  }
  if (state.stroke === null) return;
  state.strokeLevel = state.events.stroke?.({ hexes: state.stroke, ends: { from: press.hex, to } }) ?? null;
}

/** @type {Gesture} */
export const brush = {
  name: "brush",
  takesPress: ({ state }, { button }) => button === 0 && state.tool.startsWith("brush"),
  begin({ state, redraw }, press) {
    paint(state, press, press.hex, press.hex);
    redraw();
  },
  move({ state, redraw }, press, { at, before }) {
    if (state.shape !== "fill") paint(state, press, hexUnder(state, before), hexUnder(state, at));
    redraw();
  },
  end({ state }, { hex, shift, alt }, at) {
    const hexes = state.stroke ?? [];
    state.stroke = null;
    if (hexes.length > 0) state.events.paint?.(hexes, { from: hex, to: hexUnder(state, at), shift, alt });
    else state.events.stroke?.(null);
  },
  cancel({ state }) {
    state.stroke = null;
    state.events.stroke?.(null);
  },
};
