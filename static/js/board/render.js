/**
 * Draws one frame from the state.
 * @import {Hex, Point} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Tiles} from "./tiles.js"
 */

import { fillTinted, strokeBorder } from "./fills.js";
import { pointAlong } from "./unit-layout.js";
import { cachedAreaPath, drawOverlaysAbove, drawOverlaysBelow } from "./overlays.js";
import { numberSize, paintTerrain } from "./paint.js";
import { drawBox, drawMeasure, drawPlan } from "./preview.js";
import { disk, fromOffset } from "../core/hexes.js";
import { R, centreOf, hexKey, hexOfKey } from "./projection.js";
import { traceHexagon } from "./shapes.js";
import { drawPlate, formatLevel, textSprite } from "./sprites.js";
import { groundAt, isInside, isGround, labelOf, propsAt } from "./terrain.js";
import { withAlpha } from "./theme.js";
import { drawPings } from "./pings.js";
import { drawName, placeUnitNames } from "./drawn-names.js";
import { drawAirShadow, drawRings, drawUnit } from "./tokens.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Draws map, overlays, units, plan and pings.
 * @param {Ctx} ctx @param {State} state @param {Tiles} tiles @param {number} now performance.now()
 * @returns {boolean} whether another frame is needed: something moves or is still to be built
 */
export function render(ctx, state, tiles, now) {
  const { view, dpr, theme } = state;
  const scale = view.scale * dpr;
  const { canvas } = ctx;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = theme.ink["surface-0"];
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  let more = tiles.draw(ctx, state, now);
  const world = () => ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  const device = () => ctx.setTransform(1, 0, 0, 1, 0, 0);
  const to = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: (x - view.x) * scale,
    y: (y - view.y) * scale,
  });
  const settled = now - state.zoomedAt > 140;
  world();
  drawGroundUnderDecks(ctx, state, scale);
  drawOverlaysBelow(ctx, state, scale);
  drawFootprints(ctx, state);
  drawHover(ctx, state, scale);
  device();
  state.layer?.draw(ctx, state, scale, to);
  drawStrokeLevels(ctx, state, scale, to);
  if (state.alt) drawLabels(ctx, state, scale, to);
  else if (isEmptyHex(state, pointedHex(state))) {
    drawLabel(ctx, state, /** @type {Hex} */ (pointedHex(state)), R * scale, to);
  }
  more = drawUnits(ctx, state, scale, settled, now, to) || more || !settled;
  device();
  drawOverlaysAbove(ctx, state, scale, to);
  if (state.plan) drawPlan(ctx, state, state.plan, scale, to);
  drawMeasure(ctx, state, to);
  drawBox(ctx, state);
  more = drawPings(ctx, state, now, to) || more;
  return more;
}

/**
 * Returns the hex that is marked. With the pen none under the pointer: it would hide what is drawn there.
 * @param {State} state
 */
const pointedHex = ({ cursor, hover, tool }) => cursor ?? (tool === "draw" ? null : hover);

/**
 * Whether a hex has no unit, prop, plan or mark that its label would collide with.
 * @param {State} state @param {Hex | null} hex
 */
const isEmptyHex = (state, hex) =>
  hex !== null &&
  !propsAt(state.terrain, hex.q, hex.r).length &&
  !(state.plan?.to && state.plan.to.q === hex.q && state.plan.to.r === hex.r) &&
  !state.spots.some(({ cell }) => cell.q === hex.q && cell.r === hex.r) &&
  !state.overlays.some(
    ({ style, cells }) => style === "found" && cells.some(({ q, r }) => q === hex.q && r === hex.r),
  );

/**
 * Draws the ground under a deck where the deck is transparent.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 */
function drawGroundUnderDecks(ctx, state, scale) {
  if (!state.revealed.size) return;
  const { orientation } = state.map;
  for (const key of state.revealed) {
    const { q, r } = hexOfKey(key);
    const { x, y } = centreOf(q, r, orientation);
    ctx.save();
    ctx.beginPath();
    traceHexagon(ctx, orientation, x, y, R * 0.95);
    ctx.clip();
    // the deck stays visible
    ctx.globalAlpha = 0.5;
    paintTerrain(ctx, state, { x: x - R * 0.5, y: y - R * 0.5, width: R, height: R }, scale, {
      props: false,
    });
    ctx.restore();
    ctx.beginPath();
    traceHexagon(ctx, orientation, x, y, R * 0.92);
    ctx.setLineDash([R * 0.16, R * 0.12]);
    ctx.lineWidth = R * 0.06;
    ctx.strokeStyle = "#e3e7e6";
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

/** Draws the hexes that large units occupy. @param {Ctx} ctx @param {State} state */
function drawFootprints(ctx, state) {
  for (const { unit, cell } of state.spots) {
    const hexes = (unit.footprint ?? []).filter(([dq, dr]) => dq !== 0 || dr !== 0);
    if (!hexes.length) continue;
    const ink = state.theme.ink[unit.disposition];
    ctx.beginPath();
    for (const [dq, dr] of [[0, 0], ...hexes]) {
      const { x, y } = centreOf(cell.q + dq, cell.r + dr, state.map.orientation);
      traceHexagon(ctx, state.map.orientation, x, y, R * 0.9);
    }
    ctx.fillStyle = withAlpha(ink, 0.24);
    ctx.fill();
    ctx.lineWidth = R * 0.05;
    ctx.strokeStyle = withAlpha(ink, 0.85);
    ctx.stroke();
  }
}

/**
 * Draws the outline of the hex or brush under the pointer or cursor.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 */
function drawHover(ctx, state, scale) {
  const hex = pointedHex(state);
  if (!hex) return;
  const { orientation } = state.map;
  const { ink } = state.theme;
  const paints = state.tool.startsWith("brush");
  const brush = paints && ["brush", "line"].includes(state.shape) ? state.brush : 0;
  if (paints && state.stroke !== null) drawStroke(ctx, state, scale, state.stroke);
  ctx.beginPath();
  for (const h of brush ? disk(hex, brush) : [hex]) {
    if (!isInside(state.terrain, h.q, h.r)) continue;
    const { x, y } = centreOf(h.q, h.r, orientation);
    traceHexagon(ctx, orientation, x, y, R * 0.97);
  }
  const keyboard = state.cursor !== null;
  ctx.fillStyle = withAlpha("#ffffff", brush ? 0.2 : 0.1);
  ctx.fill();
  ctx.lineWidth = Math.max(R * 0.09, 4 / scale);
  ctx.strokeStyle = "rgba(4,8,13,0.55)";
  ctx.stroke();
  ctx.lineWidth = Math.max(R * 0.045, 1.8 / scale);
  ctx.strokeStyle = keyboard ? ink.focus : "rgba(255,255,255,0.92)";
  ctx.stroke();
}

/** Smallest R in device px at which a stroke has an outline. */
const BORDERS_FROM = 6;

/**
 * Draws the stroke that is being made.
 * @param {Ctx} ctx @param {State} state @param {number} scale @param {Hex[]} hexes
 */
function drawStroke(ctx, state, scale, hexes) {
  const path = cachedAreaPath(hexes, () => hexes, state);
  fillTinted(ctx, state, path, state.theme.ink.range, 0.8);
  // around small hexes a line would be as wide as they are, and it takes longer than all the rest
  if (R * scale >= BORDERS_FROM) strokeBorder(ctx, path, state.theme.ink.range, scale, 2);
}

/**
 * Draws the levels that the stroke gives the ground, over the present ones.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 * @param {(x: number, y: number) => Point} to world to device px
 */
function drawStrokeLevels(ctx, state, scale, to) {
  const { stroke, strokeLevel, theme, terrain, map } = state;
  if (!stroke || !strokeLevel || R * scale < 13 * state.dpr) return;
  const size = numberSize(state, scale);
  for (const hex of stroke) {
    const { x, y } = centreOf(hex.q, hex.r, map.orientation);
    const at = to(x, y + R * 0.78 - size * 0.52);
    if (at.x < 0 || at.y < 0 || at.x > ctx.canvas.width || at.y > ctx.canvas.height || propsAt(terrain, hex.q, hex.r).length) continue;
    const level = strokeLevel(hex);
    if (level !== null) drawPlate(ctx, theme, formatLevel(level), at.x, at.y, size * scale * 1.25, theme.ink["surface-2"], theme.ink.text);
  }
}

/**
 * Draws the labels and level numbers of all hexes, while Alt is held.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 * @param {(x: number, y: number) => Point} to world to device px
 */
function drawLabels(ctx, state, scale, to) {
  const { view, size } = state;
  const { columns, rows, orientation } = state.map;
  const px = R * scale;
  if (px < 13 * state.dpr) return;
  const wide = orientation === "flat" ? 1.5 * R : 1.7320508 * R;
  const high = orientation === "flat" ? 1.7320508 * R : 1.5 * R;
  const c0 = Math.max(0, Math.floor(view.x / wide) - 1);
  const c1 = Math.min(columns - 1, Math.ceil((view.x + size.width / view.scale) / wide));
  const r0 = Math.max(0, Math.floor(view.y / high) - 1);
  const r1 = Math.min(rows - 1, Math.ceil((view.y + size.height / view.scale) / high));
  for (let row = r0; row <= r1; row++) {
    for (let col = c0; col <= c1; col++) {
      drawLabel(ctx, state, fromOffset(col, row, orientation), px, to);
    }
  }
}

/**
 * Draws the label of a hex above its centre and the level number below.
 * @param {Ctx} ctx @param {State} state @param {Hex} hex @param {number} px R in device px
 * @param {(x: number, y: number) => Point} to world to device px
 */
function drawLabel(ctx, state, hex, px, to) {
  const { theme, terrain } = state;
  if (px < 13 * state.dpr) return;
  const c = centreOf(hex.q, hex.r, state.map.orientation);
  const at = to(c.x, c.y);
  const name = textSprite(
    theme,
    labelOf(terrain, hex),
    Math.max(11 * state.dpr, px * 0.27),
    theme.ink["text-quiet"],
  );
  ctx.drawImage(
    name,
    Math.round(at.x - name.width / 2),
    Math.round(at.y - px * 0.66 - name.height / 2),
  );
  const level = groundAt(terrain, hex.q, hex.r);
  // during a stroke the level after it is drawn
  if (!isGround(level) || propsAt(terrain, hex.q, hex.r).length || (state.stroke && state.strokeLevel)) return;
  const number = textSprite(
    theme,
    formatLevel(level),
    Math.max(14 * state.dpr, px * 0.38),
    theme.ink.text,
  );
  ctx.drawImage(
    number,
    Math.round(at.x - number.width / 2),
    Math.round(at.y + px * 0.62 - number.height / 2),
  );
}

/**
 * Draws all units with shadows, rings and names.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 * @param {boolean} settled whether the zoom has ended @param {number} now
 * @param {(x: number, y: number) => Point} to world to device px
 * @returns {boolean} whether a unit moves, appears or disappears
 */
function drawUnits(ctx, state, scale, settled, now, to) {
  const margin = R * scale * 2.5;
  let moving = false;
  const drawn = [];
  for (const spot of state.spots) {
    let { x, y, footY } = spot;
    const tween = state.tweens.get(spot.unit.id);
    if (spot.gathered === "behind" && !tween) continue;
    if (tween) {
      const t = (now - tween.start) / tween.ms;
      if (t >= 1) state.tweens.delete(spot.unit.id);
      else {
        moving = true;
        ({ x, y, footY } = pointAlong(
          state.terrain,
          tween.path,
          t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2,
        ));
      }
    }
    const at = to(x, y);
    if (
      at.x < -margin ||
      at.y < -margin ||
      at.x > ctx.canvas.width + margin ||
      at.y > ctx.canvas.height + margin
    )
      continue;
    drawn.push({ spot, at: { ...at, footY: to(x, footY).y } });
  }
  for (const { spot, at } of drawn) drawAirShadow(ctx, state, spot, at, scale);
  moving = drawDisappearing(ctx, state, scale, settled, now, to) || moving;
  const top = (/** @type {string} */ id) => (id === state.selected ? 1 : 0);
  drawn.sort((a, b) => top(a.spot.unit.id) - top(b.spot.unit.id));
  for (const { spot, at } of drawn) drawRings(ctx, state, spot, at, scale, opacityOf(state, spot.unit.id, now));
  for (const { spot, at } of drawn) {
    const opacity = opacityOf(state, spot.unit.id, now);
    if (opacity < 1) moving = true;
    drawUnit(ctx, state, spot, at, scale, settled, opacity);
  }
  placeUnitNames(state, drawn, scale);
  for (const { spot, at } of drawn) {
    ctx.globalAlpha = opacityOf(state, spot.unit.id, now) * (state.unseen.has(spot.unit.id) ? 0.6 : 1);
    drawName(ctx, state, spot, at);
  }
  ctx.globalAlpha = 1;
  return moving;
}

/** How long a unit takes to fade in and to fade out, in milliseconds. */
const APPEAR_MS = 320;
const DISAPPEAR_MS = 420;

/**
 * Returns the opacity of a unit that fades in, 0 to 1.
 * @param {State} state @param {string} id @param {number} now
 */
function opacityOf(state, id, now) {
  const since = state.appearing.get(id);
  if (since === undefined) return 1;
  const t = (now - since) / APPEAR_MS;
  if (t < 1) return Math.max(0, t);
  state.appearing.delete(id);
  return 1;
}

/**
 * Draws units that have gone out of sight, fading out where they were last seen.
 * @param {Ctx} ctx @param {State} state @param {number} scale @param {boolean} settled
 * @param {number} now @param {(x: number, y: number) => Point} to world to device px
 * @returns {boolean} whether there are any
 */
function drawDisappearing(ctx, state, scale, settled, now, to) {
  for (const [id, { spot, at }] of state.disappearing) {
    const t = (now - at) / DISAPPEAR_MS;
    if (t >= 1) state.disappearing.delete(id);
    else drawUnit(ctx, state, spot, { ...to(spot.x, spot.y), footY: to(spot.x, spot.footY).y }, scale, settled, 1 - t);
  }
  return state.disappearing.size > 0;
}
