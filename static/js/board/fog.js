/**
 * What of the map is in sight, remembered, unexplored or veiled: masks from the wire, by hex.
 *
 * A mask covers one chunk of 32 x 32 hexes in 256 hex digits: 8 for each row from the top, whose bit
 * 1 << c is the column c. It is read once, when it changes; what is drawn asks only these bytes.
 */

/** In sight now: drawn as it is. */
export const SEEN = 0;
/** Explored, not in sight: drawn as it was last seen. */
export const REMEMBERED = 1;
/** Never seen. */
export const UNEXPLORED = 2;
const SIGHT_BITS = 3;
/** Kept back by the Handler; goes with any of the others. */
export const VEILED = 4;

const SIDE = 32;

/**
 * @typedef {object} Masks  of one chunk; a mask that is left out has no bit set
 * @property {string} [known]
 * @property {string} [seen]
 * @property {string} [veiled]
 * @property {boolean} [fog]      whether `known` and `seen` count: without, all is in sight
 * @property {boolean} [showUnexplored]  what is not known is drawn all the same, under the signs of it: the
 *   Handler's look at what the pilots see
 */

/**
 * The 32 rows of a mask; none set when there is no such mask or it is none.
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
 * How each hex of a chunk is drawn, row by row.
 * @param {Masks | null} masks null: all in sight
 * @returns {Uint8Array} 1024 of SEEN, REMEMBERED, UNEXPLORED, each with VEILED or without
 */
export function visibilityOf(masks) {
  const visibility = new Uint8Array(SIDE * SIDE);
  if (masks === null) return visibility;
  const known = maskRows(masks.known);
  const seen = maskRows(masks.seen);
  const veiled = maskRows(masks.veiled);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const has = (/** @type {Uint32Array} */ rows) => (rows[row] >>> column) & 1;
      const sight = !masks.fog || has(seen) ? SEEN : has(known) ? REMEMBERED : UNEXPLORED;
      visibility[row * SIDE + column] = sight | (has(veiled) ? VEILED : 0);
    }
  }
  return visibility;
}

/** Whether two chunks' masks say the same. @param {Masks | null} a @param {Masks | null} b */
export const sameMasks = (a, b) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.known === b.known &&
    a.seen === b.seen &&
    a.veiled === b.veiled &&
    Boolean(a.fog) === Boolean(b.fog) &&
    Boolean(a.showUnexplored) === Boolean(b.showUnexplored));

/** @param {number} visibility of a hex */
export const sightOf = (visibility) => visibility & SIGHT_BITS;

/** @param {number} visibility of a hex */
export const isVeiled = (visibility) => (visibility & VEILED) !== 0;
