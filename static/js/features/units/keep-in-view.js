// Keeps own units in view: pans the map after they move or fall, and when their turn starts.

import { effect } from "@preact/signals";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { actionBarHeight } from "../fight/unit-actions.js";
import { belongsToAnotherSeat } from "../round/round.js";
import * as movement from "./movement.js";
import { cardHeight, placing } from "./state.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** Returns the units that this seat follows: a pilot's own, the Handler's selected one and the one that acts for the Handler. */
function followedUnits() {
  const active = session.conflict.value?.active ?? null;
  const ids = session.isHandler.value ? [selection.selected.value, belongsToAnotherSeat(active) ? null : active].map((id) => id ?? "") : session.isSpectator.value ? [] : session.ownUnitIds.value;
  return ids.flatMap((id) => session.units.value[id] ?? []);
}

/**
 * Starts to follow them. The map pans no further than needed to clear tools and panels, and never
 * zooms.
 * @param {import("../../core/board-handle.js").BoardHandle} board
 */
export function keepInView(board) {
  /** @type {Map<string, string>} */
  let places = new Map();
  /** @type {string|null} */
  let active = null;
  let covered = 0;
  // since the page opened or a turn began
  let touched = false;
  for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, () => (touched = true), { capture: true });
  effect(() => {
    const units = followedUnits();
    const turn = session.conflict.value?.active ?? null;
    const now = new Map(units.map((unit) => [unit.id, placeOf(unit)]));
    if (turn !== active) touched = false;
    // bar and card come after the map or the turn and may cover the unit; later nothing moves under a pointer
    const covers = actionBarHeight.value + cardHeight.value;
    const grown = covers > covered && !touched;
    const begins = units.find((unit) => unit.id === turn && (turn !== active || grown));
    const moved = units.filter((unit) => places.has(unit.id) && places.get(unit.id) !== now.get(unit.id));
    places = now;
    active = turn;
    covered = covers;
    // an old hover line must not cover the unit that moved there
    if (moved.length > 0 && ui.touch.peek()) queueMicrotask(() => ui.setHover(null));
    const unit = begins ?? moved.find((each) => each.id === selection.selected.peek()) ?? moved[0];
    const at = unit?.at;
    // while something is dragged or placed, the map stays
    const aimed = placing.peek() !== null || (board.plan() !== null && movement.plannedMove.peek() === null);
    if (at && !aimed) queueMicrotask(() => board.show(at));
  });
}

/** @param {Unit} unit */
const placeOf = ({ at }) => (at === null ? "" : `${at.q} ${at.r} ${at.level}`);
