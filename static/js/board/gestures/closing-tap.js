/**
 * Gesture: a tap of a finger that is meant for something that has just closed over the map.
 * @import {Gesture} from "./gesture.js"
 */

import { takeClosingTap } from "../../core/closing-taps.js";

/** Takes the tap and does nothing. @type {Gesture} */
export const closingTap = {
  name: "closing-tap",
  takesTap({ canvas }, { touch }, at) {
    const { left, top } = canvas.getBoundingClientRect();
    return touch && takeClosingTap({ x: left + at.x, y: top + at.y });
  },
  begin: () => {},
};
