/**
 * Traces hexagons, and caches the canvases that are copied onto hexes.
 * @import {Orientation} from "./types.js"
 */

import { CORNERS, R } from "./projection.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Adds a hexagon to the current path.
 * @param {Ctx} ctx @param {Orientation} orientation
 * @param {number} x @param {number} y @param {number} [radius]
 */
export function traceHexagon(ctx, orientation, x, y, radius = R) {
  const corners = CORNERS[orientation];
  ctx.moveTo(x + corners[0].x * radius, y + corners[0].y * radius);
  for (let i = 1; i < 6; i++) ctx.lineTo(x + corners[i].x * radius, y + corners[i].y * radius);
  ctx.closePath();
}

/** @type {Map<string, HTMLCanvasElement>} */
const stamps = new Map();

/**
 * Returns the canvas of a key; makes it when it is missing.
 * @param {string} key @param {() => HTMLCanvasElement} make
 */
export function cachedStamp(key, make) {
  let canvas = stamps.get(key);
  if (!canvas) {
    if (stamps.size > 600) stamps.clear();
    canvas = make();
    stamps.set(key, canvas);
  }
  return canvas;
}
