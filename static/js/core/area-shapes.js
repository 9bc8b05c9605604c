/**
 * Shapes of areas on the plane of the map: radius, line and cone, from one hex towards another.
 *
 * The same functions as in app/rules/geometry/area_shapes.py; tests compare both with
 * tests/fixtures/area-shapes.json.
 */

import { disk, distance, line } from "./hexes.js";

/** @typedef {import("./hexes.js").Hex} Hex */
/** @typedef {"radius"|"line"|"cone"} AreaShape */

/**
 * Returns the hexes of a shape that begins at `at` and reaches to `to`; some may be off the map. A line
 * and a cone of no length have none.
 * @param {AreaShape} shape @param {Hex} at @param {Hex} to @returns {Hex[]}
 */
export function areaHexes(shape, at, to) {
  if (shape === "radius") return disk(at, distance(at, to));
  if (shape === "line") return line(at, to).slice(1);
  return disk(at, distance(at, to)).filter((hex) => inCone(at, to, hex));
}

/**
 * Returns whether a hex's centre is at most 30 degrees off the direction from `at` to `to`, computed in
 * whole numbers: the cosine of 30 degrees is half the root of three.
 * @param {Hex} at @param {Hex} to @param {Hex} hex
 */
function inCone(at, to, hex) {
  const [q, r, x, y] = [to.q - at.q, to.r - at.r, hex.q - at.q, hex.r - at.r];
  const twice = 2 * q * x + 2 * r * y + q * y + r * x;
  return twice > 0 && twice ** 2 >= 3 * (q * q + r * r + q * r) * (x * x + y * y + x * y);
}
