/**
 * The area of a blow is turned by hand: whoever drags from anywhere inside it takes it along.
 * @import {Gesture, Hand} from "./hand.js"
 * @import {Hex} from "../types.js"
 */

import { inArea, turnable } from "../areas.js";
import { hexUnder } from "../board.js";

/** Where the hand was last, so that a hex is told once. @type {WeakMap<Hand, Hex>} */
const last = new WeakMap();

/** @param {Hand} hand @param {Hex} hex */
function turn(hand, hex) {
  const before = last.get(hand);
  if (before?.q === hex.q && before.r === hex.r) return;
  last.set(hand, hex);
  hand.state.events.turn?.(hex);
}

/** @type {Gesture} */
export const turnArea = {
  name: "turn",
  cursor: "grabbing",
  still: true,
  atDrag: ({ state }, { button, hex }) =>
    button === 0 && turnable(state) !== undefined && inArea(state, hex),
  begin: (hand) => void last.delete(hand),
  move: (hand, press, { at }) => turn(hand, hexUnder(hand.state, at)),
};
