// What somebody else took back of what this seat did: said until it is read, also after the page was
// loaded anew.

import { computed, effect, signal } from "@preact/signals";
import { undoneByOthers } from "./undo-lines.js";
import { readonly } from "../../core/ui-state.js";
import { entries, inHistory, table, undoneLines, you } from "../../core/session.js";

/** The last line of the log that was there when this was read here, by table and seat. */
const read = signal(/** @type {ReadonlyMap<string, number>} */ (new Map()));

const storageKey = () => `hexframe-taken-back-${table.value?.id ?? ""}-${you.value?.seat ?? ""}`;

/** @param {string} key @returns {number|null} */
function stored(key) {
  try {
    const kept = Number.parseInt(localStorage.getItem(key) ?? "", 10);
    return Number.isNaN(kept) ? null : kept;
  } catch {
    return null;
  }
}

/** @param {string} key @param {number} n */
function keep(key, n) {
  read.value = new Map(read.value).set(key, n);
  try {
    localStorage.setItem(key, String(n));
  } catch {
    // Where nothing may be kept it lasts as long as the page.
  }
}

/** What was taken back and is not read yet, the oldest first. */
export const unreadUndone = computed(() => {
  const key = storageKey();
  const since = read.value.get(key) ?? stored(key);
  if (since === null || inHistory.value || readonly.value !== null) return [];
  return undoneByOthers(entries.value, you.value?.seat, since, undoneLines.value);
});

/** All of it is read. */
export function markUndoneRead() {
  const last = entries.value.at(-1);
  if (last !== undefined) keep(storageKey(), last.n);
}

/** What was there before this browser came to the table is no news: called once, when the page starts. */
export function watchUndone() {
  effect(() => {
    const last = entries.value.at(-1);
    if (table.value === null || you.value === null || readonly.value !== null || inHistory.value || last === undefined) return;
    const key = storageKey();
    if (!read.peek().has(key)) keep(key, stored(key) ?? last.n);
  });
}
