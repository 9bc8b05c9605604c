/**
 * Moves the view over the map: pan, zoom, fit, centre, resize.
 * @import {Hex, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { fromOffset } from "../core/hexes.js";
import { R, centreOf, fitView, hexAt, scaleLimits, toScreen, toWorld, worldSize } from "./projection.js";
import { CHUNK_SIDE } from "./terrain.js";

/** Moves the map by CSS px. @param {State} state @param {number} dx @param {number} dy */
export function pan(state, dx, dy) {
  state.view.x -= dx / state.view.scale;
  state.view.y -= dy / state.view.scale;
  state.fitted = false;
  clampView(state);
}

/**
 * Zooms by a factor, within the scale limits.
 * @param {State} state @param {number} factor
 * @param {Point} at point of the canvas that stays in place, CSS px
 * @param {number} now performance.now()
 */
export function zoom(state, factor, at, now) {
  const { view, size } = state;
  const { least, most } = scaleLimits(worldSize(state.map), size.width, size.height);
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  if (scale === view.scale) return;
  const fixed = toWorld(view, at.x, at.y);
  view.scale = scale;
  view.x = fixed.x - at.x / scale;
  view.y = fixed.y - at.y / scale;
  state.fitted = false;
  state.zoomedAt = now;
  clampView(state);
}

/** Keeps at least a quarter of the view on the map. @param {State} state */
function clampView(state) {
  const { view, size } = state;
  const world = worldSize(state.map);
  const w = size.width / view.scale;
  const h = size.height / view.scale;
  view.x = Math.min(world.x - w * 0.25, Math.max(-w * 0.75, view.x));
  view.y = Math.min(world.y - h * 0.25, Math.max(-h * 0.75, view.y));
}

/**
 * Shows what another board shows.
 * @param {State} state @param {{x: number, y: number, scale: number}} view
 */
export function setView(state, { x, y, scale }) {
  state.view = { x, y, scale };
  state.fitted = false;
  clampView(state);
}

/** Shows the whole map. @param {State} state */
export function fit(state) {
  const world = worldSize(state.map);
  const air = R * 0.5;
  const box = { x: -air, y: -air, width: world.x + 2 * air, height: world.y + 2 * air };
  state.view = fitView(box, state.size.width, state.size.height, state.insets, 2);
  state.fitted = true;
}

/**
 * Moves a hex to the middle of the part that panels leave free.
 * @param {State} state @param {Hex} hex @param {number} [scale] CSS px per world unit
 */
export function centre(state, hex, scale) {
  const { view, size, insets } = state;
  if (scale) view.scale = scale;
  const at = centreOf(hex.q, hex.r, state.map.orientation);
  const world = worldSize(state.map);
  view.x = viewOrigin(at.x, world.x, view.scale, insets.left, size.width - insets.right);
  view.y = viewOrigin(at.y, world.y, view.scale, insets.top, size.height - insets.bottom);
  state.fitted = false;
  clampView(state);
}

/**
 * Returns the view's origin on one axis, so that a point is in the middle of the free part of the
 * screen. Near the edge of the map it is not: an empty margin would hide map elsewhere.
 * @param {number} at the point, world units @param {number} length of the map, world units
 * @param {number} scale @param {number} from @param {number} to ends of the free part, CSS px
 */
function viewOrigin(at, length, scale, from, to) {
  const half = (to - from) / 2 / scale;
  const air = Math.min(R * 2, half);
  const least = half - air;
  const most = length - half + air;
  const middle = least > most ? length / 2 : Math.min(most, Math.max(least, at));
  return middle - (from + to) / 2 / scale;
}

/**
 * Pans as little as possible until a hex is clear of every panel; never zooms.
 * @param {State} state @param {Hex} hex
 */
export function showHex(state, hex) {
  const { view, size, insets } = state;
  const at = centreOf(hex.q, hex.r, state.map.orientation);
  const from = toScreen(view, at.x, at.y);
  const around = R * view.scale;
  const m = around * 1.6;
  const least = { x: insets.left + m, y: insets.top + m };
  const most = { x: size.width - insets.right - m, y: size.height - insets.bottom - m };
  const near = { x: Math.min(most.x, Math.max(least.x, from.x)), y: Math.min(most.y, Math.max(least.y, from.y)) };
  // the insets do not contain tools and cards in the corners; notices go by themselves
  const panels = (state.events.panels?.() ?? []).filter(({ passing }) => !passing);
  const isFree = (/** @type {Point} */ { x, y }) =>
    panels.every(({ left, top, width, height }) => x <= left - around || x >= left + width + around || y <= top - around || y >= top + height + around);
  const far = (/** @type {Point} */ { x, y }) => Math.hypot(x - from.x, y - from.y);
  const beside = () => {
    const xs = [near.x, ...panels.flatMap(({ left, width }) => [left - around, left + width + around])];
    const ys = [near.y, ...panels.flatMap(({ top, height }) => [top - around, top + height + around])];
    const inside = xs.filter((x) => x >= least.x && x <= most.x).flatMap((x) => ys.filter((y) => y >= least.y && y <= most.y).map((y) => ({ x, y })));
    return inside.filter(isFree).sort((a, b) => far(a) - far(b))[0] ?? { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
  };
  const to = isFree(near) ? near : beside();
  if (to.x !== from.x || to.y !== from.y) pan(state, to.x - from.x, to.y - from.y);
}

/**
 * Takes over the size of the canvas.
 * @param {State} state @param {number} width @param {number} height CSS px
 * @param {number} dpr device px per CSS px
 */
export function resize(state, width, height, dpr) {
  state.size = { width: Math.max(1, width), height: Math.max(1, height) };
  state.dpr = dpr;
  if (state.fitted) fit(state);
}

/**
 * Returns the hex under a point of the canvas. Glyphs that are drawn outside their hex do not
 * count.
 * @param {State} state @param {Point} at CSS px
 */
export function hexUnder(state, at) {
  const world = toWorld(state.view, at.x, at.y);
  return hexAt(world.x, world.y, state.map.orientation);
}

/**
 * Returns the indexes of the map's chunks, those nearest to the middle of the canvas first.
 * @param {State} state @returns {number[]}
 */
export function chunksFromMiddle({ map, view, size }) {
  const across = Math.ceil(map.columns / CHUNK_SIDE);
  const distances = Array.from({ length: across * Math.ceil(map.rows / CHUNK_SIDE) }, (_, index) => {
    const column = Math.min(map.columns - 1, (index % across) * CHUNK_SIDE + CHUNK_SIDE / 2);
    const row = Math.min(map.rows - 1, Math.floor(index / across) * CHUNK_SIDE + CHUNK_SIDE / 2);
    const { q, r } = fromOffset(column, row, map.orientation);
    const centre = centreOf(q, r, map.orientation);
    const at = toScreen(view, centre.x, centre.y);
    return Math.hypot(at.x - size.width / 2, at.y - size.height / 2);
  });
  return [...distances.keys()].sort((a, b) => distances[a] - distances[b]);
}
