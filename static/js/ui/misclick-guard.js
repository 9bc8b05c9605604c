// Guards rows of buttons that appear, vanish and move while somebody aims at them. After a change
// the row takes no press for a moment, and looks disabled.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SETTLE_MS } from "./controls.js";

/** A part that moved by fewer CSS px has not moved. */
const SAME_PLACE = 6;

/**
 * Watches the parts of a box that are marked with `data-still="name"`. They are compared at every
 * render; scrolling does not count.
 * @returns {{box: import("preact").RefObject<any>, guarded: boolean, accepts: () => boolean}}
 *   `guarded`: for its look; `accepts`: whether a press counts
 */
export function useMoveGuard() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const before = useRef(/** @type {Map<string, [number, number]>|null} */ (null));
  const until = useRef(0);
  const timer = useRef(0);
  const [resting, setResting] = useState(false);
  useLayoutEffect(() => {
    const now = placesIn(box.current);
    const then = before.current;
    before.current = now;
    if (then === null || ![...now].some(([name, at]) => !near(then.get(name), at))) return;
    until.current = performance.now() + SETTLE_MS;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setResting(false), SETTLE_MS);
    setResting(true);
  });
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  return { box, guarded: resting, accepts: () => performance.now() >= until.current };
}

/**
 * Returns the positions of the marked parts, relative to what scrolls them.
 * @param {HTMLElement|null} box @returns {Map<string, [number, number]>}
 */
function placesIn(box) {
  if (box === null) return new Map();
  const scroller = scrollerOf(box);
  const origin = scroller.getBoundingClientRect();
  const marked = /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-still]"));
  return new Map(
    [...marked].map((each) => {
      const at = each.getBoundingClientRect();
      return [each.dataset.still ?? "", [at.x - origin.x + scroller.scrollLeft, at.y - origin.y + scroller.scrollTop]];
    }),
  );
}

/** Returns what a box scrolls in, else the page. @param {HTMLElement} box */
function scrollerOf(box) {
  for (let at = /** @type {HTMLElement|null} */ (box); at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/**
 * Returns whether two positions are the same.
 * @param {[number, number]|undefined} was @param {[number, number]} is
 */
function near(was, is) {
  return was !== undefined && Math.abs(was[0] - is[0]) < SAME_PLACE && Math.abs(was[1] - is[1]) < SAME_PLACE;
}
