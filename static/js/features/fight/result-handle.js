// The layer of the results over the map. Their part arrives after the page has opened (result.js).

import { signal } from "@preact/signals";

/** Whether a result is shown, and how it is put away; null until the part has arrived. */
const handle = signal(/** @type {{shown: () => boolean, next: () => void}|null} */ (null));

/** @param {NonNullable<typeof handle.value>} given */
export function setResults(given) {
  handle.value = given;
}

/** @type {import("../../core/layers.js").Layer} */
export const resultLayer = { id: "result", isOpen: () => handle.value?.shown() ?? false, close: () => handle.value?.next() };
