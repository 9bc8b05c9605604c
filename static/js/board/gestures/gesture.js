/**
 * Types of the gestures, and the gesture of a cancelled press.
 *
 * A press belongs to no gesture at first. At five moments the gestures of registry.js are asked in
 * order whether they take it. The first that does keeps it until the pointer is released or the
 * press is cancelled. Gestures keep data about a press in a WeakMap of their own.
 * @import {Hex, Point} from "../types.js"
 * @import {State} from "../state.js"
 */

/**
 * @typedef {object} Press  a pointer that is down; with two fingers, until the last one is
 *   released
 * @property {Gesture | null} gesture  null until a gesture takes it
 * @property {Point} start       where it began, CSS px on the canvas
 * @property {Hex} hex           the hex there
 * @property {string | null} unit  the unit there, with the selection tool
 * @property {boolean} touch     whether it is a finger
 * @property {number} button     as in PointerEvent
 * @property {boolean} shift     whether Shift was held
 * @property {boolean} alt       whether Alt was held
 * @property {boolean} moved     whether it has moved too far for a click
 * @property {number} timer      of the long press
 */

/**
 * @typedef {object} GestureContext  what the gestures of one board share
 * @property {HTMLCanvasElement} canvas
 * @property {State} state
 * @property {Map<number, Point>} fingers  positions of all pointers that are down, by pointer id
 * @property {Press | null} press
 * @property {boolean} space               whether the space bar is held
 * @property {() => void} redraw
 * @property {() => boolean} cancel  ends gesture and plan without effect; false: there was none
 */

/** @typedef {{at: Point, before: Point, event: PointerEvent}} PointerMove */

/**
 * @typedef {object} Gesture  only the name is required
 * @property {string} name
 * @property {(context: GestureContext, press: Press, event: PointerEvent) => boolean} [takesPress]
 *   whether it takes the press as soon as the pointer is down
 * @property {(context: GestureContext, press: Press) => boolean} [takesHold]  whether it takes a
 *   finger that has rested for a while
 * @property {(context: GestureContext, press: Press) => boolean} [takesDrag]  whether it takes a
 *   pointer that has moved
 * @property {(context: GestureContext, press: Press) => boolean} [takesSecondFinger]  whether it
 *   takes the press when a second finger is down, from any other gesture
 * @property {(context: GestureContext, press: Press, at: Point) => boolean} [takesTap]  whether it
 *   takes a pointer that is released without having moved
 * @property {(context: GestureContext, press: Press, at: Point, event: PointerEvent | null) =>
 *   void} [begin]  it has taken the press; for a tap the only call; event: null after a hold
 * @property {(context: GestureContext, press: Press, step: PointerMove) => void} [move]
 * @property {(context: GestureContext, press: Press, at: Point) => void} [end]  the pointer was
 *   released
 * @property {(context: GestureContext, press: Press) => void} [cancel]  the press ends without
 *   effect
 * @property {(context: GestureContext, press: Press, held: boolean) => void} [shift]  Shift was
 *   pressed or released
 * @property {string} [cursor]        CSS cursor during the gesture
 * @property {boolean} [hidesHover]   whether a finger hovers over no hex during the gesture
 */

/** Keeps a cancelled press until the pointer is released. @type {Gesture} */
export const cancelled = { name: "cancelled", hidesHover: true };
