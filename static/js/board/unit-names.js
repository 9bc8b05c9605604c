/**
 * Shortens unit names, and places them so that they cover neither glyphs nor each other.
 * @import {Unit} from "./types.js"
 */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/**
 * @typedef {object} NamedGlyph  a glyph and its name; lengths are device px
 * @property {string} id
 * @property {number} x       centre of the glyph
 * @property {number} y
 * @property {number} r       half its side
 * @property {number} below   distance from its centre to the middle of a name below
 * @property {number} above   distance from its centre to the middle of a name above
 * @property {boolean} up     whether the name is preferably above
 * @property {number} side  direction in which a long name extends, of units that share a hex: -1,
 *   0, 1
 * @property {string} name
 * @property {string} short
 * @property {boolean} named  whether it gets a name; names of others do not cover it either way
 * @property {boolean} kept   whether it has a name even where that covers something
 * @property {boolean} whole  whether that is the full name
 * @property {boolean} crowd  whether so many share the hex that there is room for short names only
 */

/**
 * Returns a distinct name of two or three signs for each unit: initials and number of several words,
 * else the first letters.
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

/** Returns short forms of a name, the best first. @param {string} name @returns {string[]} */
function shortNameCandidates(name) {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const number = words.length > 1 && /^\d+$/.test(words[words.length - 1]) ? words[words.length - 1].slice(-2) : "";
  const named = number ? words.slice(0, -1) : words;
  const letters = [...(named[0] ?? "")];
  const first = (/** @type {number} */ n) => letters.slice(0, n).join("");
  const initials = named.slice(0, number ? 2 : 3).map((word) => [...word][0]).join("");
  const last = [...(named.length > 1 ? named[named.length - 1] : "")];
  const found = [];
  // "Rifle Section 3" is RS3, "Hound 2" is H2, "Red Talon" is RT, and another one RTa
  if (number) found.push((initials + number).length > 3 ? first(1) + number : initials + number, first(1) + number);
  else if (last.length > 0) found.push(initials, first(1) + last.slice(0, 2).join(""), first(2) + last[0]);
  found.push(first(3));
  for (let i = 2; i < letters.length; i++) found.push(letters[0] + letters[i - 1] + letters[i]);
  for (let n = 2; n < 10; n++) found.push(first(2) + n);
  return found;
}

/** Fewest letters of a name before an ellipsis. */
const LEAST_LETTERS = 4;

/**
 * Returns the short name, with an ellipsis when it is the beginning of the full name.
 * @param {NamedGlyph} glyph
 */
const withEllipsis = ({ name, short }) =>
  name.startsWith(short) && name !== short ? `${short}\u2026` : short;

/**
 * Returns the text at each glyph and its centre: the full name below or above the glyph, else as
 * much of it as there is room for, with an ellipsis. A glyph without room for that has no name,
 * unless it is to keep one.
 * @param {NamedGlyph[]} glyphs @param {number} height of a name
 * @param {(text: string) => number} widthOf returns the width of a name
 * @returns {Map<string, {text: string, x: number, y: number}>} by unit id
 */
export function placeNames(glyphs, height, widthOf) {
  const frames = glyphs.map(({ x, y, r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r }));
  /** @type {Box[]} */
  const taken = [];
  /** @type {Map<string, {text: string, x: number, y: number}>} */
  const places = new Map();
  const first = (/** @type {NamedGlyph} */ glyph) => (glyph.whole ? 0 : glyph.kept ? 1 : 2);
  const order = glyphs.map((glyph, i) => ({ glyph, i })).filter(({ glyph }) => glyph.named).sort((a, b) => first(a.glyph) - first(b.glyph));
  for (const { glyph, i } of order) {
    const free = (/** @type {Box} */ box) =>
      !taken.some((other) => overlaps(box, other)) &&
      !frames.some((frame, j) => j !== i && overlaps(box, frame));
    const choices = nameChoices(glyph, widthOf);
    const found = choices.find((choice) => free(boxOf(choice, height))) ?? (glyph.kept ? choices[0] : null);
    if (!found) continue;
    taken.push(boxOf(found, height));
    places.set(glyph.id, { text: found.text, x: found.x, y: found.y });
  }
  return places;
}

/**
 * Returns the possible texts and places of a name, the best first.
 * @param {NamedGlyph} glyph @param {(text: string) => number} widthOf
 */
function nameChoices(glyph, widthOf) {
  const { x, y, r, side, up, name } = glyph;
  const at = (/** @type {string} */ text, /** @type {boolean} */ over) => {
    const width = widthOf(text);
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
  return [...list, at(withEllipsis(glyph), up), at(withEllipsis(glyph), !up)];
}

/** @param {{x: number, y: number, width: number}} place @param {number} height @returns {Box} */
const boxOf = ({ x, y, width }, height) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** @param {Box} a @param {Box} b */
const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
