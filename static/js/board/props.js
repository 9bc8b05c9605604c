/**
 * Paints props: standing bodies with a top face and a shadow, and decks that span a gap.
 * @import {Point, Prop} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Site} from "./paint.js"
 * @import {Part} from "./prop-shapes.js"
 */

import { REMEMBERED, sightOf } from "./fog.js";
import { fillDimmed, isUnexploredShown } from "./fog-paint.js";
import { footLevel, isFlat, propLift } from "./unit-layout.js";
import { DIRECTIONS } from "../core/hexes.js";
import { CORNERS, INNER, R, centreOf, edgeOf } from "./projection.js";
import { LOOKS } from "./prop-looks.js";
import { edgePath, endsOf, hull, isMiddle, joinedDeck, joinedWithin, outlineOf, partsOf, pathOf } from "./prop-shapes.js";
import { traceHexagon } from "./shapes.js";
import { groundAt, isGround, propsAt } from "./terrain.js";
import { variantOf } from "./cover-textures.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{prop: Prop, parts: Part[], flat: boolean, y: number}} Body  flat: drawn as a deck; y: of its middle */

/**
 * Paints shadows, then props, from back to front, each over those that it stands on.
 * @param {Ctx} ctx @param {State} state @param {Site[]} sites @param {number} scale
 */
export function paintProps(ctx, state, sites, scale) {
  /** @type {Map<Prop, Body>} */
  const bodies = new Map();
  for (const site of sites) {
    for (const prop of propsAt(state.terrain, site.q, site.r)) {
      if (bodies.has(prop)) continue;
      const parts = partsOf(state, prop);
      const y = parts.reduce((sum, part) => sum + part.y, 0) / parts.length;
      bodies.set(prop, { prop, parts, flat: isFlat(state.terrain, prop), y });
    }
  }
  const order = [...bodies.values()].sort((a, b) => a.y - b.y || a.parts[0].x - b.parts[0].x || a.prop.base - b.prop.base);
  for (const body of order) drawShadow(ctx, state, body);
  const drawn = new Set();
  const draw = (/** @type {Body} */ body) => {
    if (drawn.has(body)) return;
    drawn.add(body);
    for (const { q, r } of body.parts)
      for (const below of propsAt(state.terrain, q, r)) {
        const under = below.base < body.prop.base && bodies.get(below);
        if (under) draw(under);
      }
    if (body.prop.integrity <= 0 && body.prop.value > 0) return;
    // hidden props look like hidden units: faint, with a dashed outline
    ctx.globalAlpha = body.prop.hidden ? HIDDEN_ALPHA : 1;
    if (body.flat) drawDeck(ctx, state, body, scale);
    else drawBody(ctx, state, body, scale);
    ctx.globalAlpha = 1;
  };
  order.forEach(draw);
}

/** The joined edges of a hex that stands alone. */
const NO_SIDES = Array(6).fill(false);
/** Opacity of a prop that only the Handler sees. */
const HIDDEN_ALPHA = 0.66;

/** Strokes the dashed outline of a hidden prop. @param {Ctx} ctx @param {Path2D} path */
function strokeHiddenEdge(ctx, path) {
  ctx.globalAlpha = 1;
  ctx.setLineDash([R * 0.2, R * 0.14]);
  ctx.lineCap = "butt";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#0b1118", R * 0.11],
    ["#ffffff", R * 0.06],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(path);
  }
  ctx.setLineDash([]);
}

/** Draws fog over the parts of a prop that are not in sight. @param {Ctx} ctx @param {State} state @param {Part[]} parts @param {Point[][]} shapes  what each part covers */
function dim(ctx, state, parts, shapes) {
  const faded = shapes.filter((_, n) => sightOf(parts[n].visibility) === REMEMBERED || isUnexploredShown(parts[n]));
  if (faded.length) fillDimmed(ctx, state.theme, pathOf(faded), "nonzero");
}

/** Returns the outlines of the parts of a body on the ground. @param {State} state @param {Body} body @returns {Point[][]} */
function footprint(state, { prop, parts }) {
  const { inset = 0.78, shape } = LOOKS[prop.look];
  return parts.map((part) => {
    const outline = outlineOf(state, part, joinedWithin(prop, part), inset);
    return shape ? shape(outline, part) : outline;
  });
}

/** Returns the outlines of the parts of a deck. @param {State} state @param {Body} body @returns {Point[][]} */
const deckShapes = (state, { prop, parts }) =>
  parts.map((part) => outlineOf(state, part, joinedDeck(state.terrain, prop, part), 0.74, 1.02));

/**
 * Paints the shadow of a prop.
 * @param {Ctx} ctx @param {State} state @param {Body} body
 */
function drawShadow(ctx, state, body) {
  const { prop, parts, flat } = body;
  const grounds = parts.map(({ level }) => level).filter(isGround);
  const drop = grounds.length ? Math.max(0, prop.base - Math.min(...grounds)) : 3;
  const length = R * (flat ? 0.1 + 0.05 * Math.min(6, drop) : 0.2 * Math.min(9, prop.height));
  const shift = (/** @type {Point} */ p) => ({ x: p.x + length * 0.8, y: p.y + length * 0.72 });
  ctx.fillStyle = "rgba(2,6,12,0.42)";
  if (!flat) {
    ctx.fill(pathOf(footprint(state, body).map((shape) => hull([...shape, ...shape.map(shift)]))));
    return;
  }
  // the shadow of a deck falls into the gap, not on the banks
  ctx.save();
  ctx.beginPath();
  for (const part of parts)
    for (const [q, r] of [[0, 0], ...DIRECTIONS]) {
      const ground = groundAt(state.terrain, part.q + q, part.r + r);
      if (isGround(ground) && ground >= prop.base) continue;
      const c = centreOf(part.q + q, part.r + r, state.map.orientation);
      traceHexagon(ctx, state.map.orientation, c.x, c.y);
    }
  ctx.clip();
  ctx.fill(pathOf(deckShapes(state, body).map((shape) => shape.map(shift))));
  ctx.restore();
}

/** Returns the part of a prop's integrity that is left, 0 to 1. @param {Prop} prop */
const integrityShare = (prop) => Math.max(0, Math.min(1, prop.integrity / Math.max(1, prop.value)));

/**
 * Paints a prop that stands on the ground or on another one.
 * @param {Ctx} ctx @param {State} state @param {Body} body @param {number} scale
 */
function drawBody(ctx, state, body, scale) {
  const { prop, parts } = body;
  const look = LOOKS[prop.look];
  const ground = footLevel(state.terrain, prop);
  const foot = propLift(prop.base - ground);
  const rise = propLift(prop.base + prop.height - ground) - foot;
  const up = (/** @type {Point} */ p) => ({ x: p.x, y: p.y - foot - rise * (look.rise?.(p) ?? 1) });
  const ways = footprint(state, body);
  const ends = ways.map((shape, n) => endsOf(parts[n], shape));
  const tops = ways.map((shape) => shape.map(up));
  const tint = look.wall ?? [4, 10, 18];
  ctx.lineJoin = "round";
  parts.forEach((part, n) => {
    const shape = look.trunk ? outlineOf(state, part, NO_SIDES, 0.18) : ways[n];
    shape.forEach((a, i) => {
      const b = shape[(i + 1) % shape.length];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (!(look.trunk || ends[n][i]) || (a.x - b.x) / length < 0.06) return; // behind the body
      const tone = 92 + Math.round(((a.y - b.y) / length) * R * 1.42);
      ctx.fillStyle = `rgb(${tint.map((each) => tone + each)})`;
      ctx.fill(pathOf([[{ x: a.x, y: a.y - foot }, { x: b.x, y: b.y - foot }, up(b), up(a)]]));
      ctx.strokeStyle = "rgba(6,12,20,0.55)";
      ctx.lineWidth = R * 0.022;
      ctx.beginPath(); // one line per level, so that the height can be counted
      for (let k = 0; k < prop.height && !look.trunk; k++) {
        const y = propLift(prop.base + k - ground);
        if (look.rise && y - foot > rise * 0.35) break;
        ctx.moveTo(a.x, a.y - y);
        ctx.lineTo(b.x, b.y - y);
      }
      ctx.stroke();
    });
  });
  const whole = pathOf(tops);
  const middle = parts.map(({ x, y }) => ({ x, y: y - foot - rise }));
  const [xs, ys] = [middle.map(({ x }) => x), middle.map(({ y }) => y)];
  const shade = ctx.createLinearGradient(Math.min(...xs) - R * 0.7, Math.min(...ys) - R, Math.max(...xs) + R * 0.7, Math.max(...ys) + R);
  look.top.forEach((ink, i) => shade.addColorStop(i, ink));
  ctx.fillStyle = shade;
  if (!look.trunk) ctx.fill(whole);
  const faces = parts.map((part, n) => ({ part, ...middle[n], top: tops[n], ends: ends[n] }));
  const edge = edgePath(tops, ends);
  look.draw?.(ctx, faces, whole);
  ctx.strokeStyle = "#10171f";
  ctx.lineWidth = R * 0.05;
  if (!prop.hidden && !look.trunk) ctx.stroke(edge);
  if (prop.look === "") {
    ctx.strokeStyle = "rgba(16,23,31,0.25)";
    ctx.lineWidth = R * 0.025;
    ctx.stroke(edgePath(parts.map((part) => outlineOf(state, part, joinedWithin(prop, part), 0.655).map(up)), ends));
  }
  for (const { part, x, y } of faces) drawCracks(ctx, x, y, prop, part);
  const covered = ways.map((shape, n) => hull([...shape.map(({ x, y }) => ({ x, y: y - foot })), ...tops[n]]));
  if (prop.hidden) strokeHiddenEdge(ctx, parts.length > 1 ? edge : pathOf(covered));
  dim(ctx, state, parts, covered);
  const down = R * Math.min(0.4, (look.inset ?? 1) - 0.42);
  for (const { part, x, y } of faces) drawNumbers(ctx, state, x, y, prop, isMiddle(prop, part), down, scale);
}

/**
 * Paints a deck with planks and railings.
 * @param {Ctx} ctx @param {State} state @param {Body} body @param {number} scale
 */
function drawDeck(ctx, state, body, scale) {
  const { prop, parts } = body;
  const shapes = deckShapes(state, body);
  const corners = CORNERS[state.map.orientation];
  const lower = shapes.map((shape) => shape.map((p) => ({ x: p.x, y: p.y + R * 0.11 })));
  ctx.fillStyle = "#39434c";
  ctx.fill(pathOf(lower));
  ctx.fillStyle = "#a9b0b2";
  ctx.fill(pathOf(shapes));
  parts.forEach((part, n) => {
    ctx.save();
    ctx.clip(pathOf([shapes[n]]));
    // planks lie across the direction in which the deck continues
    const way = joinedDeck(state.terrain, prop, part).findIndex((joined) => joined);
    const a = corners[edgeOf(Math.max(0, way))];
    const b = corners[(edgeOf(Math.max(0, way)) + 1) % 6];
    ctx.translate(part.x, part.y);
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
  });
  const edge = edgePath(shapes, shapes.map((shape, n) => endsOf(parts[n], shape)));
  ctx.lineCap = "round";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#0c1218", R * 0.1],
    ["#e3e7e6", R * 0.04],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(edge);
  }
  for (const part of parts) drawCracks(ctx, part.x, part.y, prop, part);
  if (prop.hidden) strokeHiddenEdge(ctx, parts.length > 1 ? edge : pathOf(shapes));
  dim(ctx, state, parts, shapes.map((shape, n) => hull([...shape, ...lower[n]])));
  for (const part of parts) drawNumbers(ctx, state, part.x, part.y, prop, isMiddle(prop, part), R * 0.44, scale);
}

/**
 * Paints cracks, more of them the more integrity is lost.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {Prop} prop @param {Part} part
 */
function drawCracks(ctx, x, y, prop, part) {
  const gone = 1 - integrityShare(prop);
  if (gone <= 0) return;
  ctx.strokeStyle = "rgba(10,14,18,0.85)";
  ctx.lineWidth = R * 0.035;
  ctx.lineJoin = "round";
  const count = 1 + Math.round(gone * 4);
  let seed = variantOf(part.q, part.r) + prop.base + 1;
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
/** Smallest font size in CSS px at which a prop shows the level of its top: smaller is a smear. */
const LEVEL_FROM = 9;

/**
 * Returns where the level number of a prop stands, relative to the centre of its hex, in world
 * units; on a deck `y` too.
 * @param {State} state @param {number} scale device px per world unit
 * @param {boolean} shield  whether the integrity is beside it
 * @returns {{x: number, y: number, size: number}}
 */
export function deckLevelPlace(state, scale, shield) {
  if ((R * scale) / state.dpr < INTEGRITY_FROM) {
    // from afar the level alone, as large as on the ground
    return { x: 0, y: R * 0.06, size: Math.min(R * 0.58, (13 * state.dpr) / scale) };
  }
  return { x: shield ? -R * 0.28 : 0, y: R * 0.44, size: R * 0.36 };
}

/**
 * Whether props show the level of their tops at this zoom.
 * @param {State} state @param {number} scale device px per world unit
 */
export const hasTopLevels = (state, scale) => (deckLevelPlace(state, scale, false).size * scale) / state.dpr >= LEVEL_FROM;

/**
 * Paints the level of a prop's top, and on its middle hex its integrity in a small shield.
 * @param {Ctx} ctx @param {State} state @param {number} x @param {number} y @param {Prop} prop
 * @param {boolean} shield @param {number} down distance below y @param {number} scale
 */
function drawNumbers(ctx, state, x, y, prop, shield, down, scale) {
  if (!hasTopLevels(state, scale)) return;
  const px = (R * scale) / state.dpr;
  const place = deckLevelPlace(state, scale, shield);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const text = String(prop.base + prop.height).replace("-", "\u2212");
  const foot = y + (px < INTEGRITY_FROM ? place.y : down);
  ctx.font = `600 ${place.size}px ${state.theme.font}`;
  // a rim, because tops are of any colour and small
  ctx.lineJoin = "round";
  ctx.lineWidth = place.size * 0.32;
  ctx.strokeStyle = "rgba(8,13,18,0.88)";
  ctx.strokeText(text, x + place.x, foot);
  ctx.fillStyle = "#f7f9fa";
  ctx.fillText(text, x + place.x, foot);
  if (px < INTEGRITY_FROM || !shield) return;
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
