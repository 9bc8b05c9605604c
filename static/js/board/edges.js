/**
 * Paints the edges between hexes: terrace shading, contour lines, cliffs with hachures, shores.
 * @import {Orientation, Point} from "./types.js"
 * @import {Site} from "./paint.js"
 * @import {State} from "./state.js"
 */

import { DIRECTIONS } from "../core/hexes.js";
import { CORNERS, INNER, R, edgeOf, hexKey } from "./projection.js";
import { LIGHT_DIRECTION, isWet } from "./relief.js";
import { cachedStamp, traceHexagon } from "./shapes.js";
import { OUTSIDE, VOID, isUnknown, isGround } from "./terrain.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/** Smallest R in device px at which cliffs get hachures. */
const HACHURES_FROM = 11;

/**
 * Returns the height of the step to a neighbour, in levels; 6 up from a void, 6 down into one.
 * @param {number} from @param {number} to
 */
const stepUp = (from, to) => {
  if (to === OUTSIDE || isUnknown(to) || isUnknown(from)) return 0;
  if (from === VOID) return to === VOID ? 0 : 6;
  return to === VOID ? -6 : to - from;
};

/**
 * Shades the edges of higher and lower neighbours: a shadow below a higher one on the side away
 * from the light, deeper for a larger step, and a bright line on an edge that faces the light.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintTerraces(ctx, state, sites, scale) {
  const { orientation } = state.map;
  for (const site of sites) {
    for (let d = 0; d < 6; d++) {
      const step = stepUp(site.level, site.around[d]);
      if (step === 0) continue;
      const size = Math.max(-2, Math.min(6, step));
      if (size < 0 && site.level === VOID) continue;
      const canvas = cachedStamp(`edge/${orientation}/${d}/${size}/${scale}`, () =>
        edgeStamp(orientation, d, size, scale),
      );
      ctx.drawImage(canvas, site.x - R, site.y - R, 2 * R, 2 * R);
    }
  }
}

/**
 * Returns a canvas with the shading of one edge of a hex.
 * @param {Orientation} orientation @param {number} d direction of the neighbour
 * @param {number} step levels up to it @param {number} scale
 */
function edgeStamp(orientation, d, step, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.ceil(2 * R * scale);
  const ctx = /** @type {Ctx} */ (canvas.getContext("2d"));
  ctx.scale(canvas.width / (2 * R), canvas.height / (2 * R));
  ctx.translate(R, R);
  const a = CORNERS[orientation][edgeOf(d)];
  const b = CORNERS[orientation][(edgeOf(d) + 1) % 6];
  const out = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(out.x, out.y);
  const n = { x: out.x / length, y: out.y / length };
  // 1: the neighbour is towards the light
  const lit = n.x * LIGHT_DIRECTION.x + n.y * LIGHT_DIRECTION.y;
  ctx.beginPath();
  traceHexagon(ctx, orientation, 0, 0);
  ctx.clip();
  let depth;
  let ink;
  if (step > 0) {
    const cliff = step >= 2;
    const shadow = Math.max(0, lit);
    depth = R * (cliff ? 0.3 + 0.15 * step * shadow : 0.16 + 0.1 * shadow);
    ink = `rgba(3,8,16,${(cliff ? 0.24 + 0.4 * shadow : 0.06 + 0.17 * shadow).toFixed(3)})`;
  } else {
    depth = R * (step <= -2 ? 0.15 : 0.1);
    const bright = Math.max(0, lit);
    if (bright < 0.2) return canvas;
    ink = `rgba(255,250,232,${(bright * (step <= -2 ? 0.5 : 0.2)).toFixed(3)})`;
  }
  const gradient = ctx.createLinearGradient(
    n.x * INNER,
    n.y * INNER,
    n.x * (INNER - depth),
    n.y * (INNER - depth),
  );
  gradient.addColorStop(0, ink);
  gradient.addColorStop(1, ink.replace(/[\d.]+\)$/, "0)"));
  ctx.fillStyle = gradient;
  ctx.fillRect(-R, -R, 2 * R, 2 * R);
  return canvas;
}

/**
 * Paints shores, grid lines, contours and cliffs.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintContours(ctx, state, sites, scale) {
  const { theme } = state;
  const corners = CORNERS[state.map.orientation];
  /** @type {Record<string, [number, number, number, number][]>} */
  const lines = { grid: [], contour: [], cliff: [], high: [] };
  /** @type {[Site, number, number][]} */
  const cliffs = [];
  for (const site of sites) {
    for (let d = 1; d < 4; d++) {
      const other = site.around[d];
      if (other === OUTSIDE || (site.level === VOID && other === VOID)) continue;
      const step = Math.abs(stepUp(site.level, other));
      const kind = step === 0 ? "grid" : step === 1 ? "contour" : step < 4 ? "cliff" : "high";
      const a = corners[edgeOf(d)];
      const b = corners[(edgeOf(d) + 1) % 6];
      lines[kind].push([site.x + a.x * R, site.y + a.y * R, site.x + b.x * R, site.y + b.y * R]);
    }
    if (!isGround(site.level)) continue;
    for (let d = 0; d < 6; d++) {
      const drop = -stepUp(site.level, site.around[d]);
      if (drop >= 2) cliffs.push([site, d, drop]);
    }
  }
  const px = 1 / scale;
  ctx.lineCap = "round";
  strokeLines(ctx, shoreLines(sites, corners), "#a9d3ea", Math.max(px * 1.2, R * 0.06), 0.5);
  strokeLines(ctx, lines.grid, theme.ink.contour, Math.max(px * 0.7, R * 0.016), 0.3);
  strokeLines(ctx, lines.contour, theme.ink.contour, Math.max(px, R * 0.036), 0.85);
  strokeLines(ctx, lines.cliff, theme.ink.cliff, Math.max(px * 1.9, R * 0.09), 1);
  strokeLines(ctx, lines.high, theme.ink.cliff, Math.max(px * 2.3, R * 0.13), 1);
  if (R * scale < HACHURES_FROM) return;
  ctx.fillStyle = theme.ink.cliff;
  for (const [site, d, drop] of cliffs) {
    if (site.around[d] !== VOID) drawHachures(ctx, corners, site, d, drop);
  }
}

/**
 * Returns the lines between water and land of any height, slightly inside the water hex.
 * @param {Site[]} sites @param {Point[]} corners
 */
function shoreLines(sites, corners) {
  const wet = new Set(
    sites.filter((site) => isWet(site.notes)).map((site) => hexKey(site.q, site.r)),
  );
  /** @type {[number, number, number, number][]} */
  const lines = [];
  for (const site of sites) {
    if (!wet.has(hexKey(site.q, site.r))) continue;
    for (let d = 0; d < 6; d++) {
      if (wet.has(hexKey(site.q + DIRECTIONS[d][0], site.r + DIRECTIONS[d][1]))) continue;
      if (site.around[d] === OUTSIDE) continue;
      const a = corners[edgeOf(d)];
      const b = corners[(edgeOf(d) + 1) % 6];
      const s = R * 0.91;
      lines.push([site.x + a.x * s, site.y + a.y * s, site.x + b.x * s, site.y + b.y * s]);
    }
  }
  return lines;
}

/**
 * Paints triangles on the low side of a cliff, longer for a larger drop.
 * @param {Ctx} ctx @param {Point[]} corners @param {Site} site
 * @param {number} d direction of the lower hex @param {number} drop levels
 */
function drawHachures(ctx, corners, site, d, drop) {
  const a = corners[edgeOf(d)];
  const b = corners[(edgeOf(d) + 1) % 6];
  const out = { x: (a.x + b.x) / (2 * 0.866), y: (a.y + b.y) / (2 * 0.866) };
  const long = R * Math.min(0.3, 0.07 + 0.035 * drop);
  ctx.beginPath();
  for (const t of [0.14, 0.38, 0.62, 0.86]) {
    const x = site.x + (a.x + (b.x - a.x) * t) * R;
    const y = site.y + (a.y + (b.y - a.y) * t) * R;
    const w = { x: (b.x - a.x) * R * 0.045, y: (b.y - a.y) * R * 0.045 };
    ctx.moveTo(x - w.x, y - w.y);
    ctx.lineTo(x + w.x, y + w.y);
    ctx.lineTo(x + out.x * long, y + out.y * long);
    ctx.closePath();
  }
  ctx.fill();
}

/**
 * Strokes lines in batches of 120: one path with all of them is much slower.
 * @param {Ctx} ctx @param {[number, number, number, number][]} lines @param {string} ink
 * @param {number} width @param {number} alpha
 */
function strokeLines(ctx, lines, ink, width, alpha) {
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.globalAlpha = alpha;
  for (let i = 0; i < lines.length; i += 120) {
    ctx.beginPath();
    for (const [x, y, u, v] of lines.slice(i, i + 120)) {
      ctx.moveTo(x, y);
      ctx.lineTo(u, v);
    }
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}
