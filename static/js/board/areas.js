/**
 * Draws areas of effect around an attack's centre, and zones. The outline shows the full radius;
 * the filled part shows where the area covers a surface or a prop. The server computes the covered
 * cells, because walls and ground block an area.
 * @import {Hex, Overlay} from "./types.js"
 * @import {State} from "./state.js"
 */

import { strokeBorder, fillHatched, fillTinted } from "./fills.js";
import { cellPoint } from "./lines.js";
import { areaPath } from "./outlines.js";
import { disk, distance } from "../core/hexes.js";
import { R, centreOf } from "./projection.js";
import { drawPlate } from "./sprites.js";
import { groundAt, isInside, isGround, propsAt, surfacesAt } from "./terrain.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Cached outline and filled part, valid while overlay and terrain are the same objects.
 * @type {WeakMap<Overlay, {terrain: object, whole: Path2D, covered: Path2D, hexes: Hex[]}>}
 */
const tracedAreas = new WeakMap();

/**
 * Returns the paths of an area, from the cache if possible.
 * @param {State} state @param {Overlay} overlay
 */
function traceArea(state, overlay) {
  const known = tracedAreas.get(overlay);
  if (known?.terrain === state.terrain) return known;
  const [middle] = overlay.cells;
  const hexes = disk(middle, overlay.radius ?? 0).filter(({ q, r }) => isInside(state.terrain, q, r));
  /** @type {Map<string, [number, number][]>} */
  const stacksByHex = new Map();
  for (const [q, r, bottom, top] of overlay.stacks ?? []) {
    const key = `${q},${r}`;
    stacksByHex.set(key, [...(stacksByHex.get(key) ?? []), [bottom, top]]);
  }
  const covered = hexes.filter((hex) => {
    const levels = stacksByHex.get(`${hex.q},${hex.r}`) ?? [];
    return occupiedLevels(state, hex).some((height) => levels.some(([bottom, top]) => bottom <= height && height < top));
  });
  const { orientation } = state.map;
  const found = {
    terrain: state.terrain,
    whole: areaPath(hexes, orientation),
    covered: areaPath(covered, orientation),
    hexes,
  };
  tracedAreas.set(overlay, found);
  return found;
}

/**
 * Returns the levels of a hex that hold a surface or a part of a prop.
 * @param {State} state @param {Hex} hex
 */
function occupiedLevels(state, { q, r }) {
  const ground = groundAt(state.terrain, q, r);
  const levels = [...surfacesAt(state.terrain, q, r), ...(isGround(ground) ? [ground] : [])];
  for (const prop of propsAt(state.terrain, q, r))
    for (let i = 0; i < prop.height; i++) levels.push(prop.base + i);
  return levels;
}

/**
 * Whether the radius of any "area" overlay includes a hex.
 * @param {State} state @param {Hex} hex
 */
export const isInArea = (state, hex) =>
  state.overlays.some(
    ({ style, cells: [middle], radius }) =>
      style === "area" && middle && distance(middle, hex) <= (radius ?? 0),
  );

/** Returns the "area" overlay whose centre can be moved by a drag, if any. @param {State} state */
export const turnableArea = (state) =>
  state.overlays.find(({ style, turns }) => style === "area" && (turns?.length ?? 0) > 1);

/**
 * Draws the fill and the outline of an area, under the units. The context maps world units to
 * device px.
 * @param {Ctx} ctx @param {State} state @param {Overlay} overlay
 * @param {number} scale device px per world unit
 */
export function drawArea(ctx, state, overlay, scale) {
  const { ink } = state.theme;
  const { whole, covered } = traceArea(state, overlay);
  const zone = overlay.style === "zone";
  const colour = zone ? ink.range : ink.stepoff;
  if (zone) fillTinted(ctx, state, covered, colour, 0.5);
  else fillHatched(ctx, covered, colour, scale, state.theme.dark);
  ctx.setLineDash(zone ? [R * 0.5, R * 0.22] : [R * 0.12, R * 0.16]);
  strokeBorder(ctx, whole, colour, scale, zone ? 2 : 1.3);
  ctx.setLineDash([]);
  if (!zone) strokeBorder(ctx, covered, colour, scale, 2.2);
}

/**
 * Draws the centre of an area, its alternative centres and its label, over the units.
 * @param {Ctx} ctx @param {State} state @param {Overlay} overlay
 * @param {number} scale device px per world unit
 * @param {(x: number, y: number) => {x: number, y: number}} to world to device px
 */
export function drawAreaMarks(ctx, state, overlay, scale, to) {
  const { ink } = state.theme;
  const [middle] = overlay.cells;
  const size = Math.max(5 * state.dpr, R * scale * 0.16);
  const colour = overlay.style === "zone" ? ink.range : ink.stepoff;
  for (const hex of overlay.turns ?? []) {
    if (hex.q === middle.q && hex.r === middle.r) continue;
    const at = centreOf(hex.q, hex.r, state.map.orientation);
    drawHandle(ctx, to(at.x, at.y), size * 0.72, "rgba(4,8,13,0.85)", ink.accent, state.dpr);
  }
  const at = cellPoint(state, middle, to);
  if (overlay.turns) drawHandle(ctx, at, size * 1.25, ink.accent, "rgba(4,8,13,0.9)", state.dpr);
  else drawCross(ctx, at, size, colour, state.dpr);
  if (overlay.text) drawAreaText(ctx, state, overlay, scale, to);
}

/**
 * Draws a disc that marks a centre the area can have.
 * @param {Ctx} ctx @param {{x: number, y: number}} at @param {number} r radius, device px
 * @param {string} fill @param {string} line @param {number} dpr
 */
function drawHandle(ctx, { x, y }, r, fill, line, dpr) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 7);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 2 * dpr;
  ctx.strokeStyle = line;
  ctx.stroke();
}

/**
 * Draws a plus sign at a centre that cannot be moved.
 * @param {Ctx} ctx @param {{x: number, y: number}} at @param {number} r half its size, device px
 * @param {string} ink @param {number} dpr
 */
function drawCross(ctx, { x, y }, r, ink, dpr) {
  ctx.lineCap = "round";
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["rgba(4,8,13,0.85)", 5],
    [ink, 2.4],
  ])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * dpr;
    ctx.beginPath();
    ctx.moveTo(x - r, y);
    ctx.lineTo(x + r, y);
    ctx.moveTo(x, y - r);
    ctx.lineTo(x, y + r);
    ctx.stroke();
  }
}

/**
 * Draws the label of an area above its topmost hex, or at the top of the screen, so that it covers
 * no unit.
 * @param {Ctx} ctx @param {State} state @param {Overlay} overlay
 * @param {number} scale device px per world unit
 * @param {(x: number, y: number) => {x: number, y: number}} to world to device px
 */
function drawAreaText(ctx, state, overlay, scale, to) {
  const { theme, dpr, insets } = state;
  const high = 20 * dpr;
  const [middle] = overlay.cells;
  const x = to(centreOf(middle.q, middle.r, state.map.orientation).x, 0).x;
  const tops = traceArea(state, overlay).hexes.map(({ q, r }) => {
    const at = centreOf(q, r, state.map.orientation);
    return to(at.x, at.y).y;
  });
  const top = Math.min(...tops) - R * scale * 0.86 - high * 0.2;
  const y = Math.max(top, insets.top * dpr + high);
  drawPlate(ctx, theme, overlay.text ?? "", x, y, high, theme.ink["surface-1"], theme.ink.text);
}
