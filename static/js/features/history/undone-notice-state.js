// What somebody else took back of what this seat did: said until it is read, also after the page was
// loaded anew.

import { computed, effect, signal } from "@preact/signals";
import { takenFrom } from "./changes.js";
import { readonly } from "../../core/ui-state.js";
import { entries, lookingBack, table, undone, you } from "../../core/session.js";

/** The last line of the log that was there when this was read here, by table and seat. */
const read = signal(/** @type {ReadonlyMap<string, number>} */ (new Map()));

const place = () => `hexframe-taken-back-${table.value?.id ?? ""}-${you.value?.seat ?? ""}`;

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
export const taken = computed(() => {
  const key = place();
  const since = read.value.get(key) ?? stored(key);
  if (since === null || lookingBack.value || readonly.value !== null) return [];
  return takenFrom(entries.value, you.value?.seat, since, undone.value);
});

/** All of it is read. */
export function readTaken() {
  const last = entries.value.at(-1);
  if (last !== undefined) keep(place(), last.n);
}

/** What was there before this browser came to the table is no news: called once, when the page starts. */
export function watchTaken() {
  effect(() => {
    const last = entries.value.at(-1);
    if (table.value === null || you.value === null || readonly.value !== null || lookingBack.value || last === undefined) return;
    const key = place();
    if (!read.peek().has(key)) keep(key, stored(key) ?? last.n);
  });
}
