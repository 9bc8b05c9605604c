/**
 * Draws the condition marks on a unit's glyph: obstacle, overheated, the conditions of a fight, rider.
 * Their unit of length is the glyph's radius; they stand at the lower left, where nothing else is drawn.
 * Each differs by its sign.
 * @import {Theme} from "./theme.js"
 * @import {Unit} from "./types.js"
 */

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Returns a key for the marks of a unit, as a part of its sprite's cache key.
 * @param {Unit} unit
 */
export const conditionKey = (unit) => marksOf(unit).join("");

/** Kinds of conditions that have a mark of their own, or none: a highlighted unit has a ring. */
const MARKED = ["burning", "drained", "slowed", "dimmed", "shaky", "ringing", "bracketed"];
const UNMARKED = ["highlighted"];

/** @type {string[]} */
const NONE = [];

/** Returns the marks of a unit, the most urgent first: kinds of conditions, "obstacle", or "other". @param {Unit} unit @returns {string[]} */
export function marksOf(unit) {
  // most units have none, and this is asked for each unit in each frame
  if (unit.destroyed || !(unit.blocks_sight || unit.overheated || unit.conditions?.length)) return NONE;
  const kinds = new Set((unit.conditions ?? []).map(({ kind, burn }) => (burn > 0 ? "burning" : kind)));
  const others = [...kinds].some((kind) => !MARKED.includes(kind) && !UNMARKED.includes(kind));
  return [unit.blocks_sight && "obstacle", unit.overheated && "overheated", ...MARKED.filter((kind) => kinds.has(kind)), others && "other"].filter((mark) => typeof mark === "string");
}

/** Whether the unit is highlighted, by itself or by a condition. @param {Unit} unit */
export const isHighlighted = (unit) =>
  Boolean(unit.highlighted || unit.conditions?.some(({ kind }) => kind === "highlighted"));

/** So many marks fit below a glyph; where there are more, the last one says so. */
const MOST_MARKS = 3;

/**
 * Draws the marks of a unit, from left to right; on a small glyph one that is larger.
 * @param {Ctx} ctx @param {Theme} theme @param {Unit} unit @param {boolean} plain  whether the glyph is small
 */
export function drawConditionMarks(ctx, theme, unit, plain) {
  const all = marksOf(unit);
  // on a small glyph only what is the matter: an obstacle has an outline
  const wanted = plain ? all.filter((mark) => mark !== "obstacle") : all;
  const most = plain ? 1 : MOST_MARKS;
  const marks = wanted.length > most && !plain ? [...wanted.slice(0, most - 1), "more"] : wanted.slice(0, most);
  marks.forEach((mark, place) => {
    ctx.save();
    ctx.translate(-0.86 + place * 0.66, plain ? 0.84 : 0.9);
    if (plain) ctx.scale(2, 2);
    ctx.beginPath();
    ctx.arc(0, 0, 0.31, 0, 7);
    ctx.fillStyle = "#05090e";
    ctx.fill();
    ctx.lineWidth = 0.07;
    ctx.strokeStyle = mark === "obstacle" ? OBSTACLE_COLOUR : theme.ink.danger;
    ctx.stroke();
    DRAWN[mark](ctx);
    ctx.restore();
  });
}

/**
 * Returns a function that draws strokes of a mark. @param {string} path  of 2 x 2 around the middle
 * @returns {(ctx: Ctx) => void}
 */
const strokes = (path) => (ctx) => {
  ctx.scale(0.2, 0.2);
  ctx.lineWidth = 0.36;
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.strokeStyle = "#ffd9a8";
  ctx.stroke(new Path2D(path));
};

/** What draws each mark. @type {Record<string, (ctx: Ctx) => void>} */
const DRAWN = {
  obstacle: drawWall,
  overheated: drawHeat,
  burning: drawFlame,
  // a battery that runs out
  drained: strokes("M-.9-.6h1.6v1.2H-.9zM1-.2v.4M-.6.2v0"),
  // back instead of forward
  slowed: strokes("M0-.8L-.8 0 0 .8M.9-.8L.1 0l.8.8"),
  // an eye with a line through it
  dimmed: strokes("M-1 0Q0-1 1 0 0 1-1 0zM-.8.9L.8-.9"),
  shaky: strokes("M-1 .3l.5-.8.5.9.5-.9.5.8"),
  ringing: strokes("M-.3 0a.3.3 0 10.6 0 .3.3 0 10-.6 0M-.75-.7a1 1 0 000 1.4M.75-.7a1 1 0 010 1.4"),
  bracketed: strokes("M-.4-.8h-.5v1.6h.5M.4-.8h.5v1.6h-.5M0 0v0"),
  other: strokes("M0-.8v.9M0 .8v0"),
  more: strokes("M-.7 0v0M0 0v0M.7 0v0"),
};

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
