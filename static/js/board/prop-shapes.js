/**
 * Computes the shapes of props: a prop of several hexes is one body without inner edges.
 * @import {Hex, Point, Prop} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Terrain} from "./terrain.js"
 */

import { DIRECTIONS } from "../core/hexes.js";
import { CORNERS, INNER, R, centreOf, edgeOf, hexKey } from "./projection.js";
import { groundAt, isDeck, isGround, propsAt, visibilityAt } from "./terrain.js";

/**
 * @typedef {object} Part  a hex of a prop
 * @property {number} q @property {number} r
 * @property {number} x  centre, world units
 * @property {number} y
 * @property {number} level  of the ground
 * @property {number} visibility
 */

/** Returns the hexes of a prop, from back to front. @param {State} state @param {Prop} prop @returns {Part[]} */
export const partsOf = ({ terrain, map }, prop) =>
  prop.hexes
    .map(([q, r]) => ({
      q,
      r,
      ...centreOf(q, r, map.orientation),
      level: groundAt(terrain, q, r),
      visibility: visibilityAt(terrain, q, r),
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x);

/** The middle hex of each prop. @type {WeakMap<Prop, Hex>} */
const middles = new WeakMap();

/** Returns the hex of a prop that shows its integrity: the one nearest to its middle. @param {Prop} prop @returns {Hex} */
export function middleOf(prop) {
  let found = middles.get(prop);
  if (!found) {
    const places = prop.hexes.map(([q, r]) => ({ q, r, ...centreOf(q, r, "flat") }));
    const mean = (/** @type {"x"|"y"} */ axis) => places.reduce((sum, each) => sum + each[axis], 0) / places.length;
    const [x, y] = [mean("x"), mean("y")];
    const away = (/** @type {Point} */ p) => Math.hypot(p.x - x, p.y - y);
    const { q, r } = places.reduce((least, each) => (away(each) < away(least) - 1 ? each : least));
    found = { q, r };
    middles.set(prop, found);
  }
  return found;
}

/** Whether a hex is the middle one of a prop. @param {Prop} prop @param {Hex} hex */
export const isMiddle = (prop, { q, r }) => middleOf(prop).q === q && middleOf(prop).r === r;

/** Returns for each direction whether a prop goes on there. @param {Prop} prop @param {Hex} hex */
export function joinedWithin(prop, { q, r }) {
  const keys = new Set(prop.hexes.map(([hq, hr]) => hexKey(hq, hr)));
  return DIRECTIONS.map(([dq, dr]) => keys.has(hexKey(q + dq, r + dr)));
}

/**
 * Returns for each direction whether a deck continues there: in the same prop, or at a deck or
 * ground of about its height.
 * @param {Terrain} terrain @param {Prop} prop @param {Hex} hex
 */
export function joinedDeck(terrain, prop, hex) {
  const top = prop.base + prop.height;
  const within = joinedWithin(prop, hex);
  const own = groundAt(terrain, hex.q, hex.r);
  return DIRECTIONS.map(([dq, dr], d) => {
    const [q, r] = [hex.q + dq, hex.r + dr];
    const ground = groundAt(terrain, q, r);
    if (within[d] || (isGround(ground) && ground !== own && Math.abs(ground - top) <= 1)) return true;
    return propsAt(terrain, q, r).some(
      (other) => (other.look === "bridge" || isDeck(other, ground)) && Math.abs(other.base + other.height - top) <= 1,
    );
  });
}

/**
 * Returns the outline of a hex, cut back on the edges where the prop ends.
 * @param {State} state @param {Part} part @param {boolean[]} joined  by direction
 * @param {number} inset  how far the outline reaches there, 1: to the edge
 * @param {number} [reach]  how far it reaches on joined edges; a little beyond them, so that no seam shows
 * @returns {Point[]}
 */
export function outlineOf(state, part, joined, inset, reach = 1.01) {
  const corners = CORNERS[state.map.orientation];
  let shape = corners.map((c) => ({ x: part.x + c.x * R * reach, y: part.y + c.y * R * reach }));
  joined.forEach((goesOn, d) => {
    if (goesOn) return;
    const a = corners[edgeOf(d)];
    const b = corners[(edgeOf(d) + 1) % 6];
    const length = Math.hypot(a.x + b.x, a.y + b.y);
    const n = { x: (a.x + b.x) / length, y: (a.y + b.y) / length };
    const over = (/** @type {Point} */ p) => (p.x - part.x) * n.x + (p.y - part.y) * n.y - INNER * inset;
    /** @type {Point[]} */
    const cut = [];
    shape.forEach((p, i) => {
      const next = shape[(i + 1) % shape.length];
      const [u, v] = [over(p), over(next)];
      if (u <= 0) cut.push(p);
      if (u < 0 !== v < 0) {
        const t = u / (u - v);
        cut.push({ x: p.x + (next.x - p.x) * t, y: p.y + (next.y - p.y) * t });
      }
    });
    shape = cut;
  });
  return shape;
}

/**
 * Returns for each side of an outline whether the prop ends there: it does not lie on a joined edge.
 * @param {Part} part @param {Point[]} shape
 */
export const endsOf = (part, shape) =>
  shape.map((a, i) => {
    const b = shape[(i + 1) % shape.length];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return Math.abs((a.x - part.x) * (b.y - a.y) - (a.y - part.y) * (b.x - a.x)) < INNER * 0.95 * length;
  });

/**
 * Returns the sides where a prop ends as a path.
 * @param {Point[][]} shapes @param {boolean[][]} ends  of each shape
 */
export function edgePath(shapes, ends) {
  const path = new Path2D();
  shapes.forEach((shape, n) =>
    shape.forEach((a, i) => {
      if (!ends[n][i]) return;
      const b = shape[(i + 1) % shape.length];
      if (i === 0 || !ends[n][i - 1]) path.moveTo(a.x, a.y);
      path.lineTo(b.x, b.y);
    }),
  );
  return path;
}

/** Adds polygons to a new path. @param {Point[][]} polygons */
export function pathOf(polygons) {
  const path = new Path2D();
  for (const points of polygons) {
    points.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
    path.closePath();
  }
  return path;
}

/** Returns the convex hull of some points. @param {Point[]} points @returns {Point[]} */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (/** @type {Point[]} */ list) => {
    /** @type {Point[]} */
    const out = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = out.slice(-2);
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
