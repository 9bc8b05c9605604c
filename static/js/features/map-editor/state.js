// The Handler's brushes, and the prop that is picked on the map.

import { signal } from "@preact/signals";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";

/** The brush for ground levels; `carry`: whether units and props are lifted with it. */
export const groundBrush = signal({ size: 1, level: 1, carry: false });
export const coverBrush = signal({ kind: "woods", size: 1, level: 1 });
export const propBrush = signal({ name: "", height: 2, value: 8, base: "", hidden: false });
/** The sizes of the brushes that veil ground and that show it to players. */
export const veilBrush = signal({ size: 2 });
export const showBrush = signal({ size: 3 });

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
