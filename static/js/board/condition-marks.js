/**
 * Draws the condition marks on a unit's glyph: obstacle, overheated, burning, rider. Their unit of
 * length is the glyph's radius; they stand at the lower left, where nothing else is drawn.
 * @import {Theme} from "./theme.js"
 * @import {Unit} from "./types.js"
 */

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Returns a key for the marks of a unit, as a part of its sprite's cache key.
 * @param {Unit} unit
 */
export const conditionKey = (unit) => `${unit.blocks_sight ? "o" : ""}${unit.overheated ? "h" : ""}${isBurning(unit) ? "b" : ""}`;

/** @param {Unit} unit */
const isBurning = (unit) => Boolean(unit.conditions?.some(({ burn }) => burn > 0));

/** Whether the unit is highlighted, by itself or by a condition. @param {Unit} unit */
export const isHighlighted = (unit) =>
  Boolean(unit.highlighted || unit.conditions?.some(({ kind }) => kind === "highlighted"));

/**
 * Draws the marks of a unit, from left to right.
 * @param {Ctx} ctx @param {Theme} theme @param {Unit} unit
 */
export function drawConditionMarks(ctx, theme, unit) {
  if (unit.destroyed) return;
  const marks = [...(unit.blocks_sight ? [drawWall] : []), ...(unit.overheated ? [drawHeat] : []), ...(isBurning(unit) ? [drawFlame] : [])];
  marks.forEach((mark, place) => {
    ctx.save();
    ctx.translate(-0.86 + place * 0.66, 0.9);
    ctx.beginPath();
    ctx.arc(0, 0, 0.31, 0, 7);
    ctx.fillStyle = "#05090e";
    ctx.fill();
    ctx.lineWidth = 0.07;
    ctx.strokeStyle = mark === drawWall ? OBSTACLE_COLOUR : theme.ink.danger;
    ctx.stroke();
    mark(ctx);
    ctx.restore();
  });
}

/** Colour of the wall mark and of an obstacle's outline. */
export const OBSTACLE_COLOUR = "#dfe5ea";

/** Draws bricks: the unit blocks lines of sight. @param {Ctx} ctx */
function drawWall(ctx) {
  ctx.strokeStyle = OBSTACLE_COLOUR;
  ctx.lineWidth = 0.055;
  ctx.beginPath();
  ctx.rect(-0.19, -0.15, 0.38, 0.3);
  for (const y of [-0.05, 0.05]) {
    ctx.moveTo(-0.19, y);
    ctx.lineTo(0.19, y);
  }
  for (const [x, y] of [[0, -0.15], [-0.1, -0.05], [0.1, -0.05], [0, 0.05]]) {
    ctx.moveTo(x, y);
    ctx.lineTo(x, y + 0.1);
  }
  ctx.stroke();
}

/** Draws waves of hot air: the unit is overheated. @param {Ctx} ctx */
function drawHeat(ctx) {
  ctx.strokeStyle = "#ffb37a";
  ctx.lineWidth = 0.07;
  ctx.lineCap = "round";
  for (const x of [-0.13, 0, 0.13]) {
    ctx.beginPath();
    ctx.moveTo(x, 0.15);
    ctx.bezierCurveTo(x - 0.12, 0.04, x + 0.12, -0.06, x, -0.16);
    ctx.stroke();
  }
}

/** Draws a flame: the unit burns. @param {Ctx} ctx */
function drawFlame(ctx) {
  ctx.fillStyle = "#ff8a3c";
  ctx.beginPath();
  ctx.moveTo(0.02, -0.22);
  ctx.bezierCurveTo(0.06, -0.06, 0.19, 0, 0.16, 0.1);
  ctx.bezierCurveTo(0.14, 0.22, -0.14, 0.22, -0.16, 0.1);
  ctx.bezierCurveTo(-0.18, 0, -0.08, -0.04, -0.08, -0.11);
  ctx.bezierCurveTo(-0.03, -0.1, 0, -0.14, 0.02, -0.22);
  ctx.fill();
}

/**
 * Draws a person at the upper left of a glyph: somebody rides on the unit.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {number} x @param {number} y @param {number} px centre and radius of the glyph, device px
 */
export function drawRider(ctx, theme, x, y, px) {
  ctx.save();
  ctx.translate(x - px * 0.94, y - px * 0.9);
  ctx.scale(px, px);
  ctx.beginPath();
  ctx.arc(0, 0, 0.4, 0, 7);
  ctx.fillStyle = theme.ink["surface-1"];
  ctx.fill();
  ctx.lineWidth = 0.08;
  ctx.strokeStyle = theme.ink.text;
  ctx.stroke();
  ctx.fillStyle = theme.ink.text;
  ctx.beginPath();
  ctx.arc(0, -0.12, 0.13, 0, 7);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(0, 0.24, 0.2, Math.PI, 0);
  ctx.fill();
  ctx.restore();
}
