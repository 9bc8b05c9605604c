/**
 * Draws pings, the hexes that people point out to each other. Over everything else, in device px.
 * @import {Ping, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { centreOf } from "./projection.js";
import { shortenName, textSprite } from "./sprites.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/** How long a ping is shown, in milliseconds. */
export const PING_MS = 5000;

/**
 * Returns the place and direction of an arrow at the edge of the free area that points to a point
 * outside; null when the point is inside.
 * @param {Point} at @param {{left: number, top: number, right: number, bottom: number}} free
 * @returns {{x: number, y: number, angle: number} | null}
 */
export function edgeArrow(at, free) {
  if (at.x >= free.left && at.x <= free.right && at.y >= free.top && at.y <= free.bottom) return null;
  const cx = (free.left + free.right) / 2;
  const cy = (free.top + free.bottom) / 2;
  const dx = at.x - cx;
  const dy = at.y - cy;
  const f = Math.min(
    (free.right - free.left) / 2 / Math.max(1e-9, Math.abs(dx)),
    (free.bottom - free.top) / 2 / Math.max(1e-9, Math.abs(dy)),
  );
  return { x: cx + dx * f, y: cy + dy * f, angle: Math.atan2(dy, dx) };
}

/**
 * Draws a double ring, expanding rings and the sender's name, or an arrow when the hex is out of
 * view.
 * @param {Ctx} ctx @param {State} state @param {Ping} ping
 * @param {number} t part of its time that has passed, 0 to 1
 * @param {(x: number, y: number) => Point} to world to device px
 */
function drawPing(ctx, state, ping, t, to) {
  const { theme, dpr, insets, size } = state;
  const c = centreOf(ping.q, ping.r, state.map.orientation);
  const at = to(c.x, c.y);
  const ink = theme.ink.accent;
  const inset = (/** @type {number} */ px) => ({
    left: (insets.left + px) * dpr,
    top: (insets.top + px) * dpr,
    right: (size.width - insets.right - px) * dpr,
    bottom: (size.height - insets.bottom - px) * dpr,
  });
  const free = inset(30);
  const arrow = edgeArrow(at, inset(0)) && edgeArrow(at, free);
  const opacity = Math.min(1, (1 - t) * 4);
  const strokeCased = (/** @type {number} */ width, /** @type {() => void} */ trace) => {
    for (const [colour, w] of /** @type {[string, number][]} */ ([
      ["#05090e", width + 3.5],
      [ink, width],
    ])) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = w * dpr;
      ctx.beginPath();
      trace();
      ctx.stroke();
    }
  };
  ctx.lineJoin = "round";
  if (arrow) {
    ctx.globalAlpha = opacity;
    const tip = 16 * dpr;
    ctx.save();
    ctx.translate(arrow.x, arrow.y);
    ctx.rotate(arrow.angle);
    strokeCased(3, () => {
      ctx.moveTo(tip, 0);
      ctx.lineTo(-tip * 0.6, tip * 0.8);
      ctx.lineTo(-tip * 0.2, 0);
      ctx.lineTo(-tip * 0.6, -tip * 0.8);
      ctx.closePath();
    });
    ctx.fillStyle = ink;
    ctx.fill();
    ctx.restore();
  } else {
    const beat = state.reducedMotion ? 0 : (t * 5) % 1;
    ctx.globalAlpha = (1 - beat) * opacity;
    strokeCased(3, () => ctx.arc(at.x, at.y, (22 + 34 * beat) * dpr, 0, 7));
    ctx.globalAlpha = opacity;
    strokeCased(4, () => ctx.arc(at.x, at.y, 22 * dpr, 0, 7));
    strokeCased(3, () => ctx.arc(at.x, at.y, 11 * dpr, 0, 7));
  }
  if (ping.name) {
    const name = textSprite(theme, shortenName(ping.name), 14 * dpr, theme.ink.text);
    const x = (arrow?.x ?? at.x) - name.width / 2;
    const right = (size.width - insets.right) * dpr - name.width - 4;
    const y = (arrow?.y ?? at.y) + (arrow && arrow.y > free.bottom - 40 * dpr ? -48 : 24) * dpr;
    ctx.drawImage(name, Math.min(right, Math.max(insets.left * dpr + 4, x)), y);
  }
  ctx.globalAlpha = 1;
}

/**
 * Draws the pings that are still shown.
 * @param {Ctx} ctx @param {State} state @param {number} now
 * @param {(x: number, y: number) => Point} to world to device px
 * @returns {boolean} whether there are any
 */
export function drawPings(ctx, state, now, to) {
  let alive = false;
  for (const ping of state.pings) {
    const t = (now - (ping.at ?? 0)) / PING_MS;
    if (t < 0 || t > 1) continue;
    alive = true;
    drawPing(ctx, state, ping, t, to);
  }
  return alive;
}
