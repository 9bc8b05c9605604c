/**
 * Taps and clicks: a level of the ladder, beside the map, the context menu, and what the tool does
 * with a hex or a unit.
 * @import {Hex, Point} from "../types.js"
 * @import {Gesture, GestureContext, Press} from "./gesture.js"
 */

import { planMove, select, setHover } from "../interaction.js";
import { clickSelect, touchTarget, reachableHexes } from "../picking.js";
import { listedLevelAt } from "../preview.js";
import { isInside } from "../terrain.js";
import { offerLevels, planVertical } from "./choose-level.js";

/** @param {GestureContext} hand @param {Point} at */
const chosenLevel = ({ state }, at) => (state.planHeld ? listedLevelAt(state.plan, at) : null);

/** One of the levels that stand beside a planned flight. @type {Gesture} */
export const levelList = {
  name: "ladder",
  takesTap: (hand, press, at) => chosenLevel(hand, at) !== null,
  begin(hand, press, at) {
    const { state } = hand;
    if (!state.plan) return;
    state.planLevel = chosenLevel(hand, at);
    planMove(state, state.plan.hex, true);
  },
};

/**
 * The hex and the unit that are meant: a finger is taken at its word only where hexes are large.
 * @param {GestureContext} hand @param {Press} press @returns {{hex: Hex, unit: string | null}}
 */
function intendedTarget({ state }, press) {
  if (!press.touch || state.tool !== "select") return press;
  return touchTarget(state, press.start, reachableHexes(state));
}

/** Beside the map there is nothing. @type {Gesture} */
export const outsideMap = {
  name: "outside",
  takesTap(hand, press) {
    const { hex } = intendedTarget(hand, press);
    return !isInside(hand.state.terrain, hex.q, hex.r);
  },
  begin: ({ state }) => select(state, null),
};

/** How long and how far apart two taps still make one double tap: ms, CSS px. */
const DOUBLE = { ms: 320, px: 24 };

/** The last tap on each board. @type {WeakMap<GestureContext, {time: number, at: Point}>} */
const lastTaps = new WeakMap();

/** @param {GestureContext} hand @param {Point} at @param {number} time */
function isDouble(hand, at, time) {
  const last = lastTaps.get(hand);
  const double =
    last !== undefined &&
    time - last.time < DOUBLE.ms &&
    Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE.px;
  lastTaps.set(hand, { time: double ? 0 : time, at });
  return double;
}

/** What the tool does with a hex or a unit. @type {Gesture} */
export const tap = {
  name: "tap",
  // the right button only pans
  takesTap: (hand, { button }) => button !== 2,
  begin(hand, press, at, event) {
    const { state, redraw } = hand;
    const { touch } = press;
    const double = isDouble(hand, at, event?.timeStamp ?? 0);
    const { hex, unit } = intendedTarget(hand, press);
    // what a finger is taken to mean is marked
    if (touch) setHover(state, hex, at);
    state.events.click?.(hex, {
      button: press.button,
      shift: event?.shiftKey ?? false,
      alt: event?.altKey ?? false,
      ctrl: event?.ctrlKey || event?.metaKey || false,
    });
    if (state.tool !== "select" || planVertical(state, { unit, touch }, at, redraw)) return;
    clickSelect(state, hex, unit, at, double && touch, touch);
    if (touch && state.plan?.to && state.planHeld) offerLevels(state, state.plan, redraw);
  },
};
