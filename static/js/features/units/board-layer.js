// What the map shows of waves and of the units chosen together.

import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";

/** @typedef {import("../../board/types.js").Overlay} Overlay */

/** The places of the waves, in the tab that lists them. @returns {Overlay[]} */
export function waveOverlays() {
  const waves = ui.tab.value === "units" ? Object.values(session.scene.value?.waves ?? {}) : [];
  const cells = waves.flatMap((wave) => (wave.at === null ? [] : { ...wave.at, label: wave.name }));
  return cells.length > 0 ? [{ id: "waves", style: "wave", cells }] : [];
}

/** The units chosen together. @returns {Overlay[]} */
export function severalOverlays() {
  const cells = selection.several.value.flatMap((unit) => unit.at ?? []);
  return cells.length > 0 ? [{ id: "several", style: "chosen", cells }] : [];
}
