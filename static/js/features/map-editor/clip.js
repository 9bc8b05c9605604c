// A part of the map that is put elsewhere: taken from the map, turned, mirrored, and put down. Pure.

import { distance } from "../../core/hexes.js";

/** @typedef {import("../../core/hexes.js").Hex} Hex */
/** @typedef {import("../../core/hexes.js").Orientation} Orientation */
/** @typedef {import("./painting.js").Note} Note */
/**
 * A prop without its id. `hexes`: all of them, where it has several.
 * @typedef {{q: number, r: number, base: number, height: number, value: number, hexes?: Hex[]} & Record<string, any>} ClipProp
 * @typedef {{q: number, r: number, hexes?: number[][], id?: string, integrity?: number} & Record<string, any>} MapProp  of the view
 * @typedef {object} ClipHex  a hex, relative to the middle of the clip
 * @property {number} q @property {number} r
 * @property {number|null} [ground]  null: a void; left out: no ground is put there
 * @property {Note[]} [notes]  left out: the notes there stay
 * @typedef {object} Clip  `level`: the ground in its middle, from which its levels count
 * @property {number} level @property {ClipHex[]} hexes @property {ClipProp[]} props
 */
/**
 * What of a clip is used, and whether its levels count from the ground where it is put.
 * @typedef {{ground: boolean, cover: boolean, props: boolean, relative: boolean}} Parts
 */
/**
 * The map where a clip is put.
 * @typedef {object} Site
 * @property {(hex: Hex) => boolean} inside  whether a hex is on the map
 * @property {(hex: Hex) => number|null} ground  null: a void
 * @property {number} floor
 */
/**
 * A clip at its place on the map; `outside`: its hexes beyond the edge, which are left out.
 * @typedef {{hexes: ClipHex[], props: ClipProp[], outside: Hex[]}} Placed
 */

/** Names a hex. @param {Hex} hex */
export const nameOf = ({ q, r }) => `${q} ${r}`;

/** Returns all hexes of a prop. @param {{q: number, r: number, hexes?: Hex[]}} prop @returns {Hex[]} */
export const hexesOf = (prop) => (prop.hexes?.length ? prop.hexes : [{ q: prop.q, r: prop.r }]);

/**
 * Returns a prop of the map as a clip has it.
 * @param {MapProp} prop @returns {ClipProp}
 */
export function clipProp({ id: _id, integrity: _integrity, hexes, ...prop }) {
  const several = (hexes ?? []).map(([q, r]) => ({ q, r }));
  return /** @type {ClipProp} */ (several.length > 1 ? { ...prop, hexes: several } : prop);
}

/**
 * Returns the props of the map that stand on these hexes with all of their own.
 * @template {MapProp} P
 * @param {Iterable<P>} props @param {readonly Hex[]} hexes @returns {P[]}
 */
export function propsWithin(props, hexes) {
  const inside = new Set(hexes.map(nameOf));
  return [...props].filter((prop) => hexesOf(clipProp(prop)).every((hex) => inside.has(nameOf(hex))));
}

/**
 * Takes a clip from the map. Copies of props are whole.
 * @param {readonly {q: number, r: number, ground: number|null, notes: Note[]}[]} hexes  at least one
 * @param {Iterable<MapProp>} props  of the whole map
 * @returns {Clip}
 */
export function clipOf(hexes, props) {
  const sum = hexes.reduce((all, { q, r }) => ({ q: all.q + q, r: all.r + r }), { q: 0, r: 0 });
  const mean = { q: Math.round(sum.q / hexes.length), r: Math.round(sum.r / hexes.length) };
  const middle = hexes.reduce((best, hex) => (distance(hex, mean) < distance(best, mean) ? hex : best));
  const grounds = hexes.map(({ ground }) => ground).filter((ground) => ground !== null);
  const level = middle.ground ?? (grounds.length > 0 ? Math.min(...grounds) : 0);
  const moved = (/** @type {Hex} */ hex) => ({ q: hex.q - middle.q, r: hex.r - middle.r });
  return {
    level,
    hexes: hexes.map((hex) => ({ ...moved(hex), ground: hex.ground, notes: hex.notes.map(plainNote) })),
    props: propsWithin(props, hexes).map((prop) => propMoved(clipProp(prop), moved)),
  };
}

/** Returns a note with its own fields only. @param {Note} note @returns {Note} */
export function plainNote({ kind, level, text }) {
  return text ? { kind, level, text } : { kind, level };
}

/** @param {ClipProp} prop @param {(hex: Hex) => Hex} move @returns {ClipProp} */
function propMoved(prop, move) {
  return { ...prop, ...move({ q: prop.q, r: prop.r }), ...(prop.hexes ? { hexes: prop.hexes.map(move) } : {}) };
}

/**
 * Turns a clip around its middle by 60 degrees.
 * @param {Clip} clip @param {1|-1} step  1: clockwise @returns {Clip}
 */
export function turned(clip, step) {
  const turn = (/** @type {Hex} */ { q, r }) => (step === 1 ? { q: 0 - r, r: q + r } : { q: q + r, r: 0 - q });
  return changed(clip, turn, (side) => (side + step + 6) % 6);
}

/**
 * Mirrors a clip: left becomes right.
 * @param {Clip} clip @param {Orientation} orientation  of the map that it is for @returns {Clip}
 */
export function mirrored(clip, orientation) {
  if (orientation === "flat") return changed(clip, ({ q, r }) => ({ q: 0 - q, r: q + r }), (side) => (6 - side) % 6);
  return changed(clip, ({ q, r }) => ({ q: 0 - q - r, r }), (side) => (7 - side) % 6);
}

/**
 * @param {Clip} clip @param {(hex: Hex) => Hex} move
 * @param {(side: number) => number} sideAfter  where each of the six directions leads afterwards
 * @returns {Clip}
 */
function changed(clip, move, sideAfter) {
  return {
    ...clip,
    hexes: clip.hexes.map((hex) => ({
      ...hex,
      ...move({ q: hex.q, r: hex.r }),
      ...(hex.notes ? { notes: hex.notes.map((note) => noteTurned(note, sideAfter)) } : {}),
    })),
    props: clip.props.map((prop) => propMoved(prop, move)),
  };
}

/**
 * Turns the exits of a road or a bridge: a bit for each direction, in the text of its note.
 * @param {Note} note @param {(side: number) => number} sideAfter @returns {Note}
 */
function noteTurned(note, sideAfter) {
  if (!note.text) return note;
  const text = note.text.replace(/\b(exits )(\d+)/, (_, word, mask) => {
    let after = 0;
    for (let side = 0; side < 6; side += 1) if (Number(mask) & (1 << side)) after |= 1 << sideAfter(side);
    return word + after;
  });
  return { ...note, text };
}

/**
 * Puts a clip on the map, with its middle at a hex. Where its ground is not used, a prop that stood
 * on the ground stands on the ground again.
 * @param {Clip} clip @param {Hex} at @param {Parts} parts @param {Site} site @returns {Placed}
 */
export function placed(clip, at, parts, site) {
  const rise = parts.relative ? (site.ground(at) ?? site.floor) - clip.level : 0;
  const move = (/** @type {Hex} */ { q, r }) => ({ q: q + at.q, r: r + at.r });
  const grounds = new Map(clip.hexes.map((hex) => [nameOf(hex), hex.ground]));
  /** @type {ClipHex[]} */
  const hexes = [];
  /** @type {Hex[]} */
  const outside = [];
  for (const hex of clip.hexes) {
    const to = move(hex);
    if (!site.inside(to)) {
      outside.push(to);
      continue;
    }
    const ground = parts.ground && hex.ground !== undefined ? { ground: hex.ground === null ? null : hex.ground + rise } : {};
    hexes.push({ ...to, ...ground, ...(parts.cover && hex.notes ? { notes: hex.notes } : {}) });
  }
  const props = (parts.props ? clip.props : [])
    .map((prop) => {
      const now = propMoved(prop, move);
      const stood = !parts.ground && grounds.get(nameOf(prop)) === prop.base;
      return { ...now, base: (stood ? site.ground(now) : null) ?? prop.base + rise };
    })
    .filter((prop) => hexesOf(prop).every((hex) => site.inside(hex)));
  return { hexes, props, outside };
}

/**
 * Returns the commonest ground around hexes, the lower of two; null for a void, and 0 where nothing
 * is around them.
 * @param {readonly Hex[]} hexes @param {(hex: Hex) => Hex[]} neighbours @param {Site} site
 * @returns {number|null}
 */
export function groundAround(hexes, neighbours, site) {
  const inside = new Set(hexes.map(nameOf));
  /** @type {Map<number|null, number>} */
  const counts = new Map();
  for (const hex of hexes)
    for (const next of neighbours(hex)) {
      if (inside.has(nameOf(next)) || !site.inside(next)) continue;
      const ground = site.ground(next);
      counts.set(ground, (counts.get(ground) ?? 0) + 1);
    }
  const most = [...counts].sort(([a, n], [b, m]) => m - n || (a ?? Infinity) - (b ?? Infinity))[0];
  return most === undefined ? 0 : most[0];
}
