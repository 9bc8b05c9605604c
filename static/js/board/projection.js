/**
 * Converts between hexes, the plane of the map (world units) and the canvas (CSS px).
 * @import {Hex, MapInfo, Orientation, Point} from "./types.js"
 */

import { nearest } from "../core/hexes.js";

/** Distance from the centre of a hex to a corner, in world units. */
export const R = 32;
const ROOT3 = Math.sqrt(3);
/** Distance from the centre of a hex to the middle of an edge, in world units. */
export const INNER = (R * ROOT3) / 2;

/**
 * Returns the edge that direction `d` crosses: it runs from corner e to corner e + 1 of CORNERS.
 * @param {number} d
 */
export const edgeOf = (d) => (d + 4) % 6;

/** Corners of a hex of radius 1, clockwise from the right (flat) or the upper right (pointy). */
export const CORNERS = {
  flat: Array.from({ length: 6 }, (_, i) => corner(60 * i)),
  pointy: Array.from({ length: 6 }, (_, i) => corner(60 * i - 30)),
};

/** @param {number} degrees @returns {Point} */
function corner(degrees) {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/**
 * Returns the centre of a hex in world units; q and r may be fractions.
 * @param {number} q @param {number} r @param {Orientation} orientation @returns {Point}
 */
export function centreOf(q, r, orientation) {
  return orientation === "flat"
    ? { x: R * (1 + 1.5 * q), y: R * ROOT3 * (0.5 + r + q / 2) }
    : { x: R * ROOT3 * (0.5 + q + r / 2), y: R * (1 + 1.5 * r) };
}

/**
 * Returns the fractional axial coordinates of a world point.
 * @param {number} x @param {number} y @param {Orientation} orientation @returns {Hex}
 */
export function axialAt(x, y, orientation) {
  if (orientation === "flat") {
    const q = (x / R - 1) / 1.5;
    return { q, r: y / (R * ROOT3) - 0.5 - q / 2 };
  }
  const r = (y / R - 1) / 1.5;
  return { q: x / (R * ROOT3) - 0.5 - r / 2, r };
}

/**
 * Returns the hex that contains a world point, also outside the map.
 * @param {number} x @param {number} y @param {Orientation} orientation @returns {Hex}
 */
export function hexAt(x, y, orientation) {
  const { q, r } = axialAt(x, y, orientation);
  return nearest(q, r);
}

/** Returns the size of the whole map in world units. @param {MapInfo} map @returns {Point} */
export function worldSize(map) {
  const half = (/** @type {number} */ n) => (n > 1 ? 0.5 : 0);
  return map.orientation === "flat"
    ? { x: R * (1.5 * (map.columns - 1) + 2), y: R * ROOT3 * (map.rows + half(map.columns)) }
    : { x: R * ROOT3 * (map.columns + half(map.rows)), y: R * (1.5 * (map.rows - 1) + 2) };
}

/**
 * Returns a number that identifies a hex; exact for coordinates below a million.
 * @param {number} q @param {number} r
 */
export const hexKey = (q, r) => (q + 1048576) * 2097152 + (r + 1048576);

/** Returns the hex of a hexKey. @param {number} key @returns {Hex} */
export const hexOfKey = (key) => ({ q: Math.floor(key / 2097152) - 1048576, r: (key % 2097152) - 1048576 });

/**
 * Returns a number that identifies a cell.
 * @param {number} q @param {number} r @param {number} level
 */
export const cellKey = (q, r, level) => hexKey(q, r) * 2048 + (level + 1024);

/**
 * Returns how far up the screen a unit is drawn that hovers n levels above the surface below. It
 * clears its shadow, but its centre never leaves its own hex.
 * @param {number} n @returns {number} world units
 */
export const hoverLift = (n) => (n <= 0 ? 0 : R * (0.19 + 0.23 * (1 - Math.exp(-0.25 * n))));

/**
 * The visible part of the map: screen = (world - origin) * scale.
 * @typedef {{x: number, y: number, scale: number}} View
 */

/**
 * Converts world units to CSS px.
 * @param {View} view @param {number} x @param {number} y @returns {Point}
 */
export const toScreen = (view, x, y) => ({
  x: (x - view.x) * view.scale,
  y: (y - view.y) * view.scale,
});

/**
 * Converts CSS px to world units.
 * @param {View} view @param {number} x @param {number} y @returns {Point}
 */
export const toWorld = (view, x, y) => ({
  x: x / view.scale + view.x,
  y: y / view.scale + view.y,
});

/**
 * Returns the scale limits: from the whole map with a margin to hexes of about 240 px.
 * @param {Point} size of the map, world units @param {number} width @param {number} height CSS px
 */
export function scaleLimits(size, width, height) {
  const all = Math.min(width / size.x, height / size.y);
  return { least: Math.min(all * 0.7, 1), most: 4 };
}

/**
 * Returns the view that shows a rectangle of the map in the free part of the canvas.
 * @param {{x: number, y: number, width: number, height: number}} box world units
 * @param {number} width @param {number} height of the canvas, CSS px
 * @param {{top: number, right: number, bottom: number, left: number}} insets covered by panels, CSS
 *   px
 * @param {number} most largest scale
 * @returns {View}
 */
export function fitView(box, width, height, insets, most) {
  const w = Math.max(40, width - insets.left - insets.right);
  const h = Math.max(40, height - insets.top - insets.bottom);
  const scale = Math.min(w / box.width, h / box.height, most);
  return {
    scale,
    x: box.x + box.width / 2 - (insets.left + w / 2) / scale,
    y: box.y + box.height / 2 - (insets.top + h / 2) / scale,
  };
}
