// Commands that put a clip down or take a part of the map away, and clips as stamps of the library. Pure.

import { packedGround, packedNotes } from "./command-batches.js";
import { clipProp, hexesOf, nameOf, plainNote } from "./clip.js";

/** @typedef {import("../../core/commands.js").Command} Command */
/** @typedef {import("../../core/hexes.js").Hex} Hex */
/** @typedef {import("./clip.js").Clip} Clip */
/** @typedef {import("./clip.js").ClipHex} ClipHex */
/** @typedef {import("./clip.js").ClipProp} ClipProp */
/** @typedef {import("./clip.js").Parts} Parts */
/** @typedef {import("./painting.js").Note} Note */
/** @typedef {(hex: Hex) => {ground: number|null, notes: Note[], props: readonly any[]}} Look  what is in a hex now */

/** @param {Note[]} a @param {Note[]} b */
const alike = (a, b) => JSON.stringify(a.map(plainNote)) === JSON.stringify(b.map(plainNote));

/**
 * Returns the shortest form of an edit. Hexes that have it already may be named again: without gaps
 * rows are longer.
 * @template H, P @param {readonly H[]} all @param {(hex: H) => boolean} changes
 * @param {(hexes: readonly H[]) => P} pack @returns {P|null}  null when nothing changes
 */
function shortest(all, changes, pack) {
  const changed = all.filter(changes);
  if (changed.length === 0) return null;
  const [few, whole] = [pack(changed), pack(all)];
  return JSON.stringify(whole).length < JSON.stringify(few).length ? whole : few;
}

/**
 * Returns the commands that give hexes their ground and notes, without those that have them.
 * @param {readonly ClipHex[]} hexes @param {Look} look @param {boolean} carry @returns {Command[]}
 */
function terrainCommands(hexes, look, carry) {
  const grounds = hexes.flatMap(({ q, r, ground }) => (ground === undefined ? [] : [{ q, r, level: ground }]));
  const noted = hexes.flatMap(({ q, r, notes }) => (notes === undefined ? [] : [{ q, r, notes }]));
  const ground = shortest(grounds, (hex) => look(hex).ground !== hex.level, packedGround);
  const notes = shortest(noted, (hex) => !alike(look(hex).notes, hex.notes), packedNotes);
  return [
    ...(ground ? [{ type: "terrain.set", cells: ground, ...(carry ? { carry } : {}) }] : []),
    ...(notes ? [{ type: "terrain.note", ...notes }] : []),
  ];
}

/**
 * Returns the commands that put a clip where it is placed; none when all of it is there already.
 * @param {import("./clip.js").Placed} placed @param {Look} look
 * @param {boolean} carry  whether what would be buried is lifted
 * @returns {Command[]}
 */
export function commandsOf(placed, look, carry) {
  const props = placed.props
    .filter((prop) => !look(prop).props.some((there) => isLike(there, prop)))
    .map((prop) => ({ type: "prop.add", ...prop, ...(carry ? { carry } : {}) }));
  return [...terrainCommands(placed.hexes, look, carry), ...props];
}

/** Whether a prop of the map has everything that a prop of a clip has. @param {any} there @param {ClipProp} prop */
function isLike(there, { q, r, hexes, ...rest }) {
  return placesOf(clipProp(there)) === placesOf({ q, r, hexes }) && Object.entries(rest).every(([name, value]) => there[name] === value);
}

/** Names the hexes of a prop, in order. @param {{q: number, r: number, hexes?: Hex[]}} prop */
const placesOf = (prop) => hexesOf(prop).map(nameOf).sort().join();

/**
 * Returns the commands that take parts of the map away.
 * @param {readonly Hex[]} hexes @param {readonly {id: string}[]} props  those that go
 * @param {Parts} parts @param {number|null} level  that the ground gets
 * @param {Look} look @param {boolean} carry @returns {Command[]}
 */
export function emptyingCommands(hexes, props, parts, level, look, carry) {
  const emptied = hexes.map(({ q, r }) => ({ q, r, ...(parts.ground ? { ground: level } : {}), ...(parts.cover ? { notes: [] } : {}) }));
  const gone = parts.props ? props.map(({ id }) => ({ type: "prop.remove", prop: id })) : [];
  return [...gone, ...terrainCommands(emptied, look, carry)];
}

/**
 * Returns a clip as the body of a stamp, with the parts that are used.
 * @param {Clip} clip @param {Parts} parts
 */
export function stampOf({ level, hexes, props }, parts) {
  const ground = hexes.flatMap((hex) => (hex.ground === undefined ? [] : [{ q: hex.q, r: hex.r, level: hex.ground }]));
  const notes = hexes.flatMap((hex) => (hex.notes === undefined ? [] : [{ q: hex.q, r: hex.r, notes: hex.notes }]));
  const { cells, kinds } = packedNotes(notes);
  return {
    level,
    ...(parts.ground ? { ground: packedGround(ground) } : {}),
    ...(parts.cover ? { notes: cells, ...(kinds ? { kinds } : {}) } : {}),
    ...(parts.props ? { props } : {}),
  };
}

/** Returns the clip of a stamp. @param {any} body  as `stampOf` returns it @returns {Clip} */
export function clipOfStamp({ level = 0, ground = [], notes = [], kinds = [], props = [] }) {
  /** @type {Map<string, ClipHex>} */
  const hexes = new Map();
  const at = (/** @type {number} */ q, /** @type {number} */ r) => {
    const found = hexes.get(nameOf({ q, r })) ?? { q, r };
    hexes.set(nameOf(found), found);
    return found;
  };
  for (const run of ground) for (const [i, each] of unpacked(run, run.levels, run.level)) at(run.q, run.r + i).ground = each;
  for (const run of notes) {
    const of = run.of?.map((/** @type {number} */ place) => kinds[place]);
    for (const [i, each] of unpacked(run, of, run.notes)) at(run.q, run.r + i).notes = each;
  }
  // where only props are kept, their hexes are those of the clip
  for (const prop of props) for (const { q, r } of hexesOf(prop)) at(q, r);
  return { level, hexes: [...hexes.values()], props };
}

/**
 * Returns what each hex of a run gets, with its place in the run.
 * @param {{count?: number}} run @param {any[]|undefined} each @param {any} same @returns {[number, any][]}
 */
function unpacked({ count = 1 }, each, same) {
  return (each?.length ? each : Array.from({ length: count }, () => same)).map((value, i) => [i, value]);
}
