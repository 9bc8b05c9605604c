// Where something has just closed under a finger: a tap there is meant for what was there, and does
// nothing on the map.

/** How long a finger may take that was already on its way, in milliseconds. */
const ON_ITS_WAY = 700;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Area  in CSS px of the window */

/** @type {{area: Area, until: number}[]} */
let closed = [];

/** Keeps taps in an area from the map for a moment. @param {Area} area @param {number} [now] */
export function somethingClosed({ left, top, right, bottom }, now = performance.now()) {
  closed = [...closed.filter(({ until }) => until > now), { area: { left, top, right, bottom }, until: now + ON_ITS_WAY }];
}

/**
 * Returns whether a tap is meant for something that has just closed; the next one there is not.
 * @param {{x: number, y: number}} at @param {number} [now]
 */
export function takeClosingTap({ x, y }, now = performance.now()) {
  const meant = (/** @type {(typeof closed)[number]} */ { area, until }) => now < until && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
  const found = closed.some(meant);
  closed = closed.filter((each) => !meant(each));
  return found;
}
