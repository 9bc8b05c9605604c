// Geometry of the cross-section of a line: gaps, heights of the ends, spans of the columns. Pure.

/** Shorter parts of a line are the edge of two columns, not a gap. */
const MIN_GAP = 1e-6;

/**
 * Returns the parts of a line without a column, because nobody has explored the ground there.
 * @param {{t0: number, t1: number}[]} profile  from 0 to 1, in order
 * @returns {[number, number][]}
 */
export function unexploredGaps(profile) {
  /** @type {[number, number][]} */
  const gaps = [];
  let known = 0;
  for (const { t0, t1 } of [...profile, { t0: 1, t1: 1 }]) {
    if (t0 - known > MIN_GAP) gaps.push([known, t0]);
    known = Math.max(known, t1);
  }
  return gaps;
}

/**
 * Returns the heights of both ends of a line.
 * @param {{t0: number, t1: number, eye0: number, eye1: number}[]} profile
 */
export function eyeHeights(profile) {
  const whole = profile.reduce((a, b) => (b.t1 - b.t0 > a.t1 - a.t0 ? b : a));
  const slope = whole.t1 > whole.t0 ? (whole.eye1 - whole.eye0) / (whole.t1 - whole.t0) : 0;
  return [whole.eye0 - whole.t0 * slope, whole.eye1 + (1 - whole.t1) * slope];
}

/**
 * Returns the spans of a column, split where the ground ends and a prop begins.
 * @param {[number|null, number][]} spans  from (null: from below everything) to
 * @param {number|null} ground  the level of the ground; null: a void
 * @returns {{from: number|null, to: number, prop: boolean}[]}
 */
export function columnSpans(spans, ground) {
  return spans.flatMap(([from, to]) => {
    if (ground === null || (from !== null && from >= ground)) return [{ from, to, prop: from !== null }];
    if (to <= ground) return [{ from, to, prop: false }];
    return [
      { from, to: ground, prop: false },
      { from: ground, to, prop: true },
    ];
  });
}
