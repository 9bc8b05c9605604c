/**
 * Gesture: with Shift held, draws a box around units that the Handler chooses together.
 * @import {Gesture} from "./gesture.js"
 */

import { toScreen } from "../projection.js";

/** @type {Gesture} */
export const box = {
  name: "box",
  cursor: "crosshair",
  hidesHover: true,
  takesPress: ({ state }, { button, unit, touch }, event) =>
    button === 0 && !touch && event.shiftKey && unit === null && state.tool === "select" && state.me.role === "handler",
  begin({ state }, { start }) {
    state.box = { from: start, to: start };
  },
  move({ state }, { start }, { at }) {
    state.box = { from: start, to: at };
  },
  end({ state }, { start, moved }, at) {
    state.box = null;
    if (!moved) return;
    const [left, right] = [Math.min(start.x, at.x), Math.max(start.x, at.x)];
    const [top, bottom] = [Math.min(start.y, at.y), Math.max(start.y, at.y)];
    const inside = state.spots.filter((spot) => {
      const { x, y } = toScreen(state.view, spot.x, spot.y);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    state.events.box?.([...new Set(inside.map(({ unit }) => unit.id))]);
  },
  cancel({ state }) {
    state.box = null;
  },
};
