/**
 * Paints a rectangle of the map: ground, edges, covers, roads, fog, level numbers, props. tiles.js
 * calls it for every bitmap.
 * @import {Note} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Rgb} from "./theme.js"
 */

import { FLAT_TEXTURES, STANDING_TEXTURES, coverStamp, variantOf } from "./cover-textures.js";
import { paintContours, paintTerraces } from "./edges.js";
import { paintRemembered, paintUnexplored, paintVeil, foggedColour } from "./fog-paint.js";
import { DIRECTIONS, fromOffset } from "../core/hexes.js";
import { INNER, R, centreOf } from "./projection.js";
import { paintProps } from "./props.js";
import { hasNote, isWet, unpackRgb } from "./relief.js";
import { paintRoads } from "./roads.js";
import { cachedStamp, traceHexagon } from "./shapes.js";
import { VOID, groundAt, isGround, notesAt, propsAt } from "./terrain.js";
import { cssColour, luminance, mixColours } from "./theme.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * @typedef {object} Site  one hex with what is needed to paint it
 * @property {number} q
 * @property {number} r
 * @property {number} x       centre, world units
 * @property {number} y
 * @property {number} level
 * @property {number} visibility  as in fog.js
 * @property {Rgb} colour
 * @property {Note[]} notes
 * @property {number[]} around  levels of the neighbours by direction
 */

/** Smallest R in CSS px at which level numbers are painted. */
export const NUMBERS_FROM = 15;
/** Smallest width of a hex in CSS px at which level numbers have an outline and full contrast. */
const STRONG_FROM = 26;
/** Smallest R in device px at which cover textures are painted. */
const TEXTURES_FROM = 9;

/**
 * Returns the hexes that touch a box.
 * @param {State} state @param {Box} box world @param {number} margin world @returns {Site[]}
 */
export function sitesIn(state, box, margin) {
  const { terrain, relief } = state;
  const { columns, rows, orientation } = terrain.map;
  const wide = orientation === "flat" ? 1.5 * R : 2 * INNER;
  const high = orientation === "flat" ? 2 * INNER : 1.5 * R;
  const c0 = Math.max(0, Math.floor((box.x - margin - R) / wide) - 1);
  const c1 = Math.min(columns - 1, Math.ceil((box.x + box.width + margin) / wide));
  const r0 = Math.max(0, Math.floor((box.y - margin - R) / high) - 1);
  const r1 = Math.min(rows - 1, Math.ceil((box.y + box.height + margin) / high));
  const sites = [];
  for (let row = r0; row <= r1; row++) {
    for (let col = c0; col <= c1; col++) {
      const { q, r } = fromOffset(col, row, orientation);
      const { x, y } = centreOf(q, r, orientation);
      if (x < box.x - margin - R || x > box.x + box.width + margin + R) continue;
      if (y < box.y - margin - R || y > box.y + box.height + margin + R) continue;
      sites.push({
        q,
        r,
        x,
        y,
        level: terrain.levels[row * columns + col],
        visibility: terrain.visibility[row * columns + col],
        colour: unpackRgb(relief.colours[row * columns + col]),
        notes: notesAt(terrain, col, row),
        around: DIRECTIONS.map(([dq, dr]) => groundAt(terrain, q + dq, r + dr)),
      });
    }
  }
  return sites;
}

/**
 * Paints all layers of a rectangle of the map.
 * @param {Ctx} ctx  transformed so that world units can be used
 * @param {State} state @param {Box} box world @param {number} scale device px per world unit
 * @param {{props: boolean}} [options] props: whether props are painted
 */
export function paintTerrain(ctx, state, box, scale, options = { props: true }) {
  const { terrain } = state;
  const sites = sitesIn(state, box, R * 0.2);
  paintFills(ctx, state, sites, scale);
  state.background?.paint(ctx, state, sites, box);
  const detail = R * scale;
  if (detail >= TEXTURES_FROM) paintCovers(ctx, sites, FLAT_TEXTURES, scale);
  paintTerraces(ctx, state, sites, scale);
  paintContours(ctx, state, sites, scale);
  if (sites.some((site) => hasNote(site.notes, "road"))) paintRoads(ctx, state, sites);
  if (detail >= TEXTURES_FROM) paintCovers(ctx, sites, STANDING_TEXTURES, scale);
  if (terrain.masks.size) {
    paintUnexplored(ctx, state, sites, scale);
    paintRemembered(ctx, state, sites, scale);
    paintVeil(ctx, state, sites, scale);
  }
  if (detail >= NUMBERS_FROM * state.dpr) paintNumbers(ctx, state, sites, scale);
  if (options.props) paintProps(ctx, state, sitesIn(state, box, R * 2.4), scale);
}

/**
 * Paints the ground of hexes, and the hatching of voids.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
function paintFills(ctx, state, sites, scale) {
  const { orientation } = state.map;
  for (const site of sites) {
    ctx.fillStyle = cssColour(site.colour);
    ctx.beginPath();
    // slightly too large, so that no seam shows between neighbours
    traceHexagon(ctx, orientation, site.x, site.y, R + 0.7 / scale);
    ctx.fill();
  }
  const empty = sites.filter((site) => site.level === VOID);
  if (!empty.length) return;
  ctx.save();
  ctx.beginPath();
  for (const site of empty) traceHexagon(ctx, orientation, site.x, site.y);
  ctx.clip();
  ctx.strokeStyle = cssColour(mixColours(state.theme.ground_void, [150, 170, 190], 0.26));
  ctx.lineWidth = Math.max(0.9 / scale, 0.9);
  const gap = Math.max(R * 0.3, 5 / scale);
  const xs = empty.map((site) => site.x);
  const ys = empty.map((site) => site.y);
  const left = Math.min(...xs) - R;
  const right = Math.max(...xs) + R;
  const top = Math.min(...ys) - R;
  const bottom = Math.max(...ys) + R;
  ctx.beginPath();
  // lines of x + y = constant, the same ones in every bitmap
  for (let c = Math.floor((left + top) / gap) * gap; c < right + bottom; c += gap) {
    ctx.moveTo(c - top, top);
    ctx.lineTo(c - bottom, bottom);
  }
  ctx.stroke();
  ctx.restore();
}

/**
 * Paints the textures of ground covers.
 * @param {Ctx} ctx @param {Site[]} sites @param {typeof FLAT_TEXTURES} textures
 * @param {number} scale
 */
function paintCovers(ctx, sites, textures, scale) {
  for (const site of sites) {
    for (const note of site.notes) {
      const texture = textures[note.kind];
      if (!texture) continue;
      const variant = variantOf(site.q, site.r);
      const level = Math.min(3, Math.max(0, note.level));
      const key = `${note.kind}/${variant}/${level}/${scale}`;
      const canvas = cachedStamp(key, () => coverStamp(texture, variant, level, scale));
      ctx.drawImage(canvas, site.x - R, site.y - R, 2 * R, 2 * R);
    }
  }
}

/**
 * Returns the font size of a level number in world units. It stays readable where a bitmap is drawn
 * smaller than it was painted.
 * @param {State} state @param {number} scale device px per world unit
 */
export const numberSize = (state, scale) =>
  Math.min(R * 0.58, Math.max(R * 0.3, (13 * state.dpr) / scale));

/**
 * Paints the level numbers of the ground.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
function paintNumbers(ctx, state, sites, scale) {
  const size = numberSize(state, scale);
  const down = R * 0.78 - size * 0.52;
  // hexes of this size are used for playing, so their numbers must be readable at once
  const large = R * 1.7320508 * scale > STRONG_FROM * state.dpr;
  ctx.lineWidth = size * 0.22;
  ctx.lineJoin = "round";
  ctx.font = `600 ${size}px ${state.theme.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const site of sites) {
    if (!isGround(site.level)) continue;
    const props = propsAt(state.terrain, site.q, site.r);
    if (props.length) continue; // the prop shows the level of its top
    const wet = isWet(site.notes);
    const colour = foggedColour(state.theme, site);
    const bright = luminance(colour) > 0.2;
    if (hasNote(site.notes, "woods") || hasNote(site.notes, "jungle")) {
      ctx.fillStyle = cssColour(colour, 0.82);
      ctx.beginPath();
      ctx.arc(site.x, site.y + down - size * 0.05, size * 0.68, 0, 7);
      ctx.fill();
    }
    ctx.fillStyle = bright
      ? `rgba(12,20,28,${large ? 0.86 : 0.6})`
      : `rgba(233,240,246,${large ? 0.84 : wet ? 0.62 : 0.5})`;
    if (large) {
      ctx.strokeStyle = cssColour(colour, 0.7);
      ctx.strokeText(String(site.level).replace("-", "\u2212"), site.x, site.y + down);
    }
    ctx.fillText(String(site.level).replace("-", "\u2212"), site.x, site.y + down);
  }
}
