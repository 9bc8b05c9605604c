/**
 * Names of units on the map: short ones for glyphs too small for their own, two or three letters, no
 * two alike; and where each name stands, so that it covers neither a neighbour nor its name.
 * @import {Unit} from "./types.js"
 */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/**
 * @typedef {object} Named  a glyph and what may be written at it; all in device px
 * @property {string} id
 * @property {number} x       the glyph's centre
 * @property {number} y
 * @property {number} r       half its side
 * @property {number} below   from its centre to the middle of a name under it
 * @property {number} above   to the middle of one over it
 * @property {boolean} up     over it is where its name belongs
 * @property {number} side    -1, 0, 1: of units that share a hex the side it runs out to
 * @property {string} name
 * @property {string} short
 * @property {boolean} whole  the name is wanted whole, whatever it covers
 * @property {boolean} crowd  too many share the hex for anything but short names
 */

/**
 * @param {Record<string, Unit>} units
 * @returns {Map<string, string>} by unit id
 */
export function shortNames(units) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set();
  const all = Object.values(units).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [i, unit] of all.entries()) {
    const short = shortNameCandidates(unit.name).find((name) => !taken.has(name)) ?? `${i + 1}`;
    taken.add(short);
    names.set(unit.id, short);
  }
  return names;
}

/** Ways to shorten a name, the best first. @param {string} name @returns {string[]} */
function shortNameCandidates(name) {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const letters = [...(words[0] ?? "")];
  const first = (/** @type {number} */ n) => letters.slice(0, n).join("");
  const last = words.length > 1 ? words[words.length - 1] : "";
  const found = [];
  // "Hound 12" is H12, "Hound 2" is Ho2, "Grey Wolf" is GrW
  if (/^\d\d+$/.test(last)) found.push(first(1) + last.slice(-2));
  if (last) found.push(first(2) + [...last][0]);
  found.push(first(3));
  for (let i = 2; i < letters.length; i++) found.push(letters[0] + letters[i - 1] + letters[i]);
  for (let n = 2; n < 10; n++) found.push(first(2) + n);
  return found;
}

/** The fewest letters of a name that are left before dots. */
const LEAST_LETTERS = 4;

/** A short name that is the beginning of the whole one says that it goes on. @param {Named} glyph */
const withEllipsis = ({ name, short }) =>
  name.startsWith(short) && name !== short ? `${short}\u2026` : short;

/**
 * What is written at each glyph, and where its middle is: the whole name under it or else over it,
 * else as much of it as there is room for, with dots.
 * @param {Named[]} glyphs @param {number} high of a name
 * @param {(text: string) => number} wide of a name
 * @returns {Map<string, {text: string, x: number, y: number}>} by unit id
 */
export function placeNames(glyphs, high, wide) {
  const frames = glyphs.map(({ x, y, r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r }));
  /** @type {Box[]} */
  const taken = [];
  /** @type {Map<string, {text: string, x: number, y: number}>} */
  const places = new Map();
  const first = (/** @type {Named} */ glyph) => (glyph.whole ? 0 : 1);
  const order = glyphs.map((glyph, i) => ({ glyph, i })).sort((a, b) => first(a.glyph) - first(b.glyph));
  for (const { glyph, i } of order) {
    const free = (/** @type {Box} */ box) =>
      !taken.some((other) => overlaps(box, other)) &&
      !frames.some((frame, j) => j !== i && overlaps(box, frame));
    const choices = nameChoices(glyph, wide);
    const found = choices.find((choice) => free(boxOf(choice, high))) ?? choices[glyph.whole ? 0 : choices.length - 1];
    taken.push(boxOf(found, high));
    places.set(glyph.id, { text: found.text, x: found.x, y: found.y });
  }
  return places;
}

/** What may be written at a glyph, the best first. @param {Named} glyph @param {(text: string) => number} wide */
function nameChoices(glyph, wide) {
  const { x, y, r, side, up, name } = glyph;
  const at = (/** @type {string} */ text, /** @type {boolean} */ over) => {
    const width = wide(text);
    const out = Math.max(0, width / 2 - r) * side;
    return { text, x: x + out, y: over ? y - glyph.above : y + glyph.below, width };
  };
  if (glyph.crowd && !glyph.whole) return [at(withEllipsis(glyph), up)];
  const list = [at(name, up), at(name, !up)];
  if (glyph.whole) return list;
  const letters = [...name];
  for (let n = letters.length - 2; n >= LEAST_LETTERS; n--) {
    list.push(at(`${letters.slice(0, n).join("").trimEnd()}\u2026`, up));
  }
  return [...list, at(withEllipsis(glyph), up), at(withEllipsis(glyph), !up), at(withEllipsis(glyph), up)];
}

/** @param {{x: number, y: number, width: number}} place @param {number} high @returns {Box} */
const boxOf = ({ x, y, width }, high) => ({
  left: x - width / 2,
  top: y - high / 2,
  right: x + width / 2,
  bottom: y + high / 2,
});

/** @param {Box} a @param {Box} b */
const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
