// What units did in turns that were played one after the other, read from the log. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/** How a unit used its steps, and what its turn and its attacks brought about. */
const TELLS =
  /^(unit\.(moved|moved_free|stepped_off|stepped_onto|descended|stayed_aloft|stabilised|cools|repairs|surveys|surveys_vain|destroyed|staggered|begins_to_fall|fall_\w+|impact|burns|overheats|ejects)(_untold)?|attack\.(result|cancelled|escaped|nobody|void|zoned)(_unseen)?|prop\.(damaged|destroyed)|module\.used(_at)?)$/;

/** After these lines no turn of the segment is left. */
const OVER = /^((segment|round)\.begun|conflict\.ended)$/;

/**
 * Returns whether the beginning or the end of a turn that was played is undone: then these units act
 * again, and what was said about all of them is not true any more.
 * @param {readonly Entry[]} entries
 * @param {{units: readonly string[], since: number}} play
 * @param {ReadonlySet<number>} undone  numbers of undone lines
 */
export const isTurnUndone = (entries, { units, since }, undone) =>
  entries.some(({ n, code, params }) => n > since && undone.has(n) && code.startsWith("turn.") && units.includes(params.unit?.unit));

/**
 * Returns what each unit did, in the order of their turns. What others do afterwards is left out, and
 * what was undone.
 * @param {readonly Entry[]} entries
 * @param {{first: string, units: readonly string[], since: number, until: number}} play  `first`: the
 *   unit whose turn it is at the beginning, or begins then; `units`: all that were played; `since`, `until`: the
 *   numbers of the last line before it, and of the last line that counts
 * @param {ReadonlySet<number>} undone  numbers of undone lines
 * @returns {{unit: string, lines: Entry[]}[]}
 */
export function playedTurns(entries, { first, units, since, until }, undone) {
  /** @type {{unit: string, lines: Entry[]}[]} */
  const turns = [{ unit: first, lines: [] }];
  let begins = true;
  for (const entry of entries) {
    if (entry.n <= since || undone.has(entry.n)) continue;
    const started = entry.code === "turn.started" ? entry.params.unit?.unit : undefined;
    // the turn of the first unit may have begun before
    if (begins && started === first) continue;
    begins = false;
    const another = started !== undefined && (!units.includes(started) || turns.some(({ unit }) => unit === started));
    if (entry.n > until || another || OVER.test(entry.code)) break;
    if (started !== undefined) turns.push({ unit: started, lines: [] });
    else if (TELLS.test(entry.code)) turns[turns.length - 1].lines.push(entry);
  }
  return turns;
}
