// Pointers of other people: where signals about them go, and what is drawn of them. pointers.js, which
// is loaded later, does the rest.

import { signal } from "@preact/signals";

/** How long the key is held before the pointer begins, in milliseconds; less is only a ping. */
export const HOLD_MS = 450;

/** @type {import("@preact/signals").Signal<import("../../board/types.js").Overlay[]>} */
export const shownPointers = signal([]);

/** @param {typeof shownPointers.value} overlays */
export function showPointers(overlays) {
  shownPointers.value = overlays;
}

/** @type {(from: string, data: any) => void} */
let take = () => {};

/** Sets what takes the pointers of others. @param {typeof take} taker */
export function setPointerTaker(taker) {
  take = taker;
}

/** Takes the pointer of a seat, as it came over the socket. @type {typeof take} */
export const takePointer = (from, data) => take(from, data);
