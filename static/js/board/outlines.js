/**
 * Computes the outline of a set of hexes, so that an area is drawn as one path.
 * @import {Hex, Orientation, Point} from "./types.js"
 */

import { DIRECTIONS } from "../core/hexes.js";
import { CORNERS, R, centreOf, edgeOf, hexKey } from "./projection.js";

/**
 * Returns the closed loops around a set of hexes, including those of holes (fill with "evenodd").
 * @param {Iterable<Hex>} hexes @param {Orientation} orientation @returns {Point[][]} world units
 */
export function borderLoops(hexes, orientation) {
  /** @type {Map<number, Hex>} */
  const set = new Map();
  for (const hex of hexes) set.set(hexKey(hex.q, hex.r), hex);
  const corners = CORNERS[orientation];
  // a number for each corner; corners are in the plane within a million eighths of a unit
  const at = (/** @type {Point} */ p) => (Math.round(p.x * 8) + 1048576) * 4194304 + Math.round(p.y * 8) + 1048576;
  /** @type {Map<number, {to: Point, key: number}[]>} */
  const edges = new Map();
  let count = 0;
  for (const { q, r } of set.values()) {
    const c = centreOf(q, r, orientation);
    for (let d = 0; d < 6; d++) {
      if (set.has(hexKey(q + DIRECTIONS[d][0], r + DIRECTIONS[d][1]))) continue;
      const e = edgeOf(d);
      const a = { x: c.x + corners[e].x * R, y: c.y + corners[e].y * R };
      const b = { x: c.x + corners[(e + 1) % 6].x * R, y: c.y + corners[(e + 1) % 6].y * R };
      const list = edges.get(at(a));
      const edge = { to: b, key: at(b) };
      if (list) list.push(edge);
      else edges.set(at(a), [edge]);
      count++;
    }
  }
  /** @type {Point[][]} */
  const loops = [];
  for (const [start, list] of edges) {
    while (list.length) {
      /** @type {Point[]} */
      const loop = [];
      let here = start;
      do {
        const next = edges.get(here)?.pop();
        if (!next) break;
        loop.push(next.to);
        here = next.key;
      } while (here !== start && loop.length <= count);
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}

/**
 * Returns the loops as one path.
 * @param {Iterable<Hex>} hexes @param {Orientation} orientation @returns {Path2D}
 */
export function areaPath(hexes, orientation) {
  const path = new Path2D();
  for (const loop of borderLoops(hexes, orientation)) {
    loop.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
    path.closePath();
  }
  return path;
}
