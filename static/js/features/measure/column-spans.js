// What a column of a cross-section is made of.

/**
 * The solid spans of a column, parted where the ground ends and what was built on it begins.
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
