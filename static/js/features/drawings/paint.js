// Paints lines on the map. Many of them are kept as a bitmap, which is drawn again only when it ends or
// another zoom has come to rest: each line costs about as much as all the rest of a frame.

import { R } from "../../board/projection.js";
import { zoneInk } from "../../board/zones.js";
import { boxOf, trace } from "./geometry.js";
import { UNIT } from "./state.js";

/** @typedef {import("../../board/state.js").State} State */
/** @typedef {import("./state.js").Line} Line */
/** @typedef {CanvasRenderingContext2D|OffscreenCanvasRenderingContext2D} Ctx */

/** How wide lines are, in radii of a hex, and at least, in CSS px. */
const WIDTHS = { thin: [0.07, 1.3], medium: [0.15, 2], thick: [0.34, 3] };
/** So many lines are drawn one by one. */
const FEW = 12;
/** How far the bitmap reaches beyond the canvas, in CSS px. */
const MARGIN = 160;
/** How long after a change of the zoom the bitmap is stretched instead of painted again, in milliseconds. */
const ZOOMS_MS = 140;

/** @typedef {{path: Path2D, box: number[]}} Shape  both in world units */

/** The shapes of lines that stay as they are. @type {WeakMap<Line, Shape>} */
const shapes = new WeakMap();

/** @param {Line} line @returns {Shape} */
function shapeOf({ points }) {
  const path = new Path2D();
  if (points.length > 0) trace(path, points, UNIT);
  return { path, box: boxOf(points).map((each) => each * UNIT) };
}

/** Returns the shape of a line, which stays as it is. @param {Line} line @returns {Shape} */
function keptShape(line) {
  let shape = shapes.get(line);
  if (!shape) shapes.set(line, (shape = shapeOf(line)));
  return shape;
}

/**
 * Paints lines; the context maps world units to device px.
 * @param {Ctx} ctx @param {State} state @param {readonly Line[]} lines @param {number} scale device px per world unit
 * @param {number[]} seen  the part that is visible: left, top, right and bottom in world units
 * @param {boolean} grows  whether the lines change, so that their shapes are not kept
 */
function paint(ctx, { dpr, theme }, lines, scale, seen, grows) {
  ctx.save();
  ctx.lineCap = ctx.lineJoin = "round";
  for (const line of lines) {
    const { path, box } = grows ? shapeOf(line) : keptShape(line);
    const [wide, least] = WIDTHS[line.width];
    const width = Math.max(R * wide, (least * dpr) / scale);
    if (box[2] < seen[0] - width || box[3] < seen[1] - width || box[0] > seen[2] + width || box[1] > seen[3] + width) continue;
    // one for Handlers alone is dashed
    ctx.setLineDash(line.secret ? [width * 2.4, width * 1.8] : []);
    ctx.strokeStyle = theme.dark || line.colour === "white" ? "rgba(4,8,13,0.7)" : "rgba(252,253,254,0.8)";
    ctx.lineWidth = width + 2 * Math.max(R * 0.03, (0.7 * dpr) / scale);
    ctx.stroke(path);
    ctx.strokeStyle = zoneInk(theme, line.colour);
    ctx.lineWidth = width;
    ctx.stroke(path);
  }
  ctx.restore();
}

/**
 * Draws a few lines one by one.
 * @param {CanvasRenderingContext2D} ctx @param {State} state @param {readonly Line[]} lines @param {number} scale
 * @param {boolean} [grows]
 */
export function drawLines(ctx, state, lines, scale, grows = false) {
  paint(ctx, state, lines, scale, visible(ctx.canvas, state, scale), grows);
}

/** @param {{width: number, height: number}} canvas @param {State} state @param {number} scale */
const visible = ({ width, height }, { view }, scale) => [view.x, view.y, view.x + width / scale, view.y + height / scale];

/**
 * The bitmap: its lines, and where it lies in world units.
 * @type {{canvas: OffscreenCanvas, ctx: OffscreenCanvasRenderingContext2D, lines: readonly Line[], theme: State["theme"], scale: number, box: number[]}|null}
 */
let kept = null;

/**
 * Draws the lines of a scene. The list stays the same object while they do.
 * @param {CanvasRenderingContext2D} ctx @param {State} state @param {readonly Line[]} lines @param {number} scale
 */
export function drawScene(ctx, state, lines, scale) {
  if (lines.length <= FEW) {
    kept = null;
    return drawLines(ctx, state, lines, scale);
  }
  const zooms = performance.now() - state.zoomedAt < ZOOMS_MS;
  if (kept === null || !holds(kept, ctx.canvas, state, scale, zooms)) kept = emptied(ctx.canvas, state, scale);
  if (kept.lines !== lines) addTo(kept, state, lines);
  const { canvas, box, scale: by } = kept;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const [left, top] = [(box[0] - state.view.x) * scale, (box[1] - state.view.y) * scale];
  if (by === scale) ctx.drawImage(canvas, Math.round(left), Math.round(top));
  else ctx.drawImage(canvas, left, top, (canvas.width * scale) / by, (canvas.height * scale) / by);
  ctx.restore();
}

/**
 * Whether the bitmap shows what the canvas shows; while the zoom changes, about so.
 * @param {NonNullable<typeof kept>} bitmap @param {HTMLCanvasElement} canvas @param {State} state @param {number} scale @param {boolean} zooms
 */
function holds({ theme, scale: by, box }, canvas, state, scale, zooms) {
  if (theme !== state.theme) return false;
  if (zooms) return true;
  const seen = visible(canvas, state, scale);
  return by === scale && box[0] <= seen[0] && box[1] <= seen[1] && box[2] >= seen[2] && box[3] >= seen[3];
}

/**
 * Returns the bitmap without a line, where the canvas is now.
 * @param {HTMLCanvasElement} canvas @param {State} state @param {number} scale
 */
function emptied({ width, height }, state, scale) {
  const margin = Math.round(MARGIN * state.dpr);
  const wide = [width + 2 * margin, height + 2 * margin];
  const same = kept !== null && kept.canvas.width === wide[0] && kept.canvas.height === wide[1];
  const canvas = same && kept ? kept.canvas : new OffscreenCanvas(wide[0], wide[1]);
  const ctx = same && kept ? kept.ctx : /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [state.view.x - margin / scale, state.view.y - margin / scale];
  ctx.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  const box = [left, top, left + canvas.width / scale, top + canvas.height / scale];
  return { canvas, ctx, lines: [], theme: state.theme, scale, box };
}

/**
 * Paints lines into the bitmap: the new ones alone, unless others are gone.
 * @param {NonNullable<typeof kept>} bitmap @param {State} state @param {readonly Line[]} lines
 */
function addTo(bitmap, state, lines) {
  const { ctx, lines: before, scale, box } = bitmap;
  const grown = before.every((line, i) => line === lines[i]);
  if (!grown) ctx.clearRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
  paint(ctx, state, grown ? lines.slice(before.length) : lines, scale, box, false);
  bitmap.lines = lines;
}
