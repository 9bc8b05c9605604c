/**
 * What every gesture is made of: the press that may become one, and what they all share.
 *
 * A press begins undecided. At five moments the gestures of registry.js are asked, in their order,
 * whether it is theirs; the first that says yes has it until the pointer is let go or the press is
 * cancelled. Whatever a gesture keeps for itself it keeps by its press, in a WeakMap of its own.
 * @import {Hex, Point} from "../types.js"
 * @import {State} from "../state.js"
 */

/**
 * @typedef {object} Press  a pointer that is down, until it (of two fingers: the last) is let go
 * @property {Gesture | null} gesture  whose it is; null while it may still become anything
 * @property {Point} start       where it came down, CSS px on the canvas
 * @property {Hex} hex           the hex there
 * @property {string | null} unit  the unit there, with the selecting tool
 * @property {boolean} touch     a finger's
 * @property {number} button     as in PointerEvent
 * @property {boolean} moved     further than a hand trembles
 * @property {number} timer      until it counts as a long one
 */

/**
 * @typedef {object} GestureContext  what the gestures of one board share
 * @property {HTMLCanvasElement} canvas
 * @property {State} state
 * @property {Map<number, Point>} fingers  where every pointer that is down is, by its id
 * @property {Press | null} press
 * @property {boolean} space               the space bar is held
 * @property {() => void} redraw
 * @property {() => boolean} cancel        ends what is going on without doing it
 */

/** @typedef {{at: Point, before: Point, event: PointerEvent}} Step  a pointer has moved */

/**
 * @typedef {object} Gesture  all but the name may be left out
 * @property {string} name
 * @property {(hand: GestureContext, press: Press, event: PointerEvent) => boolean} [takesPress]  is it this one as
 *   soon as the pointer is down?
 * @property {(hand: GestureContext, press: Press) => boolean} [takesHold]   once a finger has rested for a while?
 * @property {(hand: GestureContext, press: Press) => boolean} [takesDrag]   once the pointer has moved?
 * @property {(hand: GestureContext, press: Press) => boolean} [takesSecondFinger] once a second finger is down, whatever
 *   the first one was doing?
 * @property {(hand: GestureContext, press: Press, at: Point) => boolean} [takesTap]  when it is let go in its place?
 * @property {(hand: GestureContext, press: Press, at: Point, event: PointerEvent | null) => void} [begin]  it is;
 *   for a tap this is all (the event is null when time alone decided)
 * @property {(hand: GestureContext, press: Press, step: Step) => void} [move]
 * @property {(hand: GestureContext, press: Press, at: Point) => void} [end]  it was let go
 * @property {(hand: GestureContext, press: Press) => void} [cancel]   it is over, and nothing is to come of it
 * @property {(hand: GestureContext, press: Press, held: boolean) => void} [shift]  Shift was pressed or let go
 * @property {string} [cursor]   the pointer's shape meanwhile
 * @property {boolean} [hidesHover]   a finger that does this points at no hex
 */

/** What is left of a press that was cancelled. @type {Gesture} */
export const cancelled = { name: "over", hidesHover: true };
