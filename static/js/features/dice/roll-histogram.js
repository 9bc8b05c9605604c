// The bars of the histogram for a roll in dice notation; a bar groups several totals where there
// are many. Pure.

/** @typedef {import("../../core/server-types.js").NotationAnswer} RollDistribution */
/**
 * @typedef {object} HistogramBar
 * @property {number} from @property {number} to
 * @property {number} p  of these totals together
 * @property {string|null} exact  fraction, for a single total
 * @property {number} part  height, relative to the highest bar
 * @property {number} more  chance of `from` or more
 */

const MOST_BARS = 60;

/**
 * The bars by ascending total; none where the odds were too costly to compute.
 * @param {RollDistribution} found
 * @returns {HistogramBar[]}
 */
export function histogramBars(found) {
  if (found.totals === null) return [];
  const totals = Object.entries(found.totals)
    .map(([total, chance]) => ({ total: Number(total), ...chance }))
    .sort((a, b) => a.total - b.total);
  const wide = Math.ceil(totals.length / MOST_BARS);
  /** @type {HistogramBar[]} */
  const made = [];
  let more = 1 - (found.below?.p ?? 0);
  for (let i = 0; i < totals.length; i += wide) {
    const group = totals.slice(i, i + wide);
    const p = group.reduce((sum, each) => sum + each.p, 0);
    const [first, last] = [group[0], group[group.length - 1]];
    const exact = group.length === 1 ? first.exact : null;
    made.push({ from: first.total, to: last.total, p, exact, part: 0, more: Math.min(1, more) });
    more = Math.max(0, more - p);
  }
  // heights are averages per total, since a last bar of fewer totals would else look too low
  const heights = made.map((bar, i) => bar.p / (i === made.length - 1 ? totals.length - i * wide : wide));
  const top = Math.max(...heights);
  return made.map((bar, i) => ({ ...bar, part: heights[i] / top }));
}
