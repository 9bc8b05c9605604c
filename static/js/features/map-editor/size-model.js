// Another size of the map: where the old map lies in the new one, and what lies beyond the new edge.

import { fromOffset, toOffset } from "../../core/hexes.js";

/** @typedef {{columns: number, rows: number, orientation: "flat"|"pointy"}} Grid */
/** @typedef {{columns: number, rows: number, left: number, top: number}} Resize  as `map.resize` has it */
/** @typedef {import("../../board/types.js").Hex} Hex */

/**
 * Returns the resize with the old map at an anchor: 0 is left or top, 1 the middle, 2 right or bottom.
 *
 * In the middle an even number of columns (flat) or rows (pointy) lies before the old ones, so that
 * no column moves half a hex.
 * @param {Grid} old @param {{columns: number, rows: number, across: number, down: number}} wanted
 * @returns {Resize}
 */
export function anchored(old, { columns, rows, across, down }) {
  return {
    columns,
    rows,
    left: before(columns - old.columns, across, old.orientation === "flat"),
    top: before(rows - old.rows, down, old.orientation === "pointy"),
  };
}

/** @param {number} more @param {number} anchor @param {boolean} even */
function before(more, anchor, even) {
  if (anchor !== 1) return anchor === 0 ? 0 : more;
  return even ? 2 * Math.trunc(more / 4) : Math.trunc(more / 2);
}

/**
 * Returns the function that says whether a hex of the old map is on the new one.
 * @param {Grid} old @param {Resize} to
 */
function holds(old, to) {
  const shift = fromOffset(to.left, to.top, old.orientation);
  return (/** @type {Hex} */ { q, r }) => {
    const [column, row] = toOffset({ q: q + shift.q, r: r + shift.r }, old.orientation);
    return column >= 0 && column < to.columns && row >= 0 && row < to.rows;
  };
}

/**
 * Returns how many units, props and hexes lie beyond the new edge.
 * @param {Grid} old @param {Resize} to
 * @param {Iterable<{at: Hex|null, footprint: number[][]}>} units @param {Iterable<{hexes: number[][]}>} props
 */
export function beyondEdge(old, to, units, props) {
  const inside = holds(old, to);
  const count = { units: 0, props: 0, hexes: 0 };
  for (const { at, footprint } of units) if (at !== null && !footprint.every(([q, r]) => inside({ q: at.q + q, r: at.r + r }))) count.units += 1;
  for (const prop of props) if (!prop.hexes.every(([q, r]) => inside({ q, r }))) count.props += 1;
  for (let row = 0; row < old.rows; row++) for (let column = 0; column < old.columns; column++) if (!inside(fromOffset(column, row, old.orientation))) count.hexes += 1;
  return count;
}

/** Hexes whose outline is quickly traced. */
const MOST_TRACED = 40_000;

/**
 * Returns the hexes of the new map in the coordinates of the old one, of a very large map only those
 * at its edge.
 * @param {Grid} old @param {Resize} to @returns {Hex[]}
 */
export function newHexes(old, to) {
  const shift = fromOffset(to.left, to.top, old.orientation);
  const all = to.columns * to.rows <= MOST_TRACED;
  const found = [];
  for (let row = 0; row < to.rows; row++) {
    const whole = all || row === 0 || row === to.rows - 1;
    for (let column = 0; column < to.columns; column += whole || to.columns < 2 ? 1 : to.columns - 1) {
      const { q, r } = fromOffset(column, row, old.orientation);
      found.push({ q: q - shift.q, r: r - shift.r });
    }
  }
  return found;
}
