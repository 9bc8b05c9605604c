// The conflicts of a table by the marks of its history. Apart from the timeline, which is loaded
// when somebody opens the history. Pure.

/** @typedef {import("./timeline.js").Mark} Mark */

/**
 * Returns the conflicts of a table, oldest first: from the first round to the end, or to now.
 * @param {readonly Mark[]} marks
 * @param {number} last
 * @returns {{first: number, last: number, rounds: number}[]}
 */
export function conflictsOf(marks, last) {
  /** @type {{first: number, last: number, rounds: number}[]} */
  const found = [];
  let open = false;
  for (const mark of marks) {
    if (mark.undone) continue;
    if (mark.kind === "round") {
      const round = mark.params.round ?? 1;
      if (open && round > 1) found[found.length - 1].rounds = round;
      else found.push({ first: mark.seq, last, rounds: round });
      open = true;
    } else if (mark.kind === "conflict" && open) {
      found[found.length - 1].last = mark.seq;
      open = false;
    }
  }
  return found;
}
