// Missions that a pilot has not opened yet: a mark at their row and at the tab, kept in this browser.

import { computed, signal } from "@preact/signals";
import * as app from "../../core/app.js";

/** Opened since the page was loaded, or before, by table. */
const opened = signal(/** @type {ReadonlySet<string>} */ (new Set()));

const storageKey = () => `hexframe-missions-${app.table.value?.id ?? ""}`;

/** @returns {string[]} */
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey()) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Ids of missions that were briefed to this pilot, are not over, and were not opened here. */
export const unreadMissions = computed(() => {
  if (app.you.value?.role !== "pilot") return [];
  const seen = new Set([...stored(), ...opened.value]);
  return Object.values(app.missions.value)
    .filter((mission) => (mission.phase === "briefed" || mission.phase === "running") && !seen.has(mission.id))
    .map((mission) => mission.id);
});

/** What lies open is new no longer. @param {string} id */
export function markRead(id) {
  if (!unreadMissions.peek().includes(id)) return;
  opened.value = new Set(opened.value).add(id);
  try {
    localStorage.setItem(storageKey(), JSON.stringify([...new Set([...stored(), id])]));
  } catch {
    // Where nothing may be kept it lasts as long as the page.
  }
}
