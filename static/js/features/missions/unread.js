// Opening missions, and which a pilot has not opened yet, for the "new" badges; kept in this browser's
// storage.

import { computed, signal } from "@preact/signals";
import { dismissLines } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";

/** Ids opened since the page was loaded. */
const opened = signal(/** @type {ReadonlySet<string>} */ (new Set()));

const storageKey = () => `hexframe-missions-${session.table.value?.id ?? ""}`;

/** Ids opened earlier, at this table. @returns {string[]} */
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey()) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Ids of briefed or running missions that this pilot has not opened in this browser. */
export const unreadMissions = computed(() => {
  if (session.you.value?.role !== "pilot") return [];
  const seen = new Set([...stored(), ...opened.value]);
  return Object.values(session.missions.value)
    .filter((mission) => (mission.phase === "briefed" || mission.phase === "running") && !seen.has(mission.id))
    .map((mission) => mission.id);
});

/** Marks a mission as read: its notices go. @param {string} id */
export function markRead(id) {
  dismissLines(new Set(session.entries.peek().flatMap(({ n, params }) => (params.mission?.mission === id ? [n] : []))));
  if (!unreadMissions.peek().includes(id)) return;
  opened.value = new Set(opened.value).add(id);
  try {
    localStorage.setItem(storageKey(), JSON.stringify([...new Set([...stored(), id])]));
  } catch {
    // without storage the mark lasts as long as the page
  }
}

/** Opens the dialog of a mission. @param {string} id  "" for a new one */
export function openMission(id) {
  ui.openModal("mission", id);
}
