/**
 * Draws the overlays: reach, lines of sight, ranges, marks. Styles differ by shape or pattern, not
 * by colour alone.
 * @import {Hex, Overlay, OverlayCell, ReachCell} from "./types.js"
 * @import {State} from "./state.js"
 * @import {ReachIndex} from "./plan.js"
 */

import { drawArea, drawAreaMarks } from "./areas.js";
import { drawWalkArea, strokeBorder, fillHatched } from "./fills.js";
import { drawBlockedMark, drawFallArrow, drawLocator, drawRing, drawTargetArrow, drawMeasuredLine, drawPolyline, cellPoint } from "./lines.js";
import { areaPath } from "./outlines.js";
import { NUMBERS_FROM, numberSize } from "./paint.js";
import { chooseCell, endCells } from "./plan.js";
import { R, centreOf } from "./projection.js";
import { isMiddle } from "./prop-shapes.js";
import { deckLevelPlace } from "./props.js";
import { isFlat, propLift } from "./unit-layout.js";
import { traceHexagon } from "./shapes.js";
import { formatLevel, drawPlate, textSprite } from "./sprites.js";
import { drawTargets, targetSpot } from "./targets.js";
import { drawName } from "./drawn-names.js";
import { groundAt, isDeck, isGround, propsAt } from "./terrain.js";
import { withAlpha } from "./theme.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * Cached outlines of areas, by the object that their cells come from.
 * @type {WeakMap<object, Path2D>}
 */
const areaPaths = new WeakMap();

/**
 * Returns the outline of an area, from the cache if possible.
 * @param {object} key @param {() => Iterable<Hex>} hexes @param {State} state
 */
export function cachedAreaPath(key, hexes, state) {
  let path = areaPaths.get(key);
  if (!path) {
    path = areaPath(hexes(), state.map.orientation);
    areaPaths.set(key, path);
  }
  return path;
}

/**
 * Draws what lies under the units. The context maps world units to device px.
 * @param {Ctx} ctx @param {State} state @param {number} scale device px per world unit
 */
export function drawOverlaysBelow(ctx, state, scale) {
  const drawn = state.overlays.filter(({ style }) => style === "drawn");
  for (const overlay of state.overlays) if (overlay.style !== "drawn") drawOverlay(ctx, state, overlay, scale);
  const { reach } = state;
  const shown = reach.unit !== null && reach.unit === state.selected;
  if (shown && state.mode === "flight" && reach.flight) drawFlightReach(ctx, state, reach.flight, scale);
  else if (shown && reach.ground) drawGroundReach(ctx, state, reach.ground, scale);
  // what people have laid on the map stays visible over where a unit can go
  for (const overlay of drawn) drawOverlay(ctx, state, overlay, scale);
  const index = state.mode === "flight" ? reach.flight : reach.ground;
  if (shown && index && !index.answer.wait) drawReachLevels(ctx, state, index, scale);
}

/**
 * Draws the level numbers of reachable hexes again, over the colour that covers them.
 * @param {Ctx} ctx @param {State} state @param {ReachIndex} index @param {number} scale
 */
function drawReachLevels(ctx, state, index, scale) {
  if (R * scale < NUMBERS_FROM * state.dpr) return;
  const { terrain, theme } = state;
  const size = numberSize(state, scale) * 0.9;
  ctx.font = `600 ${size}px ${theme.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.lineJoin = "round";
  ctx.lineWidth = size * 0.3;
  ctx.strokeStyle = theme.dark ? "rgba(5,9,14,0.8)" : "rgba(252,253,254,0.85)";
  ctx.fillStyle = theme.ink.text;
  for (const list of index.byHex.values()) {
    const [{ q, r }] = list;
    const ground = groundAt(terrain, q, r);
    const [prop, ...more] = propsAt(terrain, q, r);
    // the number on top of a standing prop is elsewhere and stays readable
    if (prop ? more.length || !isFlat(terrain, prop) : !isGround(ground)) continue;
    // a tall prop in front stands there, with a number of its own
    if (!prop && propsAt(terrain, q, r + 1).some((front) => !isFlat(terrain, front) && propLift(front.base + front.height - ground) > R * 0.4)) continue;
    const at = centreOf(q, r, state.map.orientation);
    const top = prop ? prop.base + prop.height : ground;
    const end = chooseCell(list, index.answer.mode, index.answer.start.level, null).level;
    // when the movement ends under the deck, that level matters and not the deck's
    const under = prop !== undefined && index.answer.mode === "ground" && end < top;
    const text = formatLevel(under ? end : top);
    const deck = prop && deckLevelPlace(state, scale, isMiddle(prop, { q, r }));
    const x = deck && !under ? at.x + deck.x : at.x;
    const y = under ? at.y - R * 0.4 : deck ? at.y + deck.y : at.y + R * 0.78 - size * 0.52;
    // beside the deck's own number this one stands out
    ctx.font = `600 ${under ? size * 1.2 : size}px ${theme.font}`;
    ctx.strokeText(text, x, y);
    ctx.fillText(text, x, y);
  }
}

/**
 * Draws where a unit can walk.
 * @param {Ctx} ctx @param {State} state @param {ReachIndex} index @param {number} scale
 */
function drawGroundReach(ctx, state, index, scale) {
  const { ink } = state.theme;
  const cells = [...index.byHex.values()].flat();
  if (index.answer.wait) return drawUnavailableReach(ctx, state, index, cells, scale);
  const walk = cachedAreaPath(
    index,
    () => [...cells.filter((cell) => !cell.off && !cell.falls), index.answer.start],
    state,
  );
  drawWalkArea(ctx, state, walk, scale);
  // beyond an edge a unit falls, or hangs in the air if it has flown this turn
  for (const cell of endCells(index)) {
    if (cell.falls) drawStepOff(ctx, state, cell, scale);
    else if (cell.off) drawStepOff(ctx, state, cell, scale, ink.fly);
  }
}

/**
 * Draws a grey dashed outline around where a unit could go if it may not move now: while it waits for
 * its turn, or a movement is planned. At other times it would look like a range.
 * @param {Ctx} ctx @param {State} state @param {ReachIndex} index @param {ReachCell[]} cells
 * @param {number} scale
 */
function drawUnavailableReach(ctx, state, index, cells, scale) {
  const waits = state.units[state.reach.unit ?? ""]?.turn === "waiting" && state.overlays.every(({ style }) => style !== "attack");
  if (!waits && state.plan === null) return;
  const outline = cachedAreaPath(index, () => [...cells, index.answer.start], state);
  ctx.setLineDash([R * 0.12, R * 0.16]);
  strokeBorder(ctx, outline, state.theme.ink["text-quiet"], scale, 1.2);
  ctx.setLineDash([]);
}

/**
 * Draws where a unit can fly.
 * @param {Ctx} ctx @param {State} state @param {ReachIndex} index @param {number} scale
 */
function drawFlightReach(ctx, state, index, scale) {
  const { ink } = state.theme;
  if (index.answer.wait) {
    return drawUnavailableReach(ctx, state, index, [...index.byHex.values()].map((list) => list[0]), scale);
  }
  const fly = cachedAreaPath(index, () => [...index.byHex.values()].map((list) => list[0]), state);
  fillHatched(ctx, fly, ink.fly, scale, state.theme.dark);
  strokeBorder(ctx, fly, ink.fly, scale, 2);
}

/**
 * Draws a hex in which a unit would fall: a dashed outline and an arrow down.
 * @param {Ctx} ctx @param {State} state @param {OverlayCell} cell @param {number} scale
 * @param {string} [colour]
 */
function drawStepOff(ctx, state, cell, scale, colour = state.theme.ink.stepoff) {
  const { x, y } = centreOf(cell.q, cell.r, state.map.orientation);
  ctx.beginPath();
  traceHexagon(ctx, state.map.orientation, x, y, R * 0.86);
  ctx.fillStyle = withAlpha(colour, 0.14);
  ctx.fill();
  ctx.setLineDash([R * 0.2, R * 0.15]);
  ctx.lineCap = "butt";
  ctx.strokeStyle = "rgba(4,8,13,0.6)";
  ctx.lineWidth = Math.max(R * 0.12, 3 / scale);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(R * 0.065, 1.6 / scale);
  ctx.stroke();
  ctx.setLineDash([]);
  drawFallArrow(ctx, x, y, colour, R * 0.25);
}

/**
 * Draws one overlay, as far as it lies under the units.
 * @param {Ctx} ctx @param {State} state @param {Overlay} overlay @param {number} scale
 */
function drawOverlay(ctx, state, overlay, scale) {
  const { cells } = overlay;
  const { ink } = state.theme;
  if (!cells.length) return;
  const shape = () => cachedAreaPath(cells, () => cells, state);
  switch (overlay.style) {
    case "walk":
      drawWalkArea(ctx, state, shape(), scale);
      break;
    case "fall":
      for (const cell of cells) drawStepOff(ctx, state, cell, scale);
      break;
    case "drawn":
      overlay.draw?.(ctx, state, scale);
      break;
    case "sight":
      strokeBorder(ctx, shape(), ink.sight, scale, 1.4);
      break;
    case "unseen":
      // less saturation first, then slightly darker, so that it never becomes black
      ctx.save();
      ctx.globalCompositeOperation = "saturation";
      ctx.fillStyle = "rgba(128,128,128,0.5)";
      ctx.fill(shape(), "evenodd");
      ctx.restore();
      ctx.fillStyle = withAlpha(ink.unseen, state.theme.dark ? 0.36 : 0.32);
      ctx.fill(shape(), "evenodd");
      break;
    case "range":
      ctx.setLineDash([R * 0.34, R * 0.18]);
      strokeBorder(ctx, shape(), ink.range, scale, 2.2);
      ctx.setLineDash([]);
      break;
    case "area":
    case "zone":
      drawArea(ctx, state, overlay, scale);
      break;
    default:
      break; // lines and marks are drawn above the units
  }
}

/**
 * Draws what lies over the units. The context is in device px.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 * @param {(x: number, y: number) => {x: number, y: number}} to world to device px
 */
export function drawOverlaysAbove(ctx, state, scale, to) {
  const { theme } = state;
  const { ink } = theme;
  for (const overlay of state.overlays) {
    const last = overlay.cells.at(-1);
    if (!last) continue;
    if (overlay.style === "targets") {
      drawTargets(ctx, state, overlay, scale, to);
      continue;
    }
    if (overlay.style === "area" || overlay.style === "zone") {
      drawAreaMarks(ctx, state, overlay, scale, to);
      continue;
    }
    overlay.above?.(ctx, state, scale, to);
    if (overlay.style === "line") {
      const points = overlay.cells.map((cell) => cellPoint(state, cell, to));
      drawPolyline(ctx, points, ink.sight, state.dpr, true);
    }
    if (overlay.style === "cut") drawMeasuredLine(ctx, overlay.cells.map((cell) => cellPoint(state, cell, to)), ink.range, state.dpr, 8);
    if (overlay.style === "way") {
      const points = overlay.cells.map((cell) => cellPoint(state, cell, to));
      drawPolyline(ctx, points, ink.walk, state.dpr, true);
      drawRing(ctx, points[points.length - 1].x, points[points.length - 1].y, ink.walk, Math.max(9 * state.dpr, R * scale * 0.45));
    }
    if (overlay.style === "attack" || overlay.style === "asked") {
      const asked = overlay.style === "asked";
      const from = overlay.from ? cellPoint(state, overlay.from, to) : null;
      const size = Math.max(13 * state.dpr, R * scale);
      for (const cell of overlay.cells) {
        drawTargetArrow(ctx, from, cellPoint(state, cell, to), asked ? ink.range : ink.danger, size, state.dpr, asked);
        // the name is drawn again, because the sign covers it
        const spot = targetSpot(state, cell);
        if (spot) drawName(ctx, state, spot, to(spot.x, spot.y));
      }
    }
    if (overlay.style === "found")
      for (const cell of overlay.cells) {
        const at = cellPoint(state, cell, to);
        drawLocator(ctx, at.x, at.y, ink.sight, Math.max(22 * state.dpr, R * scale * 1.15));
      }
    if (overlay.style === "chosen")
      for (const cell of overlay.cells) {
        const at = cellPoint(state, cell, to);
        drawRing(ctx, at.x, at.y, ink.sight, Math.max(15 * state.dpr, R * scale * 0.9));
      }
    if (overlay.style === "blocked")
      for (const cell of overlay.cells) {
        const at = cellPoint(state, cell, to);
        drawBlockedMark(ctx, at.x, at.y, ink.blocked, Math.max(9 * state.dpr, R * scale * 0.34));
      }
    for (const cell of overlay.cells) {
      if (cell.label === undefined || (overlay.style === "range" && R * scale < 8)) continue;
      const at = cellPoint(state, cell, to);
      if (at.x < -50 || at.y < -50 || at.x > ctx.canvas.width + 50 || at.y > ctx.canvas.height + 50)
        continue;
      drawPlate(
        ctx,
        theme,
        String(cell.label),
        at.x,
        at.y,
        labelSize(state, scale),
        ink["surface-2"],
        ink.text,
      );
    }
    if (overlay.text && overlay.style === "said") {
      const at = cellPoint(state, last, to);
      const y = at.y - Math.max(26 * state.dpr, R * scale * 1.15);
      drawPlate(ctx, theme, overlay.text, at.x, y, 18 * state.dpr, ink["surface-1"], ink.text);
    } else if (overlay.text && overlay.style === "line") {
      const at = cellPoint(state, last, to);
      const y = at.y - Math.max(20 * state.dpr, R * scale * 0.8);
      drawPlate(ctx, theme, overlay.text, at.x, y, 22 * state.dpr, ink["surface-1"], ink.text);
    } else if (overlay.text) {
      const at = cellPoint(state, last, to);
      const text = textSprite(theme, overlay.text, 13 * state.dpr, ink.text);
      const y = at.y - Math.max(22 * state.dpr, R * scale * 0.7);
      ctx.drawImage(text, Math.round(at.x - text.width / 2), Math.round(y - text.height / 2));
    }
  }
  if (state.alt) drawCosts(ctx, state, scale, to);
}

/**
 * Draws the movement cost of each reachable hex, while Alt is held.
 * @param {Ctx} ctx @param {State} state @param {number} scale
 * @param {(x: number, y: number) => {x: number, y: number}} to world to device px
 */
function drawCosts(ctx, state, scale, to) {
  const { reach, theme } = state;
  const index = state.mode === "flight" ? reach.flight : reach.ground;
  if (!index || reach.unit !== state.selected || R * scale < 12) return;
  for (const cell of endCells(index)) {
    const at = cellPoint(state, cell, to);
    drawPlate(
      ctx,
      theme,
      formatLevel(cell.cost),
      at.x,
      at.y,
      labelSize(state, scale),
      theme.ink["surface-2"],
      cell.falls ? theme.ink.stepoff : theme.ink.text,
    );
  }
}

/** Returns the height of a cell's label, device px. @param {State} state @param {number} scale */
const labelSize = (state, scale) =>
  Math.max(13 * state.dpr, Math.min(18 * state.dpr, R * scale * 0.5));
