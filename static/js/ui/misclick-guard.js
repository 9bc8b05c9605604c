// Buttons in rows that come, go and move while somebody aims at them: what has just moved, or has
// just come to where something else was, takes no press for a moment, and looks so.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SETTLE_MS } from "./controls.js";

/** In pixels: a row that moved by less is still where it was. */
const SAME_PLACE = 6;

/**
 * Whether the parts of a box, each marked by `data-still="name"`, stand where they stood. They are
 * looked at whenever what calls this is drawn; that a box scrolls moves none of them.
 * @returns {{box: import("preact").RefObject<any>, guarded: boolean, accepts: () => boolean}}
 *   `resting`: to show it; `still`: to ask at a press
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

/** @param {HTMLElement|null} box @returns {Map<string, [number, number]>} */
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

/** What a box scrolls in, else the page. @param {HTMLElement} box */
function scrollerOf(box) {
  for (let at = /** @type {HTMLElement|null} */ (box); at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/** @param {[number, number]|undefined} was @param {[number, number]} is */
function near(was, is) {
  return was !== undefined && Math.abs(was[0] - is[0]) < SAME_PLACE && Math.abs(was[1] - is[1]) < SAME_PLACE;
}
