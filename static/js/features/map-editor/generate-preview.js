// Draws a map document small: the relief as on the board, with props as bright dots.
/** @import {MapInfo, Orientation} from "../../board/types.js" */

import { fromOffset, toOffset } from "../../core/hexes.js";
import { CORNERS, R, centreOf, worldSize } from "../../board/projection.js";
import { createRelief, unpackRgb } from "../../board/relief.js";
import { VOID, createTerrain } from "../../board/terrain.js";
import { readTheme } from "../../board/theme.js";

/**
 * @typedef {object} MapFile  what the preview reads of a map document
 * @property {number} columns @property {number} rows @property {Orientation} orientation
 * @property {(number|null)[][]} ground
 * @property {{q: number, r: number, notes: {kind: string, level?: number}[]}[]} [notes]
 * @property {{q: number, r: number}[]} [props]
 */

/**
 * Draws a map into a canvas, as large as fits.
 * @param {HTMLCanvasElement} canvas @param {MapFile} file
 */
export function drawPreview(canvas, file) {
  const { columns, rows, orientation } = file;
  const levels = file.ground.flat();
  const known = levels.filter((level) => level !== null);
  const lowest = known.reduce((a, b) => Math.min(a, b), 1000);
  const highest = known.reduce((a, b) => Math.max(a, b), -1000);
  /** @type {MapInfo} */
  const map = { columns, rows, orientation, floor: 0, ceiling: null, lowest, highest, tint: [lowest, highest] };
  const terrain = createTerrain(map);
  levels.forEach((level, i) => (terrain.levels[i] = level ?? VOID));
  for (const { q, r, notes } of file.notes ?? []) {
    const [column, row] = toOffset({ q, r }, orientation);
    terrain.notes.set(row * columns + column, notes.map((note) => ({ kind: note.kind, level: note.level ?? 1, text: "" })));
  }
  const theme = readTheme(document.documentElement);
  const relief = createRelief(terrain, theme);
  relief.refresh(0, 0, columns, rows);

  const dpr = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(canvas.clientWidth * dpr);
  canvas.height = Math.round(canvas.clientHeight * dpr);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const world = worldSize(map);
  const scale = Math.min(canvas.width / world.x, canvas.height / world.y);
  ctx.setTransform(scale, 0, 0, scale, (canvas.width - world.x * scale) / 2, (canvas.height - world.y * scale) / 2);
  const corners = CORNERS[orientation];
  // a little too large, so that no gaps show
  const radius = R + 0.5 / scale;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { q, r } = fromOffset(column, row, orientation);
      const at = centreOf(q, r, orientation);
      ctx.fillStyle = `rgb(${unpackRgb(relief.colours[row * columns + column]).join()})`;
      ctx.beginPath();
      for (const corner of corners) ctx.lineTo(at.x + corner.x * radius, at.y + corner.y * radius);
      ctx.fill();
    }
  }
  for (const { q, r } of file.props ?? []) {
    const at = centreOf(q, r, orientation);
    ctx.fillStyle = "rgba(6,10,14,0.75)";
    ctx.fillRect(at.x - R * 0.62, at.y - R * 0.5, R * 1.35, R * 1.25);
    ctx.fillStyle = "#c9d1da";
    ctx.fillRect(at.x - R * 0.62, at.y - R * 0.65, R * 1.15, R * 1.1);
  }
}
