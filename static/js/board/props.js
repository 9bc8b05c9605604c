/**
 * Paints props: standing bodies with a top face and a shadow, and decks that span a gap.
 * @import {Point, Prop} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Site} from "./paint.js"
 */

import { REMEMBERED, sightOf } from "./fog.js";
import { fillDimmed, isUnexploredShown, closedPath } from "./fog-paint.js";
import { propLift } from "./unit-layout.js";
import { DIRECTIONS } from "../core/hexes.js";
import { CORNERS, INNER, R, centreOf, edgeOf } from "./projection.js";
import { traceHexagon } from "./shapes.js";
import { groundAt, isDeck, isGround, propsAt } from "./terrain.js";
import { variantOf } from "./cover-textures.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Paints shadows, then props, from back to front.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintProps(ctx, state, sites, scale) {
  const withProps = sites
    .map((site) => ({ site, props: propsAt(state.terrain, site.q, site.r) }))
    .filter(({ props }) => props.length)
    .sort((a, b) => a.site.y - b.site.y || a.site.x - b.site.x);
  for (const { site, props } of withProps) {
    for (const prop of props) drawShadow(ctx, state, site, prop);
  }
  for (const { site, props } of withProps) {
    const faded = sightOf(site.visibility) === REMEMBERED || isUnexploredShown(site);
    for (const prop of props) {
      if (prop.integrity <= 0 && prop.value > 0) continue;
      // hidden props look like hidden units: faint, with a dashed outline
      ctx.globalAlpha = prop.hidden ? HIDDEN_ALPHA : 1;
      if (isDeck(prop, site.level) && prop === props[0]) drawDeck(ctx, state, site, prop, scale, faded);
      else drawBody(ctx, state, site, prop, scale, faded);
      ctx.globalAlpha = 1;
    }
  }
}

/** Opacity of a prop that only the Handler sees. */
const HIDDEN_ALPHA = 0.66;

/** Strokes the dashed outline of a hidden prop. @param {Ctx} ctx @param {Point[]} points */
function strokeHiddenEdge(ctx, points) {
  tracePolygon(ctx, points);
  ctx.globalAlpha = 1;
  ctx.setLineDash([R * 0.2, R * 0.14]);
  ctx.lineCap = "butt";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#0b1118", R * 0.11],
    ["#ffffff", R * 0.06],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/**
 * Returns the corners of a hex.
 * @param {State} state @param {Site} site @param {number} radius @returns {Point[]}
 */
const hexOutline = (state, site, radius) =>
  CORNERS[state.map.orientation].map((c) => ({
    x: site.x + c.x * radius,
    y: site.y + c.y * radius,
  }));

/** @param {Ctx} ctx @param {Point[]} points */
function tracePolygon(ctx, points) {
  ctx.beginPath();
  points.forEach((p, i) => (i ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)));
  ctx.closePath();
}

/** Returns the convex hull of some points. @param {Point[]} points @returns {Point[]} */
function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (/** @type {Point[]} */ list) => {
    /** @type {Point[]} */
    const out = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = out.slice(-2);
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/**
 * Paints the shadow of a prop.
 * @param {Ctx} ctx @param {State} state @param {Site} site @param {Prop} prop
 */
function drawShadow(ctx, state, site, prop) {
  const hanging = isDeck(prop, site.level);
  const drop = hanging && isGround(site.level) ? prop.base - site.level : 3;
  const length = R * (hanging ? 0.1 + 0.05 * Math.min(6, drop) : 0.2 * Math.min(7, prop.height));
  const from = hanging ? deckShape(state, site, prop) : hexOutline(state, site, R * 0.78);
  const shift = from.map((p) => ({ x: p.x + length * 0.8, y: p.y + length * 0.72 }));
  ctx.fillStyle = "rgba(2,6,12,0.42)";
  if (!hanging) {
    tracePolygon(ctx, hull([...from, ...shift]));
    ctx.fill();
    return;
  }
  // the shadow of a deck falls into the gap, not on the banks
  ctx.save();
  ctx.beginPath();
  const hexes = [[0, 0], ...DIRECTIONS].filter(([q, r]) => {
    const ground = groundAt(state.terrain, site.q + q, site.r + r);
    return !isGround(ground) || ground < prop.base;
  });
  for (const [q, r] of hexes) {
    const c = centreOf(site.q + q, site.r + r, state.map.orientation);
    traceHexagon(ctx, state.map.orientation, c.x, c.y);
  }
  ctx.clip();
  tracePolygon(ctx, shift);
  ctx.fill();
  ctx.restore();
}

/** Returns the part of a prop's integrity that is left, 0 to 1. @param {Prop} prop */
const integrityShare = (prop) => Math.max(0, Math.min(1, prop.integrity / Math.max(1, prop.value)));

/**
 * Paints a prop that stands on the ground or on another one.
 * @param {Ctx} ctx @param {State} state @param {Site} site @param {Prop} prop
 * @param {number} scale @param {boolean} faded whether it is remembered or unexplored
 */
function drawBody(ctx, state, site, prop, scale, faded) {
  const ground = isGround(site.level) ? site.level : prop.base;
  const foot = propLift(prop.base - ground);
  const rise = propLift(prop.base + prop.height - ground) - foot;
  const base = hexOutline(state, site, R * 0.78).map((p) => ({ x: p.x, y: p.y - foot }));
  const top = base.map((p) => ({ x: p.x, y: p.y - rise }));
  ctx.lineJoin = "round";
  for (let i = 0; i < 6; i++) {
    const j = (i + 1) % 6;
    const nx = (base[i].x + base[j].x) / 2 - site.x;
    const ny = (base[i].y + base[j].y) / 2 - (site.y - foot);
    if (ny < R * 0.05) continue; // behind the body
    const tone = 92 + Math.round(-nx * 2.1);
    ctx.fillStyle = `rgb(${tone + 4},${tone + 10},${tone + 18})`;
    ctx.beginPath();
    ctx.moveTo(base[i].x, base[i].y);
    ctx.lineTo(base[j].x, base[j].y);
    ctx.lineTo(top[j].x, top[j].y);
    ctx.lineTo(top[i].x, top[i].y);
    ctx.fill();
    ctx.strokeStyle = "rgba(6,12,20,0.55)";
    ctx.lineWidth = R * 0.022;
    ctx.beginPath(); // one line per level, so that the height can be counted
    for (let k = 0; k < prop.height; k++) {
      const up = propLift(prop.base + k - ground) - foot;
      ctx.moveTo(base[i].x, base[i].y - up);
      ctx.lineTo(base[j].x, base[j].y - up);
    }
    ctx.stroke();
  }
  tracePolygon(ctx, top);
  const shade = ctx.createLinearGradient(
    site.x - R * 0.7,
    site.y - R - rise,
    site.x + R * 0.7,
    site.y + R - rise,
  );
  shade.addColorStop(0, "#dfe3e2");
  shade.addColorStop(1, "#a3aeb5");
  ctx.fillStyle = shade;
  ctx.fill();
  ctx.strokeStyle = "#10171f";
  ctx.lineWidth = R * 0.05;
  if (!prop.hidden) ctx.stroke();
  const y = site.y - foot - rise;
  ctx.strokeStyle = "rgba(16,23,31,0.25)";
  ctx.lineWidth = R * 0.025;
  tracePolygon(
    ctx,
    top.map((p) => ({ x: site.x + (p.x - site.x) * 0.84, y: y + (p.y - y) * 0.84 })),
  );
  ctx.stroke();
  drawCracks(ctx, site.x, y, prop, site);
  if (prop.hidden) strokeHiddenEdge(ctx, hull([...base, ...top]));
  if (faded) fillDimmed(ctx, state.theme, closedPath(hull([...base, ...top])));
  drawNumbers(ctx, state, site.x, y, prop, R * 0.4, scale);
}

/**
 * Returns for each direction whether a deck continues there: at a deck or ground of about its
 * height.
 * @param {State} state @param {Site} site @param {Prop} prop
 */
function joinedEdges(state, site, prop) {
  const top = prop.base + prop.height;
  return DIRECTIONS.map(([dq, dr]) => {
    const q = site.q + dq;
    const r = site.r + dr;
    const ground = groundAt(state.terrain, q, r);
    if (isGround(ground) && Math.abs(ground - top) <= 1) return true;
    return propsAt(state.terrain, q, r).some(
      (other) => isDeck(other, ground) && Math.abs(other.base + other.height - top) <= 1,
    );
  });
}

/**
 * Returns the outline of a deck: the hexagon, cut back on the edges where the deck ends.
 * @param {State} state @param {Site} site @param {Prop} prop @returns {Point[]}
 */
function deckShape(state, site, prop) {
  const open = joinedEdges(state, site, prop);
  let shape = hexOutline(state, site, R * 1.02);
  const corners = CORNERS[state.map.orientation];
  open.forEach((joined, d) => {
    if (joined) return;
    const a = corners[edgeOf(d)];
    const b = corners[(edgeOf(d) + 1) % 6];
    const length = Math.hypot(a.x + b.x, a.y + b.y);
    const n = { x: (a.x + b.x) / length, y: (a.y + b.y) / length };
    const limit = INNER * 0.74;
    const over = (/** @type {Point} */ p) => (p.x - site.x) * n.x + (p.y - site.y) * n.y - limit;
    /** @type {Point[]} */
    const cut = [];
    shape.forEach((p, i) => {
      const next = shape[(i + 1) % shape.length];
      const u = over(p);
      const v = over(next);
      if (u <= 0) cut.push(p);
      if (u < 0 !== v < 0) {
        const t = u / (u - v);
        cut.push({ x: p.x + (next.x - p.x) * t, y: p.y + (next.y - p.y) * t });
      }
    });
    shape = cut;
  });
  return shape;
}

/**
 * Paints a deck with planks and railings.
 * @param {Ctx} ctx @param {State} state @param {Site} site @param {Prop} prop
 * @param {number} scale @param {boolean} faded whether it is remembered or unexplored
 */
function drawDeck(ctx, state, site, prop, scale, faded) {
  const shape = deckShape(state, site, prop);
  const open = joinedEdges(state, site, prop);
  const corners = CORNERS[state.map.orientation];
  const thick = R * 0.11;
  tracePolygon(
    ctx,
    shape.map((p) => ({ x: p.x, y: p.y + thick })),
  );
  ctx.fillStyle = "#39434c";
  ctx.fill();
  tracePolygon(ctx, shape);
  ctx.fillStyle = "#a9b0b2";
  ctx.fill();
  ctx.save();
  ctx.clip();
  // planks lie across the direction in which the deck continues
  const way = open.findIndex((joined) => joined);
  const a = corners[edgeOf(Math.max(0, way))];
  const b = corners[(edgeOf(Math.max(0, way)) + 1) % 6];
  ctx.translate(site.x, site.y);
  ctx.rotate(Math.atan2(a.y + b.y, a.x + b.x));
  ctx.strokeStyle = "rgba(20,28,36,0.3)";
  ctx.lineWidth = R * 0.03;
  ctx.beginPath();
  for (let i = -6; i <= 6; i++) {
    ctx.moveTo((i * INNER) / 4, -R);
    ctx.lineTo((i * INNER) / 4, R);
  }
  ctx.stroke();
  ctx.restore();
  ctx.lineCap = "round";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#0c1218", R * 0.1],
    ["#e3e7e6", R * 0.04],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.beginPath();
    shape.forEach((p, i) => {
      const next = shape[(i + 1) % shape.length];
      if (onJoinedEdge(site, p, next)) return;
      ctx.moveTo(p.x, p.y);
      ctx.lineTo(next.x, next.y);
    });
    ctx.stroke();
  }
  drawCracks(ctx, site.x, site.y, prop, site);
  if (prop.hidden) strokeHiddenEdge(ctx, shape);
  if (faded) fillDimmed(ctx, state.theme, closedPath(hull([...shape, ...shape.map((p) => ({ x: p.x, y: p.y + thick }))])));
  drawNumbers(ctx, state, site.x, site.y, prop, R * 0.44, scale);
}

/**
 * Whether a side of a deck's outline lies on an edge of its hex.
 * @param {Site} site @param {Point} a @param {Point} b
 */
function onJoinedEdge(site, a, b) {
  return Math.hypot((a.x + b.x) / 2 - site.x, (a.y + b.y) / 2 - site.y) > INNER * 0.9;
}

/**
 * Paints cracks, more of them the more integrity is lost.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {Prop} prop @param {Site} site
 */
function drawCracks(ctx, x, y, prop, site) {
  const gone = 1 - integrityShare(prop);
  if (gone <= 0) return;
  ctx.strokeStyle = "rgba(10,14,18,0.85)";
  ctx.lineWidth = R * 0.035;
  ctx.lineJoin = "round";
  const count = 1 + Math.round(gone * 4);
  let seed = variantOf(site.q, site.r) + prop.base + 1;
  const random = () => {
    seed = (seed * 16807 + 11) % 2147483647;
    return (seed % 1000) / 1000;
  };
  for (let i = 0; i < count; i++) {
    let angle = (i / count) * 6.28 + random() * 1.2;
    let px = x + (random() - 0.5) * R * 0.15;
    let py = y + (random() - 0.5) * R * 0.15;
    ctx.beginPath();
    ctx.moveTo(px, py);
    for (let k = 0; k < 3; k++) {
      angle += (random() - 0.5) * 1.3;
      px += Math.cos(angle) * R * 0.19;
      py += Math.sin(angle) * R * 0.15;
      ctx.lineTo(px, py);
    }
    ctx.stroke();
  }
}

/** Smallest R in CSS px at which a prop shows its integrity. */
const INTEGRITY_FROM = 24;

/**
 * Returns where the level number of a deck stands, relative to the centre of its hex, in world
 * units.
 * @param {State} state @param {number} scale device px per world unit
 * @returns {{x: number, y: number, size: number}}
 */
export function deckLevelPlace(state, scale) {
  if ((R * scale) / state.dpr < INTEGRITY_FROM) {
    // from afar the level alone, as large as on the ground
    return { x: 0, y: R * 0.06, size: Math.min(R * 0.58, (13 * state.dpr) / scale) };
  }
  return { x: -R * 0.28, y: R * 0.44, size: R * 0.36 };
}

/**
 * Paints the level of a prop's top, and its integrity in a small shield.
 * @param {Ctx} ctx @param {State} state @param {number} x @param {number} y @param {Prop} prop
 * @param {number} down distance below y @param {number} scale
 */
function drawNumbers(ctx, state, x, y, prop, down, scale) {
  const px = (R * scale) / state.dpr;
  if (px < 13) return;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = "rgba(12,18,24,0.92)";
  const text = String(prop.base + prop.height).replace("-", "\u2212");
  const place = deckLevelPlace(state, scale);
  ctx.font = `600 ${place.size}px ${state.theme.font}`;
  ctx.fillText(text, x + place.x, y + (px < INTEGRITY_FROM ? place.y : down));
  if (px < INTEGRITY_FROM) return;
  const bx = x + R * 0.27;
  const by = y + down;
  ctx.beginPath();
  ctx.moveTo(bx - R * 0.22, by - R * 0.22);
  ctx.lineTo(bx + R * 0.22, by - R * 0.22);
  ctx.lineTo(bx + R * 0.22, by + R * 0.05);
  ctx.quadraticCurveTo(bx + R * 0.18, by + R * 0.2, bx, by + R * 0.28);
  ctx.quadraticCurveTo(bx - R * 0.18, by + R * 0.2, bx - R * 0.22, by + R * 0.05);
  ctx.closePath();
  ctx.fillStyle = integrityShare(prop) < 0.5 ? "#8f1f2a" : "#1b2631";
  ctx.fill();
  ctx.fillStyle = "#f2f5f6";
  ctx.font = `600 ${R * 0.3}px ${state.theme.font}`;
  ctx.fillText(String(prop.integrity), bx, by + R * 0.01);
}
