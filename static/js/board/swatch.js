/**
 * One small hex of a ground cover, in the colours and with the texture of the map: for lists.
 */

import { FLAT, STANDING, stamp } from "./covers.js";
import { COVERS } from "./relief.js";
import { mix } from "./theme.js";

/** The ground below, from the middle of the relief. @type {import("./theme.js").Rgb} */
const GROUND = [72, 107, 114];
const ROAD = ["rgba(6,10,14,0.5)", "#b9b4a6"];

/**
 * @param {string} kind of a note
 * @param {number} size in CSS px
 * @returns {HTMLCanvasElement}
 */
export function swatch(kind, size) {
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
  const [tint, part] = COVERS[kind] ?? [GROUND, 0];
  ctx.fillStyle = `rgb(${mix(GROUND, tint, part).map(Math.round).join()})`;
  ctx.fill();
  const texture = FLAT[kind] ?? STANDING[kind];
  // drawn for a larger hex and shrunk, or the stones and trees would be dust
  if (texture) ctx.drawImage(stamp(texture, 0, 1, scale), -1.4, -1.4, 2.8, 2.8);
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
