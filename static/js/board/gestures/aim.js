/**
 * While something is being aimed every tap is about the targets: one of them, or none.
 * @import {Gesture} from "./hand.js"
 */

import { setHover } from "../board.js";
import { targetUnder } from "../targets.js";
import { inside } from "../terrain.js";

/** @type {Gesture} */
export const aim = {
  name: "aim",
  atTap: ({ state }, { button }) => button === 0 && state.overlays.some(({ style }) => style === "targets"),
  begin({ state }, press, at) {
    if (press.touch) setHover(state, press.hex, at);
    const { q, r } = press.hex;
    const hex = inside(state.terrain, q, r) ? press.hex : null;
    state.events.target?.(targetUnder(state, at, press.touch), hex);
  },
};
