/**
 * Draws single hexes as they look on the map, for lists and legends.
 */

import { FLAT_TEXTURES, STANDING_TEXTURES, coverStamp } from "./cover-textures.js";
import { paintTerrain } from "./paint.js";
import { INNER, R } from "./projection.js";
import { traceHexagon } from "./shapes.js";
import { COVER_COLOURS, createRelief } from "./relief.js";
import { paintProps } from "./props.js";
import { createTerrain, putChunk, putMasks, putProps } from "./terrain.js";
import { mixColours, readTheme } from "./theme.js";

/**
 * Returns a hex of ground in sight, remembered, unexplored, veiled, or unexplored but drawn for the
 * Handler ("through").
 * @param {"seen" | "remembered" | "unexplored" | "veiled" | "through"} look
 * @param {number} size in CSS px
 * @returns {HTMLCanvasElement}
 */
export function fogSwatch(look, size) {
  const dpr = Math.max(1, window.devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round(size * dpr);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const map = { columns: 1, rows: 1, orientation: /** @type {const} */ ("flat"), floor: 0, ceiling: null, lowest: 0, highest: 8, tint: /** @type {[number, number]} */ ([0, 8]) };
  const terrain = createTerrain(map);
  const bit = `${"00000001"}${"00000000".repeat(31)}`;
  const known = look === "remembered" || look === "seen" || look === "veiled";
  const seen = look === "seen" || look === "veiled";
  putMasks(terrain, 0, {
    fog: true,
    showUnexplored: look === "through",
    known: known ? bit : undefined,
    seen: seen ? bit : undefined,
    veiled: look === "veiled" ? bit : undefined,
  });
  const level = look === "unexplored" ? null : 5;
  putChunk(terrain, 0, { levels: [level, ...Array(1023).fill(null)], notes: {} });
  const theme = readTheme(document.documentElement);
  const relief = createRelief(terrain, theme);
  relief.refresh(0, 0, 1, 1);
  const scale = canvas.width / (2 * R);
  ctx.setTransform(scale, 0, 0, scale, 0, scale * (R - INNER));
  const state = { map, terrain, theme, relief, dpr: 100 };
  // the density of 100 suppresses the level number
  paintTerrain(ctx, /** @type {any} */ (state), { x: 0, y: 0, width: 2 * R, height: 2 * R }, scale);
  ctx.beginPath();
  traceHexagon(ctx, "flat", R, INNER, R * 0.96);
  ctx.strokeStyle = theme.ink.border;
  ctx.lineWidth = R * 0.08;
  ctx.stroke();
  return canvas;
}

/**
 * Returns a prop of one hex without its hex.
 * @param {import("./types.js").Prop["look"]} look @param {number} size in CSS px
 * @returns {HTMLCanvasElement}
 */
export function propSwatch(look, size) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round(size * Math.max(1, window.devicePixelRatio));
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const map = { columns: 1, rows: 1, orientation: /** @type {const} */ ("flat"), floor: 0, ceiling: null, lowest: 0, highest: 8, tint: /** @type {[number, number]} */ ([0, 8]) };
  const terrain = createTerrain(map);
  putChunk(terrain, 0, { levels: [0, ...Array(1023).fill(null)], notes: {} });
  putProps(terrain, {}, { p: { id: "p", name: "", q: 0, r: 0, base: 0, height: 1, value: 1, integrity: 1, look, hexes: [[0, 0]] } });
  const scale = canvas.width / (2 * R);
  ctx.setTransform(scale, 0, 0, scale, 0, scale * (R - INNER) + scale * R * 0.1);
  const site = { q: 0, r: 0, x: R, y: INNER };
  // the density of 100 suppresses the numbers
  paintProps(ctx, /** @type {any} */ ({ map, terrain, theme: readTheme(document.documentElement), dpr: 100 }), /** @type {any} */ ([site]), scale);
  return canvas;
}

/** A colour from the middle of the relief. @type {import("./theme.js").Rgb} */
const GROUND = [72, 107, 114];
const ROAD = ["rgba(6,10,14,0.5)", "#b9b4a6"];

/**
 * Returns a hex with a ground cover or a road.
 * @param {string} kind of a note
 * @param {number} size in CSS px
 * @returns {HTMLCanvasElement}
 */
export function coverSwatch(kind, size) {
  const scale = Math.max(1, window.devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round(size * scale);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.scale(canvas.width / 2, canvas.height / 2);
  ctx.translate(1, 1);
  ctx.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    ctx.lineTo(Math.cos(angle), Math.sin(angle));
  }
  ctx.closePath();
  ctx.clip();
  const [tint, part] = COVER_COLOURS[kind] ?? [GROUND, 0];
  ctx.fillStyle = `rgb(${mixColours(GROUND, tint, part).map(Math.round).join()})`;
  ctx.fill();
  const texture = FLAT_TEXTURES[kind] ?? STANDING_TEXTURES[kind];
  // drawn for a larger hex and reduced, because stones and trees would be too small
  if (texture) ctx.drawImage(coverStamp(texture, 0, 1, scale), -1.4, -1.4, 2.8, 2.8);
  if (kind === "road") {
    for (const [i, ink] of ROAD.entries()) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = 0.56 - i * 0.16;
      ctx.beginPath();
      ctx.moveTo(-1, 0.7);
      ctx.quadraticCurveTo(0, 0, 1, -0.3);
      ctx.stroke();
    }
  }
  return canvas;
}
