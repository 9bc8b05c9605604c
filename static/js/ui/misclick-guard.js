// Guards rows of buttons that appear, vanish and move while somebody aims at them. A part that
// appeared or moved takes no press for a moment, and the row looks disabled.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SETTLE_MS } from "./controls.js";

/** A part that moved by fewer CSS px has not moved. */
const SAME_PLACE = 6;

/**
 * Watches the parts of a box that are marked with `data-still="name"`. Each render compares their
 * places before it and after it: scrolling does not count, nor what a person unfolds.
 * @returns {{box: import("preact").RefObject<any>, guarded: boolean, accepts: (press: Event) => boolean}}
 *   `guarded`: for its look; `accepts`: whether a press counts
 */
export function useMoveGuard() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const until = useRef(/** @type {Map<string|undefined, number>} */ (new Map()));
  const timer = useRef(0);
  const [resting, setResting] = useState(false);
  const then = box.current && placesIn(box.current);
  useLayoutEffect(() => {
    if (then === null || box.current === null) return;
    const moved = [...placesIn(box.current)].filter(([name, at]) => !near(then.get(name), at));
    if (moved.length === 0) return;
    for (const [name] of moved) until.current.set(name, performance.now() + SETTLE_MS);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setResting(false), SETTLE_MS);
    setResting(true);
  });
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  return { box, guarded: resting, accepts: (press) => performance.now() >= (until.current.get(partOf(press)) ?? 0) };
}

/** Returns the name of the marked part that was pressed. @param {Event} press */
function partOf(press) {
  const target = /** @type {HTMLElement} */ (press.target);
  return /** @type {HTMLElement|null} */ (target.closest("[data-still]"))?.dataset.still;
}

/**
 * Returns the positions of the marked parts, relative to what scrolls them.
 * @param {HTMLElement} box @returns {Map<string, [number, number]>}
 */
function placesIn(box) {
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
