// The state of fog on this page: the legend, and what the pilots see on the Handler's map.

import { batch, signal } from "@preact/signals";

/** Whether the legend of fog is open. */
export const fogLegendOpen = signal(false);

/** @param {boolean} open */
export function setFogLegendOpen(open) {
  fogLegendOpen.value = open;
}

/** @type {import("../../core/layers.js").Layer} */
export const fogLegendLayer = { id: "fog-legend", drawn: "fog-legend", isOpen: () => fogLegendOpen.value, close: () => setFogLegendOpen(false) };

/** Whether the Handler's map shows what the pilots see. */
export const pilotsView = signal(false);

export function togglePilotsView() {
  pilotsView.value = !pilotsView.value;
}

/** Whether that view is still being fetched. */
export const pilotsViewLoading = signal(false);
/** What the pilots know and see of the map; null while it is not shown. */
export const pilotsFog = signal(/** @type {import("../../core/store.js").Fog|null} */ (null));
/** The ids of the units that the pilots see; null while that is not shown. */
export const pilotsUnits = signal(/** @type {ReadonlySet<string>|null} */ (null));

/** Forgets what the pilots see. @param {boolean} loading  whether it is fetched again */
export function resetPilotsView(loading) {
  batch(() => {
    pilotsFog.value = null;
    pilotsUnits.value = null;
    pilotsViewLoading.value = loading;
  });
}

/** Takes what the pilots see. @param {import("../../core/store.js").Scene} scene  of their view */
export function setPilotsView(scene) {
  batch(() => {
    pilotsViewLoading.value = false;
    pilotsFog.value = scene.fog ?? null;
    pilotsUnits.value = new Set(Object.keys(scene.units));
  });
}

/** The notes at units that the map shows (sight-notes.js). */
export const sightNoteOverlays = signal(/** @type {import("../../board/types.js").Overlay[]} */ ([]));
