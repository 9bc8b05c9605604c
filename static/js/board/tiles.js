/**
 * Caches the map as bitmaps, so that drawing a frame copies a few images.
 *
 * Bitmaps are squares of TILE_SIDE device px. Their scales are half an octave apart, so a frame
 * shrinks them by 1.41 at most. Only a few are built per frame; until then an overview of the whole
 * map or a bitmap of another scale takes their place. Where hexes are small, bitmaps are computed
 * pixel by pixel (tile-pixels.js).
 * @import {State} from "./state.js"
 */

import { fromOffset } from "../core/hexes.js";
import { R, centreOf, worldSize } from "./projection.js";
import { paintTerrain } from "./paint.js";
import { paintPixels } from "./tile-pixels.js";

const TILE_SIDE = 256;
const OVERVIEW_SIDE = 1400;
/** Largest R of the overview in device px. It is shown for a few frames only. */
const OVERVIEW_R = 4;
/** Smallest R in device px at which a bitmap is painted hex by hex. */
const PIXELS_BELOW = 7;
/** Milliseconds per frame for building bitmaps while the map is zoomed, moves, and stands still. */
const ZOOMING_BUDGET_MS = 2;
const MOVING_BUDGET_MS = 6;
const STILL_BUDGET_MS = 24;
/**
 * Milliseconds and device px per frame for bitmaps whose ground has changed; they are shown as they
 * were until then. The time alone does not tell how long the browser takes for what was drawn.
 */
const REPAIR_BUDGET_MS = 5;
const REPAIR_BUDGET_PX = 2 * TILE_SIDE ** 2;
/** How many bitmaps that fade a frame builds at least, so that a slow machine does not skip the fade. */
const LEAST_FADES = 4;
const MAX_TILES = 320;
/** The steps whose bitmaps stand in for missing ones, best first. Of finer ones the next alone: of others there are too many. */
const STAND_INS = [-1, 1, -2, -3];

/**
 * Duration of the fade after a change of visibility, and how long it waits for bitmaps, in
 * milliseconds.
 */
const FADE_MS = 260;
const MAX_FADE_WAIT_MS = 400;

/**
 * @typedef {{canvas: HTMLCanvasElement, step: number, x: number, y: number, size: number,
 *   used: number, stale: Box | null, fadeNext?: boolean, previous?: HTMLCanvasElement}} Tile
 *   x, y: position in tiles; size: side in world units; stale: the part to be built again, in world
 *   units; fadeNext: once built again it fades over
 *   from `previous`
 * @typedef {object} Tiles
 * @property {(ctx: CanvasRenderingContext2D, state: State, now: number) => boolean} draw  returns
 *   whether something is still to be built
 * @property {(box: Box | null, fades?: boolean) => void} invalidate  marks a box (null: everything)
 *   to be built again; fades: what is visible of it fades over
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Box  world */

/** Returns the smallest box around two. @param {Box} a @param {Box} b @returns {Box} */
function unionBox(a, b) {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Returns an empty cache. @returns {Tiles} */
export function createTiles() {
  /** @type {Map<string, Tile>} */
  const tiles = new Map();
  /** @type {{canvas: HTMLCanvasElement, scale: number, stale: Box | null} | null} */
  let overview = null;
  let clock = 0;
  /** The view of the frame before. */
  let last = { x: 0, y: 0, scale: 0 };
  /** When the change began to wait for its bitmaps, and when the fade began; 0: neither. */
  let fadeRequestedAt = 0;
  let fadeStartedAt = 0;
  let drawnAt = 0;
  /** The map as it was drawn last, and for which view; "" while the view changes. */
  const whole = document.createElement("canvas");
  let wholeFor = "";

  /** Paints the parts of the overview that have changed, and returns it. @param {State} state */
  function drawOverview(state) {
    const size = worldSize(state.map);
    if (!overview) {
      const scale = Math.min(OVERVIEW_SIDE / Math.max(size.x, size.y), OVERVIEW_R / R);
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.ceil(size.x * scale));
      canvas.height = Math.max(1, Math.ceil(size.y * scale));
      overview = { canvas, scale, stale: { x: 0, y: 0, width: size.x + 1, height: size.y + 1 } };
    }
    const { canvas, scale, stale } = overview;
    if (stale) {
      overview.stale = null;
      const left = Math.max(0, Math.floor(stale.x * scale));
      const top = Math.max(0, Math.floor(stale.y * scale));
      const right = Math.min(canvas.width, Math.ceil((stale.x + stale.width) * scale));
      const bottom = Math.min(canvas.height, Math.ceil((stale.y + stale.height) * scale));
      if (right > left && bottom > top) {
        paintPixels(canvas, state, 0, 0, scale, { left, top, width: right - left, height: bottom - top });
      }
    }
    return overview;
  }

  /**
   * Chooses what is shown where bitmaps of a step are missing: for each gap the bitmaps of the
   * nearest step that covers it, or the overview. Each layer over the whole window costs as much as a
   * frame, so no gap gets two that cover it.
   * @param {{x: number, y: number}[]} gaps  in tiles of the step
   * @param {number} step
   * @param {Box} seen  the part of the map that is in the window
   * @returns {{chosen: Tile[], bare: {x: number, y: number}[]}} bitmaps, coarse ones first, and the gaps
   *   that need the overview
   */
  function standIns(gaps, step, seen) {
    const span = TILE_SIDE / stepScale(step);
    /** @type {Set<Tile>} */
    const chosen = new Set();
    const bare = [];
    for (const gap of gaps) {
      const left = Math.max(gap.x * span, seen.x);
      const top = Math.max(gap.y * span, seen.y);
      const right = Math.min((gap.x + 1) * span, seen.x + seen.width);
      const bottom = Math.min((gap.y + 1) * span, seen.y + seen.height);
      /** @type {Tile[]} */
      let some = [];
      let covered = false;
      for (const other of STAND_INS) {
        const side = TILE_SIDE / stepScale(step + other);
        const found = [];
        let whole = true;
        for (let y = Math.max(0, Math.floor(top / side)); y * side < bottom; y++) {
          for (let x = Math.max(0, Math.floor(left / side)); x * side < right; x++) {
            const tile = tiles.get(`${step + other}/${x}/${y}`);
            if (tile) found.push(tile);
            else whole = false;
          }
        }
        if (whole || some.length === 0) some = found;
        covered = whole;
        if (whole) break;
      }
      if (!covered) bare.push(gap);
      for (const tile of some) chosen.add(tile);
    }
    return { chosen: [...chosen].sort((a, b) => a.step - b.step), bare };
  }

  /**
   * Paints the stale part of the bitmap of a tile. Returns its size in device px.
   * @param {Tile} tile @param {State} state
   */
  function build(tile, state) {
    const scale = stepScale(tile.step);
    const left = tile.x * tile.size;
    const top = tile.y * tile.size;
    let part = tile.stale ?? { x: left, y: top, width: tile.size, height: tile.size };
    tile.stale = null;
    if (tile.fadeNext) {
      tile.fadeNext = false;
      tile.previous = tile.canvas;
      tile.canvas = document.createElement("canvas");
      tile.canvas.width = tile.canvas.height = TILE_SIDE;
      part = { x: left, y: top, width: tile.size, height: tile.size };
    }
    // whole device pixels, within the bitmap
    const ax = Math.max(0, Math.floor((part.x - left) * scale));
    const ay = Math.max(0, Math.floor((part.y - top) * scale));
    const width = Math.min(TILE_SIDE, Math.ceil((part.x + part.width - left) * scale)) - ax;
    const height = Math.min(TILE_SIDE, Math.ceil((part.y + part.height - top) * scale)) - ay;
    if (width <= 0 || height <= 0) return 0;
    const byPixel = R * scale < PIXELS_BELOW;
    if (byPixel) paintPixels(tile.canvas, state, left, top, scale, { left: ax, top: ay, width, height });
    const ctx = /** @type {CanvasRenderingContext2D} */ (tile.canvas.getContext("2d"));
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(ax, ay, width, height);
    ctx.clip();
    if (!byPixel) ctx.clearRect(ax, ay, width, height);
    ctx.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    // what stands beside the part may reach into it
    const x = Math.max(left, left + ax / scale - R);
    const y = Math.max(top, top + ay / scale - R);
    const right = Math.min(left + tile.size, left + (ax + width) / scale + R);
    const bottom = Math.min(top + tile.size, top + (ay + height) / scale + R);
    const box = { x, y, width: right - x, height: bottom - y };
    if (byPixel) state.background?.paint(ctx, state, null, box);
    else paintTerrain(ctx, state, box, scale);
    state.layer?.paint(ctx, state, box, scale);
    ctx.restore();
    return width * height;
  }

  return {
    draw(ctx, state, now) {
      const { view, size, dpr } = state;
      const scale = view.scale * dpr;
      const world = worldSize(state.map);
      ctx.imageSmoothingEnabled = true;
      const step = stepFor(scale);
      const span = TILE_SIDE / stepScale(step);
      const x0 = Math.max(0, Math.floor(view.x / span));
      const y0 = Math.max(0, Math.floor(view.y / span));
      const x1 = Math.floor(Math.min(view.x + size.width / view.scale, world.x - 1e-6) / span);
      const y1 = Math.floor(Math.min(view.y + size.height / view.scale, world.y - 1e-6) / span);
      clock++;
      // a slow frame counts as a quarter of the fade, so that it does not skip the fade
      const late = Math.max(0, now - drawnAt - FADE_MS / 4);
      drawnAt = now;
      if (fadeRequestedAt) fadeRequestedAt = Math.min(now, fadeRequestedAt + late);
      if (fadeStartedAt) fadeStartedAt = Math.min(now, fadeStartedAt + late);
      const still = view.x === last.x && view.y === last.y && view.scale === last.scale;
      last = { x: view.x, y: view.y, scale: view.scale };
      const zooms = now - state.zoomedAt < 90;
      const deadline = now + (still ? STILL_BUDGET_MS : zooms ? ZOOMING_BUDGET_MS : MOVING_BUDGET_MS);
      const repaired = now + REPAIR_BUDGET_MS;
      /** @type {Tile[]} */
      const ready = [];
      const missing = [];
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          const key = `${step}/${x}/${y}`;
          const tile = tiles.get(key);
          if (tile) {
            tile.used = clock;
            ready.push(tile);
          } else missing.push({ key, x, y });
        }
      }
      // those nearest to the middle are built first
      const mx = (x0 + x1) / 2;
      const my = (y0 + y1) / 2;
      missing.sort((a, b) => Math.hypot(a.x - mx, a.y - my) - Math.hypot(b.x - mx, b.y - my));
      // while zooming, every other frame builds nothing
      const skipsBuilding = zooms && clock % 2 === 0;
      let unbuilt = 0;
      /** @type {{x: number, y: number}[]} */
      const gaps = [];
      for (const { key, x, y } of missing) {
        if (skipsBuilding || performance.now() > deadline) {
          unbuilt++;
          gaps.push({ x, y });
          continue;
        }
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = TILE_SIDE;
        const tile = { canvas, step, x, y, size: span, used: clock, stale: null };
        build(tile, state);
        tiles.set(key, tile);
        ready.push(tile);
      }
      /** @type {Tile[]} */
      const rebuilt = [];
      let pixels = 0;
      for (const tile of ready) {
        if (!tile.stale) continue;
        // what fades over fades at the same time, so it is built as soon as possible
        const spent = tile.fadeNext ? rebuilt.length >= LEAST_FADES && performance.now() > deadline + MOVING_BUDGET_MS : pixels > REPAIR_BUDGET_PX || performance.now() > repaired;
        if (spent && rebuilt.length > 0) unbuilt++;
        else {
          pixels += build(tile, state);
          rebuilt.push(tile);
        }
      }
      /**
       * The left, upper, right and lower edge of a tile in whole device pixels, so that no seam shows between bitmaps.
       * @param {number} x @param {number} y @param {number} side  in world units
       */
      const edgesOf = (x, y, side) => [(x * side - view.x) * scale, (y * side - view.y) * scale, ((x + 1) * side - view.x) * scale, ((y + 1) * side - view.y) * scale].map(Math.round);
      const drawTile = (/** @type {Tile} */ tile, onto = ctx) => {
        const [ax, ay, bx, by] = edgesOf(tile.x, tile.y, tile.size);
        if (onto !== ctx) onto.fillRect(ax, ay, bx - ax, by - ay);
        onto.drawImage(tile.canvas, ax, ay, bx - ax, by - ay);
        if (!tile.previous) return;
        ctx.globalAlpha = previousAlpha;
        ctx.drawImage(tile.previous, ax, ay, bx - ax, by - ay);
        ctx.globalAlpha = 1;
      };
      // everything that changed fades at the same time, or the edges of the bitmaps would show
      if (fadeRequestedAt && (unbuilt === 0 || now - fadeRequestedAt > MAX_FADE_WAIT_MS)) {
        fadeRequestedAt = 0;
        fadeStartedAt = now;
      }
      const previousAlpha = fadeRequestedAt ? 1 : fadeStartedAt ? Math.max(0, 1 - (now - fadeStartedAt) / FADE_MS) : 0;
      if (fadeStartedAt && previousAlpha === 0) {
        fadeStartedAt = 0;
        for (const tile of tiles.values()) delete tile.previous;
      }
      if (gaps.length > 0) {
        const { chosen, bare } = standIns(gaps, step, { x: view.x, y: view.y, width: Math.min(size.width / view.scale, world.x - view.x), height: Math.min(size.height / view.scale, world.y - view.y) });
        if (bare.length > 0) {
          const base = drawOverview(state);
          ctx.save();
          ctx.beginPath();
          for (const { x, y } of bare) {
            const [ax, ay, bx, by] = edgesOf(x, y, span);
            ctx.rect(ax, ay, bx - ax, by - ay);
          }
          ctx.clip();
          ctx.drawImage(base.canvas, -view.x * scale, -view.y * scale, (base.canvas.width / base.scale) * scale, (base.canvas.height / base.scale) * scale);
          ctx.restore();
        }
        for (const tile of chosen) drawTile(tile);
      }
      if (still && gaps.length === 0 && !fadeRequestedAt && !fadeStartedAt) {
        // one copy instead of many bitmaps that are scaled; only those that changed are drawn again
        const shows = `${ctx.canvas.width} ${ctx.canvas.height} ${step}`;
        const onto = /** @type {CanvasRenderingContext2D} */ (whole.getContext("2d", { alpha: false }));
        if (wholeFor !== shows) {
          whole.width = ctx.canvas.width;
          whole.height = ctx.canvas.height;
        }
        onto.fillStyle = state.theme.ink["surface-0"];
        if (wholeFor !== shows) onto.fillRect(0, 0, whole.width, whole.height);
        for (const tile of wholeFor === shows ? rebuilt : ready) drawTile(tile, onto);
        wholeFor = shows;
        ctx.drawImage(whole, 0, 0);
      } else {
        wholeFor = "";
        for (const tile of ready) drawTile(tile);
      }
      if (tiles.size > Math.max(MAX_TILES, 2 * ready.length)) evict(tiles);
      return unbuilt > 0 || fadeRequestedAt > 0 || fadeStartedAt > 0;
    },
    invalidate(box, fades = false) {
      if (!box) {
        tiles.clear();
        overview = null;
        wholeFor = "";
        return;
      }
      if (overview) overview.stale = overview.stale ? unionBox(overview.stale, box) : box;
      if (fades && !fadeRequestedAt) fadeRequestedAt = performance.now();
      for (const tile of tiles.values()) {
        const s = tile.size;
        if (
          tile.x * s < box.x + box.width &&
          (tile.x + 1) * s > box.x &&
          tile.y * s < box.y + box.height &&
          (tile.y + 1) * s > box.y
        ) {
          tile.stale = tile.stale ? unionBox(tile.stale, box) : box;
          // a tile that was not visible in the last frame need not fade
          if (fades && tile.used === clock) tile.fadeNext = true;
        }
      }
    },
  };
}

/** Returns the scale of a step; two steps double it. @param {number} step */
const stepScale = (step) => 2 ** (step / 2);

/** Returns the first step that is not coarser than a scale. @param {number} scale */
const stepFor = (scale) => Math.ceil(Math.log2(scale) * 2 - 0.02);

/** Removes the least recently used third of the tiles. @param {Map<string, Tile>} tiles */
function evict(tiles) {
  const old = [...tiles.entries()].sort((a, b) => a[1].used - b[1].used);
  for (const [key] of old.slice(0, Math.floor(old.length / 3))) tiles.delete(key);
}

/**
 * Returns the box of a region in world units, with a margin for shadows.
 * @param {State} state
 * @param {number} col @param {number} row @param {number} columns @param {number} rows
 */
export function regionBox(state, col, row, columns, rows) {
  const { orientation } = state.map;
  const corner = (/** @type {number} */ c, /** @type {number} */ r) => {
    const hex = fromOffset(c, r, orientation);
    return centreOf(hex.q, hex.r, orientation);
  };
  const a = corner(col, row);
  const b = corner(col + columns - 1, row + rows - 1);
  const margin = R * 3.4;
  return {
    x: a.x - margin,
    y: a.y - margin,
    width: b.x - a.x + 2 * margin,
    height: b.y - a.y + 2 * margin,
  };
}
