// The mission that runs now, and whether the panels show it in the place of a tab.

import { computed } from "@preact/signals";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";

/** The running mission, or null. Only one runs at a time. */
export const runningMission = computed(() => Object.values(session.missions.value).find(({ phase }) => phase === "running") ?? null);

/**
 * Whether a conflict has ended since the newest mission began: what is left to do is to pay.
 * @param {readonly import("../../core/store.js").Entry[]} entries @param {ReadonlySet<number>} undone
 */
export const isFought = (entries, undone) => entries.filter(({ n, code }) => (code === "mission.started" || code === "conflict.ended") && !undone.has(n)).at(-1)?.code === "conflict.ended";

/** Whether the panels show the running mission in the place of the tab. */
export const missionShown = computed(() => ui.missionOpen.value && runningMission.value !== null);
