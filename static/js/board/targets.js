/**
 * Draws the targets of an attack, units and places, with a sign around each and a label beside it.
 * The page decides what can be aimed at and what the labels say.
 * @import {Overlay, OverlayCell, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import { freeBox } from "./free-space.js";
import { cellPoint } from "./lines.js";
import { R, toScreen } from "./projection.js";
import { traceHexagon } from "./shapes.js";
import { drawPlate, plateWidth } from "./sprites.js";
import { withAlpha } from "./theme.js";
import { drawName, nameBox } from "./drawn-names.js";
import { drawHeight, glyphRadius } from "./tokens.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Smallest radius of a sign in CSS px, so that it stays visible from afar. */
const MIN_SIGN_RADIUS = 10;
/** Radius of a sign, in radii of its unit's glyph. */
const SIGN_SCALE = 1.62;
/** Largest distance of a touch from a target, in CSS px. */
const FINGER_RADIUS = 22;

/**
 * Where the labels are drawn, in CSS px.
 * @type {WeakMap<Overlay, {cell: OverlayCell, box: Box}[]>}
 */
const labels = new WeakMap();

/**
 * Returns the drawing place of a target's unit, if it is a unit.
 * @param {State} state @param {OverlayCell} cell
 */
export const targetSpot = (state, cell) =>
  cell.unit === undefined ? undefined : state.spots.find(({ unit }) => unit.id === cell.unit);

/**
 * Returns centre and radius of a target's sign.
 * @param {State} state @param {OverlayCell} cell @param {number} scale px per world unit
 * @param {number} dpr px per CSS px @param {(x: number, y: number) => Point} to world to px
 */
function signCircle(state, cell, scale, dpr, to) {
  const spot = targetSpot(state, cell);
  if (!spot) return { ...cellPoint(state, cell, to), r: Math.max(R * scale * 0.8, MIN_SIGN_RADIUS * dpr) };
  return { ...to(spot.x, spot.y), r: Math.max(glyphRadius(spot, scale, dpr) * SIGN_SCALE, MIN_SIGN_RADIUS * dpr) };
}

/**
 * Draws the signs and labels of a "targets" overlay. The context is in device px.
 * @param {Ctx} ctx @param {State} state @param {Overlay} overlay @param {number} scale
 * @param {(x: number, y: number) => Point} to world to device px
 */
export function drawTargets(ctx, state, overlay, scale, to) {
  const { dpr } = state;
  const { width, height } = ctx.canvas;
  const shown = overlay.cells
    .map((cell) => ({ cell, sign: signCircle(state, cell, scale, dpr, to) }))
    .filter(({ sign: { x, y, r } }) => x > -r && y > -r && x < width + r && y < height + r);
  // the chosen target is drawn last, over its neighbours
  shown.sort((a, b) => Number(a.cell.look === "chosen") - Number(b.cell.look === "chosen"));
  for (const { cell, sign } of shown) {
    const spot = targetSpot(state, cell);
    // its hex has one glyph, and one sign
    if (spot?.gathered === "behind") continue;
    drawSign(ctx, state, cell, sign);
    if (!spot) continue;
    // both are drawn again, because the sign covers them
    drawHeight(ctx, state, spot, sign, glyphRadius(spot, scale, dpr));
    drawName(ctx, state, spot, sign);
  }
  const tokens = state.spots.map((spot) => {
    const at = to(spot.x, spot.y);
    const r = glyphRadius(spot, scale, dpr);
    return { left: at.x - r, top: at.y - r, width: 2 * r, height: 2 * r };
  });
  // a label on the name of another unit would read as that unit's
  const names = state.spots.flatMap((spot) => nameBox(state, spot, to(spot.x, spot.y)) ?? []);
  /** @type {Box[]} */
  const taken = [];
  labels.set(
    overlay,
    shown.flatMap(({ cell, sign }) => {
      if (cell.label === undefined) return [];
      const box = drawLabel(ctx, state, cell, sign, [...taken, ...tokens, ...names]);
      taken.push(box);
      const css = { left: box.left / dpr, top: box.top / dpr };
      return [{ cell, box: { ...css, width: box.width / dpr, height: box.height / dpr } }];
    }),
  );
}

/**
 * Draws the sign of a target: a ring with gaps and strokes that point in; around a place its
 * hexagon. A chosen target has a full ring, one in its area a full ring without strokes, a barred
 * one a thin dashed ring. On the attacker's own side it is dashed, without strokes, in a warning
 * colour.
 * @param {Ctx} ctx @param {State} state @param {OverlayCell} cell
 * @param {{x: number, y: number, r: number}} sign
 */
function drawSign(ctx, state, cell, { x, y, r }) {
  const { theme, dpr } = state;
  const token = targetSpot(state, cell) !== undefined;
  const chosen = cell.look === "chosen";
  const barred = cell.look === "barred";
  const caught = cell.look === "caught";
  const ink = barred ? theme.ink["text-quiet"] : caught || cell.own ? theme.ink.stepoff : theme.ink.accent;
  const line = Math.max(barred ? 1.4 * dpr : 2 * dpr, r * (chosen ? 0.13 : 0.085));
  ctx.beginPath();
  if (token) ctx.arc(x, y, r, 0, 7);
  else traceHexagon(ctx, state.map.orientation, x, y, r);
  if (chosen) {
    // around a glyph, which keeps its own colour
    if (token) {
      const inner = (r / SIGN_SCALE) * 1.1;
      ctx.moveTo(x + inner, y);
      ctx.arc(x, y, inner, 0, 7);
    }
    ctx.fillStyle = withAlpha(ink, 0.24);
    ctx.fill("evenodd");
  }
  ctx.lineCap = "butt";
  ctx.lineJoin = "round";
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    ["rgba(4,8,13,0.85)", line + 2.4 * dpr],
    [ink, line],
  ])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.setLineDash(barred ? [3 * dpr, 3 * dpr] : cell.own ? [6 * dpr, 4 * dpr] : []);
    ctx.beginPath();
    if (!token) traceHexagon(ctx, state.map.orientation, x, y, r);
    else if (chosen || caught || barred || cell.own) ctx.arc(x, y, r, 0, 7);
    else
      for (let i = 0; i < 4; i++) {
        const middle = (i + 0.5) * (Math.PI / 2);
        const from = middle - Math.PI / 5;
        ctx.moveTo(x + Math.cos(from) * r, y + Math.sin(from) * r);
        ctx.arc(x, y, r, from, middle + Math.PI / 5);
      }
    ctx.stroke();
    ctx.setLineDash([]);
    if (barred || caught || cell.own) continue;
    ctx.beginPath();
    for (const [i, j] of [
      [0, -1],
      [1, 0],
      [-1, 0],
      ...(token ? [] : [[0, 1]]), // below a token is its name
    ]) {
      ctx.moveTo(x + i * r * 1.22, y + j * r * 1.22);
      ctx.lineTo(x + i * r * 0.8, y + j * r * 0.8);
    }
    ctx.stroke();
  }
}

/**
 * Draws the label of a target where it covers least.
 * @param {Ctx} ctx @param {State} state @param {OverlayCell} cell
 * @param {{x: number, y: number, r: number}} sign @param {Box[]} taken boxes to keep clear of
 * @returns {Box} device px
 */
function drawLabel(ctx, state, cell, { x, y, r }, taken) {
  const { theme, dpr } = state;
  const { ink } = theme;
  // in a hex that is drawn as one glyph the label says which unit it is for
  const short = targetSpot(state, cell)?.gathered && state.shortNames.get(cell.unit ?? "");
  const text = short ? `${short} ${cell.label}` : String(cell.label);
  const height = Math.round(Math.max(18 * dpr, Math.min(22 * dpr, r * 0.62)));
  const width = plateWidth(theme, text, height);
  const off = r * 1.22 + 3 * dpr;
  const size = { width, height };
  const box = freeBox(
    state,
    [
      { left: x + off, top: y - height / 2, ...size },
      { left: x - off - width, top: y - height / 2, ...size },
      { left: x - width / 2, top: y - off - height, ...size },
      { left: x - width / 2, top: y + off, ...size },
      { left: x + off * 0.72, top: y - off * 0.72 - height, ...size },
      { left: x - off * 0.72 - width, top: y - off * 0.72 - height, ...size },
    ],
    taken,
  );
  const [fill, on] =
    cell.look === "chosen"
      ? [cell.own ? ink.stepoff : ink.accent, ink["on-accent"]]
      : [ink["surface-1"], cell.look === "barred" ? ink["text-quiet"] : ink.text];
  drawPlate(ctx, theme, text, box.left + width / 2, box.top + height / 2, height, fill, on);
  return box;
}

/** Returns the labels drawn last, in CSS px from the canvas' top left. @param {Overlay} overlay */
export const labelsOf = (overlay) => labels.get(overlay) ?? [];

/**
 * Returns the target in a hex, for the keyboard.
 * @param {State} state @param {{q: number, r: number}} hex
 * @returns {OverlayCell | null}
 */
export function targetInHex(state, { q, r }) {
  const cells = state.overlays.flatMap((each) => (each.style === "targets" ? each.cells : []));
  return cells.find((cell) => cell.q === q && cell.r === r) ?? null;
}

/**
 * Returns the target at a point: by its label or its sign, for a finger the nearest one.
 * @param {State} state @param {Point} at CSS px @param {boolean} touch
 * @returns {OverlayCell | null}
 */
export function targetAt(state, at, touch) {
  const to = (/** @type {number} */ x, /** @type {number} */ y) => toScreen(state.view, x, y);
  /** @type {OverlayCell | null} */
  let found = null;
  let least = Infinity;
  for (const overlay of state.overlays.filter(({ style }) => style === "targets")) {
    const named = labelsOf(overlay).find(
      ({ box: { left, top, width, height } }) =>
        at.x >= left && at.x <= left + width && at.y >= top && at.y <= top + height,
    );
    if (named) return named.cell;
    for (const cell of overlay.cells) {
      const { x, y, r } = signCircle(state, cell, state.view.scale, 1, to);
      const off = Math.hypot(x - at.x, y - at.y);
      if (off > Math.max(r, touch ? FINGER_RADIUS : 0)) continue;
      // a unit on a prop comes before the prop
      const far = cell.unit !== undefined && off * SIGN_SCALE <= r ? off - r : off;
      if (far >= least) continue;
      least = far;
      found = cell;
    }
  }
  return found;
}
