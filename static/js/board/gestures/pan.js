/**
 * The map is drawn along with the pointer: whatever else a drag is not, and the middle button or the
 * space bar at once.
 * @import {Gesture} from "./gesture.js"
 */

import { pan as panBy } from "../camera.js";
import { setHover } from "../interaction.js";

/** @type {Gesture} */
export const pan = {
  name: "pan",
  cursor: "grabbing",
  hidesHover: true,
  takesDrag: () => true,
  begin({ state }, press) {
    if (press.touch && press.moved) setHover(state, null, state.at);
  },
  move({ state }, press, { at, before }) {
    panBy(state, at.x - before.x, at.y - before.y);
  },
};

/** @type {Gesture} */
export const panAtOnce = {
  ...pan,
  name: "scroll",
  takesDrag: undefined,
  takesPress: ({ space }, { button }) => button === 1 || (button === 0 && space),
};
