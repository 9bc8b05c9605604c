/**
 * The map is drawn along with the pointer: whatever else a drag is not, and the middle button or the
 * space bar at once.
 * @import {Gesture} from "./hand.js"
 */

import { pan as panBy, setHover } from "../board.js";

/** @type {Gesture} */
export const pan = {
  name: "pan",
  cursor: "grabbing",
  still: true,
  atDrag: () => true,
  begin({ state }, press) {
    if (press.touch && press.moved) setHover(state, null, state.at);
  },
  move({ state }, press, { at, before }) {
    panBy(state, at.x - before.x, at.y - before.y);
  },
};

/** @type {Gesture} */
export const scroll = {
  ...pan,
  name: "scroll",
  atDrag: undefined,
  atPress: ({ space }, { button }) => button === 1 || (button === 0 && space),
};
