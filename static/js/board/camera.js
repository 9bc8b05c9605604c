/**
 * Changes of the window on the map: pan, zoom, fit, centre, resize. Part of board.js' mutations.
 * @import {Hex, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { R, centreOf, fitView, hexAt, scaleLimits, toWorld, worldSize } from "./projection.js";

/** @param {State} state @param {number} dx screen @param {number} dy screen */
export function pan(state, dx, dy) {
  state.view.x -= dx / state.view.scale;
  state.view.y -= dy / state.view.scale;
  state.fitted = false;
  clampView(state);
}

/**
 * @param {State} state @param {number} factor @param {Point} at screen point that stays
 * @param {number} now
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

/** Keeps some of the map in sight. @param {State} state */
function clampView(state) {
  const { view, size } = state;
  const world = worldSize(state.map);
  const w = size.width / view.scale;
  const h = size.height / view.scale;
  view.x = Math.min(world.x - w * 0.25, Math.max(-w * 0.75, view.x));
  view.y = Math.min(world.y - h * 0.25, Math.max(-h * 0.75, view.y));
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
 * Brings a hex to the middle of what panels leave free.
 * @param {State} state @param {Hex} hex @param {number} [scale]
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
 * Where the window begins on one axis, so that a point is in the middle of what is free as far as
 * the map's edge allows: free room is never spent on what is not there while map is hidden.
 * @param {number} at @param {number} length of the map, world units @param {number} scale
 * @param {number} from @param {number} to the free part of the screen
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
 * Pans just as far as a hex needs to be seen, clear of every panel; never zooms.
 * @param {State} state @param {Hex} hex
 */
export function showHex(state, hex) {
  const { view, size, insets } = state;
  const at = centreOf(hex.q, hex.r, state.map.orientation);
  const x = (at.x - view.x) * view.scale;
  const y = (at.y - view.y) * view.scale;
  const m = R * 1.6 * view.scale;
  const left = Math.min(0, x - insets.left - m) + Math.max(0, x - (size.width - insets.right - m));
  const top = Math.min(0, y - insets.top - m) + Math.max(0, y - (size.height - insets.bottom - m));
  if (left || top) pan(state, -left, -top);
  const now = { x: x - left, y: y - top };
  if (!isUnderPanel(state, now, R * view.scale)) return;
  // tools and cards in the corners: the middle of what is free is clear of all of them
  const middle = {
    x: (insets.left + size.width - insets.right) / 2,
    y: (insets.top + size.height - insets.bottom) / 2,
  };
  pan(state, middle.x - now.x, middle.y - now.y);
}

/**
 * Whether a panel lies over a place on the screen.
 * @param {State} state @param {Point} at @param {number} around CSS px that have to be clear too
 */
function isUnderPanel(state, { x, y }, around) {
  return (state.events.panels?.() ?? []).some(
    ({ left, top, width, height }) =>
      x > left - around && x < left + width + around && y > top - around && y < top + height + around,
  );
}

/**
 * @param {State} state @param {number} width @param {number} height CSS pixels
 * @param {number} dpr
 */
export function resize(state, width, height, dpr) {
  state.size = { width: Math.max(1, width), height: Math.max(1, height) };
  state.dpr = dpr;
  if (state.fitted) fit(state);
}

/**
 * The hex under a screen point, units lifted out of theirs included.
 * @param {State} state @param {Point} at
 */
export function hexUnder(state, at) {
  const world = toWorld(state.view, at.x, at.y);
  return hexAt(world.x, world.y, state.map.orientation);
}
