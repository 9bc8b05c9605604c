/**
 * Hex coordinates: axial and offset, neighbours, distance, lines, rings, disks, labels.
 *
 * The same functions as in app/rules/geometry/hexes.py; tests compare both with
 * tests/fixtures/hexes.json. Flat-top maps are odd-q, pointy-top maps odd-r.
 * @typedef {{q: number, r: number}} Hex  a column of the map, axial
 * @typedef {{q: number, r: number, level: number}} Cell  one level of a column
 * @typedef {"flat" | "pointy"} Orientation
 */

/**
 * Axial steps to the six neighbours; on a flat-top map N, NE, SE, S, SW, NW.
 * @type {ReadonlyArray<readonly [number, number]>}
 */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The precision with which `line` moves its points off the borders between hexes. */
const NUDGE = 1_000_000;

/**
 * Returns by how many rows (flat-top, by column) or columns (pointy-top, by row) offset and axial
 * coordinates differ. A scalar, for loops that must not create objects.
 * @param {number} n  column of a flat-top map, row of a pointy-top map
 * @returns {number}
 */
export const offsetShift = (n) => (n - (n & 1)) / 2;

/**
 * Returns column and row of a hex, counted from 0.
 * @param {Hex} h
 * @param {Orientation} orientation
 * @returns {[number, number]}
 */
export function toOffset({ q, r }, orientation) {
  return orientation === "flat" ? [q, r + offsetShift(q)] : [q + offsetShift(r), r];
}

/**
 * Returns the hex at a column and row counted from 0. Inverse of `toOffset`.
 * @param {number} column
 * @param {number} row
 * @param {Orientation} orientation
 * @returns {Hex}
 */
export function fromOffset(column, row, orientation) {
  return orientation === "flat"
    ? { q: column, r: row - offsetShift(column) }
    : { q: column - offsetShift(row), r: row };
}

/**
 * Returns the six hexes that share an edge with `h`, in the order of `DIRECTIONS`.
 * @param {Hex} h
 * @returns {Hex[]}
 */
export function neighbours({ q, r }) {
  return DIRECTIONS.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));
}

/**
 * Returns the least number of steps between two hexes.
 * @param {Hex} a
 * @param {Hex} b
 * @returns {number}
 */
export function distance(a, b) {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/**
 * Returns the hexes nearest to distance + 1 even samples of the straight line, ends included.
 * @param {Hex} a
 * @param {Hex} b
 * @returns {Hex[]}
 */
export function line(a, b) {
  const n = distance(a, b);
  if (n === 0) return [{ q: a.q, r: a.r }];
  const scale = n * NUDGE;
  return Array.from({ length: n + 1 }, (_, i) =>
    rounded(
      (a.q * (n - i) + b.q * i) * NUDGE + 1,
      (a.r * (n - i) + b.r * i) * NUDGE + 2,
      scale,
    ),
  );
}

/**
 * Returns the hex that contains the axial point (x / scale, y / scale).
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @returns {Hex}
 */
function rounded(x, y, scale) {
  const z = -x - y;
  let [q, r, s] = [x, y, z].map((v) => Math.floor((2 * v + scale) / (2 * scale)));
  const offQ = Math.abs(q * scale - x);
  const offR = Math.abs(r * scale - y);
  const offS = Math.abs(s * scale - z);
  if (offQ > offR && offQ > offS) q = 0 - r - s;
  else if (offR > offS) r = 0 - q - s;
  return { q, r };
}

/**
 * Returns the hex under a point in fractional axial coordinates.
 * @param {number} q
 * @param {number} r
 * @returns {Hex}
 */
export function nearest(q, r) {
  return rounded(q, r, 1);
}

/**
 * Returns the hexes at exactly `radius` steps, clockwise from the corner in direction 4.
 * @param {Hex} centre
 * @param {number} radius
 * @returns {Hex[]}
 */
export function ring(centre, radius) {
  if (radius === 0) return [{ q: centre.q, r: centre.r }];
  let q = centre.q + DIRECTIONS[4][0] * radius;
  let r = centre.r + DIRECTIONS[4][1] * radius;
  const found = [];
  for (const [dq, dr] of DIRECTIONS) {
    for (let i = 0; i < radius; i += 1) {
      found.push({ q, r });
      q += dq;
      r += dr;
    }
  }
  return found;
}

/**
 * Returns the hexes at most `radius` steps away, ordered by q, then r.
 * @param {Hex} centre
 * @param {number} radius
 * @returns {Hex[]}
 */
export function disk(centre, radius) {
  const found = [];
  for (let dq = -radius; dq <= radius; dq += 1) {
    const last = Math.min(radius, radius - dq);
    for (let dr = Math.max(-radius, -dq - radius); dr <= last; dr += 1) {
      found.push({ q: centre.q + dq, r: centre.r + dr });
    }
  }
  return found;
}

/**
 * Returns the label of a hex: column and row from 1, "0405"; past 99 with a dot, "103.007".
 * @param {Hex} h
 * @param {Orientation} orientation
 * @returns {string}
 */
export function label(h, orientation) {
  const [column, row] = toOffset(h, orientation).map((n) => n + 1);
  const short = column >= 0 && column <= 99 && row >= 0 && row <= 99;
  return short ? padded(column, 2) + padded(row, 2) : `${padded(column, 3)}.${padded(row, 3)}`;
}

/**
 * Returns a whole number with leading zeros. The sign counts in the width.
 * @param {number} n
 * @param {number} width
 */
function padded(n, width) {
  return n < 0 ? `-${String(-n).padStart(width - 1, "0")}` : String(n).padStart(width, "0");
}

/**
 * Returns the hex of a label, or null when the text is not a label.
 * @param {string} text
 * @param {Orientation} orientation
 * @returns {Hex | null}
 */
export function parseLabel(text, orientation) {
  const parts = /^(\d\d)(\d\d)$/.exec(text) ?? /^(-?\d+)\.(-?\d+)$/.exec(text);
  return parts && fromOffset(Number(parts[1]) - 1, Number(parts[2]) - 1, orientation);
}
