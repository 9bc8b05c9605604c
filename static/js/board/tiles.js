/**
 * Caches the map as bitmaps, so that drawing a frame copies a few images.
 *
 * Bitmaps are squares of TILE_SIDE device px. Their scales are half an octave apart, so a frame
 * shrinks them by 1.41 at most. Only a few are built per frame; until then an overview of the whole
 * map or a bitmap of another scale takes their place. Where hexes are small, bitmaps are computed
 * pixel by pixel: painting so many single hexes takes a quarter of a second.
 * @import {State} from "./state.js"
 */

import { fromOffset, offsetShift } from "../core/hexes.js";
import { R, centreOf, worldSize } from "./projection.js";
import { paintTerrain } from "./paint.js";
import { pixelFog } from "./fog-paint.js";
import { SEEN, sightOf } from "./fog.js";
import { HIDDEN, VOID, isUnknown, isGround, visibilityAt } from "./terrain.js";

const TILE_SIDE = 256;
const OVERVIEW_SIDE = 1400;
/** Largest R of the overview in device px. It is shown for a few frames only. */
const OVERVIEW_R = 4;
/** Smallest R in device px at which a bitmap is painted hex by hex. */
const PIXELS_BELOW = 7;
/** Milliseconds per frame for building bitmaps while the map moves, and while it stands still. */
const MOVING_BUDGET_MS = 6;
const STILL_BUDGET_MS = 24;
const MAX_TILES = 320;

/**
 * Duration of the fade after a change of visibility, and how long it waits for bitmaps, in
 * milliseconds.
 */
const FADE_MS = 260;
const MAX_FADE_WAIT_MS = 400;

/**
 * @typedef {{canvas: HTMLCanvasElement, step: number, x: number, y: number, size: number,
 *   used: number, stale: boolean, fadeNext?: boolean, previous?: HTMLCanvasElement}} Tile
 *   x, y: position in tiles; size: side in world units; fadeNext: once built again it fades over
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

  /** Paints the bitmap of a tile. @param {Tile} tile @param {State} state */
  function build(tile, state) {
    const scale = stepScale(tile.step);
    tile.stale = false;
    if (tile.fadeNext) {
      tile.fadeNext = false;
      tile.previous = tile.canvas;
      tile.canvas = document.createElement("canvas");
      tile.canvas.width = tile.canvas.height = TILE_SIDE;
    }
    if (R * scale < PIXELS_BELOW) {
      paintPixels(tile.canvas, state, tile.x * tile.size, tile.y * tile.size, scale);
      return;
    }
    const ctx = /** @type {CanvasRenderingContext2D} */ (tile.canvas.getContext("2d"));
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, TILE_SIDE, TILE_SIDE);
    ctx.setTransform(scale, 0, 0, scale, -tile.x * tile.size * scale, -tile.y * tile.size * scale);
    const box = {
      x: tile.x * tile.size,
      y: tile.y * tile.size,
      width: tile.size,
      height: tile.size,
    };
    paintTerrain(ctx, state, box, scale);
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
      const deadline = now + (still ? STILL_BUDGET_MS : MOVING_BUDGET_MS);
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
      const skipsBuilding = now - state.zoomedAt < 90 && clock % 2 === 0;
      let unbuilt = 0;
      let missingCount = 0;
      for (const { key, x, y } of missing) {
        if (skipsBuilding || performance.now() > deadline) {
          unbuilt++;
          missingCount++;
          continue;
        }
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = TILE_SIDE;
        const tile = { canvas, step, x, y, size: span, used: clock, stale: false };
        build(tile, state);
        tiles.set(key, tile);
        ready.push(tile);
      }
      let rebuilt = 0;
      for (const tile of ready) {
        if (!tile.stale) continue;
        if (rebuilt > 0 && performance.now() > deadline + MOVING_BUDGET_MS) unbuilt++;
        else {
          build(tile, state);
          rebuilt++;
        }
      }
      const drawTile = (/** @type {Tile} */ tile) => {
        // whole device pixels, so that no seam shows between bitmaps
        const ax = Math.round((tile.x * tile.size - view.x) * scale);
        const ay = Math.round((tile.y * tile.size - view.y) * scale);
        const bx = Math.round(((tile.x + 1) * tile.size - view.x) * scale);
        const by = Math.round(((tile.y + 1) * tile.size - view.y) * scale);
        ctx.drawImage(tile.canvas, ax, ay, bx - ax, by - ay);
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
      if (missingCount > 0) {
        const base = drawOverview(state);
        ctx.drawImage(
          base.canvas,
          -view.x * scale,
          -view.y * scale,
          (base.canvas.width / base.scale) * scale,
          (base.canvas.height / base.scale) * scale,
        );
        for (const tile of tiles.values()) {
          // coarser tiles are few; of the finer ones only the next scale, because there are too
          // many
          if (tile.step === step || tile.step > step + 1 || tile.step < step - 3) continue;
          const ax = (tile.x * tile.size - view.x) * view.scale;
          const ay = (tile.y * tile.size - view.y) * view.scale;
          const s = tile.size * view.scale;
          if (ax < size.width && ay < size.height && ax + s > 0 && ay + s > 0) drawTile(tile);
        }
      }
      for (const tile of ready) drawTile(tile);
      if (tiles.size > Math.max(MAX_TILES, 2 * ready.length)) evict(tiles);
      return unbuilt > 0 || fadeRequestedAt > 0 || fadeStartedAt > 0;
    },
    invalidate(box, fades = false) {
      if (!box) {
        tiles.clear();
        overview = null;
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
          tile.stale = true;
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
 * Computes a bitmap pixel by pixel. Comparing each pixel with its left and upper neighbour yields
 * contours and cliffs.
 * @param {HTMLCanvasElement} canvas @param {State} state
 * @param {number} left world @param {number} top world @param {number} scale device px per world
 * unit
 * @param {{left: number, top: number, width: number, height: number}} [part] of the bitmap, device
 *   px
 */
function paintPixels(canvas, state, left, top, scale, part) {
  const { width, height } = part ?? canvas;
  const x0 = part?.left ?? 0;
  const y0 = part?.top ?? 0;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const image = ctx.createImageData(width, height);
  const out = new Uint32Array(image.data.buffer);
  const { columns, rows, orientation } = state.map;
  const { colours } = state.relief;
  const { levels, visibility, masks } = state.terrain;
  const fogColour = masks.size > 0 ? pixelFog(state.theme, scale) : null;
  const above = new Int32Array(width).fill(-1);
  const flat = orientation === "flat";
  for (let py = 0; py < height; py++) {
    const y = top + (y0 + py + 0.5) / scale;
    let before = -1;
    for (let px = 0; px < width; px++) {
      const x = left + (x0 + px + 0.5) / scale;
      const here = indexAt(x, y, flat);
      if (here >= 0) {
        let colour = colours[here];
        const up = above[px];
        if (before >= 0 && before !== here) colour = darkenAtEdge(colour, levels[here], levels[before]);
        if (up >= 0 && up !== here) colour = darkenAtEdge(colour, levels[here], levels[up]);
        if (fogColour && visibility[here]) colour = fogColour(colour, visibility[here], levels[here] === HIDDEN, x, y);
        out[py * width + px] = colour;
      }
      before = here;
      above[px] = here;
    }
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.putImageData(image, x0, y0);
  paintCoarseProps(ctx, state, left, top, scale, canvas.width, canvas.height);

  /**
   * Returns the index of the hex at a world point; -1 outside the map.
   * @param {number} x @param {number} y @param {boolean} isFlat
   */
  function indexAt(x, y, isFlat) {
    // as projection.js hexAt, but without creating objects for every pixel
    const a = isFlat ? (x / R - 1) / 1.5 : (y / R - 1) / 1.5;
    const b = (isFlat ? y : x) / (R * 1.7320508) - 0.5 - a / 2;
    let ra = Math.round(a);
    let rb = Math.round(b);
    const da = Math.abs(ra - a);
    const db = Math.abs(rb - b);
    const rc = Math.round(-a - b);
    const dc = Math.abs(rc + a + b);
    if (da > db && da > dc) ra = -rb - rc;
    else if (db > dc) rb = -ra - rc;
    const col = isFlat ? ra : rb + offsetShift(ra);
    const row = isFlat ? rb + offsetShift(ra) : ra;
    return col < 0 || row < 0 || col >= columns || row >= rows ? -1 : row * columns + col;
  }
}

/**
 * Darkens a pixel at the edge of its hex according to the step to the neighbouring hex.
 * @param {number} colour 0xAABBGGRR @param {number} here @param {number} other levels
 */
function darkenAtEdge(colour, here, other) {
  if (here === other || isUnknown(here) || isUnknown(other)) return colour;
  const step = isGround(here) && isGround(other) ? Math.abs(here - other) : 4;
  if (here === VOID && other === VOID) return colour;
  const k = step === 1 ? 0.84 : other > here ? 0.4 : 0.6;
  const r = (colour & 255) * k;
  const g = ((colour >> 8) & 255) * k;
  const b = ((colour >> 16) & 255) * k;
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}

/**
 * Paints each prop as a small square, for bitmaps that are computed by pixel.
 * @param {CanvasRenderingContext2D} ctx @param {State} state @param {number} left
 * @param {number} top @param {number} scale @param {number} width @param {number} height
 */
function paintCoarseProps(ctx, state, left, top, scale, width, height) {
  const { orientation } = state.map;
  const size = Math.max(1.5, R * scale * 1.1);
  for (const list of state.terrain.props.values()) {
    const shown = list.filter((prop) => !prop.hidden).length > 0;
    const outOfSight = sightOf(visibilityAt(state.terrain, list[0].q, list[0].r)) !== SEEN;
    const { x, y } = centreOf(list[0].q, list[0].r, orientation);
    const px = (x - left) * scale;
    const py = (y - top) * scale;
    if (px < -size || py < -size || px > width + size || py > height + size) continue;
    ctx.fillStyle = "rgba(4,8,14,0.6)";
    ctx.fillRect(px - size * 0.3, py - size * 0.3, size, size);
    ctx.fillStyle = outOfSight ? "#7d858b" : "#c6ccce";
    ctx.globalAlpha = shown ? 1 : 0.6;
    ctx.fillRect(px - size / 2, py - size / 2, size, size);
    ctx.globalAlpha = 1;
  }
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
