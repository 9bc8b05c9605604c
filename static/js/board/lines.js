/**
 * Draws lines and signs over the units: paths, arrows, blocked and located cells. In device px.
 * @import {OverlayCell} from "./types.js"
 * @import {State} from "./state.js"
 */

import { drawPosition } from "./unit-layout.js";
import { centreOf } from "./projection.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Returns where a cell is drawn: at its level if it has one, else at the centre of its hex.
 * @param {State} state @param {OverlayCell} cell
 * @param {(x: number, y: number) => {x: number, y: number}} to world to device px
 */
export function cellPoint(state, cell, to) {
  if (cell.level === undefined) {
    const at = centreOf(cell.q, cell.r, state.map.orientation);
    return to(at.x, at.y);
  }
  const at = drawPosition(state.terrain, { q: cell.q, r: cell.r, level: cell.level });
  return to(at.x, at.y);
}

/**
 * Draws a line with a dark casing.
 * @param {Ctx} ctx @param {{x: number, y: number}[]} points @param {string} ink
 * @param {number} dpr @param {boolean} [dashed]
 */
export function drawPolyline(ctx, points, ink, dpr, dashed = false) {
  if (points.length < 2) return;
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["rgba(4,8,13,0.78)", 7.5],
    [ink, 3.6],
  ])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * dpr;
    ctx.setLineDash(dashed && width < 5 ? [2 * dpr, 7 * dpr] : []);
    ctx.beginPath();
    points.forEach((p, i) => (i ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)));
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/**
 * Draws a line with a dot at each end.
 * @param {Ctx} ctx @param {{x: number, y: number}[]} points @param {string} ink
 * @param {number} dpr @param {number} [radius] of the dots, CSS px
 */
export function drawMeasuredLine(ctx, points, ink, dpr, radius = 5) {
  drawPolyline(ctx, points, ink, dpr);
  for (const { x, y } of points) {
    ctx.beginPath();
    ctx.arc(x, y, radius * dpr, 0, 7);
    ctx.fillStyle = ink;
    ctx.fill();
    ctx.lineWidth = 2 * dpr;
    ctx.strokeStyle = "#05090e";
    ctx.stroke();
  }
}

/**
 * Draws a locator on an attack's target, and an arrow to it that leaves both ends free.
 * @param {Ctx} ctx @param {{x: number, y: number}|null} from null: no arrow
 * @param {{x: number, y: number}} to @param {string} ink @param {number} s radius of the locator
 * @param {number} dpr @param {boolean} [dashed] for an attack that is only requested
 */
export function drawTargetArrow(ctx, from, to, ink, s, dpr, dashed = false) {
  drawLocator(ctx, to.x, to.y, ink, s);
  const length = from === null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
  // adjacent units leave no room for an arrow
  if (from === null || length < s * 2.4) return;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + dx * s * 0.8, y: from.y + dy * s * 0.8 };
  const tip = { x: to.x - dx * s * 1.25, y: to.y - dy * s * 1.25 };
  const head = 11 * dpr;
  const wing = (/** @type {number} */ side) => ({ x: tip.x - head * (dx - side * dy * 0.6), y: tip.y - head * (dy + side * dx * 0.6) });
  drawPolyline(ctx, [start, tip], ink, dpr, dashed);
  drawPolyline(ctx, [wing(1), tip, wing(-1)], ink, dpr);
}

/**
 * Draws a circle with a diagonal bar.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {string} ink @param {number} s radius
 */
export function drawBlockedMark(ctx, x, y, ink, s) {
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["rgba(4,8,13,0.85)", s * 0.5],
    [ink, s * 0.26],
  ])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.arc(x, y, s, 0, 7);
    ctx.moveTo(x - s * 0.62, y + s * 0.62);
    ctx.lineTo(x + s * 0.62, y - s * 0.62);
    ctx.stroke();
  }
}

/**
 * Draws an arrow that points down from an edge.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {string} ink @param {number} s half
 * its height
 */
export function drawFallArrow(ctx, x, y, ink, s) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["rgba(4,8,13,0.8)", s * 0.55],
    [ink, s * 0.26],
  ])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x - s * 0.6, y - s * 0.95);
    ctx.lineTo(x + s * 0.6, y - s * 0.95);
    ctx.moveTo(x, y - s * 0.7);
    ctx.lineTo(x, y + s * 0.9);
    ctx.moveTo(x - s * 0.6, y + s * 0.3);
    ctx.lineTo(x, y + s * 0.95);
    ctx.lineTo(x + s * 0.6, y + s * 0.3);
    ctx.stroke();
  }
}

/** The colours of a locator and their widths, as parts of its radius. @param {string} ink @param {number} s */
const locatorStrokes = (ink, s) => /** @type {[string, number][]} */ ([
  ["#05090e", s * 0.24],
  [ink, s * 0.12],
]);

/**
 * Draws a ring.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {string} ink @param {number} s radius
 */
export function drawRing(ctx, x, y, ink, s) {
  for (const [colour, width] of locatorStrokes(ink, s)) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, s, 0, 7);
    ctx.stroke();
  }
}

/**
 * Draws a locator: a ring and four strokes that point at its middle.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {string} ink @param {number} s radius
 */
export function drawLocator(ctx, x, y, ink, s) {
  drawRing(ctx, x, y, ink, s);
  ctx.lineCap = "round";
  for (const [colour, width] of locatorStrokes(ink, s)) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const [i, j] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      ctx.moveTo(x + i * s * 1.15, y + j * s * 1.15);
      ctx.lineTo(x + i * s * 1.6, y + j * s * 1.6);
    }
    ctx.stroke();
  }
}
