// What the map needs of area templates and of the tool that lays them, which are loaded later.

import { signal } from "@preact/signals";

/** @typedef {import("../../core/hexes.js").Hex} Hex */

/** What is drawn of the templates. @type {import("@preact/signals").Signal<import("../../board/types.js").Overlay[]>} */
export const shownTemplates = signal([]);

/** @param {typeof shownTemplates.value} overlays */
export function showTemplates(overlays) {
  shownTemplates.value = overlays;
}

/** @type {(from: Hex, to: Hex, final: boolean) => void} */
let take = () => {};

/** Sets what takes the drags and clicks of the tool. @param {typeof take} taker */
export function setTemplateTool(taker) {
  take = taker;
}

/** Takes a drag or a click of the tool. @type {typeof take} */
export const dragTemplate = (from, to, final) => take(from, to, final);

/** Where the next template begins after a click, until a second click says how far it reaches. */
export const start = signal(/** @type {Hex|null} */ (null));

/** @param {Hex|null} hex */
export function setStart(hex) {
  start.value = hex;
}

/** Escape gives up a template that has begun. @type {import("../../core/layers.js").Layer} */
export const templateLayer = { id: "template", isOpen: () => start.value !== null, close: () => setStart(null), beforeBoard: false };
