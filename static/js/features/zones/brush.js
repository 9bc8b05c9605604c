// The brush for the hexes of zones.

import { signal } from "@preact/signals";

export const zoneBrush = signal({ size: 1 });

/** @param {number} size */
export function setZoneBrush(size) {
  zoneBrush.value = { size };
}
