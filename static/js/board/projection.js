/**
 * The one place that knows how cells, the plane of the map and the screen relate.
 *
 * Another board (a 3D one, say) would replace this file and render.js and keep the rest.
 * @import {Hex, MapInfo, Orientation, Point} from "./types.js"
 */

import { nearest } from "../core/hexes.js";

export { DIRECTIONS, disk, distance, fromOffset, line, offsetShift, toOffset } from "../core/hexes.js";

/** Centre to corner of a hex in world units. */
export const R = 32;
const ROOT3 = Math.sqrt(3);
/** Centre to the middle of an edge in world units. */
export const INNER = (R * ROOT3) / 2;

/**
 * The edge (from corner e to corner e + 1 of CORNERS) that direction `d` crosses.
 * @param {number} d
 */
export const edgeOf = (d) => (d + 4) % 6;

/** Corner offsets of unit radius, clockwise, first the rightmost (flat) or upper right (pointy). */
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
 * World position of a hex' centre; q and r may be fractions.
 * @param {number} q @param {number} r @param {Orientation} orientation @returns {Point}
 */
export function centreOf(q, r, orientation) {
  return orientation === "flat"
    ? { x: R * (1 + 1.5 * q), y: R * ROOT3 * (0.5 + r + q / 2) }
    : { x: R * ROOT3 * (0.5 + q + r / 2), y: R * (1 + 1.5 * r) };
}

/**
 * Fractional axial coordinates of a world point.
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
 * The hex a world point lies in (also outside the map).
 * @param {number} x @param {number} y @param {Orientation} orientation @returns {Hex}
 */
export function hexAt(x, y, orientation) {
  const { q, r } = axialAt(x, y, orientation);
  return nearest(q, r);
}

/** Size of the whole map in world units. @param {MapInfo} map @returns {Point} */
export function worldSize(map) {
  const half = (/** @type {number} */ n) => (n > 1 ? 0.5 : 0);
  return map.orientation === "flat"
    ? { x: R * (1.5 * (map.columns - 1) + 2), y: R * ROOT3 * (map.rows + half(map.columns)) }
    : { x: R * ROOT3 * (map.columns + half(map.rows)), y: R * (1.5 * (map.rows - 1) + 2) };
}

/**
 * One number per hex; exact for coordinates below a million.
 * @param {number} q @param {number} r
 */
export const hexKey = (q, r) => (q + 1048576) * 2097152 + (r + 1048576);

/** One number per cell. @param {number} q @param {number} r @param {number} level */
export const cellKey = (q, r, level) => hexKey(q, r) * 2048 + (level + 1024);

/**
 * How far up the screen something is drawn that hovers n levels above what is drawn below it: enough
 * to part the glyph from its shadow, and never so far that its middle leaves its own hex.
 * @param {number} n @returns {number} world units
 */
export const hoverLift = (n) => (n <= 0 ? 0 : R * (0.19 + 0.23 * (1 - Math.exp(-0.25 * n))));

/**
 * The window on the plane: screen = (world - origin) * scale.
 * @typedef {{x: number, y: number, scale: number}} View
 */

/** @param {View} view @param {number} x @param {number} y @returns {Point} */
export const toScreen = (view, x, y) => ({
  x: (x - view.x) * view.scale,
  y: (y - view.y) * view.scale,
});

/** @param {View} view @param {number} x @param {number} y @returns {Point} */
export const toWorld = (view, x, y) => ({
  x: x / view.scale + view.x,
  y: y / view.scale + view.y,
});

/**
 * The scale limits: from the whole map with some air around it to hexes of about 240 px.
 * @param {Point} size world @param {number} width @param {number} height screen
 */
export function scaleLimits(size, width, height) {
  const all = Math.min(width / size.x, height / size.y);
  return { least: Math.min(all * 0.7, 1), most: 4 };
}

/**
 * The view that shows a world rectangle inside the screen less its insets.
 * @param {{x: number, y: number, width: number, height: number}} box world
 * @param {number} width @param {number} height screen
 * @param {{top: number, right: number, bottom: number, left: number}} insets
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
