/**
 * Fills and outlines areas of the map. The context maps world units to device px.
 * @import {State} from "./state.js"
 */

import { R } from "./projection.js";
import { withAlpha } from "./theme.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/** @type {Map<string, CanvasPattern | null>} */
const patterns = new Map();

/**
 * Returns a pattern of diagonal lines, from the cache if possible.
 * @param {Ctx} ctx @param {string} ink @param {number} alpha
 * @param {number} px distance of the lines, world units
 */
function hatchPattern(ctx, ink, alpha, px) {
  const key = `${ink}/${alpha}/${px}`;
  if (!patterns.has(key)) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = px;
    const c = /** @type {Ctx} */ (canvas.getContext("2d"));
    c.strokeStyle = withAlpha(ink, alpha);
    c.lineWidth = px * 0.2;
    c.lineCap = "square";
    for (const k of [-1, 0, 1]) {
      c.beginPath();
      c.moveTo(k * px - 2, px + 2);
      c.lineTo(k * px + px + 2, -2);
      c.stroke();
    }
    patterns.set(key, ctx.createPattern(canvas, "repeat"));
  }
  return patterns.get(key) ?? ink;
}

/**
 * Tints an area so that the relief below stays visible.
 * @param {Ctx} ctx @param {State} state @param {Path2D} path @param {string} ink
 * @param {number} [part] of the usual strength
 */
export function fillTinted(ctx, state, path, ink, part = 1) {
  ctx.globalCompositeOperation = "hard-light";
  ctx.fillStyle = withAlpha(ink, (state.theme.dark ? 0.38 : 0.44) * part);
  ctx.fill(path, "evenodd");
  ctx.globalCompositeOperation = "source-over";
}

/** Width of the band inside the outline of a walk, in CSS px. */
const WALK_BAND = 9;

/**
 * Draws where a unit can walk: a clear outline with a band inside it and a faint tint, because the
 * colours of the levels must stay readable.
 * @param {Ctx} ctx @param {State} state @param {Path2D} path @param {number} scale
 */
export function drawWalkArea(ctx, state, path, scale) {
  const { dpr, theme } = state;
  const ink = theme.ink.walk;
  fillTinted(ctx, state, path, ink, theme.dark ? 0.22 : 0.3);
  ctx.save();
  ctx.clip(path, "evenodd");
  ctx.lineJoin = "round";
  ctx.strokeStyle = withAlpha(ink, theme.dark ? 0.34 : 0.42);
  // half of the line is outside
  ctx.lineWidth = (Math.min(WALK_BAND * dpr, R * 0.5 * scale) * 2) / scale;
  ctx.stroke(path);
  ctx.restore();
  strokeBorder(ctx, path, ink, scale, 2.6);
}

/**
 * Fills an area with diagonal lines over a light wash.
 * @param {Ctx} ctx @param {Path2D} path @param {string} ink @param {number} scale
 * @param {boolean} dark whether the theme is dark; the light theme needs stronger lines
 */
export function fillHatched(ctx, path, ink, scale, dark) {
  ctx.fillStyle = withAlpha(ink, dark ? 0.1 : 0.2);
  ctx.fill(path, "evenodd");
  // whole world units, because the pattern is a canvas
  const px = Math.max(6, Math.round(9 / scale));
  ctx.fillStyle = hatchPattern(ctx, ink, dark ? 0.36 : 0.62, px);
  ctx.fill(path, "evenodd");
}

/**
 * Strokes the outline of an area with a dark casing.
 * @param {Ctx} ctx @param {Path2D} path @param {string} ink @param {number} scale
 * @param {number} width CSS px
 */
export function strokeBorder(ctx, path, ink, scale, width) {
  const px = (width * devicePixelRatio) / scale;
  ctx.lineJoin = "round";
  ctx.strokeStyle = "rgba(4,8,13,0.6)";
  ctx.lineWidth = px * 2;
  ctx.stroke(path);
  ctx.strokeStyle = ink;
  ctx.lineWidth = px;
  ctx.stroke(path);
}
