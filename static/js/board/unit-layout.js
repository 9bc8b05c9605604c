/**
 * Computes where units are drawn: raised when in the air, side by side when they share a hex.
 * @import {Cell, Point, Prop, Unit} from "./types.js"
 * @import {Terrain} from "./terrain.js"
 */

import { disk, distance } from "../core/hexes.js";
import { R, centreOf, hexKey, hoverLift } from "./projection.js";
import { groundAt, isUnknown, isUnderProp, isDeck, isGround, landingBelow, propsAt } from "./terrain.js";

/**
 * @typedef {object} Spot  the drawing place of a unit
 * @property {Unit} unit
 * @property {Cell} cell
 * @property {number} x      centre of the glyph, world units
 * @property {number} y
 * @property {number} footY  y of the point below it on the surface it would land on, world units
 * @property {number} size   1, or less when it shares the hex or is under a deck
 * @property {boolean} mixed  whether units of its hex are at different levels
 * @property {number} air    levels above the surface below; Infinity over a void
 * @property {boolean} sunk   in a hole: off the ground and below all surrounding ground
 * @property {boolean} under below a deck or another prop
 * @property {boolean} raised whether it is in the air or on something other than the ground
 * @property {number} count  number of units in the hex
 * @property {"front" | "behind"} [gathered]  in a hex that is drawn as one glyph: whether it is that
 *   glyph's unit
 * @property {Point} fan      offset from where it would be alone in the hex, world units
 */

/**
 * Returns how far the top of a standing prop is drawn above its foot, world units.
 * @param {number} height levels
 */
export const propLift = (height) => (height <= 0 ? 0 : R * 1.5 * (1 - Math.exp(-0.14 * height)));

/**
 * Returns how far up the surface at a level of a hex is drawn, world units.
 * @param {Terrain} terrain @param {number} q @param {number} r @param {number | null} level
 */
function surfaceLift(terrain, q, r, level) {
  const props = propsAt(terrain, q, r);
  if (level === null || !props.length || isFlat(terrain, props[0])) return 0;
  const under = props.find((prop) => prop.base + prop.height === level);
  return under ? propLift(level - footLevel(terrain, under)) : 0;
}

/**
 * Whether a prop is drawn as a deck, without sides: a plain one that hangs, and every bridge.
 * @param {Terrain} terrain @param {Prop} prop
 */
export const isFlat = (terrain, prop) =>
  prop.look === "bridge" ||
  (!prop.look && prop.hexes.every(([q, r]) => isDeck(prop, groundAt(terrain, q, r)) && propsAt(terrain, q, r)[0] === prop));

/**
 * Returns the level that the height of a body is drawn from: the highest ground under it.
 * @param {Terrain} terrain @param {Prop} prop
 */
export function footLevel(terrain, prop) {
  const grounds = prop.hexes.map(([q, r]) => groundAt(terrain, q, r)).filter(isGround);
  return grounds.length ? Math.max(...grounds) : prop.base;
}

/**
 * Returns where a cell is drawn that is alone in its hex.
 * @param {Terrain} terrain @param {Cell} cell
 */
export function drawPosition(terrain, cell) {
  const { orientation, floor } = terrain.map;
  const at = centreOf(cell.q, cell.r, orientation);
  // over unknown ground the height above it is not known either
  if (isUnknown(groundAt(terrain, cell.q, cell.r)) && landingBelow(terrain, cell) === null) {
    return { x: at.x, y: at.y, footY: at.y, air: 0, landing: cell.level, sunk: false };
  }
  const landing = landingBelow(terrain, cell);
  const footY = at.y - surfaceLift(terrain, cell.q, cell.r, landing);
  const air = landing === null ? Infinity : cell.level - landing;
  const sunk = air > 0 && cell.level < surroundingLevel(terrain, cell);
  const rise = landing === null ? Math.max(2, Math.min(6, cell.level - floor)) : air;
  // a unit in a hole is drawn in it, not over it
  const y = sunk ? at.y + R * 0.1 : footY - hoverLift(rise);
  return { x: at.x, y, footY: sunk ? y : footY, air, landing, sunk };
}

/** How many rings around a hole are searched for ground. */
const SURROUNDING_RINGS = 4;

/**
 * Returns the mean ground level of the nearest ring around a hex that has any ground.
 * @param {Terrain} terrain @param {Cell} cell
 */
function surroundingLevel(terrain, { q, r }) {
  for (let n = 1; n <= SURROUNDING_RINGS; n++) {
    const grounds = disk({ q, r }, n)
      .filter((hex) => distance(hex, { q, r }) === n)
      .map((hex) => groundAt(terrain, hex.q, hex.r))
      .filter(isGround);
    if (grounds.length) return grounds.reduce((sum, ground) => sum + ground, 0) / grounds.length;
  }
  return 0;
}

/** How far the gauges of a glyph of full size reach from its centre, in units of R. */
const GAUGE_REACH = 0.84;

/**
 * Returns the place of unit i of n in a shared hex, lowest first, so that no glyph or gauge covers
 * another. Of units at different levels the higher ones are further up.
 * @param {number} i @param {number} n @param {boolean} mixed  whether they are at different levels
 * @returns {{x: number, y: number, size: number}}
 */
function sharedPlace(i, n, mixed) {
  if (n === 1) return { x: 0, y: 0, size: 1 };
  if (n === 2) return { x: (i - 0.5) * (mixed ? 0.88 : 1) * R, y: mixed ? (0.5 - i) * 0.52 * R : 0, size: 0.6 };
  const turn = ((i + 1) / n) * 2 * Math.PI - Math.PI / 2;
  const far = n === 3 ? 0.58 : n === 4 ? 0.62 : 0.7;
  return { x: Math.cos(turn) * far * R, y: Math.sin(turn) * far * R, size: (far * Math.sin(Math.PI / n)) / GAUGE_REACH };
}

/**
 * Returns the drawing places of all units on the map.
 * @param {Terrain} terrain @param {Record<string, Unit>} units
 * @returns {Spot[]} back to front
 */
export function layout(terrain, units) {
  /** @type {Map<number, Unit[]>} */
  const hexes = new Map();
  for (const unit of Object.values(units)) {
    if (!unit.at) continue;
    const key = hexKey(unit.at.q, unit.at.r);
    const list = hexes.get(key);
    if (list) list.push(unit);
    else hexes.set(key, [unit]);
  }
  /** @type {Spot[]} */
  const spots = [];
  for (const list of hexes.values()) {
    list.sort((a, b) => levelOf(a) - levelOf(b) || (a.id < b.id ? -1 : 1));
    const places = list.map((unit) => drawPosition(terrain, /** @type {Cell} */ (unit.at)));
    const n = list.length;
    const mixed = levelOf(list[0]) !== levelOf(list[n - 1]);
    // around one point: each lifted by its own height, they would cover one another
    const middle = (Math.min(...places.map(({ y }) => y)) + Math.max(...places.map(({ y }) => y))) / 2;
    list.forEach((unit, i) => {
      const cell = /** @type {Cell} */ (unit.at);
      const { x, footY, air, landing, sunk } = places[i];
      const ground = groundAt(terrain, cell.q, cell.r);
      const fan = sharedPlace(i, n, mixed);
      const under = isUnderProp(terrain, cell);
      // on another unit it stands
      const carried = !unit.falling && list.some((other) => topOf(other) + 1 === cell.level);
      spots.push({
        unit,
        cell,
        x: x + fan.x,
        // higher under a deck, clear of the numbers on the deck
        y: middle + fan.y - (under && n === 1 ? R * 0.26 : 0),
        footY,
        air: carried ? 0 : air,
        count: n,
        fan: { x: fan.x, y: fan.y },
        size: fan.size * (under && n === 1 ? 0.82 : 1),
        mixed,
        sunk: sunk && !carried,
        under,
        raised: air > 0 || !isGround(ground) || landing !== ground,
      });
    });
  }
  return spots.sort((a, b) => a.footY - b.footY || a.cell.level - b.cell.level);
}

/** Returns the highest level that a unit fills above its own hex. @param {Unit} unit */
const topOf = (unit) => levelOf(unit) + Math.max(0, ...(unit.footprint ?? []).map(([q, r, up]) => (q === 0 && r === 0 ? (up ?? 0) : 0)));

/** Radius of a glyph in units of R, when it is alone in its hex. */
export const TOKEN_RADIUS = 0.63;
/** Smallest radius in CSS px at which each unit of a shared hex has a glyph. */
const APART_FROM = 7.5;

/**
 * Returns the drawing places at a zoom: where the glyphs of a shared hex would be too small to be
 * read, all its units are in its middle, and the one that matters most is drawn for all.
 * @param {Spot[]} spots @param {number} scale CSS px per world unit
 * @param {(id: string) => number} importance  of a unit; of equal ones the uppermost counts
 * @returns {Spot[]} the same array where nothing is gathered
 */
export function gatherSpots(spots, scale, importance) {
  const isSmall = (/** @type {Spot} */ { count, size }) => count > 1 && R * TOKEN_RADIUS * scale * size < APART_FROM;
  /** @type {Map<number, Spot>} */
  const fronts = new Map();
  for (const spot of spots.filter(isSmall)) {
    const key = hexKey(spot.cell.q, spot.cell.r);
    const front = fronts.get(key);
    const more = front ? importance(spot.unit.id) - importance(front.unit.id) : 1;
    if (!front || more > 0 || (more === 0 && spot.cell.level > front.cell.level)) fronts.set(key, spot);
  }
  if (!fronts.size) return spots;
  return spots.map((spot) => {
    if (!isSmall(spot)) return spot;
    const gathered = fronts.get(hexKey(spot.cell.q, spot.cell.r)) === spot ? "front" : "behind";
    return { ...spot, x: spot.x - spot.fan.x, y: spot.y - spot.fan.y, fan: { x: 0, y: 0 }, size: 1, gathered };
  });
}

/** @param {Unit} unit */
const levelOf = (unit) => (unit.at ? unit.at.level : 0);

/**
 * Returns the point at part `t` (0 to 1) of a path, in world units.
 * @param {Terrain} terrain @param {Cell[]} path @param {number} t
 * @returns {Point & {footY: number}}
 */
export function pointAlong(terrain, path, t) {
  const x = Math.min(0.99999, Math.max(0, t)) * (path.length - 1);
  const i = Math.floor(x);
  const a = drawPosition(terrain, path[i]);
  const b = drawPosition(terrain, path[Math.min(path.length - 1, i + 1)]);
  const f = x - i;
  const blend = (/** @type {number} */ u, /** @type {number} */ v) => u + (v - u) * f;
  return { x: blend(a.x, b.x), y: blend(a.y, b.y), footY: blend(a.footY, b.footY) };
}
