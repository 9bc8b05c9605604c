/**
 * Gesture: two fingers pan and zoom the map.
 * @import {Gesture} from "./gesture.js"
 */

import { pan, zoom } from "../camera.js";
import { setHover } from "../interaction.js";

/** @type {Gesture} */
export const pinch = {
  name: "pinch",
  hidesHover: true,
  takesSecondFinger: () => true,
  begin({ state }) {
    setHover(state, null, state.at);
  },
  move({ state, fingers }, press, { at, before, event }) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    pan(state, (at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 8 && is > 8) zoom(state, is / was, middle, performance.now());
  },
};
