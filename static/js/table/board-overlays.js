// What the page draws over the map: marks, the environment, the viewshed, measurements, notes at units.

import { shownTemplates } from "../features/areas/handle.js";
import { shownDrawings } from "../features/drawings/handle.js";
import { flashedCells } from "../core/notices.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import { groundOverlays } from "../features/map-editor/state.js";
import * as measuring from "../features/measure/state.js";
import { shownPointers } from "../features/pointers/handle.js";
import { fightOverlays } from "../features/fight/board-layer.js";
import { sightNoteOverlays } from "../features/fog/state.js";
import { shownEnvironment } from "../features/round/environment-handle.js";
import { handlerOverlays } from "../features/round/suggestion-handle.js";
import { sideOverlays } from "../features/map-editor/state.js";
import { measurementLabel } from "../features/measure/measure.js";

/** Returns everything that is drawn over the map except the reach. */
export function overlays() {
  /** @type {import("../board/types.js").Overlay[]} */
  const list = [...shownTemplates.value, ...shownDrawings.value, ...shownEnvironment.value, ...groundOverlays.value, ...sideOverlays.value, ...handlerOverlays(), ...fightOverlays()];
  const { cells, style } = flashedCells.value;
  if (cells.length) list.push({ id: "flash", style, cells });
  const { at } = session.units.value[selection.pointedUnit.value ?? ""] ?? { at: null };
  if (at) list.push({ id: "pointed", style: "chosen", cells: [at] });
  const seen = measuring.viewshed.value;
  if (seen?.cells) {
    list.push({ id: "unseen", style: "unseen", cells: seen.unseen });
    list.push({ id: "viewshed", style: "sight", cells: seen.cells });
  }
  const { from, to, answer } = measuring.measure.value;
  const text = measurementLabel(measuring.measure.value);
  const ends = [cellOf(from), cellOf(to)].filter((cell) => cell !== null);
  if (ends.length) {
    list.push({ id: "measure", style: ends.length === 2 ? "line" : "range", cells: ends, text });
  }
  list.push(...sightNoteOverlays.value, ...shownPointers.value);
  if (answer?.blocked_by) list.push({ id: "blocker", style: "blocked", cells: [answer.blocked_by] });
  if (answer?.straight?.blocked_by) {
    list.push({ id: "blocker", style: "blocked", cells: [answer.straight.blocked_by] });
  }
  return list;
}

/** Returns the cell of an end of a measurement, or null. @param {import("../features/measure/state.js").End|null} end */
function cellOf(end) {
  if (end === null) return null;
  if ("unit" in end) return session.units.value[end.unit]?.at ?? null;
  return end;
}
