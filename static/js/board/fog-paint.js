/**
 * Paints fog of war on the map's bitmaps: unexplored, remembered and veiled hexes. All patterns are
 * aligned to world coordinates, so that adjacent bitmaps join without a seam.
 * @import {Point} from "./types.js"
 * @import {Site} from "./paint.js"
 * @import {State} from "./state.js"
 * @import {Rgb, Theme} from "./theme.js"
 */

import { REMEMBERED, UNEXPLORED, isVeiled, sightOf } from "./fog.js";
import { areaPath } from "./outlines.js";
import { DIRECTIONS } from "../core/hexes.js";
import { CORNERS, INNER, R, edgeOf } from "./projection.js";
import { cachedStamp, traceHexagon } from "./shapes.js";
import { HIDDEN, visibilityAt } from "./terrain.js";
import { withAlpha, mixColours, parseColour } from "./theme.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/** Smallest R in device px at which patterns are drawn; below, colours alone show the fog. */
const PATTERNS_FROM = 9;

/** How far remembered ground is mixed with grey, and then with the dark colour of unseen ground. */
const GREY = 0.55;
const DIM = 0.32;

/**
 * Returns the colour of remembered ground.
 * @param {Theme} theme @param {Rgb} colour @returns {Rgb}
 */
function rememberedColour(theme, colour) {
  const grey = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];
  const pale = mixColours(colour, [grey, grey, grey], GREY);
  return mixColours(pale, parseColour(theme.ink.unseen), DIM);
}

/**
 * Returns the colour of a hex after the fog is painted over it.
 * @param {Theme} theme @param {Site} site @returns {Rgb}
 */
export function foggedColour(theme, site) {
  if (sightOf(site.visibility) === REMEMBERED) return rememberedColour(theme, site.colour);
  return isUnexploredShown(site) ? mixColours(site.colour, theme.unexplored, UNEXPLORED_OVERLAY) : site.colour;
}

/** Opacity of the unexplored colour over ground that the Handler sees. */
const UNEXPLORED_OVERLAY = 0.62;

/**
 * Whether a hex counts as unexplored but its ground is drawn, for the Handler.
 * @param {Pick<Site, "visibility" | "level">} site
 */
export const isUnexploredShown = (site) => sightOf(site.visibility) === UNEXPLORED && site.level !== HIDDEN;

/**
 * Paints ground that nobody has seen: a lattice of small rings, and a soft edge on the known side.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintUnexplored(ctx, state, sites, scale) {
  const { theme, map } = state;
  const blank = sites.filter((site) => site.level === HIDDEN);
  if (R * scale >= PATTERNS_FROM) {
    const ring = cachedStamp(`unexplored/${theme.ink["unexplored-ink"]}/${map.orientation}/${scale}`, () =>
      latticeStamp(theme.ink["unexplored-ink"], scale, map.orientation),
    );
    for (const site of blank) ctx.drawImage(ring, site.x - R, site.y - R, 2 * R, 2 * R);
  }
  for (const site of sites) {
    if (site.level === HIDDEN) continue;
    for (let d = 0; d < 6; d++) {
      if (site.around[d] !== HIDDEN) continue;
      const edge = cachedStamp(`dusk/${theme.ink.unexplored}/${map.orientation}/${d}/${scale}`, () =>
        fogEdgeStamp(theme.ink.unexplored, map.orientation, d, scale),
      );
      ctx.drawImage(edge, site.x - R, site.y - R, 2 * R, 2 * R);
    }
  }
}

/**
 * Returns a canvas with one hex of the lattice: a ring at its centre and a third of one at each
 * corner.
 * @param {string} ink @param {number} scale @param {keyof typeof CORNERS} orientation
 */
function latticeStamp(ink, scale, orientation) {
  const { canvas, ctx } = hexCanvas(scale);
  ctx.beginPath();
  traceHexagon(ctx, orientation, 0, 0);
  ctx.clip();
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(R * 0.035, 0.8 / scale);
  for (const { x, y } of [{ x: 0, y: 0 }, ...CORNERS[orientation]]) {
    ctx.beginPath();
    ctx.arc(x * R, y * R, R * 0.1, 0, 7);
    ctx.stroke();
  }
  return canvas;
}

/**
 * Returns a canvas with the unexplored colour fading inwards from one edge of a known hex.
 * @param {string} ink @param {keyof typeof CORNERS} orientation
 * @param {number} d direction of the unexplored neighbour @param {number} scale
 */
function fogEdgeStamp(ink, orientation, d, scale) {
  const { canvas, ctx } = hexCanvas(scale);
  const a = CORNERS[orientation][edgeOf(d)];
  const b = CORNERS[orientation][(edgeOf(d) + 1) % 6];
  const n = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(n.x, n.y);
  n.x /= length;
  n.y /= length;
  ctx.beginPath();
  traceHexagon(ctx, orientation, 0, 0, R * 1.01);
  ctx.clip();
  const depth = R * 0.42;
  const shade = ctx.createLinearGradient(n.x * INNER, n.y * INNER, n.x * (INNER - depth), n.y * (INNER - depth));
  shade.addColorStop(0, withAlpha(ink, 0.85));
  shade.addColorStop(0.5, withAlpha(ink, 0.28));
  shade.addColorStop(1, withAlpha(ink, 0));
  ctx.fillStyle = shade;
  ctx.fillRect(-R, -R, 2 * R, 2 * R);
  return canvas;
}

/**
 * Returns an empty canvas for one hex, with world units around its centre.
 * @param {number} scale
 */
function hexCanvas(scale) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.ceil(2 * R * scale);
  const ctx = /** @type {Ctx} */ (canvas.getContext("2d"));
  ctx.scale(canvas.width / (2 * R), canvas.height / (2 * R));
  ctx.translate(R, R);
  return { canvas, ctx };
}

/**
 * Paints remembered ground greyer and darker, with horizontal lines. Over ground that the Handler
 * sees and the pilots do not, it paints the lattice of unexplored ground.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintRemembered(ctx, state, sites, scale) {
  const { theme, map } = state;
  const old = sites.filter((site) => sightOf(site.visibility) === REMEMBERED);
  if (old.length) {
    const path = areaPath(old, map.orientation);
    fillDimmed(ctx, theme, path);
    if (R * scale >= PATTERNS_FROM) {
      strokeRuling(ctx, old, path, withAlpha(theme.dark ? "#dfe8f0" : "#ffffff", theme.dark ? 0.11 : 0.2), Math.max(R * 0.03, 0.9 / scale));
    }
  }
  const through = sites.filter(isUnexploredShown);
  if (!through.length) return;
  const path = areaPath(through, map.orientation);
  ctx.fillStyle = withAlpha(theme.ink.unexplored, UNEXPLORED_OVERLAY);
  ctx.fill(path, "evenodd");
  if (R * scale < PATTERNS_FROM) return;
  // brighter than on unexplored ground, because the ground below is drawn
  const ink = withAlpha(theme.ink["text-quiet"], 0.7);
  const ring = cachedStamp(`unexplored/${ink}/${map.orientation}/${scale}`, () =>
    latticeStamp(ink, scale, map.orientation),
  );
  for (const site of through) ctx.drawImage(ring, site.x - R, site.y - R, 2 * R, 2 * R);
}

/**
 * Fills an area with the look of remembered ground.
 * @param {Ctx} ctx @param {Theme} theme @param {Path2D} path
 */
export function fillDimmed(ctx, theme, path, rule = /** @type {CanvasFillRule} */ ("evenodd")) {
  ctx.save();
  ctx.globalCompositeOperation = "saturation";
  ctx.fillStyle = `rgba(128,128,128,${GREY})`;
  ctx.fill(path, rule);
  ctx.restore();
  ctx.fillStyle = withAlpha(theme.ink.unseen, DIM);
  ctx.fill(path, rule);
}

/** Returns the closed path through some points. @param {Point[]} points */
export function closedPath(points) {
  const path = new Path2D();
  points.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
  path.closePath();
  return path;
}

/**
 * Strokes horizontal lines over an area, at the same world heights in every bitmap.
 * @param {Ctx} ctx @param {Site[]} sites @param {Path2D} path @param {string} ink
 * @param {number} width
 */
function strokeRuling(ctx, sites, path, ink, width) {
  const { left, top, right, bottom } = boundsOf(sites);
  const gap = R * 0.34;
  ctx.save();
  ctx.clip(path, "evenodd");
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (let y = Math.floor(top / gap) * gap; y < bottom; y += gap) {
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
  }
  ctx.stroke();
  ctx.restore();
}

/**
 * Paints hexes that the Handler veils: hatched in the opposite direction of a void, light on dark
 * so that the lines are visible on any ground, with an outline.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintVeil(ctx, state, sites, scale) {
  const veiled = sites.filter((site) => isVeiled(site.visibility));
  if (!veiled.length) return;
  const { theme, map } = state;
  const { left, top, right, bottom } = boundsOf(veiled);
  const px = 1 / scale;
  const gap = Math.max(R * 0.42, 7 * px);
  ctx.save();
  ctx.clip(areaPath(veiled, map.orientation), "evenodd");
  ctx.lineCap = "butt";
  for (const [ink, alpha, width] of /** @type {[string, number, number][]} */ ([
    [theme.ink.veil, 0.5, Math.max(R * 0.12, 2.6 * px)],
    [theme.ink["veil-ink"], 0.62, Math.max(R * 0.035, 1 * px)],
  ])) {
    ctx.strokeStyle = withAlpha(ink, alpha);
    ctx.lineWidth = width;
    ctx.beginPath();
    // lines of x - y = constant
    for (let c = Math.floor((left - bottom) / gap) * gap; c < right - top; c += gap) {
      ctx.moveTo(c + top, top);
      ctx.lineTo(c + bottom, bottom);
    }
    ctx.stroke();
  }
  ctx.restore();
  strokeVeilEdges(ctx, state, veiled, scale);
}

/**
 * Strokes a line inside the border of the veiled area.
 * @param {Ctx} ctx @param {State} state @param {Site[]} veiled @param {number} scale
 */
function strokeVeilEdges(ctx, state, veiled, scale) {
  const { theme, terrain, map } = state;
  const corners = CORNERS[map.orientation];
  ctx.lineCap = "round";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    [theme.ink.veil, Math.max(R * 0.13, 3.4 / scale)],
    [theme.ink["veil-ink"], Math.max(R * 0.05, 1.4 / scale)],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const { q, r, x, y } of veiled) {
      for (let d = 0; d < 6; d++) {
        const [dq, dr] = DIRECTIONS[d];
        if (isVeiled(visibilityAt(terrain, q + dq, r + dr))) continue;
        const a = corners[edgeOf(d)];
        const b = corners[(edgeOf(d) + 1) % 6];
        ctx.moveTo(x + a.x * R * 0.95, y + a.y * R * 0.95);
        ctx.lineTo(x + b.x * R * 0.95, y + b.y * R * 0.95);
      }
    }
    ctx.stroke();
  }
}

/** Returns the bounding box of some hexes, world units. @param {Site[]} sites */
function boundsOf(sites) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of sites) {
    left = Math.min(left, x - R);
    right = Math.max(right, x + R);
    top = Math.min(top, y - R);
    bottom = Math.max(bottom, y + R);
  }
  return { left, top, right, bottom };
}

/**
 * Returns a function that applies the fog to one pixel, for bitmaps that are computed by pixel.
 * @param {Theme} theme @param {number} scale device px per world unit
 * @returns {(colour: number, visibility: number, hidden: boolean, x: number, y: number) => number}
 *   colours are 0xAABBGGRR, x and y a world point; hidden: the ground is not drawn
 */
export function pixelFog(theme, scale) {
  const unseen = parseColour(theme.ink.unseen);
  const part = DIM;
  const ring = parseColour(theme.ink["unexplored-ink"]);
  const bright = parseColour(theme.ink["text-quiet"]);
  const blankInk = theme.unexplored;
  const veil = parseColour(theme.ink["veil-ink"]);
  const gap = 7 / scale;
  return (colour, visibility, hidden, x, y) => {
    let r = colour & 255;
    let g = (colour >> 8) & 255;
    let b = (colour >> 16) & 255;
    const towards = (/** @type {Rgb} */ to, /** @type {number} */ t) => {
      r += (to[0] - r) * t;
      g += (to[1] - g) * t;
      b += (to[2] - b) * t;
    };
    const sight = sightOf(visibility);
    if (sight === REMEMBERED) {
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      towards([grey, grey, grey], GREY);
      towards(unseen, part);
    } else if (sight === UNEXPLORED) {
      if (!hidden) towards(blankInk, UNEXPLORED_OVERLAY);
      const dot = x / gap - Math.floor(x / gap) < 0.2 && y / gap - Math.floor(y / gap) < 0.2;
      if (dot) towards(hidden ? ring : bright, hidden ? 0.8 : 0.55);
    }
    if (isVeiled(visibility)) {
      const at = (x - y) / gap - Math.floor((x - y) / gap);
      if (at < 0.22) towards(veil, 0.55);
      else towards([10, 13, 18], 0.22);
    }
    return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
  };
}
