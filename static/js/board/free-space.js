/**
 * Finds places for text over the map that no panel covers. All lengths are device px.
 * @import {State} from "./state.js"
 */

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Returns the area that two boxes share. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * Returns the first of some boxes that nothing covers, moved into the free part of the canvas; if
 * all are covered, the least covered one.
 * @param {Pick<State, "size" | "dpr" | "insets"> & {events: State["events"]}} state
 * @param {Box[]} places in order of preference @param {Box[]} [taken] boxes to keep clear of
 * @returns {Box}
 */
export function freeBox(state, places, taken = []) {
  const { dpr, size, insets } = state;
  const panels = (state.events.panels?.() ?? []).map((box) => ({
    left: box.left * dpr,
    top: box.top * dpr,
    width: box.width * dpr,
    height: box.height * dpr,
  }));
  const gap = 4 * dpr;
  const foot = size.height * dpr - insets.bottom * dpr;
  /** @type {Box | null} */
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const left = Math.max(gap, Math.min(size.width * dpr - gap - place.width, place.left));
    const top = Math.max(gap, Math.min(foot - gap - place.height, place.top));
    const box = { ...place, left, top };
    const covered = [...panels, ...taken].reduce((sum, other) => sum + overlap(box, other), 0);
    // a box that has to be moved may hide what it belongs to
    const moved = Math.abs(left - place.left) + Math.abs(top - place.top);
    const worth = covered * 1000 + moved;
    if (worth < least) {
      least = worth;
      best = box;
    }
    if (worth === 0) break;
  }
  return best ?? places[0];
}
