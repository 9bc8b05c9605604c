/**
 * Gesture: drags the area of an attack towards another hex, from anywhere inside it.
 * @import {Gesture, GestureContext} from "./gesture.js"
 * @import {Hex} from "../types.js"
 */

import { isInArea, turnableArea } from "../areas.js";
import { hexUnder } from "../camera.js";

/** The hex reported last, so that each is reported once. @type {WeakMap<GestureContext, Hex>} */
const lastHex = new WeakMap();

/** Reports the hex to the page. @param {GestureContext} context @param {Hex} hex */
function turn(context, hex) {
  const before = lastHex.get(context);
  if (before?.q === hex.q && before.r === hex.r) return;
  lastHex.set(context, hex);
  context.state.events.turn?.(hex);
}

/** @type {Gesture} */
export const turnArea = {
  name: "turn",
  cursor: "grabbing",
  hidesHover: true,
  takesDrag: ({ state }, { button, hex }) =>
    button === 0 && turnableArea(state) !== undefined && isInArea(state, hex),
  begin: (context) => void lastHex.delete(context),
  move: (context, press, { at }) => turn(context, hexUnder(context.state, at)),
};
