/**
 * A unit one steers is dragged to where it should go.
 * @import {Gesture, Hand, Press, Step} from "./hand.js"
 * @import {State} from "../state.js"
 */

import { commit, hexUnder, mayMove, planMove, select, setMode, setPlan } from "../board.js";
import { onGlyph } from "../pick.js";
import { inside } from "../terrain.js";
import { askLevel } from "./levels.js";

/** Presses in which Shift has turned to the other kind of movement. @type {WeakSet<Press>} */
const shifted = new WeakSet();

/** @param {State} state @param {Press} press @param {boolean} held */
function shift(state, press, held) {
  if (shifted.has(press) === held) return;
  if (held) shifted.add(press);
  else shifted.delete(press);
  flip(state);
}

/** To the other kind of movement, if it was answered. @param {State} state */
function flip(state) {
  const mode = state.mode === "ground" ? "flight" : "ground";
  setMode(state, mode);
  state.events.mode?.(mode);
}

/** @param {State} state @param {Press} press @param {boolean} [off] the drag is where there is no map */
function tell(state, { touch }, off = false) {
  const { dragging } = state;
  state.events.drag?.(dragging ? { unit: dragging, touch, off } : null);
}

/** @param {Hand} hand @param {Press} press @param {Step} step */
function follow({ state, canvas }, press, { at, event }) {
  shift(state, press, event.shiftKey);
  const hex = hexUnder(state, at);
  const off =
    !inside(state.terrain, hex.q, hex.r) ||
    document.elementFromPoint(event.clientX, event.clientY) !== canvas;
  const unit = state.dragging ? state.units[state.dragging] : undefined;
  const home = unit?.at?.q === hex.q && unit.at.r === hex.r;
  // a glyph in the air is drawn over other hexes: what is dropped on it stays as well
  const stays = home || onGlyph(state, state.dragging, at);
  tell(state, press, off);
  if (off) setPlan(state, null);
  else if (mayMove(state, state.dragging))
    planMove(state, stays && unit?.at ? unit.at : hex, false);
}

/** The drag is over. @param {State} state @param {Press} press */
function letGo(state, press) {
  state.dragging = null;
  tell(state, press);
}

/** @type {Gesture} */
export const carry = {
  name: "carry",
  cursor: "grabbing",
  atDrag: ({ state }, { button, unit }) =>
    button === 0 && unit !== null && state.tool === "select" && state.me.unitIds.includes(unit),
  begin({ state }, { unit }) {
    if (state.selected !== unit) select(state, unit);
    state.dragging = unit;
    state.planLevel = null;
  },
  move(hand, press, step) {
    // the other mouse button, pressed in the middle of a drag
    if (step.event.buttons & 2) hand.cancel();
    else follow(hand, press, step);
  },
  shift: ({ state }, press, held) => shift(state, press, held),
  end({ state, redraw }, press) {
    const { plan } = state;
    letGo(state, press);
    if (!plan) return;
    if (press.touch && plan.to && askLevel(state, plan, redraw)) return;
    commit(state);
  },
  cancel({ state }, press) {
    letGo(state, press);
    shift(state, press, false);
    setPlan(state, null);
  },
};
