// Which pages of the journal this person has not read yet, kept in this browser's storage.

import { computed, signal } from "@preact/signals";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { readStorage, writeStorage } from "../../core/storage.js";

/** @typedef {import("../../core/server-types.js").PageView} PageView */

const storageKey = () => `hexframe-journal-${session.table.value?.id ?? ""}`;

/** The newest marks: storage may be blocked. @type {import("@preact/signals").Signal<ReadonlySet<string>|null>} */
const marks = signal(null);

/** The ids of pages that were read, and of presentations that were seen; null: never here before. */
function known() {
  if (marks.value !== null) return marks.value;
  try {
    const kept = JSON.parse(readStorage(storageKey()) ?? "null");
    return Array.isArray(kept) ? new Set(kept.map(String)) : null;
  } catch {
    return null;
  }
}

/** Adds marks to those that are kept. @param {readonly string[]} ids */
export function keepMarks(ids) {
  const now = known();
  if (now !== null && ids.every((id) => now.has(id))) return;
  marks.value = new Set([...(now ?? []), ...ids]);
  writeStorage(storageKey(), JSON.stringify([...marks.value]));
}

/** Whether this browser has been at this table before. */
export const isKnownHere = () => known() !== null;

/** Whether a page was read, or a presentation seen. @param {string} id */
export const isMarked = (id) => known()?.has(id) ?? false;

/** The pages of the journal, in their order. */
export const pages = computed(() => /** @type {PageView[]} */ (Object.values(session.view.value?.journal ?? {})).sort((a, b) => a.place - b.place));

/** The ids of pages that were shown to this player, who has not read them. */
export const unreadPages = computed(() => {
  if (session.you.value?.role === "handler" || session.readonly.value !== null) return [];
  const read = known();
  return pages.value.filter((page) => !page.own && !(read?.has(page.id) ?? false)).map((page) => page.id);
});

/** Opens the journal, at a page if there is an id. @param {string} [id] */
export const openJournal = (id = "") => ui.openModal("journal", id);
