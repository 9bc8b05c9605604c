// What is drawn on the map of the environmental segment; environment-picture.js, which is loaded later,
// makes it.

import { signal } from "@preact/signals";

/** @type {import("@preact/signals").Signal<import("../../board/types.js").Overlay[]>} */
export const shownEnvironment = signal([]);

/** @param {typeof shownEnvironment.value} overlays */
export function showEnvironment(overlays) {
  shownEnvironment.value = overlays;
}
