/**
 * How the looks of props differ: colours, outlines, and what is drawn on their tops.
 * @import {Point, Prop} from "./types.js"
 * @import {Part} from "./prop-shapes.js"
 */

import { INNER, R } from "./projection.js";
import { edgePath, endsOf, pathOf } from "./prop-shapes.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{part: Part, x: number, y: number, top: Point[], ends: boolean[]}} Face  a part of the top; x, y: its middle; ends: as endsOf */

/**
 * @typedef {object} Look
 * @property {number} [inset]  how far the outline reaches where the prop ends, 1: to the edge of the hex
 * @property {[string, string]} top  colours from the lit to the other end
 * @property {[number, number, number]} [wall]  added to the grey of the sides
 * @property {boolean} [trunk]  whether the top stands on a trunk
 * @property {string} far  the colour from afar
 * @property {(shape: Point[], part: Part) => Point[]} [shape]  changes the outline of a hex
 * @property {(p: Point) => number} [rise]  the share of the height to which a corner rises
 * @property {(ctx: Ctx, faces: Face[], whole: Path2D) => void} [draw]  draws on the top
 */

/** Returns a number from 0 to 1 that depends on a place alone. @param {Point} p @param {number} seed */
function noise({ x, y }, seed) {
  const n = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + seed * 37.719) * 43758.5453;
  return n - Math.floor(n);
}

/** Slopes from the sides up to a ridge between the hexes. @type {NonNullable<Look["draw"]>} */
function roof(ctx, faces) {
  /** @type {Map<string, Point[][]>} */
  const slopes = new Map();
  /** @type {[Point, Point][]} */
  const ridges = [];
  const add = (/** @type {string} */ shade, /** @type {Point[]} */ points) => slopes.set(shade, [...(slopes.get(shade) ?? []), points]);
  for (const { x, y, top, ends } of faces) {
    const alone = faces.length === 1;
    // a house of one hex has a ridge from side to side, a larger one from hex to hex
    const apex = (/** @type {Point} */ p) => (alone ? { x: x + Math.sign(Math.round(p.x - x)) * R * 0.34, y } : { x, y });
    const shades = top.map((a, i) => {
      const b = top[(i + 1) % top.length];
      const light = ((a.y - b.y) * 0.5 - (a.x - b.x) * 0.87) / Math.hypot(b.x - a.x, b.y - a.y);
      const k = Math.round(118 + light * 26);
      return ends[i] ? `rgb(${k + 44},${k + 14},${k - 2})` : null;
    });
    top.forEach((a, i) => {
      const b = top[(i + 1) % top.length];
      const shade = shades[i];
      if (shade) {
        add(shade, [apex(a), a, b, apex(b)]);
        if (alone) ridges.push([apex(a), a]);
        return;
      }
      // towards the next hex of the house: half of each neighbouring slope
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const before = shades[(i + top.length - 1) % top.length] ?? FLAT;
      const after = shades[(i + 1) % top.length] ?? FLAT;
      add(before, [{ x, y }, a, middle]);
      add(after, [{ x, y }, middle, b]);
      if (before !== after || before !== FLAT) ridges.push([{ x, y }, middle]);
    });
    if (alone) ridges.push([apex({ x: x - R, y }), apex({ x: x + R, y })]);
  }
  for (const [shade, polygons] of slopes) {
    ctx.fillStyle = ctx.strokeStyle = shade;
    const path = pathOf(polygons);
    ctx.fill(path);
    ctx.lineWidth = R * 0.02;
    ctx.stroke(path);
  }
  ctx.strokeStyle = "rgba(48,22,14,0.55)";
  ctx.lineWidth = R * 0.045;
  ctx.beginPath();
  for (const [a, b] of ridges) {
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  }
  ctx.stroke();
}
/** The colour of a roof far from every side. */
const FLAT = "rgb(158,130,114)";

/** Sheds of a flat roof. @type {NonNullable<Look["draw"]>} */
function sheds(ctx, faces, whole) {
  const ys = faces.map(({ y }) => y);
  const xs = faces.map(({ x }) => x);
  const [left, right] = [Math.min(...xs) - R, Math.max(...xs) + R];
  ctx.save();
  ctx.clip(whole);
  const gap = INNER / 2.5;
  for (let y = faces[0].y - gap * Math.ceil((faces[0].y - Math.min(...ys) + R) / gap); y < Math.max(...ys) + R; y += gap) {
    ctx.fillStyle = "rgba(28,44,58,0.26)";
    ctx.fillRect(left, y, right - left, gap * 0.4);
    ctx.fillStyle = "rgba(255,255,255,0.3)";
    ctx.fillRect(left, y + gap * 0.4, right - left, gap * 0.1);
  }
  ctx.restore();
}

/** Battlements. @type {NonNullable<Look["draw"]>} */
function battlements(ctx, faces) {
  ctx.save();
  ctx.strokeStyle = "rgba(40,36,30,0.75)";
  ctx.lineWidth = R * 0.16;
  ctx.lineCap = "butt";
  ctx.setLineDash([R * 0.13, R * 0.13]);
  ctx.stroke(edgePath(faces.map(({ top }) => top), faces.map(({ ends }) => ends)));
  ctx.restore();
}

/** A ring on each hex. @type {NonNullable<Look["draw"]>} */
function rings(ctx, faces) {
  ctx.lineWidth = R * 0.05;
  for (const { x, y } of faces) {
    ctx.beginPath();
    ctx.arc(x, y, R * 0.54, 0, 7);
    ctx.fillStyle = "rgba(255,255,255,0.28)";
    ctx.fill();
    ctx.strokeStyle = "rgba(30,38,46,0.45)";
    ctx.stroke();
  }
}

/** A crown of leaves, which hides the top. @type {NonNullable<Look["draw"]>} */
function crown(ctx, faces) {
  /** @type {[number, number, number][]} */
  const leaves = faces.flatMap(({ x, y, top, ends, part }) => {
    const around = Array.from({ length: 6 }, (_, i) => /** @type {[number, number, number]} */ ([
      x + Math.cos(i * 1.047 + 0.4) * R * 0.4, y + Math.sin(i * 1.047 + 0.4) * R * 0.36, R * (0.32 + 0.1 * noise(part, i)),
    ]));
    const between = top.flatMap((a, i) => {
      const b = top[(i + 1) % top.length];
      return ends[i] ? [] : [/** @type {[number, number, number]} */ ([(a.x + b.x) / 2, (a.y + b.y) / 2, R * 0.46])];
    });
    return [/** @type {[number, number, number]} */ ([x, y, R * 0.5]), ...around, ...between];
  });
  const fill = (/** @type {string} */ ink, /** @type {number} */ grown, /** @type {number} */ shift) => {
    ctx.fillStyle = ink;
    ctx.beginPath();
    for (const [x, y, radius] of leaves) {
      ctx.moveTo(x, y);
      ctx.arc(x - shift, y - shift, Math.max(0, radius + grown), 0, 7);
    }
    ctx.fill();
  };
  fill("#12231a", R * 0.05, 0);
  fill("#3d6146", 0, 0);
  fill("#56805a", -R * 0.12, R * 0.06);
}

/** Beams that stick out of rubble. @type {NonNullable<Look["draw"]>} */
function beams(ctx, faces, whole) {
  ctx.save();
  ctx.clip(whole);
  for (const [ink, width, shift] of /** @type {[string, number, number][]} */ ([
    ["rgba(14,11,9,0.7)", R * 0.11, R * 0.03],
    ["#a08a78", R * 0.06, 0],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const { x, y, part } of faces)
      for (let i = 0; i < 4; i++) {
        const angle = noise(part, i) * 6.28;
        const [px, py] = [x + (noise(part, i + 4) - 0.5) * R * 0.7, y + shift + (noise(part, i + 8) - 0.5) * R * 0.7];
        ctx.moveTo(px - Math.cos(angle) * R * 0.3, py - Math.sin(angle) * R * 0.3);
        ctx.lineTo(px + Math.cos(angle) * R * 0.3, py + Math.sin(angle) * R * 0.3);
      }
    ctx.stroke();
  }
  ctx.restore();
}

/** Breaks each side of an outline into ragged pieces. @param {Point[]} shape @param {Part} part */
function ragged(shape, part) {
  const ends = endsOf(part, shape);
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length];
    if (!ends[i]) return [a];
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const p = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      const inwards = share === 0 ? 0 : 0.3 * noise(p, 1);
      return { x: p.x + (part.x - p.x) * inwards, y: p.y + (part.y - p.y) * inwards };
    });
  });
}

/** Returns a round outline where a prop has one hex. @param {Point[]} shape @param {Part} part */
function round(shape, part) {
  if (!endsOf(part, shape).every(Boolean)) return shape;
  return Array.from({ length: 28 }, (_, i) => ({ x: part.x + Math.cos(i * 0.2244) * R * 0.7, y: part.y + Math.sin(i * 0.2244) * R * 0.7 }));
}

/** @type {Record<Prop["look"], Look>} */
export const LOOKS = {
  "": { top: ["#dfe3e2", "#a3aeb5"], far: "#c6ccce" },
  house: { top: ["#b3937f", "#9c7a66"], wall: [22, 14, 6], far: "#b08a74", draw: roof },
  tower: { inset: 0.84, top: ["#ebe9e2", "#b0b2b0"], wall: [14, 14, 10], far: "#dad9d2", shape: round, draw: rings },
  depot: { inset: 0.86, top: ["#c4d0d8", "#8f9fab"], wall: [-8, 2, 14], far: "#9fb0bc", draw: sheds },
  wall: { inset: 0.58, top: ["#d3cfc5", "#a09a8c"], wall: [8, 4, -4], far: "#aba595", draw: battlements },
  tree: { inset: 0.84, trunk: true, top: ["#4a6b4c", "#3d5a42"], wall: [-10, -22, -40], far: "#4c7352", draw: crown },
  wreck: { inset: 0.82, top: ["#84776d", "#5a5049"], wall: [-34, -40, -44], far: "#6f645c", shape: ragged, rise: (p) => 0.35 + 0.65 * noise(p, 2), draw: beams },
  bridge: { top: ["#a9b0b2", "#a9b0b2"], far: "#a9b0b2" },
};
