/**
 * Taps and clicks: a level of the ladder, beside the map, the context menu, and what the tool does
 * with a hex or a unit.
 * @import {Hex, Point} from "../types.js"
 * @import {Gesture, Hand, Press} from "./hand.js"
 */

import { planMove, select, setHover } from "../board.js";
import { clickSelect, fingerOn, reachable } from "../pick.js";
import { ladderLevel } from "../preview.js";
import { inside } from "../terrain.js";
import { askLevel, askUpOrDown } from "./levels.js";

/** @param {Hand} hand @param {Point} at */
const levelAt = ({ state }, at) => (state.planHeld ? ladderLevel(state.plan, at) : null);

/** One of the levels that stand beside a planned flight. @type {Gesture} */
export const ladder = {
  name: "ladder",
  atTap: (hand, press, at) => levelAt(hand, at) !== null,
  begin(hand, press, at) {
    const { state } = hand;
    if (!state.plan) return;
    state.planLevel = levelAt(hand, at);
    planMove(state, state.plan.hex, true);
  },
};

/**
 * The hex and the unit that are meant: a finger is taken at its word only where hexes are large.
 * @param {Hand} hand @param {Press} press @returns {{hex: Hex, unit: string | null}}
 */
function meant({ state }, press) {
  if (!press.touch || state.tool !== "select") return press;
  return fingerOn(state, press.start, reachable(state));
}

/** Beside the map there is nothing. @type {Gesture} */
export const outside = {
  name: "outside",
  atTap(hand, press) {
    const { hex } = meant(hand, press);
    return !inside(hand.state.terrain, hex.q, hex.r);
  },
  begin: ({ state }) => select(state, null),
};

/** How long and how far apart two taps still make one double tap: ms, CSS px. */
const DOUBLE = { ms: 320, px: 24 };

/** The last tap on each board. @type {WeakMap<Hand, {time: number, at: Point}>} */
const lastTaps = new WeakMap();

/** @param {Hand} hand @param {Point} at @param {number} time */
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
  atTap: (hand, { button }) => button !== 2,
  begin(hand, press, at, event) {
    const { state, redraw } = hand;
    const { touch } = press;
    const double = isDouble(hand, at, event?.timeStamp ?? 0);
    const { hex, unit } = meant(hand, press);
    // what a finger is taken to mean is marked
    if (touch) setHover(state, hex, at);
    state.events.click?.(hex, {
      button: press.button,
      shift: event?.shiftKey ?? false,
      alt: event?.altKey ?? false,
      ctrl: event?.ctrlKey || event?.metaKey || false,
    });
    if (state.tool !== "select" || askUpOrDown(state, { unit, touch }, at, redraw)) return;
    clickSelect(state, hex, unit, at, double && touch, touch);
    if (touch && state.plan?.to && state.planHeld) askLevel(state, state.plan, redraw);
  },
};
