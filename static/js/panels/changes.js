// Changes in words: what an undo takes back, and lines of the log that say who did it. Pure.

/** @typedef {ReturnType<typeof import("../messages.js").createMessages>} Messages */
/** @typedef {import("../messages.js").Naming} Naming */

/**
 * A change as `[whose, of what, what]` ("Mira", "Magpie", "turn.ended") in words: "Mira, end of
 * Magpie's turn". Whose and of what may be missing.
 * @param {readonly any[]} change
 * @param {Messages} messages
 * @param {Naming} naming
 */
export function changeWords(change, messages, naming) {
  const what = change[change.length - 1];
  const about = change.length > 1 ? change[change.length - 2] : null;
  const thing = about !== null && (about.unit ?? about.prop) !== undefined;
  const of = `${what}.of`;
  const whole = thing && messages.word(of) !== of;
  const said = whole ? messages.fill(messages.word(of), { name: about.name }, naming) : messages.word(what);
  return [...change.slice(0, whole ? -2 : -1).map((each) => each.name), said].join(", ");
}

/** What the Handler may do in the place of a unit's pilot, and the log then says so. */
const FOR_ANOTHER = new Set(["turn.started", "turn.ended", "turn.abstained"]);

/**
 * The word whose text tells a line, when that was done for a unit that somebody else steers; null
 * where the line's own text does.
 * @param {{code: string, seat: string|null, params: any}} entry
 * @param {Record<string, {controller: string|null}>} units
 */
export function doneFor(entry, units) {
  if (!FOR_ANOTHER.has(entry.code)) return null;
  const controller = units[entry.params.unit?.unit]?.controller ?? null;
  return entry.seat === null || controller === null || controller === entry.seat ? null : `${entry.code}.for`;
}
