/**
 * Draws the movement preview: path, cost, falls, the list of levels of a flight, or why a hex is
 * out of reach. Over everything else, in device px.
 * @import {Cell, Plan, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { boardText } from "./default-text.js";
import { freeBox } from "./free-space.js";
import { drawBlockedMark, drawFallArrow, drawMeasuredLine, drawPolyline, cellPoint } from "./lines.js";
import { noHigherText, confirmText, fallText, fallDamageText, planLines } from "./plan-text.js";
import { R, centreOf } from "./projection.js";
import { traceHexagon } from "./shapes.js";
import { formatLevel, textWidth } from "./sprites.js";
import { groundAt, isGround, landingBelow, propsAt } from "./terrain.js";
import { withAlpha } from "./theme.js";
import { drawPlannedGlyph } from "./tokens.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/**
 * @typedef {(x: number, y: number) => Point} ToDevice  world units to device px
 */

/**
 * Draws a plan with its text.
 * @param {Ctx} ctx @param {State} state @param {Plan} plan @param {number} scale
 * @param {ToDevice} to
 */
export function drawPlan(ctx, state, plan, scale, to) {
  const { theme, dpr } = state;
  const ink = plan.mode === "flight" ? theme.ink.fly : theme.ink.walk;
  if (!plan.to) {
    if (plan.refusal) drawRefusal(ctx, state, plan, scale, to);
    else if (state.dragging || (state.planHeld && plan.mode === "flight" && plan.levels.length > 1)) drawStaying(ctx, state, plan, scale, to);
    return;
  }
  const unit = state.units[plan.unit];
  const cells = [plan.from, ...plan.path];
  const points = cells.map((cell) => cellPoint(state, cell, to));
  drawPolyline(ctx, points, ink, dpr);
  for (const p of points.slice(1, -1)) {
    ctx.beginPath();
    ctx.arc(p.x, p.y, 3.6 * dpr, 0, 7);
    ctx.fillStyle = "#05090e";
    ctx.fill();
    ctx.beginPath();
    ctx.arc(p.x, p.y, 2.2 * dpr, 0, 7);
    ctx.fillStyle = "#ffffff";
    ctx.fill();
  }
  const end = points[points.length - 1];
  const c = centreOf(plan.to.q, plan.to.r, state.map.orientation);
  const flat = to(c.x, c.y);
  ctx.beginPath();
  traceHexagon(ctx, state.map.orientation, flat.x, flat.y, R * scale * 0.93);
  ctx.fillStyle = withAlpha(plan.falls ? theme.ink.stepoff : ink, 0.28);
  ctx.fill();
  ctx.lineWidth = 3 * dpr;
  ctx.strokeStyle = plan.falls ? theme.ink.stepoff : ink;
  if (plan.falls) ctx.setLineDash([7 * dpr, 5 * dpr]);
  ctx.stroke();
  ctx.setLineDash([]);
  if (plan.mode === "flight") drawDropLine(ctx, state, plan.to, end, flat, ink);
  if (plan.falls)
    drawFallArrow(ctx, end.x, end.y, theme.ink.stepoff, Math.max(9 * dpr, R * scale * 0.3));
  else if (unit && R * scale > 12) drawPlannedGlyph(ctx, state, unit, end, scale);
  else drawEndMark(ctx, end, ink, dpr, scale);
  const { cost, budget } = plan;
  const lines = [boardText(state.text, "board.cost", { cost, budget }), ...planLines(state, plan)];
  if (plan.falls) lines.push(...[fallText(state, plan), fallDamageText(state, plan)].filter(Boolean));
  else if (plan.mode === "flight" || plan.to.level !== plan.from.level) {
    lines.push(boardText(state.text, "board.level", { level: formatLevel(plan.to.level) }));
  }
  const confirm = confirmText(state);
  if (confirm) lines.push(confirm);
  // for a finger the page offers the levels instead
  const choice = plan.levels.length > 1 && !(state.touch && state.events.chooseLevel);
  if (choice) lines.push(boardText(state.text, "board.choose-level"));
  if (choice && noHigherText(state, plan)) lines.push(noHigherText(state, plan));
  const words = drawTextBox(
    ctx,
    state,
    end.x,
    end.y - Math.max(22 * dpr, R * scale * 0.9),
    lines,
    plan.falls ? theme.ink.stepoff : ink,
    pathBoxes(points, Math.max(14 * dpr, R * scale * 0.55)),
  );
  if (choice) drawLevelList(ctx, state, plan, end, scale, words);
}

/**
 * Draws a dot at the end of a path.
 * @param {Ctx} ctx @param {{x: number, y: number}} at @param {string} ink @param {number} dpr
 * @param {number} scale
 */
function drawEndMark(ctx, at, ink, dpr, scale) {
  const s = Math.max(6 * dpr, R * scale * 0.2);
  ctx.beginPath();
  ctx.arc(at.x, at.y, s, 0, 7);
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.lineWidth = 2.4 * dpr;
  ctx.strokeStyle = "#05090e";
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(at.x, at.y, s * 0.4, 0, 7);
  ctx.fillStyle = "#05090e";
  ctx.fill();
}

/**
 * Draws a dashed line from a cell in the air to the middle of its hex.
 * @param {Ctx} ctx @param {State} state @param {Cell} cell @param {{x: number, y: number}} end
 * @param {{x: number, y: number}} foot @param {string} ink
 */
function drawDropLine(ctx, state, cell, end, foot, ink) {
  if (landingBelow(state.terrain, cell) === cell.level) return;
  ctx.setLineDash([4 * state.dpr, 4 * state.dpr]);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.6 * state.dpr;
  ctx.beginPath();
  ctx.moveTo(end.x, end.y);
  ctx.lineTo(foot.x, foot.y);
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * Draws a plan on the unit's own hex: a drag that ends there changes nothing, and a flight can go
 * straight up or down.
 * @param {Ctx} ctx @param {State} state @param {Plan} plan @param {number} scale
 * @param {ToDevice} to
 */
function drawStaying(ctx, state, plan, scale, to) {
  const { theme, dpr } = state;
  const c = centreOf(plan.hex.q, plan.hex.r, state.map.orientation);
  const flat = to(c.x, c.y);
  ctx.beginPath();
  traceHexagon(ctx, state.map.orientation, flat.x, flat.y, R * scale * 0.93);
  ctx.lineWidth = 2 * dpr;
  ctx.strokeStyle = theme.ink["text-quiet"];
  ctx.setLineDash([6 * dpr, 5 * dpr]);
  ctx.stroke();
  ctx.setLineDash([]);
  const at = cellPoint(state, plan.from, to);
  const y = at.y - Math.max(22 * dpr, R * scale * 0.9);
  const lines = state.dragging ? [boardText(state.text, "board.stays")] : [boardText(state.text, state.touch && state.events.chooseLevel ? "board.up-down-touch" : "board.up-down")];
  const above = state.touch ? "" : noHigherText(state, plan);
  if (above) lines.push(above);
  const words = drawTextBox(ctx, state, at.x, y, lines, theme.ink["text-quiet"]);
  if (plan.levels.length > 1 && !state.touch) drawLevelList(ctx, state, plan, at, scale, words);
}

/**
 * Draws a barred hex with the reason.
 * @param {Ctx} ctx @param {State} state @param {Plan} plan @param {number} scale
 * @param {ToDevice} to
 */
function drawRefusal(ctx, state, plan, scale, to) {
  if (!plan.refusal) return;
  const { theme, dpr } = state;
  const c = centreOf(plan.hex.q, plan.hex.r, state.map.orientation);
  const at = to(c.x, c.y);
  ctx.beginPath();
  traceHexagon(ctx, state.map.orientation, at.x, at.y, R * scale * 0.93);
  ctx.fillStyle = withAlpha(theme.ink.blocked, 0.2);
  ctx.fill();
  ctx.lineWidth = 2.4 * dpr;
  ctx.strokeStyle = theme.ink.blocked;
  ctx.stroke();
  drawBlockedMark(ctx, at.x, at.y, theme.ink.blocked, Math.max(8 * dpr, R * scale * 0.26));
  drawTextBox(
    ctx,
    state,
    at.x,
    at.y - Math.max(20 * dpr, R * scale * 0.62),
    [boardText(state.text, plan.refusal.code, plan.refusal.params)],
    theme.ink.blocked,
  );
}

/**
 * Returns boxes around the points of a path, which its text must not cover.
 * @param {{x: number, y: number}[]} points @param {number} half half the side of a box
 */
const pathBoxes = (points, half) =>
  points.map(({ x, y }) => ({ left: x - half, top: y - half, width: half * 2, height: half * 2 }));

/**
 * Draws lines of text in a box that stays inside the canvas, and returns the box.
 * @param {Ctx} ctx @param {State} state @param {number} x @param {number} y preferred bottom middle
 * @param {string[]} lines the first one is bold @param {string} ink of the border
 * @param {{left: number, top: number, width: number, height: number}[]} [keep] boxes to keep clear
 *   of
 * @returns {{left: number, top: number, width: number, height: number}}
 */
function drawTextBox(ctx, state, x, y, lines, ink, keep = []) {
  const { theme, dpr } = state;
  const size = 13 * dpr;
  const pad = 8 * dpr;
  const widthOf = (/** @type {string} */ text) => textWidth(theme, text, size);
  const rows = lines.flatMap((text, i) => wrap(text, MAX_TEXT_WIDTH * dpr, widthOf).map((row) => ({ row, i })));
  const width = Math.max(...rows.map(({ row }) => widthOf(row))) + pad * 2;
  const height = rows.length * size * 1.32 + pad * 0.9;
  const beside = 46 * dpr;
  const places = [
    { left: x - width / 2, top: y - height },
    { left: x - width / 2, top: y + 62 * dpr },
    { left: x - width - beside, top: y - height / 2 + 20 * dpr },
    { left: x + beside, top: y - height / 2 + 20 * dpr },
    { left: x - width - beside, top: y - height },
    { left: x - width - beside, top: y + 62 * dpr },
    { left: x + beside, top: y + 62 * dpr },
    // farther away, where a menu stands beside the end of the path
    { left: x - width - beside, top: y + 120 * dpr },
    { left: x + beside, top: y + 120 * dpr },
    { left: x - width - beside, top: y - height - 80 * dpr },
    { left: x + beside, top: y - height - 80 * dpr },
    { left: x - width / 2, top: y + 160 * dpr },
    { left: x - width / 2, top: y - height - 120 * dpr },
  ].map((place) => ({ ...place, width, height }));
  const { left, top } = freeBox(state, places, keep);
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, 6 * dpr);
  ctx.fillStyle = withAlpha(theme.ink["surface-0"], 0.95);
  ctx.fill();
  ctx.lineWidth = 1.6 * dpr;
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  rows.forEach(({ row, i }, at) => {
    ctx.font = `${i ? 400 : 600} ${size}px ${theme.font}`;
    ctx.fillStyle = i ? theme.ink["text-quiet"] : theme.ink.text;
    ctx.fillText(row, left + pad, top + pad * 0.45 + size * 1.32 * (at + 0.52));
  });
  return { left, top, width, height };
}

/** Largest width of a plan's text in CSS px; it fits on a phone. */
const MAX_TEXT_WIDTH = 280;

/**
 * Splits a text into rows no wider than `most`.
 * @param {string} text @param {number} most @param {(text: string) => number} widthOf
 */
function wrap(text, most, widthOf) {
  /** @type {string[]} */
  const rows = [];
  for (const word of text.split(" ")) {
    const longer = rows.length ? `${rows[rows.length - 1]} ${word}` : word;
    if (rows.length && widthOf(longer) > most) rows.push(word);
    else rows[Math.max(0, rows.length - 1)] = longer;
  }
  return rows;
}

/**
 * Where the list of levels of a plan is drawn, for clicks on it.
 * @type {WeakMap<Plan, {x: number, y: number, width: number, row: number, least: number,
 *   levels: number[]}>} CSS px; y is the bottom edge
 */
const levelLists = new WeakMap();

/**
 * Returns the listed level at a point; null when there is none.
 * @param {Plan | null} plan @param {Point} at CSS px
 */
export function listedLevelAt(plan, at) {
  const box = plan && levelLists.get(plan);
  if (!box || at.x < box.x || at.x > box.x + box.width || at.y > box.y) return null;
  const level = box.least + Math.floor((box.y - at.y) / box.row);
  return box.levels.includes(level) ? level : null;
}

/**
 * Draws the list of levels to choose from, under a heading, beside the end of the path and its text.
 * Solid levels are filled, the chosen one is marked.
 * @param {Ctx} ctx @param {State} state @param {Plan} plan @param {{x: number, y: number}} at
 * @param {number} scale
 * @param {{left: number, top: number, width: number, height: number}} words the text's box
 */
function drawLevelList(ctx, state, plan, at, scale, words) {
  const { theme, dpr, terrain, insets } = state;
  const here = plan.to?.level ?? plan.from.level;
  const { q, r } = plan.hex;
  const ground = groundAt(terrain, q, r);
  const props = propsAt(terrain, q, r);
  const levels = plan.levels.filter((level) => Math.abs(level - here) <= 6);
  const least = Math.min(...levels) - 1;
  const most = Math.max(...levels);
  const h = 18 * dpr;
  const w = 30 * dpr;
  const gap = 10 * dpr;
  const beside = R * scale * 1.15;
  const right = Math.max(at.x + beside, words.left + words.width + gap);
  const tall = (most - least + 1) * h;
  const whole = tall + h; // with the heading
  const low = Math.max(insets.top * dpr + 8 * dpr, at.y + (here - least + 0.5) * h - whole);
  const place = { top: low, width: w + gap, height: whole };
  const box = freeBox(
    state,
    [
      { ...place, left: right },
      { ...place, left: Math.min(at.x - beside, words.left - gap) - w },
      { ...place, left: at.x + beside },
      { ...place, left: at.x - beside - w },
      { ...place, left: right, top: at.y },
      { ...place, left: Math.min(at.x - beside, words.left - gap) - w, top: at.y },
    ],
    [words],
  );
  const x = box.left;
  const y = box.top + whole;
  levelLists.set(plan, { x: x / dpr, y: y / dpr, width: w / dpr, row: h / dpr, least, levels });
  ctx.beginPath();
  ctx.roundRect(x - 4 * dpr, y - whole - 4 * dpr, w + 8 * dpr, whole + 8 * dpr, 6 * dpr);
  ctx.fillStyle = withAlpha(theme.ink["surface-0"], 0.92);
  ctx.fill();
  ctx.lineWidth = 1.6 * dpr;
  ctx.strokeStyle = theme.ink.fly;
  ctx.stroke();
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.font = `${10 * dpr}px ${theme.font}`;
  ctx.fillStyle = theme.ink.text;
  ctx.fillText(boardText(state.text, "level-list"), x + w / 2, y - whole + h * 0.5, w + 4 * dpr);
  ctx.font = `600 ${12 * dpr}px ${theme.font}`;
  for (let level = least; level <= most; level++) {
    const top = y - (level - least + 1) * h;
    const solid =
      (isGround(ground) && level < ground) ||
      props.some((prop) => prop.base <= level && level < prop.base + prop.height);
    ctx.fillStyle = level === here ? theme.ink.fly : solid ? theme.ink.border : "rgba(0,0,0,0)";
    ctx.fillRect(x, top + dpr, w, h - 2 * dpr);
    ctx.fillStyle =
      level === here
        ? theme.dark
          ? "#07121b"
          : "#ffffff"
        : levels.includes(level)
          ? theme.ink.text
          : theme.ink["text-quiet"];
    if (!solid || level === here) ctx.fillText(formatLevel(level), x + w / 2, top + h * 0.54);
  }
}

/**
 * Draws the line that is being measured, without its length: only the server's answer has that.
 * @param {Ctx} ctx @param {State} state @param {ToDevice} to
 */
export function drawMeasure(ctx, state, to) {
  if (!state.measure) return;
  const { theme, dpr } = state;
  const a = cellPoint(state, state.measure.from, to);
  const b = cellPoint(state, state.measure.to, to);
  drawMeasuredLine(ctx, [a, b], theme.ink.sight, dpr);
}

/**
 * Draws the box around units to choose.
 * @param {Ctx} ctx @param {State} state
 */
export function drawBox(ctx, { box, dpr, theme }) {
  if (!box) return;
  const at = [box.from.x, box.from.y, box.to.x - box.from.x, box.to.y - box.from.y].map((px) => px * dpr);
  const [x, y, width, height] = at;
  ctx.fillStyle = withAlpha(theme.ink.sight, 0.12);
  ctx.fillRect(x, y, width, height);
  ctx.lineWidth = 1.5 * dpr;
  ctx.strokeStyle = theme.ink.sight;
  ctx.strokeRect(x, y, width, height);
}
