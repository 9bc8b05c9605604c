/**
 * Computes the colour of every hex: hypsometric tint, ground cover, hillshade from the north-west.
 * @import {Rgb, Theme} from "./theme.js"
 * @import {Note} from "./types.js"
 * @import {Terrain} from "./terrain.js"
 */

import { DIRECTIONS, fromOffset, toOffset } from "../core/hexes.js";
import { centreOf } from "./projection.js";
import { HIDDEN, OUTSIDE, UNLOADED, VOID, isUnknown, isGround, levelAt, notesAt } from "./terrain.js";
import { mixColours, parseColour } from "./theme.js";

/** Unit vector towards the light, in world units. */
export const LIGHT_DIRECTION = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 };

/**
 * Colour of each ground cover, and how far the ground is mixed with it.
 * @type {Record<string, [Rgb, number]>}
 */
export const COVER_COLOURS = {
  water: [[44, 120, 176], 0.8],
  rapids: [[96, 162, 196], 0.76],
  ice: [[190, 216, 228], 0.62],
  snow: [[230, 236, 242], 0.62],
  sand: [[206, 178, 120], 0.42],
  tundra: [[142, 138, 112], 0.32],
  mud: [[94, 72, 52], 0.5],
  magma: [[206, 74, 24], 0.75],
  swamp: [[62, 78, 50], 0.5],
  woods: [[44, 82, 54], 0.3],
  jungle: [[30, 84, 44], 0.42],
  rough: [[110, 100, 88], 0.16],
  rubble: [[122, 114, 106], 0.34],
  planted_fields: [[156, 152, 74], 0.34],
  pavement: [[120, 126, 132], 0.5],
  road: [[120, 122, 120], 0.1],
};

/** Whether a hex has a note of a kind. @param {Note[]} notes @param {string} kind */
export const hasNote = (notes, kind) => notes.some((note) => note.kind === kind);

/** Whether the hex lies under water. @param {Note[]} notes */
export const isWet = (notes) => hasNote(notes, "water") || hasNote(notes, "rapids");

/** Converts sRGB to Oklab. @param {Rgb} c @returns {Rgb} */
function toLab(c) {
  const [r, g, b] = c.map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts Oklab to sRGB. @param {Rgb} lab @returns {Rgb} */
function fromLab(lab) {
  const l = (lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]) ** 3;
  const m = (lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]) ** 3;
  const s = (lab[0] - 0.0894841775 * lab[1] - 1.291485548 * lab[2]) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [r, g, b] = linear.map((v) => {
    const x = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.min(255, Math.max(0, x * 255));
  });
  return [r, g, b];
}

/** The ramp begins and ends at multiples of this many levels, and spans at least two of them. */
const SPAN_STEP = 4;

/**
 * Returns the levels between which the ramp runs on a map whose ground lies between two levels: one
 * more level at either end, rounded outward. It depends on nothing else, so that every page shows a
 * map in the same colours, and most edits change none of them.
 * @param {readonly number[]} tint  [low, high] @returns {[number, number]}
 */
export function rampSpan([low, high]) {
  const from = SPAN_STEP * Math.floor((low - 1) / SPAN_STEP);
  const to = SPAN_STEP * Math.ceil((high + 1) / SPAN_STEP);
  if (to - from >= 2 * SPAN_STEP) return [from, to];
  // low hills must not look like mountains; they lie near the middle of the ramp
  return low - from < to - high ? [from - SPAN_STEP, to] : [from, to + SPAN_STEP];
}

/**
 * Returns the position of a level on the ramp, 0 to 1. Levels beyond its ends get the colour of the
 * end.
 * @param {number} level @param {readonly [number, number]} span  the levels of its ends
 */
export const rampPosition = (level, [low, high]) => Math.min(1, Math.max(0, (level - low) / (high - low)));

/**
 * Returns a colour of the ramp, interpolated evenly in lightness.
 * @param {Rgb[]} relief @param {number} t 0 to 1 @returns {Rgb}
 */
export function rampColour(relief, t) {
  const x = t * (relief.length - 1);
  const i = Math.min(relief.length - 2, Math.floor(x));
  return fromLab(mixColours(toLab(relief[i]), toLab(relief[i + 1]), x - i));
}

/**
 * The colours of all hexes of a map as 0xAABBGGRR, the format of ImageData.
 * @typedef {object} Relief
 * @property {Uint32Array} colours  by row * columns + column
 * @property {(col: number, row: number, columns: number, rows: number) => void} refresh  computes
 *   the colours of a region again
 */

/**
 * Returns the relief of a map, still without colours.
 * @param {Terrain} terrain @param {Theme} theme @returns {Relief}
 */
export function createRelief(terrain, theme) {
  const { columns, rows, orientation } = terrain.map;
  const span = rampSpan(terrain.map.tint);
  const colours = new Uint32Array(columns * rows);
  /** @type {Map<number, Rgb>} */
  const tints = new Map();
  const tint = (/** @type {number} */ level) => {
    let colour = tints.get(level);
    if (!colour) {
      colour = rampColour(theme.relief, rampPosition(level, span));
      tints.set(level, colour);
    }
    return colour;
  };
  // how much a step up in each direction turns the ground towards the light
  const origin = centreOf(0, 0, orientation);
  const facing = DIRECTIONS.map(([q, r]) => {
    const to = centreOf(q, r, orientation);
    const x = to.x - origin.x;
    const y = to.y - origin.y;
    return -(x * LIGHT_DIRECTION.x + y * LIGHT_DIRECTION.y) / Math.hypot(x, y);
  });
  const unloaded = parseColour(theme.ink["surface-1"]);

  /** @param {number} col @param {number} row @returns {Rgb} */
  function colourOf(col, row) {
    const level = levelAt(terrain, col, row);
    if (level === VOID) return theme.ground_void;
    if (level === UNLOADED) return unloaded;
    if (level === HIDDEN) return theme.unexplored;
    const notes = notesAt(terrain, col, row);
    let colour = tint(level);
    for (const note of notes) {
      const cover = COVER_COLOURS[note.kind];
      if (!cover) continue;
      const deep = note.kind === "water" ? Math.min(0.22, Math.max(0, note.level - 1) * 0.06) : 0;
      colour = mixColours(colour, cover[0], Math.min(0.95, cover[1] + deep));
      if (deep) colour = mixColours(colour, [8, 26, 48], deep * 1.6);
    }
    const slope = isWet(notes) ? 0 : shade(col, row, level);
    if (slope > 0) return mixColours(colour, [255, 248, 230], slope * (theme.dark ? 0.2 : 0.3));
    return mixColours(colour, [8, 18, 38], -slope * (theme.dark ? 0.34 : 0.26));
  }

  /**
   * Returns the hillshade of a hex, -1 (away from the light) to 1.
   * @param {number} col @param {number} row @param {number} level
   */
  function shade(col, row, level) {
    const { q, r } = fromOffset(col, row, orientation);
    let sum = 0;
    for (let d = 0; d < 6; d++) {
      const [c, w] = toOffset({ q: q + DIRECTIONS[d][0], r: r + DIRECTIONS[d][1] }, orientation);
      const other = levelAt(terrain, c, w);
      if (other === OUTSIDE || isUnknown(other)) continue;
      // top and foot of a cliff are level, so a cliff shades less than a walkable slope
      const step = isGround(other) ? other - level : -2;
      sum += (Math.abs(step) > 1 ? Math.sign(step) * 0.55 : step) * facing[d];
    }
    return Math.max(-1, Math.min(1, sum / 3.4));
  }

  return {
    colours,
    refresh(col, row, wide, high) {
      const c1 = Math.min(columns, col + wide + 1);
      const r1 = Math.min(rows, row + high + 1);
      for (let y = Math.max(0, row - 1); y < r1; y++) {
        for (let x = Math.max(0, col - 1); x < c1; x++) {
          const [r, g, b] = colourOf(x, y);
          colours[y * columns + x] =
            0xff000000 | (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r);
        }
      }
    },
  };
}

/** Returns the three bytes of a colour. @param {number} packed 0xAABBGGRR @returns {Rgb} */
export const unpackRgb = (packed) => [packed & 255, (packed >> 8) & 255, (packed >> 16) & 255];
