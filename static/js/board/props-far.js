/**
 * Paints props where hexes are so small that bitmaps are computed by pixel.
 * @import {State} from "./state.js"
 */

import { SEEN, sightOf } from "./fog.js";
import { R, centreOf, hexOfKey } from "./projection.js";
import { LOOKS } from "./prop-looks.js";
import { visibilityAt } from "./terrain.js";

/**
 * Paints each hex of a prop as a square, those of larger props without gaps.
 * @param {CanvasRenderingContext2D} ctx @param {State} state @param {number} left
 * @param {number} top @param {number} scale @param {number} width @param {number} height
 */
export function paintCoarseProps(ctx, state, left, top, scale, width, height) {
  const { orientation } = state.map;
  for (const [key, list] of state.terrain.props) {
    const hex = hexOfKey(key);
    const shown = list.filter((prop) => !prop.hidden).length > 0;
    const highest = list[list.length - 1];
    const size = Math.max(1.5, R * scale * (highest.hexes.length > 1 ? 1.7 : 1.1));
    const outOfSight = sightOf(visibilityAt(state.terrain, hex.q, hex.r)) !== SEEN;
    const { x, y } = centreOf(hex.q, hex.r, orientation);
    const px = (x - left) * scale;
    const py = (y - top) * scale;
    if (px < -size || py < -size || px > width + size || py > height + size) continue;
    ctx.fillStyle = "rgba(4,8,14,0.6)";
    ctx.fillRect(px - size * 0.3, py - size * 0.3, size, size);
    ctx.fillStyle = outOfSight ? "#7d858b" : LOOKS[highest.look].far;
    ctx.globalAlpha = shown ? 1 : 0.6;
    ctx.fillRect(px - size / 2, py - size / 2, size, size);
    ctx.globalAlpha = 1;
  }
}
