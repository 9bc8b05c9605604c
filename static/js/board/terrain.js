/**
 * Stores ground, notes and props for fast access: dense arrays by offset row and column.
 *
 * The map arrives in chunks of 32 x 32 hexes. The level of a hex is UNLOADED before its chunk
 * arrives, and HIDDEN where the viewer's side has seen nothing.
 * @import {Cell, Chunk, Hex, MapInfo, Note, Prop} from "./types.js"
 * @import {Masks} from "./fog.js"
 */

import { label, toOffset } from "../core/hexes.js";
import { UNEXPLORED, visibilityOf, sameMasks, sightOf } from "./fog.js";
import { hexKey } from "./projection.js";

export const CHUNK_SIDE = 32;
/** No ground down to the floor of the map. */
export const VOID = -32768;
/** The chunk has not arrived yet. */
export const UNLOADED = -32767;
/** Not on the map. */
export const OUTSIDE = -32766;
/** Unexplored: the ground is not known to the viewer. */
export const HIDDEN = -32765;
const SENTINELS = HIDDEN;

/** Whether a level is one of real ground. @param {number} level */
export const isGround = (level) => level > SENTINELS;

/** Whether the ground is not loaded or unexplored. @param {number} level */
export const isUnknown = (level) => level === UNLOADED || level === HIDDEN;

/**
 * @typedef {object} Terrain
 * @property {MapInfo} map
 * @property {Int16Array} levels           by row * columns + column
 * @property {Map<number, Note[]>} notes   by the same index
 * @property {Map<number, Prop[]>} props   by hexKey, lowest first
 * @property {Map<number, Chunk>} chunks   loaded chunks, by chunk index
 * @property {Uint8Array} visibility       as in fog.js, by the index of `levels`
 * @property {Map<number, Masks>} masks    by chunk index
 */

/** Returns the terrain of a map without chunks. @param {MapInfo} map @returns {Terrain} */
export function createTerrain(map) {
  const levels = new Int16Array(map.columns * map.rows).fill(UNLOADED);
  const visibility = new Uint8Array(map.columns * map.rows);
  return { map, levels, notes: new Map(), props: new Map(), chunks: new Map(), visibility, masks: new Map() };
}

/** Returns the number of chunks in a row of chunks. @param {MapInfo} map */
const chunkColumns = (map) => Math.ceil(map.columns / CHUNK_SIDE);

/**
 * @typedef {{col: number, row: number, columns: number, rows: number}} Region  offset coordinates
 */

/** Returns the region of a chunk. @param {MapInfo} map @param {number} index @returns {Region} */
function regionOf(map, index) {
  const across = chunkColumns(map);
  const col = (index % across) * CHUNK_SIDE;
  const row = Math.floor(index / across) * CHUNK_SIDE;
  const columns = Math.max(0, Math.min(CHUNK_SIDE, map.columns - col));
  const rows = Math.max(0, Math.min(CHUNK_SIDE, map.rows - row));
  return { col, row, columns, rows };
}

/**
 * Returns the level to store for a hex of a chunk.
 * @param {number | null | undefined} level null: void @param {number} bits its visibility
 * @param {Masks | undefined} masks of the chunk
 */
function storedLevel(level, bits, masks) {
  if (sightOf(bits) === UNEXPLORED && !masks?.showUnexplored) return HIDDEN;
  return level ?? VOID;
}

/** The side of the blocks in which a changed chunk is drawn anew: a stroke rarely changes all of it. */
const BLOCK_SIDE = 4;

/**
 * Stores a chunk.
 * @param {Terrain} terrain @param {number} index @param {Chunk} chunk
 * @returns {Region[]} the parts of it whose ground or cover has changed
 */
export function putChunk(terrain, index, chunk) {
  const { map, levels, notes } = terrain;
  const { col, row, columns, rows } = regionOf(map, index);
  const masks = terrain.masks.get(index);
  const covers = chunk.notes ?? {};
  /** @type {Map<number, {left: number, top: number, right: number, bottom: number}>} */
  const blocks = new Map();
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = (row + y) * map.columns + col + x;
      const level = storedLevel(chunk.levels[y * CHUNK_SIDE + x], terrain.visibility[at], masks);
      const cover = covers[y * CHUNK_SIDE + x];
      if (level === levels[at] && sameNotes(notes.get(at), cover)) continue;
      levels[at] = level;
      if (cover) notes.set(at, cover);
      else notes.delete(at);
      const key = Math.floor(y / BLOCK_SIDE) * CHUNK_SIDE + Math.floor(x / BLOCK_SIDE);
      const block = blocks.get(key);
      if (!block) blocks.set(key, { left: x, top: y, right: x, bottom: y });
      else {
        block.left = Math.min(block.left, x);
        block.right = Math.max(block.right, x);
        block.bottom = y;
      }
    }
  }
  terrain.chunks.set(index, chunk);
  const changed = [...blocks.values()].map(({ left, top, right, bottom }) => ({ col: col + left, row: row + top, columns: right - left + 1, rows: bottom - top + 1 }));
  // all of a chunk is one part
  return changed.length * BLOCK_SIDE ** 2 < columns * rows ? changed : [{ col, row, columns, rows }];
}

/** Whether two hexes have the same notes. @param {Note[] | undefined} a @param {Note[] | undefined} b */
const sameNotes = (a, b) => a === b || (a?.length ?? 0) === (b?.length ?? 0) && JSON.stringify(a ?? []) === JSON.stringify(b ?? []);

/**
 * Stores the masks of a chunk.
 * @param {Terrain} terrain @param {number} index @param {Masks | null} masks null: all in sight
 * @returns {Region & {ground: boolean} | null} the region that looks different now, and whether
 *   ground levels changed; null when nothing changed
 */
export function putMasks(terrain, index, masks) {
  const before = terrain.masks.get(index) ?? null;
  if (sameMasks(before, masks)) return null;
  if (masks === null) terrain.masks.delete(index);
  else terrain.masks.set(index, masks);
  const { map, levels, visibility } = terrain;
  const { col, row, columns, rows } = regionOf(map, index);
  const now = visibilityOf(masks);
  const chunk = terrain.chunks.get(index);
  let [left, top, right, bottom] = [CHUNK_SIDE, CHUNK_SIDE, -1, -1];
  let ground = false;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = (row + y) * map.columns + col + x;
      const bits = now[y * CHUNK_SIDE + x];
      const level = chunk ? storedLevel(chunk.levels[y * CHUNK_SIDE + x], bits, masks ?? undefined) : levels[at];
      const overlayChanged = Boolean(before?.showUnexplored) !== Boolean(masks?.showUnexplored) && bits !== 0;
      if (bits === visibility[at] && level === levels[at] && !overlayChanged) continue;
      ground ||= level !== levels[at];
      visibility[at] = bits;
      levels[at] = level;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  return { col: col + left, row: row + top, columns: right - left + 1, rows: bottom - top + 1, ground };
}

/**
 * Returns the index of a hex in the dense arrays; -1 outside the map.
 * @param {Terrain} terrain @param {number} q @param {number} r
 */
function indexOf({ map }, q, r) {
  const [col, row] = toOffset({ q, r }, map.orientation);
  return col < 0 || row < 0 || col >= map.columns || row >= map.rows ? -1 : row * map.columns + col;
}

/**
 * Returns the visibility of a hex; 0 outside the map.
 * @param {Terrain} terrain @param {number} q @param {number} r
 */
export function visibilityAt(terrain, q, r) {
  const index = indexOf(terrain, q, r);
  return index < 0 ? 0 : terrain.visibility[index];
}

/**
 * Stores the props.
 * @param {Terrain} terrain @param {Record<string, Prop>} before @param {Record<string, Prop>} after
 * @returns {Hex[]} the hexes where a prop changed
 */
export function putProps(terrain, before, after) {
  /** @type {Hex[]} */
  const changed = [];
  for (const [id, prop] of Object.entries(before)) {
    if (after[id] !== prop) changed.push(...hexesOf(prop));
  }
  for (const [id, prop] of Object.entries(after)) {
    if (before[id] !== prop) changed.push(...hexesOf(prop));
  }
  if (changed.length) {
    terrain.props = new Map();
    for (const prop of Object.values(after)) {
      for (const { q, r } of hexesOf(prop)) {
        const key = hexKey(q, r);
        const list = terrain.props.get(key);
        if (list) list.push(prop);
        else terrain.props.set(key, [prop]);
      }
    }
    for (const list of terrain.props.values()) list.sort((a, b) => a.base - b.base);
  }
  return changed;
}

/** Returns the hexes of a prop. @param {Prop} prop @returns {Hex[]} */
export const hexesOf = (prop) => prop.hexes.map(([q, r]) => ({ q, r }));

/** Whether a hex is on the map. @param {Terrain} terrain @param {number} q @param {number} r */
export function isInside(terrain, q, r) {
  return indexOf(terrain, q, r) >= 0;
}

/**
 * Returns the ground level of a hex, or VOID, UNLOADED, HIDDEN, OUTSIDE.
 * @param {Terrain} terrain @param {number} q @param {number} r
 */
export function groundAt(terrain, q, r) {
  const index = indexOf(terrain, q, r);
  return index < 0 ? OUTSIDE : terrain.levels[index];
}

/**
 * The same by offset coordinates.
 * @param {Terrain} terrain @param {number} col @param {number} row
 */
export function levelAt(terrain, col, row) {
  const { columns, rows } = terrain.map;
  if (col < 0 || row < 0 || col >= columns || row >= rows) return OUTSIDE;
  return terrain.levels[row * columns + col];
}

/** @type {Note[]} */
const NO_NOTES = [];
/** @type {Prop[]} */
const NO_PROPS = [];

/**
 * Returns the notes of a hex.
 * @param {Terrain} terrain @param {number} col @param {number} row @returns {Note[]}
 */
export const notesAt = (terrain, col, row) =>
  terrain.notes.get(row * terrain.map.columns + col) ?? NO_NOTES;

/**
 * Returns the props of a hex, lowest first.
 * @param {Terrain} terrain @param {number} q @param {number} r @returns {Prop[]}
 */
export const propsAt = (terrain, q, r) => terrain.props.get(hexKey(q, r)) ?? NO_PROPS;

/**
 * Whether there is open space below a prop.
 * @param {Prop} prop @param {number} ground
 */
export const isDeck = (prop, ground) => !isGround(ground) || prop.base > ground;

/**
 * Returns the levels that units can stand on, ascending: open cells with something solid directly
 * below ("surface", FS 5.9). For display only; the server decides movement.
 * @param {Terrain} terrain @param {number} q @param {number} r @returns {number[]}
 */
export function surfacesAt(terrain, q, r) {
  const ground = groundAt(terrain, q, r);
  const props = propsAt(terrain, q, r).filter((prop) => prop.integrity > 0 || prop.value <= 0);
  const { ceiling } = terrain.map;
  const tops = isGround(ground) ? [ground] : [];
  for (const prop of props) tops.push(prop.base + prop.height);
  return tops
    .filter((top) => !props.some((prop) => prop.base <= top && top < prop.base + prop.height))
    .filter((top) => ceiling === null || top < ceiling)
    .sort((a, b) => a - b);
}

/**
 * Returns the highest surface at or below a cell; null when there is none.
 * @param {Terrain} terrain @param {Cell} cell @returns {number | null}
 */
export function landingBelow(terrain, cell) {
  const below = surfacesAt(terrain, cell.q, cell.r).filter((level) => level <= cell.level);
  return below.length ? below[below.length - 1] : null;
}

/** Whether a prop is above a cell. @param {Terrain} terrain @param {Cell} cell */
export const isUnderProp = (terrain, cell) =>
  propsAt(terrain, cell.q, cell.r).some((prop) => prop.base > cell.level);

/**
 * Returns the label of a hex, such as "0405" (core/hexes.js).
 * @param {Terrain} terrain @param {Hex} hex
 */
export const labelOf = (terrain, hex) => label(hex, terrain.map.orientation);
