/**
 * Where units are drawn: lifted when in the air, fanned out when they share a hex.
 * @import {Cell, Point, Unit} from "./types.js"
 * @import {Terrain} from "./terrain.js"
 */

import { R, centreOf, disk, distance, hexKey, hoverLift } from "./projection.js";
import { groundAt, isUnknown, isUnderProp, isDeck, isGround, landingBelow, propsAt } from "./terrain.js";

/**
 * @typedef {object} Spot
 * @property {Unit} unit
 * @property {Cell} cell
 * @property {number} x      world, of the glyph's centre
 * @property {number} y
 * @property {number} footY  world y of the point below it on the surface it would land on
 * @property {number} size   1, or less when the hex is shared or under a deck
 * @property {number} air    levels above the surface below; Infinity over a void
 * @property {boolean} sunk   off the ground and below all that is around: in a hole
 * @property {boolean} under below a deck or another prop
 * @property {boolean} raised stands on something that is not the ground, or is in the air
 * @property {number} count  units in the hex
 * @property {boolean} top    the uppermost of them
 * @property {Point} fan      world, from where it would be alone in its hex
 */

/** How far a standing prop's top face is drawn above its foot. @param {number} height levels */
export const propLift = (height) => (height <= 0 ? 0 : R * 1.15 * (1 - Math.exp(-0.17 * height)));

/**
 * World lift of the surface at a level of a column.
 * @param {Terrain} terrain @param {number} q @param {number} r @param {number | null} level
 */
function surfaceLift(terrain, q, r, level) {
  const ground = groundAt(terrain, q, r);
  if (level === null || !isGround(ground) || level <= ground) return 0;
  const props = propsAt(terrain, q, r);
  if (props.some((prop) => isDeck(prop, ground) && prop.base === lowestBase(props))) return 0;
  return propLift(level - ground);
}

/** @param {{base: number}[]} props */
const lowestBase = (props) => props.reduce((least, prop) => Math.min(least, prop.base), Infinity);

/** The drawing place of one cell, alone in its hex. @param {Terrain} terrain @param {Cell} cell */
export function drawPosition(terrain, cell) {
  const { orientation, floor } = terrain.map;
  const at = centreOf(cell.q, cell.r, orientation);
  // over ground that nobody knows there is no telling how high it is
  if (isUnknown(groundAt(terrain, cell.q, cell.r)) && landingBelow(terrain, cell) === null) {
    return { x: at.x, y: at.y, footY: at.y, air: 0, landing: cell.level, sunk: false };
  }
  const landing = landingBelow(terrain, cell);
  const footY = at.y - surfaceLift(terrain, cell.q, cell.r, landing);
  const air = landing === null ? Infinity : cell.level - landing;
  const sunk = air > 0 && cell.level < surroundingLevel(terrain, cell);
  const rise = landing === null ? Math.max(2, Math.min(6, cell.level - floor)) : air;
  // below everything around: in its hole, not over it
  const y = sunk ? at.y + R * 0.1 : footY - hoverLift(rise);
  return { x: at.x, y, footY: sunk ? y : footY, air, landing, sunk };
}

/** How far around a hole is looked for its edge, in hexes. */
const SURROUNDING_RINGS = 4;

/**
 * The level of the ground around a column: the mean of the nearest ring that has any.
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

/**
 * Where the units of one hex stand, beside each other: none covers another.
 * @param {number} i @param {number} n how many @returns {{x: number, y: number, size: number}}
 */
function sharedPlace(i, n) {
  if (n === 1) return { x: 0, y: 0, size: 1 };
  if (n === 2) return { x: (i - 0.5) * 1.04 * R, y: 0, size: 0.76 };
  const turn = (i / n) * 2 * Math.PI - Math.PI / 2;
  const far = n === 3 ? 0.54 : 0.62;
  return { x: Math.cos(turn) * far * R, y: Math.sin(turn) * far * R, size: n === 3 ? 0.66 : 0.5 };
}

/**
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
    list.forEach((unit, i) => {
      const cell = /** @type {Cell} */ (unit.at);
      const { x, y, footY, air, landing, sunk } = drawPosition(terrain, cell);
      const n = list.length;
      const ground = groundAt(terrain, cell.q, cell.r);
      const fan = sharedPlace(i, n);
      const under = isUnderProp(terrain, cell);
      spots.push({
        unit,
        cell,
        x: x + fan.x,
        // under a deck: clear of the figures that stand on the deck
        y: y + fan.y - (under ? R * 0.26 : 0),
        footY,
        air,
        count: n,
        top: i === n - 1,
        fan: { x: fan.x, y: fan.y },
        size: fan.size * (under ? 0.82 : 1),
        sunk,
        under,
        raised: air > 0 || !isGround(ground) || landing !== ground,
      });
    });
  }
  return spots.sort((a, b) => a.footY - b.footY || a.cell.level - b.cell.level);
}

/** @param {Unit} unit */
const levelOf = (unit) => (unit.at ? unit.at.level : 0);

/**
 * The point `t` (0..1) along a way through cells, in world units.
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
