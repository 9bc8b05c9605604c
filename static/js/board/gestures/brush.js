/**
 * Gesture: paints hexes with a brush, each hex once per stroke.
 * @import {Hex} from "../types.js"
 * @import {Gesture, Press} from "./gesture.js"
 * @import {State} from "../state.js"
 */

import { hexUnder } from "../camera.js";
import { disk, line } from "../../core/hexes.js";
import { hexKey } from "../projection.js";
import { isInside } from "../terrain.js";

/** The hexes painted so far, by hexKey, in order. @type {WeakMap<Press, Map<number, Hex>>} */
const strokes = new WeakMap();

/**
 * Paints the hexes between two.
 * @param {State} state @param {Press} press @param {Hex} from @param {Hex} to
 */
function paint(state, press, from, to) {
  const stroke = strokes.get(press) ?? new Map();
  strokes.set(press, stroke);
  /** @type {Hex[]} */
  const fresh = [];
  for (const step of line(from, to)) {
    for (const hex of disk(step, state.brush)) {
      const key = hexKey(hex.q, hex.r);
      if (stroke.has(key) || !isInside(state.terrain, hex.q, hex.r)) continue;
      stroke.set(key, hex);
      fresh.push(hex);
    }
  }
  if (fresh.length) state.events.paint?.(fresh, false);
}

/** @type {Gesture} */
export const brush = {
  name: "brush",
  takesPress: ({ state }, { button }) => button === 0 && state.tool.startsWith("brush"),
  begin({ state }, press) {
    paint(state, press, press.hex, press.hex);
  },
  move({ state }, press, { at, before }) {
    paint(state, press, hexUnder(state, before), hexUnder(state, at));
  },
  end({ state }, press) {
    state.events.paint?.([...(strokes.get(press)?.values() ?? [])], true);
  },
};
