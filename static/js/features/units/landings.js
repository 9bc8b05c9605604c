// The cells where a carried unit can step off: every free cell at most one hex or one level from a
// cell of its carrier. Pure.

import { neighbours } from "../../core/hexes.js";

/** @typedef {{q: number, r: number, level: number}} Cell */
/** @typedef {Cell & {falls: number|null}} Landing  `falls`: in levels; null: out of the map */
/**
 * @typedef {object} Column  what is known of a hex
 * @property {boolean} inside  whether it is on the map
 * @property {number|null} ground  null: void
 * @property {readonly number[]} surfaces  levels to stand on, lowest first
 * @property {readonly {base: number, height: number}[]} props
 */

/**
 * Returns the cells of a unit.
 * @param {{at: Cell, footprint?: number[][]}} unit @returns {Cell[]}
 */
export function cellsOf({ at, footprint }) {
  return (footprint ?? [[0, 0, 0]]).map(([dq, dr, dl]) => ({ q: at.q + dq, r: at.r + dr, level: at.level + dl }));
}

/**
 * Returns whether a unit stands on top of another one.
 * @param {Cell|null} at @param {{at: Cell|null, footprint?: number[][]}} below
 */
export const standsOnTop = (at, below) => at !== null && below.at !== null && cellsOf({ ...below, at: below.at }).some(({ q, r, level }) => q === at.q && r === at.r && level === at.level - 1);

/**
 * Returns the landings, the highest cell of a hex first.
 * @param {readonly Cell[]} carrier  its cells
 * @param {readonly Cell[]} taken  cells of all units on the map, the carrier included
 * @param {(hex: {q: number, r: number}) => Column} column
 * @returns {Landing[]}
 */
export function landings(carrier, taken, column) {
  const key = (/** @type {Cell} */ { q, r, level }) => `${q},${r},${level}`;
  const full = new Set(taken.map(key));
  const near = carrier.flatMap((cell) => [
    ...neighbours(cell).map(({ q, r }) => ({ q, r, level: cell.level })),
    { ...cell, level: cell.level + 1 },
    { ...cell, level: cell.level - 1 },
  ]);
  const found = new Map();
  for (const cell of near) {
    const { inside, ground, surfaces, props } = column(cell);
    const { level } = cell;
    const solid = (ground !== null && ground > level) || props.some(({ base, height }) => base <= level && level < base + height);
    if (!inside || solid || full.has(key(cell))) continue;
    const below = [...surfaces, ...taken.filter(({ q, r }) => q === cell.q && r === cell.r).map((each) => each.level + 1)];
    const rest = below.filter((each) => each <= level);
    found.set(key(cell), { ...cell, falls: rest.length === 0 ? null : level - Math.max(...rest) });
  }
  return [...found.values()].sort((a, b) => b.level - a.level);
}
