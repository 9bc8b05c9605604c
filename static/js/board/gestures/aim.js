/**
 * Gesture: a tap while there are targets chooses one of them, or none.
 * @import {Gesture} from "./gesture.js"
 */

import { setHover } from "../interaction.js";
import { targetAt } from "../targets.js";
import { isInside } from "../terrain.js";

/** @type {Gesture} */
export const aim = {
  name: "aim",
  takesTap: ({ state }, { button }) => button === 0 && state.overlays.some(({ style }) => style === "targets"),
  begin({ state }, press, at) {
    if (press.touch) setHover(state, press.hex, at);
    const { q, r } = press.hex;
    const hex = isInside(state.terrain, q, r) ? press.hex : null;
    state.events.target?.(targetAt(state, at, press.touch), hex);
  },
};
