/**
 * Gesture: pings a hex, with Alt and a click or with a long press. Where ground is chosen, Alt takes
 * hexes away.
 * @import {Gesture} from "./gesture.js"
 */

import { isInside } from "../terrain.js";

/** @type {Gesture} */
export const ping = {
  name: "ping",
  hidesHover: true,
  takesPress: (context, { button }, event) => button === 0 && event.altKey && context.state.tool !== "brush-select",
  takesHold: () => true,
  begin({ state }, { hex }) {
    if (isInside(state.terrain, hex.q, hex.r)) state.events.ping?.(hex);
  },
};
