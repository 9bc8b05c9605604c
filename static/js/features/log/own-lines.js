// Whether the newest lines of the log are a person's own. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/**
 * Returns whether the newest change of the table is a message or an undo of a seat. Reads the lines of
 * that change alone, which are the last ones.
 * @param {readonly Entry[]} entries @param {string|null|undefined} seat
 */
export function newestIsOwn(entries, seat) {
  for (let i = entries.length - 1; i >= 0 && entries[i].version === entries[entries.length - 1].version; i -= 1) {
    const { kind, seat: whose } = entries[i];
    if (whose === seat && (kind === "chat" || kind === "undo")) return true;
  }
  return false;
}
