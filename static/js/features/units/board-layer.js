// What the map shows to Handlers of waves, of the units chosen together, and of the picked prop.

import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { pickedProp } from "../map-editor/state.js";

/** @typedef {import("../../board/types.js").Overlay} Overlay */

/** The places of the waves. @returns {Overlay[]} */
export function waveOverlays() {
  const waves = Object.values(session.scene.value?.waves ?? {});
  const cells = waves.flatMap((wave) => (wave.at === null ? [] : { ...wave.at, label: wave.name }));
  return cells.length > 0 ? [{ id: "waves", style: "wave", cells }] : [];
}

/** The units chosen together. @returns {Overlay[]} */
export function severalOverlays() {
  const cells = selection.several.value.flatMap((unit) => unit.at ?? []);
  return cells.length > 0 ? [{ id: "several", style: "chosen", cells }] : [];
}

/** The picked prop. @returns {Overlay[]} */
export function propOverlays() {
  const prop = pickedProp();
  if (prop === null) return [];
  const level = prop.base + prop.height - 1;
  const cells = prop.hexes.map(([q, r]) => ({ q, r, level }));
  return [{ id: "prop", style: cells.length > 1 ? "range" : "found", cells }];
}
