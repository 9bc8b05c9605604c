/**
 * The area of a blow is turned by hand: whoever drags from anywhere inside it takes it along.
 * @import {Gesture, GestureContext} from "./gesture.js"
 * @import {Hex} from "../types.js"
 */

import { isInArea, turnableArea } from "../areas.js";
import { hexUnder } from "../camera.js";

/** Where the hand was last, so that a hex is told once. @type {WeakMap<GestureContext, Hex>} */
const lastHex = new WeakMap();

/** @param {GestureContext} hand @param {Hex} hex */
function turn(hand, hex) {
  const before = lastHex.get(hand);
  if (before?.q === hex.q && before.r === hex.r) return;
  lastHex.set(hand, hex);
  hand.state.events.turn?.(hex);
}

/** @type {Gesture} */
export const turnArea = {
  name: "turn",
  cursor: "grabbing",
  hidesHover: true,
  takesDrag: ({ state }, { button, hex }) =>
    button === 0 && turnableArea(state) !== undefined && isInArea(state, hex),
  begin: (hand) => void lastHex.delete(hand),
  move: (hand, press, { at }) => turn(hand, hexUnder(hand.state, at)),
};
