/**
 * Paints bitmaps of the map pixel by pixel, where hexes are small: painting so many single hexes
 * takes a quarter of a second.
 * @import {State} from "./state.js"
 */

import { offsetShift } from "../core/hexes.js";
import { R, centreOf } from "./projection.js";
import { pixelFog } from "./fog-paint.js";
import { SEEN, sightOf } from "./fog.js";
import { HIDDEN, VOID, isUnknown, isGround, visibilityAt } from "./terrain.js";

/**
 * Computes a bitmap pixel by pixel. Comparing each pixel with its left and upper neighbour yields
 * contours and cliffs.
 * @param {HTMLCanvasElement} canvas @param {State} state
 * @param {number} left world @param {number} top world @param {number} scale device px per world
 * unit
 * @param {{left: number, top: number, width: number, height: number}} [part] of the bitmap, device
 *   px
 */
export function paintPixels(canvas, state, left, top, scale, part) {
  const { width, height } = part ?? canvas;
  const x0 = part?.left ?? 0;
  const y0 = part?.top ?? 0;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const image = ctx.createImageData(width, height);
  const out = new Uint32Array(image.data.buffer);
  const { columns, rows, orientation } = state.map;
  const { colours } = state.relief;
  const { levels, visibility, masks } = state.terrain;
  const fogColour = masks.size > 0 ? pixelFog(state.theme, scale) : null;
  const flat = orientation === "flat";
  // the hexes above the first row and left of the first column, so that their edges are drawn too
  const above = Int32Array.from({ length: width }, (_, px) => indexAt(left + (x0 + px + 0.5) / scale, top + (y0 - 0.5) / scale, flat));
  for (let py = 0; py < height; py++) {
    const y = top + (y0 + py + 0.5) / scale;
    let before = indexAt(left + (x0 - 0.5) / scale, y, flat);
    for (let px = 0; px < width; px++) {
      const x = left + (x0 + px + 0.5) / scale;
      const here = indexAt(x, y, flat);
      if (here >= 0) {
        let colour = colours[here];
        const up = above[px];
        if (before >= 0 && before !== here) colour = darkenAtEdge(colour, levels[here], levels[before]);
        if (up >= 0 && up !== here) colour = darkenAtEdge(colour, levels[here], levels[up]);
        if (fogColour && visibility[here]) colour = fogColour(colour, visibility[here], levels[here] === HIDDEN, x, y);
        out[py * width + px] = colour;
      }
      before = here;
      above[px] = here;
    }
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.putImageData(image, x0, y0);
  ctx.beginPath();
  ctx.rect(x0, y0, width, height);
  ctx.clip();
  paintCoarseProps(ctx, state, left, top, scale, canvas.width, canvas.height);
  ctx.restore();

  /**
   * Returns the index of the hex at a world point; -1 outside the map.
   * @param {number} x @param {number} y @param {boolean} isFlat
   */
  function indexAt(x, y, isFlat) {
    // as projection.js hexAt, but without creating objects for every pixel
    const a = isFlat ? (x / R - 1) / 1.5 : (y / R - 1) / 1.5;
    const b = (isFlat ? y : x) / (R * 1.7320508) - 0.5 - a / 2;
    let ra = Math.round(a);
    let rb = Math.round(b);
    const da = Math.abs(ra - a);
    const db = Math.abs(rb - b);
    const rc = Math.round(-a - b);
    const dc = Math.abs(rc + a + b);
    if (da > db && da > dc) ra = -rb - rc;
    else if (db > dc) rb = -ra - rc;
    const col = isFlat ? ra : rb + offsetShift(ra);
    const row = isFlat ? rb + offsetShift(ra) : ra;
    return col < 0 || row < 0 || col >= columns || row >= rows ? -1 : row * columns + col;
  }
}

/**
 * Darkens a pixel at the edge of its hex according to the step to the neighbouring hex.
 * @param {number} colour 0xAABBGGRR @param {number} here @param {number} other levels
 */
function darkenAtEdge(colour, here, other) {
  if (here === other || isUnknown(here) || isUnknown(other)) return colour;
  const step = isGround(here) && isGround(other) ? Math.abs(here - other) : 4;
  if (here === VOID && other === VOID) return colour;
  const k = step === 1 ? 0.84 : other > here ? 0.4 : 0.6;
  const r = (colour & 255) * k;
  const g = ((colour >> 8) & 255) * k;
  const b = ((colour >> 16) & 255) * k;
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}

/**
 * Paints each prop as a small square, for bitmaps that are computed by pixel.
 * @param {CanvasRenderingContext2D} ctx @param {State} state @param {number} left
 * @param {number} top @param {number} scale @param {number} width @param {number} height
 */
function paintCoarseProps(ctx, state, left, top, scale, width, height) {
  const { orientation } = state.map;
  const size = Math.max(1.5, R * scale * 1.1);
  for (const list of state.terrain.props.values()) {
    const shown = list.filter((prop) => !prop.hidden).length > 0;
    const outOfSight = sightOf(visibilityAt(state.terrain, list[0].q, list[0].r)) !== SEEN;
    const { x, y } = centreOf(list[0].q, list[0].r, orientation);
    const px = (x - left) * scale;
    const py = (y - top) * scale;
    if (px < -size || py < -size || px > width + size || py > height + size) continue;
    ctx.fillStyle = "rgba(4,8,14,0.6)";
    ctx.fillRect(px - size * 0.3, py - size * 0.3, size, size);
    ctx.fillStyle = outOfSight ? "#7d858b" : "#c6ccce";
    ctx.globalAlpha = shown ? 1 : 0.6;
    ctx.fillRect(px - size / 2, py - size / 2, size, size);
    ctx.globalAlpha = 1;
  }
}
