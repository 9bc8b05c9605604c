/**
 * Gesture: draws freehand with the tool "draw". The page takes the places on the plane of the map.
 * @import {Gesture, GestureContext} from "./gesture.js"
 * @import {Point, StrokePhase} from "../types.js"
 */

import { toWorld } from "../projection.js";

/**
 * @param {GestureContext} context @param {Point[]} places CSS px @param {StrokePhase} phase
 */
function report({ state }, places, phase) {
  state.events.draw?.(places.map(({ x, y }) => toWorld(state.view, x, y)), phase);
}

/** @type {Gesture} */
export const draw = {
  name: "draw",
  hidesHover: true,
  takesPress: ({ state }, { button }) => button === 0 && state.tool === "draw",
  begin: (context, press, at) => report(context, [at], "begin"),
  move(context, press, { at, event }) {
    // the places that the browser has put together since the last frame make the line smooth
    const between = event.getCoalescedEvents?.() ?? [];
    const places = between.length > 0 ? between : [event];
    report(context, places.map(({ clientX, clientY }) => ({ x: at.x + clientX - event.clientX, y: at.y + clientY - event.clientY })), "move");
  },
  end: (context) => report(context, [], "end"),
  cancel: (context) => report(context, [], "cancel"),
};
