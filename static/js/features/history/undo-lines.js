// Changes in words: what an undo takes back, and lines of the log that say who did it. Pure.
/** @typedef {ReturnType<typeof import("../../text/messages.js").createMessages>} Messages */
/** @typedef {import("../../text/messages.js").Naming} Naming */

/**
 * A change as `[whose, of what, what]` ("Mira", "Magpie", "turn.ended") in words: "Mira, end of
 * Magpie's turn". Whose and of what may be missing.
 * @param {readonly any[]} change
 * @param {Messages} messages
 * @param {Naming} naming
 */
export function changeText(change, messages, naming) {
  const what = change[change.length - 1];
  const about = change.length > 1 ? change[change.length - 2] : null;
  const thing = about !== null && (about.unit ?? about.prop) !== undefined;
  const of = `${what}.of`;
  const whole = thing && messages.word(of) !== of;
  const said = whole ? messages.fill(messages.word(of), { name: about.name }, naming) : messages.word(what);
  return [...change.slice(0, whole ? -2 : -1).map((each) => each.name), said].join(", ");
}

/**
 * The word whose text tells a line, when that was done in the place of who steered the unit then, as
 * the line itself says; null where the line's own text does.
 * @param {{code: string, seat: string|null, data: any}} entry
 */
export function inPlaceKey(entry) {
  return entry.seat !== null && entry.data?.in_place === true ? `${entry.code}.for` : null;
}

/** Whether a line tells of an undo or a redo; what stays known of something undone is another line.
 * @param {import("../../core/store.js").Entry} entry */
export const isUndoLine = (entry) => entry.kind === "undo" && /^(un|re)done/.test(entry.code);

/**
 * The stretches of the log that a line of an undo or a redo is about, `[first, last]` of each step,
 * the oldest first.
 * @param {import("../../core/store.js").Entry} entry
 * @returns {[number, number][]}
 */
export function undoneSpans(entry) {
  const { from, to, lines } = entry.data ?? {};
  return lines ?? [[from, to]];
}

/**
 * The lines that an undo took back and no redo brought again.
 * @param {readonly import("../../core/store.js").Entry[]} entries
 * @returns {Set<number>}
 */
export function undoneLinesOf(entries) {
  const undone = new Set();
  for (const entry of entries) {
    if (!isUndoLine(entry)) continue;
    for (const [first, last] of undoneSpans(entry)) {
      for (let n = first; n <= last; n += 1) {
        if (entry.code.startsWith("undone")) undone.add(n);
        else undone.delete(n);
      }
    }
  }
  return undone;
}

/** What a seat reads of an undo by somebody else that took back what it did.
 * @typedef {{n: number, entry: import("../../core/store.js").Entry, lost: import("../../core/store.js").Entry[]}} UndoneByOther
 */

/**
 * What others took back of what a seat did after a line `read`, and nobody has brought back: the
 * lines of those undos, each with the first line of every step lost.
 * @param {readonly import("../../core/store.js").Entry[]} entries
 * @param {string|undefined} seat @param {number} read
 * @param {ReadonlySet<number>} undone  as undoneLines says
 * @returns {UndoneByOther[]}
 */
export function undoneByOthers(entries, seat, read, undone) {
  if (!seat) return [];
  return entries.flatMap((entry) => {
    if (entry.n <= read || !isUndoLine(entry) || entry.code.startsWith("redone") || entry.seat === null || entry.seat === seat) return [];
    const lost = undoneSpans(entry).flatMap(([first, last]) => {
      const own = entries.find(({ n, seat: whose }) => n >= first && n <= last && whose === seat && undone.has(n));
      return own === undefined ? [] : [own];
    });
    return lost.length === 0 ? [] : [{ n: entry.n, entry, lost }];
  });
}
