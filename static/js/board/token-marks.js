/**
 * Draws the marks on and around unit glyphs: gauges, turn, selection, falling, highlight. Marks on
 * the glyph are in units of its radius, marks around it in device px.
 * @import {Theme} from "./theme.js"
 */

import { cssColour, withAlpha, mixColours, parseColour } from "./theme.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/** Draws the cross of a destroyed unit. @param {Ctx} ctx @param {Theme} theme */
export function drawCross(ctx, theme) {
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#05090e", 0.3],
    [theme.ink.danger, 0.15],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.moveTo(-0.6, -0.6);
    ctx.lineTo(0.6, 0.6);
    ctx.moveTo(0.6, -0.6);
    ctx.lineTo(-0.6, 0.6);
    ctx.stroke();
  }
}

/**
 * Draws a gauge as a thin arc that fills from the bottom: integrity at the left, stability at the
 * right. Damage makes the arc of integrity broader, and two thirds or less have a warning colour.
 * @param {Ctx} ctx @param {Theme} theme @param {1 | -1} side -1: left
 * @param {number|null|undefined} value @param {number|null|undefined} most @param {string} ink
 */
export function drawGauge(ctx, theme, side, value, most, ink) {
  if (typeof value !== "number" || !most) return;
  const part = Math.max(0, Math.min(1, value / most));
  const half = 0.92;
  const middle = side < 0 ? Math.PI : 0;
  const from = side < 0 ? middle - half : middle + half;
  const to = side < 0 ? from + 2 * half * part : from - 2 * half * part;
  const damaged = side < 0 && part < 1;
  ctx.lineCap = "round";
  ctx.strokeStyle = "rgba(3,7,12,0.78)";
  ctx.lineWidth = damaged ? 0.3 : 0.2;
  ctx.beginPath();
  ctx.arc(0, 0, 1.24, middle - half, middle + half);
  ctx.stroke();
  const own = side < 0 && part <= 2 / 3 ? theme.ink.stepoff : ink;
  ctx.strokeStyle =
    part <= 0.34 ? theme.ink.danger : theme.dark ? own : cssColour(mixColours(parseColour(own), [255, 255, 255], 0.6));
  ctx.lineWidth = damaged ? 0.2 : 0.105;
  if (part <= 0) return;
  ctx.beginPath();
  ctx.arc(0, 0, 1.24, from, to, side > 0);
  ctx.stroke();
}

/**
 * Draws how much integrity a damaged unit has left as a bar, on a glyph too small for gauges.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {number|null|undefined} value @param {number|null|undefined} most  null: not told
 */
export function drawDamage(ctx, theme, value, most) {
  if (typeof value !== "number" || !most || value >= most) return;
  const part = Math.max(0, value / most);
  ctx.fillStyle = "#05090e";
  ctx.fillRect(-1.02, 0.86, 2.04, 0.5);
  ctx.fillStyle = part <= 0.34 ? theme.ink.danger : part <= 2 / 3 ? theme.ink.stepoff : theme.ink.good;
  ctx.fillRect(-0.9, 0.98, 1.8 * part, 0.26);
}

/** Draws three stars over a staggered unit. @param {Ctx} ctx @param {Theme} theme */
export function drawStaggered(ctx, theme) {
  ctx.beginPath();
  for (const [x, y, far] of [
    [-0.92, -0.9, 0.27],
    [-0.36, -1.16, 0.34],
    [0.2, -1.06, 0.27],
  ]) {
    for (let i = 0; i < 8; i++) {
      const reach = i % 2 ? far * 0.4 : far;
      const turn = (i / 4) * Math.PI - Math.PI / 2;
      const [px, py] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
      if (i) ctx.lineTo(px, py);
      else ctx.moveTo(px, py);
    }
    ctx.closePath();
  }
  ctx.lineJoin = "round";
  ctx.strokeStyle = "#05090e";
  ctx.lineWidth = 0.2;
  ctx.stroke();
  ctx.fillStyle = theme.dark ? theme.ink.sight : "#fff3c4";
  ctx.fill();
}

/** Draws the tick of a unit that has acted. @param {Ctx} ctx @param {Theme} theme */
export function drawTick(ctx, theme) {
  ctx.beginPath();
  ctx.arc(0.82, 0.84, 0.38, 0, 7);
  ctx.fillStyle = "#0b1219";
  ctx.fill();
  ctx.strokeStyle = theme.dark ? theme.ink.text : "#ffffff";
  ctx.lineWidth = 0.13;
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(0.66, 0.85);
  ctx.lineTo(0.78, 0.99);
  ctx.lineTo(0.99, 0.71);
  ctx.stroke();
}

/**
 * Draws the ring around the unit whose turn it is.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {number} x @param {number} y @param {number} px centre and radius of the glyph
 */
export function drawTurnRing(ctx, theme, x, y, px) {
  const glow = ctx.createRadialGradient(x, y, px * 1.1, x, y, px * 2.1);
  glow.addColorStop(0, withAlpha(theme.ink.accent, 0.5));
  glow.addColorStop(1, withAlpha(theme.ink.accent, 0));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, px * 2.1, 0, 7);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, px * 1.5, 0, 7);
  ctx.strokeStyle = "rgba(4,8,13,0.8)";
  ctx.lineWidth = Math.max(3.5, px * 0.24);
  ctx.stroke();
  ctx.strokeStyle = theme.ink.accent;
  ctx.lineWidth = Math.max(2, px * 0.13);
  ctx.stroke();
}

/**
 * Draws four corners around the selected unit.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {number} x @param {number} y @param {number} px centre and radius of the glyph
 */
export function drawSelection(ctx, theme, x, y, px) {
  const s = px * 1.52;
  const long = px * 0.5;
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["rgba(4,8,13,0.85)", Math.max(4, px * 0.24)],
    [theme.dark ? "#ffffff" : theme.ink.text, Math.max(2, px * 0.12)],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.lineJoin = "round";
    ctx.lineCap = "round";
    ctx.beginPath();
    for (const [i, j] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      ctx.moveTo(x + i * s, y + j * (s - long));
      ctx.lineTo(x + i * s, y + j * s);
      ctx.lineTo(x + i * (s - long), y + j * s);
    }
    ctx.stroke();
  }
}

/**
 * Draws a glow, a broad ring and four marks around a highlighted unit, which everybody sees.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {number} x @param {number} y @param {number} px centre and radius of the glyph
 */
export function drawHighlight(ctx, theme, x, y, px) {
  const ink = theme.ink.sight;
  const ring = px * 1.72;
  const glow = ctx.createRadialGradient(x, y, px * 1.1, x, y, px * 2.7);
  glow.addColorStop(0, withAlpha(ink, 0.65));
  glow.addColorStop(1, withAlpha(ink, 0));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, px * 2.7, 0, 7);
  ctx.fill();
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["#05090e", Math.max(6, px * 0.4)],
    [ink, Math.max(3.5, px * 0.22)],
  ])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, ring, 0, 7);
    ctx.stroke();
  }
  ctx.fillStyle = ink;
  ctx.strokeStyle = "#05090e";
  ctx.lineWidth = Math.max(1.2, px * 0.08);
  ctx.beginPath();
  for (const [i, j] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    const tip = ring + px * 0.02;
    const base = ring + px * 0.72;
    ctx.moveTo(x + i * tip, y + j * tip);
    ctx.lineTo(x + i * base + j * px * 0.42, y + j * base + i * px * 0.42);
    ctx.lineTo(x + i * base - j * px * 0.42, y + j * base - i * px * 0.42);
    ctx.closePath();
  }
  ctx.fill();
  ctx.stroke();
}

/**
 * Draws two chevrons below a falling unit.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {number} x @param {number} y @param {number} px centre and radius of the glyph
 */
export function drawChevrons(ctx, theme, x, y, px) {
  ctx.lineJoin = "miter";
  ctx.lineCap = "butt";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#05090e", px * 0.34],
    [theme.ink.stepoff, px * 0.17],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const dy of [0.98, 1.34]) {
      ctx.moveTo(x - px * 0.5, y + px * (dy - 0.2));
      ctx.lineTo(x, y + px * (dy + 0.14));
      ctx.lineTo(x + px * 0.5, y + px * (dy - 0.2));
    }
    ctx.stroke();
  }
}
