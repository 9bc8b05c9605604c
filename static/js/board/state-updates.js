/**
 * Applies what the page provides to the state: settings, map, chunks, masks, props, units, reach.
 * @import {Cell, Chunk, Config, Hex, MapInfo, Prop, Unit} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Tiles} from "./tiles.js"
 * @import {Theme} from "./theme.js"
 * @import {Masks} from "./fog.js"
 */

import { fit } from "./camera.js";
import { describe } from "./describe.js";
import { shortNames } from "./unit-names.js";
import { indexReach } from "./plan.js";
import {
  activeReach,
  canPlan,
  dropStalePlan,
  planMove,
  putPlanAside,
  replan,
  resumePlan,
  setMode,
  setPlan,
  updateRevealed,
} from "./interaction.js";
import { toOffset } from "../core/hexes.js";
import { createRelief, rampSpan } from "./relief.js";
import { regionBox } from "./tiles.js";
import { createTerrain, hexesOf, putChunk, putMasks, putProps } from "./terrain.js";

/**
 * The part of the bitmap cache that a change of the map needs.
 * @typedef {Pick<Tiles, "invalidate">} Invalidator
 */

/**
 * Applies the given settings; keys that are missing stay as they are.
 * @param {State} state @param {Config} config @param {Invalidator} tiles
 * @param {number} now performance.now()
 */
export function configure(state, config, tiles, now) {
  if (config.events) state.events = config.events;
  if (config.text) state.text = config.text;
  if (config.unitWords) state.unitWords = config.unitWords;
  if (config.me) state.me = config.me;
  if (config.tool !== undefined && config.tool !== state.tool) {
    state.tool = config.tool;
    state.measure = null;
    state.stroke = null;
    state.planAside = null;
    setPlan(state, null);
  }
  if (config.brush !== undefined) state.brush = config.brush;
  if (config.shape) state.shape = config.shape;
  if (config.pictures) state.pictures = config.pictures;
  if (config.overlays) state.overlays = config.overlays;
  if (config.background) state.background = config.background;
  if (config.layer) {
    state.layer = config.layer;
    // what it says about the hex under the pointer is new
    if (state.hover) state.events.hover?.(describe(state, state.hover), state.at);
  }
  for (const part of [config.background, config.layer]) for (const box of part?.stale ?? []) tiles.invalidate(box);
  const wasActive = state.active;
  if (config.active !== undefined) state.active = config.active;
  if (config.largeText !== undefined) state.largeText = config.largeText;
  if (config.unseen) state.unseen = new Set(config.unseen);
  if (config.pings) state.pings = config.pings.map((ping) => ({ at: now, ...ping }));
  if (config.insets) setInsets(state, config.insets, config.refit);
  if (config.map && !sameMap(config.map, state.map)) setMap(state, config.map, tiles);
  if (config.chunks) {
    for (const [index, chunk] of config.chunks) setChunk(state, index, chunk, tiles);
  }
  if (config.props && config.props !== state.props) setProps(state, config.props, tiles);
  if (config.units && config.units !== state.units) setUnits(state, config.units, now, config);
  dropStalePlan(state, wasActive);
  if (config.selected !== undefined && config.selected !== state.selected) {
    state.selected = config.selected;
    state.planAside = null;
    setPlan(state, null);
    updateRevealed(state);
  }
  if (config.reach !== undefined) setReach(state, config.reach);
  if (config.mode !== undefined) setMode(state, config.mode);
}

/**
 * Sets the part of the canvas that panels cover. With `refit` a view of the whole map is fitted
 * again, but not for the panel at the bottom: it opens and closes often.
 * @param {State} state @param {State["insets"]} insets @param {boolean} [refit]
 */
function setInsets(state, insets, refit = false) {
  const { top, right, left } = state.insets;
  state.insets = insets;
  const other = top !== insets.top || right !== insets.right || left !== insets.left;
  if (other && refit && state.fitted) fit(state);
}

/** @param {MapInfo} a @param {MapInfo} b */
const sameMap = (a, b) =>
  a === b ||
  (a.columns === b.columns &&
    a.rows === b.rows &&
    a.orientation === b.orientation &&
    a.floor === b.floor &&
    a.ceiling === b.ceiling &&
    String(rampSpan(a.tint)) === String(rampSpan(b.tint)));

/**
 * Sets the map. On a grid of the same shape, chunks and masks stay.
 * @param {State} state @param {MapInfo} map @param {Invalidator} tiles
 */
function setMap(state, map, tiles) {
  const kept = state.terrain.chunks;
  const masks = state.terrain.masks;
  const { map: before } = state;
  const sameGrid =
    before.columns === map.columns && before.rows === map.rows && before.orientation === map.orientation && kept.size > 0;
  state.map = map;
  state.terrain = createTerrain(map);
  putProps(state.terrain, {}, state.props);
  if (sameGrid) {
    for (const [index, each] of masks) putMasks(state.terrain, index, each);
    for (const [index, chunk] of kept) putChunk(state.terrain, index, chunk);
  }
  refreshRelief(state, state.theme, tiles);
  if (!sameGrid) {
    state.hover = state.cursor = null;
    state.fitted = true;
    fit(state);
  }
  placeUnits(state);
}

/**
 * Computes all colours again, for a new map or theme.
 * @param {State} state @param {Theme} theme @param {Invalidator} tiles
 */
export function refreshRelief(state, theme, tiles) {
  state.theme = theme;
  state.relief = createRelief(state.terrain, theme);
  state.relief.refresh(0, 0, state.map.columns, state.map.rows);
  tiles.invalidate(null);
}

/**
 * Sets one chunk of the map.
 * @param {State} state @param {number} index @param {Chunk} chunk @param {Invalidator} tiles
 * @param {Masks | null} [masks] of the chunk; null: all in sight; left out: unchanged
 */
export function setChunk(state, index, chunk, tiles, masks) {
  const { terrain } = state;
  const known = terrain.chunks.has(index);
  if (terrain.chunks.get(index) === chunk) {
    if (masks !== undefined) setMasks(state, index, masks, tiles);
    return;
  }
  const fogged = masks === undefined ? null : putMasks(terrain, index, masks);
  const areas = putChunk(terrain, index, chunk);
  const repainted = fogged === null ? areas : [...areas, fogged];
  for (const area of repainted) {
    state.relief.refresh(area.col, area.row, area.columns, area.rows);
    const box = regionBox(state, area.col, area.row, area.columns, area.rows);
    tiles.invalidate(box, known && fogged !== null && !state.reducedMotion);
  }
  // the height of a prop depends on the ground of all its hexes, also where it leaves the area
  const inside = (/** @type {number[]} */ [q, r]) => {
    const [col, row] = toOffset({ q, r }, state.map.orientation);
    return repainted.some((area) => col >= area.col && col < area.col + area.columns && row >= area.row && row < area.row + area.rows);
  };
  const across = Object.values(state.props).filter(({ hexes }) => known && hexes.some(inside) && !hexes.every(inside));
  invalidateHexes(state, across.flatMap(hexesOf), tiles);
  if (repainted.length > 0) placeUnits(state);
}

/**
 * Sets the visibility masks of a chunk; what they change fades over.
 * @param {State} state @param {number} index @param {Masks | null} masks @param {Invalidator} tiles
 */
export function setMasks(state, index, masks, tiles) {
  const { terrain } = state;
  const area = putMasks(terrain, index, masks);
  if (!area) return;
  const box = regionBox(state, area.col, area.row, area.columns, area.rows);
  tiles.invalidate(box, terrain.chunks.has(index) && !state.reducedMotion);
  if (!area.ground) return;
  state.relief.refresh(area.col, area.row, area.columns, area.rows);
  placeUnits(state);
}

/**
 * Sets the props.
 * @param {State} state @param {Record<string, Prop>} props @param {Invalidator} tiles
 */
function setProps(state, props, tiles) {
  const changed = putProps(state.terrain, state.props, props);
  state.props = props;
  invalidateHexes(state, changed, tiles);
  placeUnits(state);
}

/** Has hexes painted again. @param {State} state @param {Hex[]} hexes @param {Invalidator} tiles */
function invalidateHexes(state, hexes, tiles) {
  if (hexes.length > 400) return tiles.invalidate(null);
  for (const hex of hexes) {
    const [col, row] = toOffset(hex, state.map.orientation);
    tiles.invalidate(regionBox(state, col, row, 1, 1));
  }
}

/** Duration of a movement: per hex, and at most, in milliseconds. */
const MS_PER_HEX = 130;
const MAX_MOVE_MS = 900;

/**
 * Starts the fade of units that come into sight or go out of it.
 * @param {State} state @param {Record<string, Unit>} before @param {State["spots"]} spots  of these units
 * @param {number} now
 */
function trackAppearances(state, before, spots, now) {
  const { units, appearing, disappearing } = state;
  for (const id of appearing.keys()) if (!units[id]?.at) appearing.delete(id);
  for (const id of disappearing.keys()) if (units[id]?.at) disappearing.delete(id);
  // units of a new table or another scene do not fade in
  if (state.reducedMotion || !Object.keys(before).some((id) => units[id])) return;
  for (const [id, unit] of Object.entries(units)) {
    if (unit.at && !before[id]?.at) appearing.set(id, now);
  }
  for (const spot of spots) {
    if (!units[spot.unit.id]?.at && spot.gathered !== "behind") disappearing.set(spot.unit.id, { spot, at: now });
  }
}

/**
 * Sets the units and starts the animation of those that have moved.
 * @param {State} state @param {Record<string, Unit>} units @param {number} now
 * @param {{routes?: Record<string, Cell[]>, leap?: boolean}} how  as in Config
 */
function setUnits(state, units, now, { routes = {}, leap = false }) {
  const before = leap ? {} : state.units;
  // where the units of before were drawn
  const { spots } = state;
  if (leap) state.tweens.clear();
  state.units = units;
  trackAppearances(state, before, spots, now);
  for (const [id, unit] of Object.entries(units)) {
    const from = before[id]?.at;
    const to = unit.at;
    if (!from || !to || state.reducedMotion) continue;
    if (from.q === to.q && from.r === to.r && from.level === to.level) continue;
    const route = routes[id] ?? (state.lastPath?.unit === id ? state.lastPath.path : []);
    const end = route.findIndex((c) => c.q === to.q && c.r === to.r && c.level === to.level);
    const path = [from, ...(end < 0 ? [to] : route.slice(0, end + 1))];
    const ms = Math.min(MAX_MOVE_MS, MS_PER_HEX * (path.length - 1) + 120);
    state.tweens.set(id, { path, start: now, ms });
  }
  for (const id of state.tweens.keys()) if (!units[id]) state.tweens.delete(id);
  if (state.plan && !units[state.plan.unit]) setPlan(state, null);
  relayout(state);
}

/** Computes what depends on units: carriers and short names, and where they are drawn. @param {State} state */
function relayout(state) {
  state.carriers = new Set(Object.values(state.units).flatMap((unit) => unit.carried_by ?? []));
  state.shortNames = shortNames(state.units);
  placeUnits(state);
}

/**
 * Has the places of units computed again when they are next asked for: many chunks can come in one frame.
 * @param {State} state
 */
function placeUnits(state) {
  state.placed = null;
  updateRevealed(state);
}

/**
 * Sets the reach answers and updates the plan.
 * @param {State} state @param {NonNullable<Config["reach"]> | null} reach
 */
function setReach(state, reach) {
  state.reach = {
    unit: reach?.unit ?? null,
    ground: reach?.ground ? indexReach(reach.ground) : null,
    flight: reach?.flight ? indexReach(reach.flight) : null,
  };
  state.reasons.clear();
  // a plan that waits for confirmation cannot be confirmed for now
  const answer = activeReach(state)?.answer;
  if (!answer || answer.wait) putPlanAside(state);
  resumePlan(state);
  if (state.plan) replan(state);
  // plan again for the hex of a drag or the cursor; a unit that has acted does not follow the
  // cursor
  const { turn } = state.units[state.selected ?? ""] ?? {};
  const acted = turn === "done" || turn === "abstained";
  const hex = state.dragging ? state.hover : acted ? null : state.cursor;
  if (state.plan || !hex || !canPlan(state, state.selected)) return;
  planMove(state, hex, !state.dragging);
  if (!state.dragging) state.announceReason = false;
}
