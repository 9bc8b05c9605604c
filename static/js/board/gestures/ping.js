/**
 * Gesture: pings a hex, with Alt and a click or with a long press.
 * @import {Gesture} from "./gesture.js"
 */

import { isInside } from "../terrain.js";

/** @type {Gesture} */
export const ping = {
  name: "ping",
  hidesHover: true,
  takesPress: (context, { button }, event) => button === 0 && event.altKey,
  takesHold: () => true,
  begin({ state }, { hex }) {
    if (isInside(state.terrain, hex.q, hex.r)) state.events.ping?.(hex);
  },
};
