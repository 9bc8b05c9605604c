// The own unit stays in sight: after it moved or fell, and when its turn begins.

import { effect } from "@preact/signals";
import * as app from "../../core/app.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** The units this seat follows: a pilot the own ones, the Handler the one that is selected. */
function followed() {
  const ids = app.isHandler.value ? [app.selected.value ?? ""] : app.isSpectator.value ? [] : app.ownUnitIds.value;
  return ids.flatMap((id) => app.units.value[id] ?? []);
}

/**
 * Pans, never zooms, and only as far as it takes to see the unit clear of tools and panels.
 * @param {{show: (hex: {q: number, r: number}) => void, plan: () => unknown}} board
 */
export function keepInView(board) {
  /** @type {Map<string, string>} */
  let places = new Map();
  /** @type {string|null} */
  let active = null;
  effect(() => {
    const units = followed();
    const turn = app.conflict.value?.active ?? null;
    const now = new Map(units.map((unit) => [unit.id, placeOf(unit)]));
    const begins = units.find((unit) => unit.id === turn && turn !== active);
    const moved = units.filter((unit) => places.has(unit.id) && places.get(unit.id) !== now.get(unit.id));
    places = now;
    active = turn;
    // what the finger read out last is not said over who has come there
    if (moved.length > 0 && app.touch.peek()) queueMicrotask(() => (app.hover.value = null));
    const unit = begins ?? moved.find((each) => each.id === app.selected.peek()) ?? moved[0];
    const at = unit?.at;
    // under a hand that drags, the map stays where it is
    const dragged = board.plan() !== null && app.plannedMove.peek() === null;
    if (at && !dragged) queueMicrotask(() => board.show(at));
  });
}

/** @param {Unit} unit */
const placeOf = ({ at }) => (at === null ? "" : `${at.q} ${at.r} ${at.level}`);
