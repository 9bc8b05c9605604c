// Undo in the log: texts of changes, and which lines are undone. Pure.
/** @typedef {ReturnType<typeof import("./messages.js").createMessages>} Messages */
/** @typedef {import("./messages.js").Naming} Naming */

/**
 * Returns the text of a change `[whose, of what, what]` ("Mira", "Magpie", "turn.ended"): "Mira,
 * end of Magpie's turn". The first two may be missing.
 * @param {readonly any[]} change
 * @param {Messages} messages
 * @param {Naming} naming
 */
export function changeText(change, messages, naming) {
  const what = change[change.length - 1];
  const about = change.length > 1 ? change[change.length - 2] : null;
  const thing = about !== null && (about.unit ?? about.prop) !== undefined;
  const of = `${what}.of`;
  const whole = thing && messages.hasPhrase(of);
  const said = whole ? messages.phrase(of, { name: about.name }, naming) : messages.word(what);
  const names = change.slice(0, -1).map((each) => each.name);
  // a pilot who is called like the unit is not named twice
  const owners = names.filter((name, i) => name !== names[i + 1]);
  return [...(whole ? owners.slice(0, -1) : owners), said].join(", ");
}

/**
 * Returns the catalogue key of a line about what the Handler did in a pilot's place, or null when
 * the line has its usual text.
 * @param {{code: string, seat: string|null, data: any}} entry
 */
export function inPlaceKey(entry) {
  return entry.seat !== null && entry.data?.in_place === true ? `${entry.code}.for` : null;
}

/**
 * Returns the catalogue key of a line as the name of a step, or null when it has its usual text: an
 * attack that waited goes on because somebody does not react to it.
 * @param {{code: string, seat: string|null}} entry
 */
export const stepKey = ({ code, seat }) => (seat !== null && code.startsWith("attack.goes_on") ? `${code}.step` : null);

/**
 * Returns whether a line is about an undo or a redo. What stays known after an undo has other
 * lines.
 * @param {import("../core/store.js").Entry} entry
 */
export const isUndoLine = (entry) => entry.kind === "undo" && /^(un|re)done/.test(entry.code);

/**
 * Returns the first and last log line of each step that a line undid or redid, oldest first.
 * @param {import("../core/store.js").Entry} entry
 * @returns {[number, number][]}
 */
export function undoneSpans(entry) {
  const { from, to, lines } = entry.data ?? {};
  return lines ?? [[from, to]];
}

/**
 * Returns the numbers of the lines that are undone and not redone.
 * @param {readonly import("../core/store.js").Entry[]} entries
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

/**
 * A log line about an undo by another seat, with the lines of this seat that it undid.
 * @typedef {{n: number, entry: import("../core/store.js").Entry, lost: import("../core/store.js").Entry[]}} UndoneByOther
 */

/** Lines that name their step although others come first, as on the server: what ran out, or fell. */
const NAMES_STEP = ["turn.started", "turn.ended", "turn.abstained"];

/**
 * Returns the line that says what a step was. @param {readonly import("../core/store.js").Entry[]} lines
 */
const namingLine = (lines) => lines.find(({ code }) => code === NAMES_STEP.find((named) => lines.some((line) => line.code === named))) ?? lines[0];

/**
 * Returns the lines that name a step in a list: the one that says what it was, and the units that it
 * destroyed. @param {readonly import("../core/store.js").Entry[]} lines
 */
export function stepLines(lines) {
  const name = namingLine(lines);
  return [name, ...lines.filter((line) => line !== name && line.code === "unit.destroyed")];
}

/**
 * Returns the undos by others that took back something of a seat, after line `read`, and that are
 * not redone. `lost` has one line of each lost step, the one that names it.
 * @param {readonly import("../core/store.js").Entry[]} entries
 * @param {string|undefined} seat @param {number} read
 * @param {ReadonlySet<number>} undone  from undoneLinesOf()
 * @returns {UndoneByOther[]}
 */
export function undoneByOthers(entries, seat, read, undone) {
  if (!seat) return [];
  return entries.flatMap((entry) => {
    if (entry.n <= read || !isUndoLine(entry) || entry.code.startsWith("redone") || entry.seat === null || entry.seat === seat) return [];
    const lost = undoneSpans(entry).flatMap(([first, last]) => {
      const own = entries.filter(({ n, seat: whose }) => n >= first && n <= last && whose === seat && undone.has(n));
      return own.length === 0 ? [] : [namingLine(own)];
    });
    return lost.length === 0 ? [] : [{ n: entry.n, entry, lost }];
  });
}
