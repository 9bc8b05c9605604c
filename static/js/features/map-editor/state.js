// The Handler's brushes, and the prop that is picked on the map.

import { signal } from "@preact/signals";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { loadParts } from "../../ui/parts.js";

/** The brush for ground levels; `carry`: whether units and props are lifted with it. */
export const groundBrush = signal({ size: 1, level: 1, carry: false });
export const coverBrush = signal({ kind: "woods", size: 1, level: 1 });
export const propBrush = signal({ name: "", height: 2, value: 8, base: "", hidden: false });
/** The shape of a stroke, of every brush. */
export const strokeShape = signal(/** @type {import("../../board/strokes.js").Shape} */ ("brush"));
/** The sizes of the brushes that veil ground and that show it to players. */
export const veilBrush = signal({ size: 2 });
export const showBrush = signal({ size: 3 });

/** The kinds of cover that the brush has. */
const COVERS = new Set(["woods", "water", "road", "rough", "rubble", "swamp", "sand", "ice"]);

/**
 * Sets the brushes to level and cover of a hex, and takes the brush that sets levels.
 * @param {Pick<import("../../board/types.js").HoverInfo, "ground"|"notes">} hex
 */
export function takeFrom({ ground, notes }) {
  const cover = notes.find(({ kind }) => COVERS.has(kind));
  if (cover) coverBrush.value = { ...coverBrush.value, kind: cover.kind, level: cover.level };
  if (ground !== null) groundBrush.value = { ...groundBrush.value, level: ground };
  ui.setTool(ground === null ? "void" : "level");
}

/**
 * Paints a stroke (painting.js); null until the parts of the page have arrived.
 * @type {typeof import("./painting.js").paintStroke|null}
 */
let painter = null;

/** @param {typeof painter} given */
export function setPainter(given) {
  painter = given;
}

/** Paints a stroke, once that part of the page is there. @type {typeof import("./painting.js").paintStroke} */
export const paintStroke = (...stroke) => void loadParts().then(() => painter?.(...stroke));

/** The id of the picked prop. */
export const pickedPropId = signal(/** @type {string|null} */ (null));

/** Picks a prop; null picks none. @param {string|null} id */
export function setPickedProp(id) {
  pickedPropId.value = id;
}

/**
 * Returns the picked prop, or null. A selected unit hides it, except in the Map tab.
 * @returns {import("../../core/store.js").Prop|null}
 */
export function pickedProp() {
  const shown = session.isHandler.value && (selection.selected.value === null || ui.tab.value === "map");
  const id = shown ? pickedPropId.value : null;
  return id === null ? null : (session.props.value[id] ?? null);
}

/** Counts the picks, because the same prop can be picked again. */
export const pickCount = signal(0);

/** Picks a prop, or none. @param {string|null} id */
export function pickProp(id) {
  pickedPropId.value = id;
  pickCount.value += 1;
}

selection.whenSelected((id) => {
  // in the Map tab a prop stays picked, so that Escape has nothing hidden left to close
  if (id !== null && ui.tab.value !== "map") setPickedProp(null);
});
ui.whenTabOpened((id) => {
  if (id !== "map" && selection.selected.value !== null) setPickedProp(null);
});

/** @type {import("../../core/layers.js").Layer} */
export const pickedPropLayer = { id: "picked-prop", isOpen: () => pickedPropId.value !== null && selection.selected.value === null, close: () => setPickedProp(null) };
