// Which undos by others took back what this seat did, until its notice (undone-card.js) is confirmed.
// What was read is kept in this browser, so the notice survives a reload.

import { computed, effect, signal } from "@preact/signals";
import { entries, inHistory, readonly, table, undoneLines, you } from "../../core/session.js";
import { readStorage, writeStorage } from "../../core/storage.js";
import { undoneByOthers } from "../../text/undo-lines.js";

/** The number of the last log line that was read, by storage key. */
const readUpTo = signal(/** @type {ReadonlyMap<string, number>} */ (new Map()));

const storageKey = () => `hexframe-taken-back-${table.value?.id ?? ""}-${you.value?.seat ?? ""}`;

/** @param {string} key @returns {number|null} */
function storedNumber(key) {
  const n = Number.parseInt(readStorage(key) ?? "", 10);
  return Number.isNaN(n) ? null : n;
}

/** @param {string} key @param {number} n */
function setRead(key, n) {
  readUpTo.value = new Map(readUpTo.value).set(key, n);
  writeStorage(key, String(n));
}

/** The undos by others that this seat has not read yet, oldest first. */
export const unreadUndone = computed(() => {
  const key = storageKey();
  const since = readUpTo.value.get(key) ?? storedNumber(key);
  if (since === null || inHistory.value || readonly.value !== null) return [];
  return undoneByOthers(entries.value, you.value?.seat, since, undoneLines.value);
});

/** Marks all undos in the log as read. */
export function markUndoneRead() {
  const last = entries.value.at(-1);
  if (last !== undefined) setRead(storageKey(), last.n);
}

/** Marks what happened before the first visit of this browser as read. Called once at start. */
export function watchUndone() {
  effect(() => {
    const last = entries.value.at(-1);
    if (table.value === null || you.value === null || readonly.value !== null || inHistory.value || last === undefined) return;
    const key = storageKey();
    if (!readUpTo.peek().has(key)) setRead(key, storedNumber(key) ?? last.n);
  });
}
