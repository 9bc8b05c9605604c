/**
 * Gesture: pans the map. It takes every drag that no other gesture takes, and the middle button and
 * the space bar at once.
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
  name: "pan-at-once",
  takesDrag: undefined,
  takesPress: ({ space }, { button }) => button === 1 || (button === 0 && space),
};
