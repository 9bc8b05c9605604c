/**
 * Pointing at a hex for everybody: Alt and a click, or a long press.
 * @import {Gesture} from "./hand.js"
 */

import { inside } from "../terrain.js";

/** @type {Gesture} */
export const ping = {
  name: "ping",
  still: true,
  atPress: (hand, { button }, event) => button === 0 && event.altKey,
  atHold: () => true,
  begin({ state }, { hex }) {
    if (inside(state.terrain, hex.q, hex.r)) state.events.ping?.(hex);
  },
};
