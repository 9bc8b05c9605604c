/**
 * Finds places for the names of the visible units, and draws them.
 * @import {State} from "./state.js"
 * @import {Theme} from "./theme.js"
 * @import {Spot} from "./unit-layout.js"
 * @import {NamedGlyph} from "./unit-names.js"
 */

import { shortenName, textSprite, textWidth } from "./sprites.js";
import { glyphRadius, hasNames } from "./tokens.js";
import { placeNames } from "./unit-names.js";

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * The names that are drawn, by unit id, relative to the centres of the glyphs, and the glyphs for
 * which they were placed.
 * @type {WeakMap<State, {places: Map<string, {text: string, size: number, x: number, y: number}>,
 *   glyphs: NamedGlyph[], size: number, theme: Theme}>}
 */
const placed = new WeakMap();

/** Most units in one hex for which there is room for full names. */
const CROWD = 3;

/**
 * Finds a place for the name of every visible unit, so that it covers no other. Without such a
 * place only these have one: the selected unit, the unit whose turn it is, and those under the pointer.
 * Names stay where they are while the glyphs only move together, as when the map is panned.
 * @param {State} state @param {{spot: Spot, at: {x: number, y: number}}[]} drawn
 * @param {number} scale device px per world unit
 */
export function placeUnitNames(state, drawn, scale) {
  const { theme, dpr } = state;
  const hex = state.cursor ?? state.hover;
  const isPointed = (/** @type {Spot} */ { cell }) => hex !== null && cell.q === hex.q && cell.r === hex.r;
  const isChosen = (/** @type {Spot} */ { unit }) => state.alt || state.selected === unit.id || state.active === unit.id;
  const isKept = (/** @type {Spot} */ spot) => isChosen(spot) || isPointed(spot);
  const isNamed = (/** @type {Spot} */ spot) => hasNames(scale, dpr) || isKept(spot);
  const named = drawn.filter(({ spot }) => isNamed(spot));
  const [least, most] = state.largeText ? [16 * dpr, 28 * dpr] : [10 * dpr, 14 * dpr];
  const sizeOf = (/** @type {Spot} */ spot) => Math.max(least, Math.min(glyphRadius(spot, scale, dpr) * 0.5, most));
  const sizes = new Map(named.map(({ spot }) => [spot.unit.id, sizeOf(spot)]));
  const size = Math.max(least, ...sizes.values());
  // a name must not cover units that have none either
  const glyphs = (named.length ? drawn : []).map(({ spot, at }) => {
    const { unit } = spot;
    const radius = glyphRadius(spot, scale, dpr);
    return {
      id: unit.id,
      x: at.x,
      y: at.y,
      r: radius * 0.86,
      below: radius * (unit.falling ? 1.62 : 1.3) + size * 0.6,
      above: radius * (spot.raised || unit.staggered ? 1.62 : 1.3) + size * 0.6,
      up: spot.fan.y < 0,
      side: Math.sign(Math.round(spot.fan.x)),
      name: shortenName(unit.name),
      short: state.shortNames.get(unit.id) ?? "",
      named: isNamed(spot),
      kept: isKept(spot),
      whole: isChosen(spot) || (isPointed(spot) && spot.count <= CROWD),
      crowd: spot.count > CROWD,
    };
  });
  const last = placed.get(state);
  if (last && last.size === size && last.theme === theme && movedTogether(last.glyphs, glyphs)) return;
  const widthOf = (/** @type {string} */ text) => textWidth(theme, text, size) + size * 0.2;
  const at = new Map(drawn.map((each) => [each.spot.unit.id, each.at]));
  const places = new Map();
  for (const [id, { text, x, y }] of placeNames(glyphs, size, widthOf)) {
    const from = at.get(id) ?? { x, y };
    places.set(id, { text, size: sizes.get(id), x: x - from.x, y: y - from.y });
  }
  placed.set(state, { places, glyphs, size, theme });
}

/**
 * Whether two lists hold the same glyphs, all of them moved by the same distance.
 * @param {NamedGlyph[]} before @param {NamedGlyph[]} now
 */
export function movedTogether(before, now) {
  if (before.length !== now.length) return false;
  if (!now.length) return true;
  const [dx, dy] = [now[0].x - before[0].x, now[0].y - before[0].y];
  return now.every(({ x, y, ...glyph }, i) => {
    const { x: oldX, y: oldY, ...old } = before[i];
    const still = Math.abs(x - oldX - dx) < 0.01 && Math.abs(y - oldY - dy) < 0.01;
    return still && Object.entries(glyph).every(([key, value]) => old[/** @type {keyof typeof old} */ (key)] === value);
  });
}

/**
 * Returns the drawn name of each visible unit, by unit id.
 * @param {State} state @returns {Record<string, string>}
 */
export const shownNames = (state) =>
  Object.fromEntries([...(placed.get(state)?.places ?? [])].map(([id, { text }]) => [id, text]));

/**
 * Returns the box of a unit's drawn name, in device px; null without one.
 * @param {State} state @param {Spot} spot @param {{x: number, y: number}} at
 */
export function nameBox(state, spot, at) {
  const place = placed.get(state)?.places.get(spot.unit.id);
  if (!place) return null;
  const width = textWidth(state.theme, place.text, place.size);
  return { left: at.x + place.x - width / 2, top: at.y + place.y - place.size / 2, width, height: place.size };
}

/**
 * Draws the name of a unit at the place found for it.
 * @param {Ctx} ctx @param {State} state @param {Spot} spot @param {{x: number, y: number}} at
 */
export function drawName(ctx, state, spot, at) {
  const place = placed.get(state)?.places.get(spot.unit.id);
  if (!place) return;
  const name = textSprite(state.theme, place.text, place.size, state.theme.ink.text);
  ctx.drawImage(
    name,
    Math.round(at.x + place.x - name.width / 2),
    Math.round(at.y + place.y - name.height / 2),
  );
}
