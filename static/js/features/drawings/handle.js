// What the map needs of drawings and of the tool that makes them, which are loaded later.

import { signal } from "@preact/signals";

/** @typedef {import("../../core/hexes.js").Hex} Hex */
/** @typedef {import("../../board/types.js").StrokePhase} Phase */

/** What is drawn of the lines. @type {import("@preact/signals").Signal<import("../../board/types.js").Overlay[]>} */
export const shownDrawings = signal([]);

/** @param {typeof shownDrawings.value} overlays */
export function showDrawings(overlays) {
  shownDrawings.value = overlays;
}

/**
 * What takes strokes with the tool, corners set by keyboard, and lines that others are drawing.
 * @type {{stroke: (points: import("../../board/types.js").Point[], phase: Phase) => void, corner: (hex: Hex) => void, line: (from: string, data: any) => void}}
 */
export const drawingTool = { stroke() {}, corner() {}, line() {} };

/** The corners of a line by keyboard. */
export const corners = signal(/** @type {Hex[]} */ ([]));

/** @param {Hex[]} list */
export function setCorners(list) {
  corners.value = list;
}

/** Escape gives up a line by keyboard. @type {import("../../core/layers.js").Layer} */
export const lineLayer = { id: "line", isOpen: () => corners.value.length > 0, close: () => setCorners([]), beforeBoard: false };
