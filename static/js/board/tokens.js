/**
 * Draws unit glyphs. A glyph has a frame by disposition, a silhouette, gauges and
 * marks; it is drawn once per appearance and size, then copied.
 * @import {Unit} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Theme} from "./theme.js"
 * @import {Spot} from "./unit-layout.js"
 */

import { conditionKey, drawConditionMarks, isHighlighted, drawRider, OBSTACLE_COLOUR } from "./condition-marks.js";
import { R, hexKey } from "./projection.js";
import { drawGauge, drawChevrons, drawCross, drawDamage, drawHighlight, drawSelection, drawStaggered, drawTick, drawTurnRing } from "./token-marks.js";
import { traceHexagon } from "./shapes.js";
import { silhouettePath } from "./silhouettes.js";
import { TOKEN_RADIUS } from "./unit-layout.js";
import { formatLevel, drawPlate, cachedSprite } from "./sprites.js";
import { luminance, mixColours, parseColour, cssColour } from "./theme.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/** Radius of a glyph in device px below which it has only frame, silhouette, level and damage. */
const PLAIN_BELOW = 15;
/** Radius of a glyph in CSS px below which its conditions have one larger mark. */
const ONE_MARK_BELOW = 14;
/** Smallest radius in CSS px: from afar units stay visible as coloured shapes. */
const MIN_RADIUS = 4;
/** The same of a glyph that is drawn for all units of its hex. */
const MIN_GATHERED_RADIUS = 6;
/** Opacity of a unit that the viewed group does not see. */
const UNSEEN_ALPHA = 0.34;
/** Half the side of a glyph's image in units of its radius. */
const SPRITE_HALF = 1.7;

/**
 * Traces the frame of a disposition, radius 1.
 * @param {Ctx} ctx @param {Unit["disposition"]} disposition @param {number} [grow]
 */
function traceFrame(ctx, disposition, grow = 0) {
  ctx.beginPath();
  if (disposition === "enemy") {
    const s = 1.1 + grow * 1.3;
    ctx.moveTo(0, -s);
    ctx.lineTo(s, 0);
    ctx.lineTo(0, s);
    ctx.lineTo(-s, 0);
    ctx.closePath();
  } else if (disposition === "neutral") {
    const s = 0.78 + grow;
    ctx.rect(-s, -s, 2 * s, 2 * s);
  } else {
    const s = 0.82 + grow;
    ctx.roundRect(-s, -s * 0.92, 2 * s, 2 * s * 0.92, 0.4 + grow * 0.6);
  }
}

/** Returns the more readable of a dark and a light ink on a colour. @param {string} colour */
const contrastInk = (colour) => (luminance(parseColour(colour)) > 0.22 ? "#07121f" : "#ffffff");

/**
 * Draws the image of a glyph.
 * @param {Ctx} ctx @param {Theme} theme @param {Unit} unit
 * @param {number} px radius, device px
 * @param {ImageBitmap} [picture]  instead of the silhouette
 * @param {boolean} [small]  whether there is only room for one mark of a condition
 */
function drawGlyph(ctx, theme, unit, px, picture, small = false) {
  const plain = px < PLAIN_BELOW;
  const colour = unit.destroyed ? theme.ink["text-quiet"] : theme.ink[unit.disposition];
  const filled = unit.disposition === "pilot";
  // a unit that has acted is paler but not transparent
  const acted = hasActed(unit);
  ctx.save();
  ctx.translate(SPRITE_HALF * px, SPRITE_HALF * px);
  ctx.scale(px, px);
  if (unit.hidden) ctx.globalAlpha = 0.72;
  ctx.save();
  ctx.shadowColor = "rgba(0,4,10,0.75)";
  ctx.shadowBlur = px * 0.28;
  ctx.shadowOffsetX = px * 0.06;
  ctx.shadowOffsetY = px * 0.09;
  traceFrame(ctx, unit.disposition, 0.1);
  ctx.fillStyle = theme.dark ? "#05090e" : "#f8fafc";
  ctx.fill();
  ctx.restore();
  if (unit.blocks_sight) drawObstacleEdge(ctx, unit);
  traceFrame(ctx, unit.disposition);
  const body = theme.dark ? "#0d151e" : "#ffffff";
  if (filled && !unit.destroyed) {
    const shine = ctx.createLinearGradient(0, -1, 0, 1);
    const dim = (/** @type {import("./theme.js").Rgb} */ to, /** @type {number} */ t) =>
      cssColour(mixColours(mixColours(parseColour(colour), to, t), [52, 62, 74], acted ? 0.62 : 0));
    shine.addColorStop(0, dim([255, 255, 255], 0.2));
    shine.addColorStop(1, dim([0, 10, 30], 0.12));
    ctx.fillStyle = shine;
  } else {
    ctx.fillStyle = cssColour(mixColours(parseColour(body), parseColour(colour), unit.destroyed ? 0.08 : 0.2));
  }
  ctx.fill();
  if (picture) drawPicture(ctx, unit, picture, acted);
  ctx.lineJoin = unit.disposition === "pilot" || unit.disposition === "ally" ? "round" : "miter";
  ctx.strokeStyle =
    filled && !unit.destroyed ? cssColour(mixColours(parseColour(colour), [255, 255, 255], 0.45)) : colour;
  ctx.lineWidth = Math.max(plain ? 0.16 : 0.11, 1.5 / px);
  if (unit.hidden) ctx.setLineDash([0.26, 0.18]);
  ctx.stroke();
  ctx.setLineDash([]);
  if (!picture) drawSilhouette(ctx, theme, unit, colour, plain);
  if (unit.destroyed) drawCross(ctx, theme);
  if (!plain && !unit.destroyed) {
    drawGauge(ctx, theme, -1, unit.integrity, unit.integrity_max, theme.ink.good);
    drawGauge(ctx, theme, 1, unit.stability, unit.stability_max, theme.ink.fly);
  }
  if (plain && !unit.destroyed) drawDamage(ctx, theme, unit.integrity, unit.integrity_max);
  if (unit.staggered && !unit.destroyed) drawStaggered(ctx, theme);
  drawConditionMarks(ctx, theme, unit, plain || small);
  if (acted) drawTick(ctx, theme);
  ctx.restore();
}

/**
 * Draws the silhouette of a unit, radius 1.
 * @param {Ctx} ctx @param {Theme} theme @param {Unit} unit @param {string} colour
 * @param {boolean} plain  whether the glyph is small
 */
function drawSilhouette(ctx, theme, unit, colour, plain) {
  const size = (unit.disposition === "enemy" ? 0.052 : 0.058) * (plain ? 1.08 : 1);
  const filled = unit.disposition === "pilot";
  ctx.save();
  ctx.scale(size, size);
  ctx.fillStyle =
    filled && !unit.destroyed
      ? hasActed(unit)
        ? "#ffffff"
        : contrastInk(colour)
      : cssColour(mixColours(parseColour(colour), theme.dark ? [255, 255, 255] : [0, 0, 0], theme.dark ? 0.42 : 0.15));
  ctx.fill(silhouettePath(unit.silhouette), "evenodd");
  ctx.restore();
}

/**
 * Draws a picture into the frame of a unit, radius 1. It is duller after the unit has acted, and
 * dark of a wreck.
 * @param {Ctx} ctx @param {Unit} unit @param {ImageBitmap} picture @param {boolean} acted
 */
function drawPicture(ctx, unit, picture, acted) {
  const side = Math.min(picture.width, picture.height);
  const s = unit.disposition === "enemy" ? 1.1 : 0.82;
  ctx.save();
  traceFrame(ctx, unit.disposition);
  ctx.clip();
  ctx.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, -s, -s, 2 * s, 2 * s);
  if (acted || unit.destroyed) {
    ctx.fillStyle = unit.destroyed ? "rgba(9,14,20,0.7)" : "rgba(52,62,74,0.55)";
    ctx.fillRect(-s, -s, 2 * s, 2 * s);
  }
  ctx.restore();
}

/**
 * Draws a second outline around an obstacle, equally wide at every zoom.
 * @param {Ctx} ctx @param {Unit} unit
 */
function drawObstacleEdge(ctx, { disposition }) {
  ctx.lineJoin = "miter";
  for (const [ink, width] of /** @type {[string, number][]} */ ([
    ["#05090e", 0.3],
    [OBSTACLE_COLOUR, 0.16],
  ])) {
    traceFrame(ctx, disposition, 0.18);
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** @param {Unit} unit */
const hasActed = (unit) => unit.turn === "done" || unit.turn === "abstained";

/**
 * Returns the radius of a unit's glyph.
 * @param {Spot} spot @param {number} scale px per world unit @param {number} dpr px per CSS px
 */
export const glyphRadius = (spot, scale, dpr) =>
  Math.max(R * TOKEN_RADIUS * scale * spot.size, (spot.gathered ? MIN_GATHERED_RADIUS : MIN_RADIUS) * dpr);

/**
 * Draws one unit. The context is in device px.
 * @param {Ctx} ctx @param {State} state @param {Spot} spot
 * @param {{x: number, y: number, footY: number}} at device px
 * @param {number} scale device px per world unit
 * @param {boolean} settled  whether it is drawn at its exact size (false while zooming)
 * @param {number} [opacity] 0 to 1, less than 1 while it fades
 */
export function drawUnit(ctx, state, spot, at, scale, settled, opacity = 1) {
  const { theme } = state;
  const { unit } = spot;
  const radius = glyphRadius(spot, scale, state.dpr);
  const spriteRadius = settled ? Math.max(5, Math.round(radius)) : Math.max(5, Math.round(radius / 6) * 6);
  const underDeck = spot.under && !state.revealed.has(hexKey(spot.cell.q, spot.cell.r));
  // hidden units are already faint, and the Handler must be able to read them under a deck
  const readable = unit.hidden || state.me.role === "handler";
  const faint = underDeck ? (readable ? 0.92 : 0.62) : unit.destroyed ? 0.66 : 1;
  const thin = state.dragging === unit.id ? 0.45 : state.unseen.has(unit.id) ? UNSEEN_ALPHA : faint;
  ctx.globalAlpha = opacity * thin;
  const picture = state.pictures.get(unit.picture ?? "");
  const small = spriteRadius < ONE_MARK_BELOW * state.dpr;
  const key =
    `unit/${picture ? unit.picture : ""}/${spriteRadius}/${unit.disposition}/${unit.silhouette}/${unit.integrity}/${unit.integrity_max}` +
    `/${unit.stability}/${unit.stability_max}/${unit.staggered}/${unit.destroyed}/${unit.hidden}/${hasActed(unit)}/${conditionKey(unit)}${small}`;
  const canvas = cachedSprite(key, SPRITE_HALF * 2 * spriteRadius, SPRITE_HALF * 2 * spriteRadius, (c) => drawGlyph(c, theme, unit, spriteRadius, picture, small));
  const size = (canvas.width * radius) / spriteRadius;
  ctx.drawImage(canvas, at.x - size / 2, at.y - size / 2, size, size);
  ctx.globalAlpha = opacity * (underDeck ? 0.85 : 1);
  if (state.carriers.has(unit.id)) drawRider(ctx, theme, at.x, at.y, radius);
  if (unit.falling) drawChevrons(ctx, theme, at.x, at.y, radius);
  drawHeight(ctx, state, spot, at, radius);
  ctx.globalAlpha = 1;
}

/**
 * Returns the level of a unit as its badge shows it. An arrow says that it is in the air; one that
 * stands has none, on a deck, under it or on a roof.
 * @param {Spot} spot
 */
export const levelSign = ({ air, sunk, cell }) => `${sunk ? "\u2193" : air > 0 ? "\u2191" : ""}${formatLevel(cell.level)}`;

/**
 * Draws the level of a unit that is not on the ground, or stands with others in a hex; on a glyph
 * that is drawn for all units of its hex their number.
 * @param {Ctx} ctx @param {State} state @param {Spot} spot @param {{x: number, y: number}} at
 * @param {number} radius of its glyph, device px
 */
export function drawHeight(ctx, state, spot, at, radius) {
  if (spot.gathered) {
    const { ink } = state.theme;
    const [right, up] = [at.x + radius * 0.9 + 5 * state.dpr, at.y - radius * 0.9 - 2 * state.dpr];
    drawPlate(ctx, state.theme, `\u00d7${spot.count}`, right, up, 11 * state.dpr, ink["surface-2"], ink.text);
    return;
  }
  if (!(spot.raised || spot.under || spot.mixed) || radius < 7.5 * state.dpr) return;
  const { theme } = state;
  drawPlate(
    ctx,
    theme,
    levelSign(spot),
    // of two units side by side each has its level at the outer side
    at.x + radius * (spot.fan.x < 0 ? -0.98 : 0.98),
    at.y - radius * 0.92,
    Math.max(11 * state.dpr, Math.min(radius * 0.66, 20 * state.dpr)),
    spot.sunk ? "#1c232b" : spot.air > 0 ? theme.ink.fly : "#dfe5ea",
    spot.sunk ? "#ffffff" : spot.air > 0 ? contrastInk(theme.ink.fly) : "#07121b",
  );
}

/**
 * Draws what surrounds a glyph: highlight, turn, selection. Below all glyphs, so that it covers
 * none.
 * @param {Ctx} ctx @param {State} state @param {Spot} spot @param {{x: number, y: number}} at
 * @param {number} scale @param {number} opacity
 */
export function drawRings(ctx, state, spot, at, scale, opacity) {
  const { theme } = state;
  const { unit } = spot;
  const radius = glyphRadius(spot, scale, state.dpr);
  ctx.globalAlpha = opacity;
  if (isHighlighted(unit)) drawHighlight(ctx, theme, at.x, at.y, radius);
  if (state.active === unit.id) drawTurnRing(ctx, theme, at.x, at.y, radius);
  if (state.selected === unit.id) drawSelection(ctx, theme, at.x, at.y, radius);
  ctx.globalAlpha = 1;
}

/** Smallest radius in CSS px at which a glyph has a name; hexes are about 20 px wide then. */
const NAMED_FROM = 6.8;

/**
 * Whether units have names at this zoom. The size of a unit alone in its hex decides for all, so
 * that units in a shared hex have names as early as others.
 * @param {number} scale @param {number} dpr
 */
export const hasNames = (scale, dpr) => R * TOKEN_RADIUS * scale >= NAMED_FROM * dpr;

/**
 * Draws a glyph without gauges where a planned movement ends.
 * @param {Ctx} ctx @param {State} state @param {Unit} unit @param {{x: number, y: number}} at
 * @param {number} scale
 */
export function drawPlannedGlyph(ctx, state, unit, at, scale) {
  const px = Math.max(6, Math.round(R * TOKEN_RADIUS * scale));
  const picture = state.pictures.get(unit.picture ?? "");
  const canvas = cachedSprite(
    `ghost/${picture ? unit.picture : ""}/${px}/${unit.disposition}/${unit.silhouette}`,
    SPRITE_HALF * 2 * px,
    SPRITE_HALF * 2 * px,
    (c) => drawGlyph(c, state.theme, { ...unit, obstacle: false, integrity_max: 0, stability_max: 0, turn: "none" }, px, picture),
  );
  ctx.globalAlpha = 0.92;
  ctx.drawImage(canvas, at.x - canvas.width / 2, at.y - canvas.height / 2);
  ctx.globalAlpha = 1;
}

/**
 * Draws a dark hole around a unit that is below the surrounding ground.
 * @param {Ctx} ctx @param {{x: number, y: number}} at @param {number} r device px
 */
function drawHole(ctx, at, r) {
  const shade = ctx.createRadialGradient(at.x, at.y + r * 0.2, r * 0.4, at.x, at.y, r);
  shade.addColorStop(0, "rgba(0,2,6,0.55)");
  shade.addColorStop(0.75, "rgba(0,2,6,0.8)");
  shade.addColorStop(1, "rgba(0,2,6,0)");
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.arc(at.x, at.y, r, 0, 7);
  ctx.fill();
  // the near edge of the hole
  ctx.strokeStyle = "rgba(223,229,234,0.75)";
  ctx.lineWidth = Math.max(1.2, r * 0.05);
  ctx.beginPath();
  ctx.arc(at.x, at.y, r * 0.86, Math.PI * 1.12, Math.PI * 1.88);
  ctx.stroke();
}

/**
 * Draws the shadow of a unit in the air on its own hex, with an outline, so that the unit is not
 * taken to be in the next hex. The outline is dashed over a void and below a falling unit.
 * @param {Ctx} ctx @param {State} state @param {Spot} spot
 * @param {{x: number, y: number, footY: number}} at @param {number} scale
 */
export function drawAirShadow(ctx, state, spot, at, scale) {
  if (spot.air <= 0) return;
  const r = R * scale;
  if (spot.sunk) return drawHole(ctx, at, r * spot.size);
  const { theme, dpr } = state;
  const x = at.x - spot.fan.x * scale;
  const ink = spot.unit.falling
    ? theme.ink.stepoff
    : spot.air === Infinity
      ? theme.ink.blocked
      : theme.ink.fly;
  ctx.beginPath();
  traceHexagon(ctx, state.map.orientation, x, at.footY, r * 0.88);
  ctx.fillStyle = theme.dark ? "rgba(2,6,12,0.46)" : "rgba(2,6,12,0.3)";
  ctx.fill();
  ctx.lineJoin = "round";
  ctx.lineCap = "butt";
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["rgba(3,7,12,0.8)", Math.max(3.4 * dpr, r * 0.13)],
    [ink, Math.max(1.6 * dpr, r * 0.06)],
  ])) {
    ctx.setLineDash(spot.air === Infinity || spot.unit.falling ? [r * 0.22, r * 0.13] : []);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}
