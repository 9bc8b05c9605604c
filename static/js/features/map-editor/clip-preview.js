// Draws a copy of ground where it would be put down: as the map would look, outlined.

import { fillHatched, fillTinted, strokeBorder } from "../../board/fills.js";
import { areaPath } from "../../board/outlines.js";
import { paintTerrain, sitesIn } from "../../board/paint.js";
import { centreOf, hexKey, INNER, R } from "../../board/projection.js";
import { paintProps } from "../../board/props.js";
import { createRelief, unpackRgb } from "../../board/relief.js";
import { VOID } from "../../board/terrain.js";
import { cssColour } from "../../board/theme.js";
import { toOffset } from "../../core/hexes.js";
import { hexesOf } from "./clip.js";

/** @typedef {import("../../board/state.js").State} State */
/** @typedef {import("./clip.js").Placed} Placed */
/** @typedef {{x: number, y: number, width: number, height: number}} Box  world units */

/**
 * Returns a function that draws a copy where it is placed; it keeps what it has painted.
 * @param {Placed} placed
 * @returns {(ctx: CanvasRenderingContext2D, state: State, scale: number) => void}
 */
export function clipPreview(placed) {
  /** @type {{terrain: unknown, state: State, inside: Path2D, outside: Path2D, box: Box}|null} */
  let scene = null;
  /** @type {{key: string, canvas: HTMLCanvasElement, box: Box}|null} */
  let picture = null;
  return (ctx, state, scale) => {
    const { orientation } = state.map;
    if (scene === null || scene.terrain !== state.terrain) {
      const box = boxAround(placed, orientation);
      scene = { terrain: state.terrain, state: stateWith(state, placed), inside: areaPath(placed.hexes, orientation), outside: areaPath(placed.outside, orientation), box };
      picture = null;
    }
    const { view } = state;
    const shown = overlap(scene.box, { x: view.x, y: view.y, width: ctx.canvas.width / scale, height: ctx.canvas.height / scale });
    const key = `${view.x} ${view.y} ${scale} ${state.theme.dark}`;
    if (shown !== null && picture?.key !== key) picture = { key, box: shown, canvas: paint(scene.state, placed, shown, scale) };
    if (shown !== null && picture !== null) {
      ctx.save();
      ctx.clip(scene.inside, "evenodd");
      ctx.drawImage(picture.canvas, picture.box.x, picture.box.y, picture.box.width, picture.box.height);
      ctx.restore();
    }
    fillTinted(ctx, state, scene.inside, state.theme.ink.range, 0.3);
    drawProps(ctx, scene.state, placed, scale);
    strokeBorder(ctx, scene.inside, state.theme.ink.range, scale, 2.2);
    if (placed.outside.length === 0) return;
    fillHatched(ctx, scene.outside, state.theme.ink.blocked, scale, state.theme.dark);
    ctx.setLineDash([R * 0.2, R * 0.16]);
    strokeBorder(ctx, scene.outside, state.theme.ink.blocked, scale, 1.4);
    ctx.setLineDash([]);
  };
}

/** Paints the ground of a box. @param {State} state @param {Placed} placed @param {Box} box @param {number} scale */
function paint(state, placed, box, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(box.width * scale));
  canvas.height = Math.max(1, Math.ceil(box.height * scale));
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  if (R * scale >= HEXES_FROM) paintTerrain(ctx, state, box, scale, { props: false });
  else paintColours(ctx, state, placed);
  return canvas;
}

/** The smallest R in device px at which ground is painted in detail: there can be too many hexes. */
const HEXES_FROM = 7;

/** Paints only the colours of small hexes. @param {CanvasRenderingContext2D} ctx @param {State} state @param {Placed} placed */
function paintColours(ctx, { map, relief }, { hexes }) {
  const [wide, high] = map.orientation === "flat" ? [1.5 * R, 2 * INNER] : [2 * INNER, 1.5 * R];
  for (const hex of hexes) {
    const [column, row] = toOffset(hex, map.orientation);
    const { x, y } = centreOf(hex.q, hex.r, map.orientation);
    ctx.fillStyle = cssColour(unpackRgb(relief.colours[row * map.columns + column]));
    ctx.fillRect(x - wide / 2, y - high / 2, wide, high);
  }
}

/** Draws the props of the copy. @param {CanvasRenderingContext2D} ctx @param {State} state @param {Placed} placed @param {number} scale */
function drawProps(ctx, state, { props }, scale) {
  const hexes = props.flatMap(hexesOf);
  for (const { q, r } of hexes) {
    const { x, y } = centreOf(q, r, state.map.orientation);
    const own = sitesIn(state, { x: x - R, y: y - R, width: 2 * R, height: 2 * R }, 0).filter((site) => site.q === q && site.r === r);
    paintProps(ctx, state, own, scale);
  }
}

/**
 * Returns a state of the board in which the copy is already put down.
 * @param {State} state @param {Placed} placed @returns {State}
 */
function stateWith(state, placed) {
  const { map } = state;
  const terrain = { ...state.terrain, levels: state.terrain.levels.slice(), notes: new Map(state.terrain.notes), props: new Map(state.terrain.props), masks: new Map() };
  let [left, top, right, bottom] = [map.columns, map.rows, -1, -1];
  for (const hex of placed.hexes) {
    const [column, row] = toOffset(hex, map.orientation);
    const at = row * map.columns + column;
    if (hex.ground !== undefined) terrain.levels[at] = hex.ground ?? VOID;
    if (hex.notes !== undefined) terrain.notes.set(at, hex.notes.map((note) => ({ text: "", ...note })));
    [left, top, right, bottom] = [Math.min(left, column), Math.min(top, row), Math.max(right, column), Math.max(bottom, row)];
  }
  for (const prop of placed.props) {
    const whole = /** @type {any} */ ({ name: "", look: "", ...prop, id: "", integrity: prop.value, hexes: hexesOf(prop).map(({ q, r }) => [q, r]) });
    for (const { q, r } of hexesOf(prop)) terrain.props.set(hexKey(q, r), [...(terrain.props.get(hexKey(q, r)) ?? []), whole].sort((a, b) => a.base - b.base));
  }
  const relief = createRelief(terrain, state.theme);
  relief.colours.set(state.relief.colours);
  if (right >= 0) relief.refresh(left, top, right - left + 1, bottom - top + 1);
  // level numbers are drawn as small as the bitmaps of the map show them
  return { ...state, terrain, relief, dpr: state.dpr / Math.SQRT2 };
}

/** @param {Placed} placed @param {import("../../core/hexes.js").Orientation} orientation @returns {Box} */
function boxAround({ hexes }, orientation) {
  const centres = hexes.map(({ q, r }) => centreOf(q, r, orientation));
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, top] = [least(xs) - R, least(ys) - R];
  return { x: left, y: top, width: -least(xs.map((x) => -x)) + R - left, height: -least(ys.map((y) => -y)) + R - top };
}

/** Returns the least of any many numbers. @param {number[]} numbers */
const least = (numbers) => numbers.reduce((a, b) => Math.min(a, b), Infinity);

/** Returns what two boxes share, or null. @param {Box} a @param {Box} b @returns {Box|null} */
function overlap(a, b) {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
