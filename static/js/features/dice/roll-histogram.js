// The bars of a forecast: how likely each total of a free roll is, several totals to a bar where
// there are many.

/** @typedef {{p: number, exact: string}} Chance */
/**
 * @typedef {object} RollDistribution  the answer to the question "notation"
 * @property {string} notation @property {string} comment
 * @property {number|null} min @property {number|null} max
 * @property {Chance|null} average
 * @property {Record<string, Chance>|null} totals
 * @property {Chance|null} below @property {Chance|null} above
 */
/**
 * @typedef {object} HistogramBar
 * @property {number} from @property {number} to
 * @property {number} p  of these totals together
 * @property {string|null} exact  of a single total
 * @property {number} part  of the highest bar
 * @property {number} more  chance of `from` or more
 */

const MOST_BARS = 60;

/**
 * @param {RollDistribution} found
 * @returns {HistogramBar[]} by ascending total; none where the odds were too costly
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
  // A last bar of fewer totals than the others would look unlikely: bars are as high as their
  // totals are likely on average.
  const heights = made.map((bar, i) => bar.p / (i === made.length - 1 ? totals.length - i * wide : wide));
  const top = Math.max(...heights);
  return made.map((bar, i) => ({ ...bar, part: heights[i] / top }));
}
