/**
 * The hexes of a stroke: along a path, in a line, in a rectangle, or all that are connected and
 * alike.
 * @import {Hex} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Terrain} from "./terrain.js"
 */

import { disk, fromOffset, line, neighbours, toOffset } from "../core/hexes.js";
import { hexKey } from "./projection.js";
import { groundAt, isInside, notesAt } from "./terrain.js";

/** @typedef {"brush" | "line" | "rectangle" | "fill"} Shape */

/** The most hexes that a fill covers. */
const MOST_FILLED = 10_000;

/**
 * Returns the hexes of a shape from one hex to another, those on the map, in order from the first.
 * @param {State} state @param {Shape} shape @param {Hex} from @param {Hex} to
 * @returns {Hex[]}
 */
export function shapeHexes(state, shape, from, to) {
  const { terrain, brush } = state;
  const found =
    shape === "rectangle" ? rectangle(state, from, to) : shape === "fill" ? alike(terrain, from) : wide(line(from, to), brush);
  return found.filter(({ q, r }) => isInside(terrain, q, r));
}

/**
 * Returns the hexes within a radius of a path, each once.
 * @param {Hex[]} path @param {number} radius @returns {Hex[]}
 */
function wide(path, radius) {
  const found = new Map(path.flatMap((step) => disk(step, radius)).map((hex) => [hexKey(hex.q, hex.r), hex]));
  return [...found.values()];
}

/** Returns the hexes between two rows and two columns. @param {State} state @param {Hex} from @param {Hex} to */
function rectangle({ map }, from, to) {
  const [a, b] = [toOffset(from, map.orientation), toOffset(to, map.orientation)];
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  /** @type {Hex[]} */
  const found = [];
  for (let row = Math.max(0, top); row <= Math.min(bottom, map.rows - 1); row += 1)
    for (let column = Math.max(0, left); column <= Math.min(right, map.columns - 1); column += 1) found.push(fromOffset(column, row, map.orientation));
  return found;
}

/** Returns all hexes that are connected with one and have its ground and cover. @param {Terrain} terrain @param {Hex} from */
function alike(terrain, from) {
  if (!isInside(terrain, from.q, from.r)) return [];
  const wanted = look(terrain, from);
  const found = [from];
  const seen = new Set([hexKey(from.q, from.r)]);
  for (let i = 0; i < found.length && found.length < MOST_FILLED; i += 1)
    for (const hex of neighbours(found[i])) {
      const key = hexKey(hex.q, hex.r);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isInside(terrain, hex.q, hex.r) && look(terrain, hex) === wanted) found.push(hex);
    }
  return found;
}

/** Returns ground and cover of a hex, to be compared. @param {Terrain} terrain @param {Hex} hex */
function look(terrain, { q, r }) {
  const [column, row] = toOffset({ q, r }, terrain.map.orientation);
  const notes = notesAt(terrain, column, row) ?? [];
  return `${groundAt(terrain, q, r)} ${notes.map(({ kind, level }) => `${kind} ${level}`).sort().join()}`;
}
