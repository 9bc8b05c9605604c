/**
 * Decodes the visibility masks of the map: which hexes are in sight, remembered, unexplored,
 * veiled.
 *
 * A mask covers one chunk of 32 x 32 hexes with 256 hexadecimal digits: 8 digits per row from the
 * top; bit 1 << c of a row is column c. Masks are decoded once, when they change.
 */

/** In sight now. */
export const SEEN = 0;
/** Explored, but not in sight: drawn as last seen. */
export const REMEMBERED = 1;
/** Never seen. */
export const UNEXPLORED = 2;
const SIGHT_BITS = 3;
/** Veiled by the Handler; a flag beside one of the three states above. */
export const VEILED = 4;

const SIDE = 32;

/**
 * @typedef {object} Masks  the masks of one chunk; a mask that is left out has no bit set
 * @property {string} [known]
 * @property {string} [seen]
 * @property {string} [veiled]
 * @property {boolean} [fog]  whether `known` and `seen` apply; without it everything is in sight
 * @property {boolean} [showUnexplored]  whether the ground of unexplored hexes is drawn below their
 *   pattern, for the Handler who compares it with what the pilots see
 */

/**
 * Returns the 32 rows of a mask; all zero when the mask is missing or malformed.
 * @param {string | undefined} mask @returns {Uint32Array}
 */
export function maskRows(mask) {
  const rows = new Uint32Array(SIDE);
  if (mask === undefined || mask.length !== SIDE * 8) return rows;
  for (let row = 0; row < SIDE; row++) {
    const bits = Number.parseInt(mask.slice(row * 8, row * 8 + 8), 16);
    rows[row] = Number.isNaN(bits) ? 0 : bits;
  }
  return rows;
}

/**
 * Returns the visibility of each hex of a chunk, row by row.
 * @param {Masks | null} masks null: all in sight
 * @returns {Uint8Array} 1024 values: SEEN, REMEMBERED or UNEXPLORED, with or without VEILED
 */
export function visibilityOf(masks) {
  const visibility = new Uint8Array(SIDE * SIDE);
  if (masks === null) return visibility;
  const known = maskRows(masks.known);
  const seen = maskRows(masks.seen);
  const veiled = maskRows(masks.veiled);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const bit = (/** @type {Uint32Array} */ rows) => (rows[row] >>> column) & 1;
      const sight = !masks.fog || bit(seen) ? SEEN : bit(known) ? REMEMBERED : UNEXPLORED;
      visibility[row * SIDE + column] = sight | (bit(veiled) ? VEILED : 0);
    }
  }
  return visibility;
}

/** Whether two chunks have equal masks. @param {Masks | null} a @param {Masks | null} b */
export const sameMasks = (a, b) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.known === b.known &&
    a.seen === b.seen &&
    a.veiled === b.veiled &&
    Boolean(a.fog) === Boolean(b.fog) &&
    Boolean(a.showUnexplored) === Boolean(b.showUnexplored));

/** Returns SEEN, REMEMBERED or UNEXPLORED. @param {number} visibility of a hex */
export const sightOf = (visibility) => visibility & SIGHT_BITS;

/** Whether the Handler veils a hex. @param {number} visibility of the hex */
export const isVeiled = (visibility) => (visibility & VEILED) !== 0;
