// The columns that a straight line between two hexes crosses, from centre to centre. Pure.

import { nearest } from "../../core/hexes.js";

/** @typedef {{q: number, r: number}} Hex */

/**
 * How far the line is moved off the borders between hexes, so that one along a border crosses one
 * hex at a time.
 */
const NUDGE = [1e-6, 2e-6];
/** Shorter parts of the line are rounding. */
const SHORTEST = 1e-9;

/**
 * Returns the hexes that a line crosses, in order, each with the part of the line in it, from 0 to 1.
 * @param {Hex} from @param {Hex} to
 * @returns {{q: number, r: number, t0: number, t1: number}[]}
 */
export function columnsAlong(from, to) {
  /** @type {(t: number) => [number, number]} */
  const at = (t) => [from.q + (to.q - from.q) * t + NUDGE[0], from.r + (to.r - from.r) * t + NUDGE[1]];
  // the borders between hexes lie on lines along which one of these is whole
  const borders = (/** @type {[number, number]} */ [q, r]) => [q - r, q + 2 * r, 2 * q + r];
  const [start, end] = [borders(at(0)), borders(at(1))];
  const cuts = start.flatMap((a, i) => {
    const way = end[i] - a;
    const first = Math.ceil(Math.min(a, end[i]));
    return Array.from({ length: Math.max(0, Math.floor(Math.max(a, end[i])) - first + 1) }, (_, n) => (first + n - a) / way);
  });
  const stops = [0, ...cuts.filter((t) => t > 0 && t < 1).sort((a, b) => a - b), 1];
  /** @type {{q: number, r: number, t0: number, t1: number}[]} */
  const columns = [];
  for (let i = 1; i < stops.length; i += 1) {
    const [t0, t1] = [stops[i - 1], stops[i]];
    if (t1 - t0 < SHORTEST) continue;
    const [q, r] = at((t0 + t1) / 2);
    const hex = nearest(q, r);
    const last = columns.at(-1);
    if (last?.q === hex.q && last.r === hex.r) last.t1 = t1;
    else columns.push({ ...hex, t0: last?.t1 ?? 0, t1 });
  }
  if (columns.length > 0) columns[columns.length - 1].t1 = 1;
  return columns;
}
