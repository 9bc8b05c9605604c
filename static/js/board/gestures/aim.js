/**
 * While something is being aimed every tap is about the targets: one of them, or none.
 * @import {Gesture} from "./hand.js"
 */

import { setHover } from "../board.js";
import { targetUnder } from "../targets.js";

/** @type {Gesture} */
export const aim = {
  name: "aim",
  atTap: ({ state }, { button }) => button === 0 && state.overlays.some(({ style }) => style === "targets"),
  begin({ state }, press, at) {
    if (press.touch) setHover(state, press.hex, at);
    state.events.target?.(targetUnder(state, at, press.touch));
  },
};
