/**
 * Pointing at a hex for everybody: Alt and a click, or a long press.
 * @import {Gesture} from "./gesture.js"
 */

import { isInside } from "../terrain.js";

/** @type {Gesture} */
export const ping = {
  name: "ping",
  hidesHover: true,
  takesPress: (hand, { button }, event) => button === 0 && event.altKey,
  takesHold: () => true,
  begin({ state }, { hex }) {
    if (isInside(state.terrain, hex.q, hex.r)) state.events.ping?.(hex);
  },
};
