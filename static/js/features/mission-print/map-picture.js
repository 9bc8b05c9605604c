// The map of a printed mission: dark on white, with the coordinates of hexes, their levels, cliffs,
// props, zones, and the units by number.
/** @import {Orientation} from "../../board/types.js" */

import { DIRECTIONS, fromOffset, label, toOffset } from "../../core/hexes.js";
import { CORNERS, R, centreOf, edgeOf, worldSize } from "../../board/projection.js";
import { hexesOfMasks, isOneHex } from "../../board/zones.js";

/** @typedef {import("../../core/server-types.js").ZoneView} Zone */
/**
 * @typedef {object} MapFile  what the picture reads of a map file
 * @property {number} columns @property {number} rows @property {Orientation} orientation
 * @property {(number|null)[][]} ground  null: a void, or ground that the reader does not know
 * @property {{q: number, r: number, notes: {kind: string}[]}[]} [notes]
 * @property {{q: number, r: number, base: number, height?: number, hexes?: [number, number][]}[]} [props]
 */
/** @typedef {{number: number, disposition: string, at: {q: number, r: number}}} Numbered */

/** The most pixels of a side: about 300 to the inch on A4. */
const MOST_PX = 2200;
/** The least width in px at which every hex has its coordinates; below it every fifth has. */
const LABELLED_FROM = 40;
const INK = "#15202b";
const QUIET = "#5d6b78";
const WATER = "#c3dced";
const WAVES = "#6d97b5";

/**
 * Returns the signs of the kinds of ground cover on a map: as many letters as tell them apart.
 * @param {MapFile} file @returns {Map<string, string>}
 */
export function coverSigns({ notes = [] }) {
  const kinds = [...new Set(notes.flatMap((hex) => hex.notes.map(({ kind }) => kind)))].sort();
  const sign = (/** @type {string} */ kind) => {
    let n = 1;
    while (n < kind.length && kinds.some((other) => other !== kind && other.startsWith(kind.slice(0, n)))) n += 1;
    return kind.slice(0, n);
  };
  return new Map(kinds.map((kind) => [kind, sign(kind)]));
}

/**
 * Draws the picture.
 * @param {HTMLCanvasElement} canvas @param {MapFile} file @param {Numbered[]} units @param {Zone[]} zones
 */
export function drawMap(canvas, file, units, zones) {
  const { columns, rows, orientation } = file;
  const world = worldSize({ columns, rows, orientation, floor: 0, ceiling: null, lowest: 0, highest: 0, tint: [0, 0] });
  const scale = Math.min(MOST_PX / world.x, MOST_PX / world.y, 3);
  canvas.width = Math.ceil(world.x * scale);
  canvas.height = Math.ceil(world.y * scale);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false }));
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  drawGround(ctx, file, scale);
  drawProps(ctx, file);
  drawZones(ctx, file, zones);
  for (const unit of units) drawUnit(ctx, unit, orientation);
}

/** @param {CanvasRenderingContext2D} ctx @param {Orientation} orientation @param {{x: number, y: number}} at @param {number} radius */
function trace(ctx, orientation, at, radius) {
  ctx.beginPath();
  for (const corner of CORNERS[orientation]) ctx.lineTo(at.x + corner.x * radius, at.y + corner.y * radius);
  ctx.closePath();
}

/** @param {CanvasRenderingContext2D} ctx @param {MapFile} file @param {number} scale */
function drawGround(ctx, file, scale) {
  const { columns, rows, orientation, ground } = file;
  const levels = ground.flat().flatMap((level) => level ?? []);
  const lowest = levels.reduce((a, b) => Math.min(a, b), 1000);
  const span = Math.max(1, levels.reduce((a, b) => Math.max(a, b), -1000) - lowest);
  const signs = coverSigns(file);
  const covers = new Map((file.notes ?? []).map((hex) => [`${hex.q} ${hex.r}`, hex.notes.map(({ kind }) => signs.get(kind) ?? "").join(" ")]));
  const wet = new Set((file.notes ?? []).filter(({ notes }) => notes.some(({ kind }) => kind === "water")).map((hex) => `${hex.q} ${hex.r}`));
  const every = R * 2 * scale >= LABELLED_FROM ? 1 : 5;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const hex = fromOffset(column, row, orientation);
      const at = centreOf(hex.q, hex.r, orientation);
      const level = ground[row][column];
      // the higher, the darker, and light enough for the ink
      ctx.fillStyle = level === null ? "#ffffff" : wet.has(`${hex.q} ${hex.r}`) ? WATER : `hsl(205 12% ${97 - (32 * (level - lowest)) / span}%)`;
      trace(ctx, orientation, at, R);
      ctx.fill();
      if (level !== null && wet.has(`${hex.q} ${hex.r}`)) drawWaves(ctx, at);
      ctx.strokeStyle = level === null ? "#dde3e8" : "#aab6c0";
      ctx.lineWidth = 0.8;
      ctx.stroke();
      if (level === null) continue;
      ctx.fillStyle = INK;
      if ((column + 1) % every === 0 && (row + 1) % every === 0) {
        ctx.fillStyle = QUIET;
        ctx.font = "400 13px sans-serif";
        ctx.fillText(label(hex, orientation), at.x, at.y - R * 0.58);
      }
      ctx.fillStyle = INK;
      ctx.font = "600 17px sans-serif";
      ctx.fillText(String(level).replace("-", "−"), at.x, at.y + R * 0.56);
      ctx.font = "400 13px sans-serif";
      ctx.fillText(covers.get(`${hex.q} ${hex.r}`) ?? "", at.x, at.y);
    }
  }
  drawCliffs(ctx, file);
}

/** Draws the waves of water, which tell it from ground also without colours. @param {CanvasRenderingContext2D} ctx @param {{x: number, y: number}} at */
function drawWaves(ctx, { x, y }) {
  ctx.strokeStyle = WAVES;
  ctx.lineWidth = 1.6;
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const [side, row] of [[-0.42, -0.2], [0.42, -0.2], [-0.42, 0.2], [0.42, 0.2]]) {
    const [from, high] = [x + (side - 0.2) * R, y + row * R];
    ctx.moveTo(from, high);
    ctx.quadraticCurveTo(from + 0.1 * R, high - 0.12 * R, from + 0.2 * R, high);
    ctx.quadraticCurveTo(from + 0.3 * R, high + 0.12 * R, from + 0.4 * R, high);
  }
  ctx.stroke();
}

/** Draws the edges between hexes of more than one level of difference. @param {CanvasRenderingContext2D} ctx @param {MapFile} file */
function drawCliffs(ctx, { columns, rows, orientation, ground }) {
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.lineCap = "round";
  ctx.beginPath();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const hex = fromOffset(column, row, orientation);
      const level = ground[row][column];
      if (level === null) continue;
      for (let d = 0; d < 3; d += 1) {
        const [dq, dr] = DIRECTIONS[d];
        const [c, r] = toOffset({ q: hex.q + dq, r: hex.r + dr }, orientation);
        const other = ground[r]?.[c];
        if (other === undefined || other === null || Math.abs(other - level) < 2) continue;
        const at = centreOf(hex.q, hex.r, orientation);
        const edge = edgeOf(d);
        const [a, b] = [CORNERS[orientation][edge], CORNERS[orientation][(edge + 1) % 6]];
        ctx.moveTo(at.x + a.x * R, at.y + a.y * R);
        ctx.lineTo(at.x + b.x * R, at.y + b.y * R);
      }
    }
  }
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {MapFile} file */
function drawProps(ctx, { props = [], orientation }) {
  for (const prop of props) {
    for (const [q, r] of prop.hexes ?? [[prop.q, prop.r]]) {
      const at = centreOf(q, r, orientation);
      trace(ctx, orientation, at, R * 0.56);
      ctx.fillStyle = "#ffffff";
      ctx.fill();
      ctx.strokeStyle = INK;
      ctx.lineWidth = 2;
      ctx.stroke();
      ctx.fillStyle = INK;
      ctx.font = "600 13px sans-serif";
      ctx.fillText(`${prop.base}–${prop.base + (prop.height ?? 1)}`.replace(/-/g, "−"), at.x, at.y);
    }
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {MapFile} file @param {Zone[]} zones */
function drawZones(ctx, file, zones) {
  const { orientation } = file;
  for (const zone of zones) {
    const hexes = hexesOfZone(zone, file);
    const inside = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.4;
    ctx.setLineDash([7, 5]);
    ctx.beginPath();
    for (const hex of isOneHex(zone) ? [] : hexes) {
      const at = centreOf(hex.q, hex.r, orientation);
      DIRECTIONS.forEach(([dq, dr], d) => {
        if (inside.has(`${hex.q + dq} ${hex.r + dr}`)) return;
        const edge = edgeOf(d);
        const [a, b] = [CORNERS[orientation][edge], CORNERS[orientation][(edge + 1) % 6]];
        ctx.moveTo(at.x + a.x * R * 0.9, at.y + a.y * R * 0.9);
        ctx.lineTo(at.x + b.x * R * 0.9, at.y + b.y * R * 0.9);
      });
    }
    ctx.stroke();
    ctx.setLineDash([]);
    const at = centreOf(zone.at.q, zone.at.r, orientation);
    ctx.font = "700 22px sans-serif";
    ctx.lineWidth = 4;
    ctx.strokeStyle = "#ffffff";
    ctx.strokeText(zone.name, at.x, at.y);
    ctx.fillStyle = INK;
    ctx.fillText(zone.name, at.x, at.y);
  }
}

/** Returns the hexes of a zone. @param {Zone} zone @param {MapFile} file */
export const hexesOfZone = (zone, file) => (zone.hexes === undefined ? [zone.at] : hexesOfMasks(zone.hexes, file));

/** Draws a unit's number: pilots filled, allies round, neutrals square, enemies as diamonds. @param {CanvasRenderingContext2D} ctx @param {Numbered} unit @param {Orientation} orientation */
function drawUnit(ctx, { number, disposition, at }, orientation) {
  const { x, y } = centreOf(at.q, at.r, orientation);
  const r = R * 0.5;
  ctx.beginPath();
  if (disposition === "enemy") for (const [dx, dy] of [[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]]) ctx.lineTo(x + dx * r, y + dy * r);
  else if (disposition === "neutral") ctx.rect(x - r, y - r, 2 * r, 2 * r);
  else ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.closePath();
  ctx.fillStyle = disposition === "pilot" ? INK : "#ffffff";
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.4;
  ctx.stroke();
  ctx.fillStyle = disposition === "pilot" ? "#ffffff" : INK;
  ctx.font = "700 19px sans-serif";
  ctx.fillText(String(number), x, y + 1);
}
