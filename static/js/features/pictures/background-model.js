// Where a background lies, and how dragging its points onto hexes moves it. All lengths are in
// thousandths of the side of a hex, from the left upper corner of the map.

import { centreOf, hexAt, R, worldSize } from "../../board/projection.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Place */
/** @typedef {import("../../board/types.js").MapInfo} MapInfo */

/** World units of the board in one of these units, and bounds, as on the server. */
export const UNIT = R / 1000;
const FARTHEST = 4_000_000;
const SHORTEST = 100;
/** Nearer to the anchor a point tells no size. */
const NEAREST = 500;

/** Returns a whole number within bounds. @param {number} value @param {number} low */
const whole = (value, low) => Math.min(FARTHEST, Math.max(low, Math.round(value)));

/** Returns a place as the server takes it. @param {Place} place @returns {Place} */
export const rounded = ({ x, y, width, height }) => ({
  x: whole(x, -FARTHEST),
  y: whole(y, -FARTHEST),
  width: whole(width, SHORTEST),
  height: whole(height, SHORTEST),
});

/**
 * Returns the place at which a picture covers a map, in the middle and with its own proportions.
 * @param {{width: number, height: number}} picture @param {MapInfo} map @returns {Place}
 */
export function covering(picture, map) {
  const size = worldSize(map);
  const [wide, high] = [size.x / UNIT, size.y / UNIT];
  const scale = Math.max(wide / picture.width, high / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return rounded({ x: (wide - width) / 2, y: (high - height) / 2, width, height });
}

/**
 * Returns the place at which each square of a picture's own grid is as wide as a hex from side to
 * side.
 * @param {{width: number, height: number}} picture @param {number} squares  in a row of the grid
 * @returns {Place}
 */
export function bySquares(picture, squares) {
  const width = squares * 1000 * Math.sqrt(3);
  return rounded({ x: 0, y: 0, width, height: (width * picture.height) / picture.width });
}

/** Returns the centre of the hex at a point, on the map or beside it. @param {Point} at @param {MapInfo} map @returns {Point} */
export function nearestCentre(at, { orientation }) {
  const hex = hexAt(at.x * UNIT, at.y * UNIT, orientation);
  const centre = centreOf(hex.q, hex.r, orientation);
  return { x: centre.x / UNIT, y: centre.y / UNIT };
}

/**
 * Returns the place after one of its points was dragged from `grabbed` to `to`. Without an anchor the
 * picture moves; with one it grows or shrinks around the anchor, which stays where it is.
 * @param {Place} place @param {Point} grabbed @param {Point} to @param {Point|null} anchor @returns {Place}
 */
export function dragged(place, grabbed, to, anchor) {
  if (anchor === null) return rounded({ ...place, x: place.x + to.x - grabbed.x, y: place.y + to.y - grabbed.y });
  const before = Math.hypot(grabbed.x - anchor.x, grabbed.y - anchor.y);
  const after = Math.hypot(to.x - anchor.x, to.y - anchor.y);
  if (before < NEAREST || after < NEAREST) return place; // too near to tell a size
  const scale = after / before;
  return rounded({
    x: anchor.x + (place.x - anchor.x) * scale,
    y: anchor.y + (place.y - anchor.y) * scale,
    width: place.width * scale,
    height: place.height * scale,
  });
}

/**
 * Returns where a point of the picture comes to lie after it was dragged: with an anchor as far from
 * it as `to`, but in the direction that the picture gives it, for it is neither turned nor stretched.
 * @param {Point} grabbed @param {Point} to @param {Point|null} anchor @returns {Point}
 */
export function landing(grabbed, to, anchor) {
  if (anchor === null) return to;
  const before = Math.hypot(grabbed.x - anchor.x, grabbed.y - anchor.y);
  const after = Math.hypot(to.x - anchor.x, to.y - anchor.y);
  if (before < NEAREST || after < NEAREST) return grabbed;
  return { x: anchor.x + ((grabbed.x - anchor.x) * after) / before, y: anchor.y + ((grabbed.y - anchor.y) * after) / before };
}

/** Returns a place with another width and the same proportions. @param {Place} place @param {number} width @returns {Place} */
export const widened = (place, width) => rounded({ ...place, width, height: (place.height * width) / place.width });

