/**
 * Gestures: taps and clicks on the level list, outside the map, and on a hex or unit.
 * @import {Hex, Point} from "../types.js"
 * @import {Gesture, GestureContext, Press} from "./gesture.js"
 */

import { planMove, select, setHover } from "../interaction.js";
import { clickSelect, touchTarget, reachableHexes } from "../picking.js";
import { listedLevelAt } from "../preview.js";
import { isInside } from "../terrain.js";
import { offerLevels, planVertical } from "./choose-level.js";

/**
 * Returns the listed level at a point, if any.
 * @param {GestureContext} context @param {Point} at
 */
const chosenLevel = ({ state }, at) => (state.planHeld ? listedLevelAt(state.plan, at) : null);

/** Chooses a level in the list beside a planned flight. @type {Gesture} */
export const levelList = {
  name: "level-list",
  takesTap: (context, press, at) => chosenLevel(context, at) !== null,
  begin(context, press, at) {
    const { state } = context;
    if (!state.plan) return;
    state.planLevel = chosenLevel(context, at);
    planMove(state, state.plan.hex, true);
  },
};

/**
 * Returns the hex and unit that a press means; a finger is inexact where hexes are small.
 * @param {GestureContext} context @param {Press} press @returns {{hex: Hex, unit: string | null}}
 */
function intendedTarget({ state }, press) {
  if (!press.touch || state.tool !== "select") return press;
  return touchTarget(state, press.start, reachableHexes(state));
}

/** Clears the selection on a tap outside the map. @type {Gesture} */
export const outsideMap = {
  name: "outside-map",
  takesTap(context, press) {
    const { hex } = intendedTarget(context, press);
    return !isInside(context.state.terrain, hex.q, hex.r);
  },
  begin: ({ state }) => select(state, null),
};

/** Longest time (ms) and distance (CSS px) between the two taps of a double tap. */
const DOUBLE = { ms: 320, px: 24 };

/** The last tap on each board. @type {WeakMap<GestureContext, {time: number, at: Point}>} */
const lastTaps = new WeakMap();

/**
 * Whether a tap is the second of a double tap.
 * @param {GestureContext} context @param {Point} at @param {number} time
 */
function isDouble(context, at, time) {
  const last = lastTaps.get(context);
  const double =
    last !== undefined &&
    time - last.time < DOUBLE.ms &&
    Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE.px;
  lastTaps.set(context, { time: double ? 0 : time, at });
  return double;
}

/** Applies the tool to a hex or unit. @type {Gesture} */
export const tap = {
  name: "tap",
  // the right button only pans
  takesTap: (context, { button }) => button !== 2,
  begin(context, press, at, event) {
    const { state, redraw } = context;
    const { touch } = press;
    // a click that uses a tool up is no click with the next one
    const { tool } = state;
    const double = isDouble(context, at, event?.timeStamp ?? 0);
    const { hex, unit } = intendedTarget(context, press);
    // shows the hex that the finger is taken to mean
    if (touch) setHover(state, hex, at);
    if (event?.shiftKey && unit && state.tool === "select" && state.me.role === "handler") {
      state.events.toggle?.(unit);
      return;
    }
    state.events.click?.(hex, {
      button: press.button,
      shift: event?.shiftKey ?? false,
      alt: event?.altKey ?? false,
      ctrl: event?.ctrlKey || event?.metaKey || false,
    });
    if (tool !== "select" || state.tool !== "select" || planVertical(state, { unit, touch }, at, redraw)) return;
    clickSelect(state, hex, unit, at, double && touch, touch);
    if (touch && state.plan?.to && state.planHeld) offerLevels(state, state.plan, redraw);
  },
};
