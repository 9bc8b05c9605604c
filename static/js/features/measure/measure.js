// The measuring tools: range and line of sight between two places. Their panel is in panel.js.

import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as measuring from "./state.js";
import { label as hexLabel } from "../../core/hexes.js";
import { cellsOf } from "../units/landings.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../board/types.js").HoverInfo} HoverInfo */
/** @typedef {import("./state.js").Range} Range */
/** @typedef {import("./state.js").Sight} Sight */
/** @typedef {import("./state.js").Measure} Measure */

/**
 * Returns the end of a measurement at a hex: its unit, else its highest surface.
 * @param {HoverInfo} found  the hex as the board describes it
 */
export function measurementEnd(found) {
  const orientation = session.map.value?.orientation ?? "flat";
  const unitId = found.units[0]?.id;
  if (unitId) return { end: { unit: unitId }, name: session.units.value[unitId]?.name ?? "" };
  const end = topOf(found);
  return { end, name: t("measure-level", { hex: hexLabel(end, orientation), level: end.level }) };
}

/** Returns the highest cell of a hex where a unit can stand; level 0 where there is none. @param {HoverInfo} found */
export const topOf = ({ q, r, surfaces }) => ({ q, r, level: surfaces.at(-1) ?? 0 });

/**
 * Returns the short result at the end of the line on the map; "" without an answer.
 * @param {import("./state.js").Measure} measure
 */
export function measurementLabel({ from, to, answer }) {
  if (!answer || answer.refused || answer.from !== from || answer.to !== to) return "";
  if (answer.tool === "range") return String(answer.distance?.total);
  return answer.visible ? t("measure-in-sight") : t("measure-out-of-sight");
}

/** Returns how to go on with the tool, for a screen reader; "" when nothing is open. */
export function measurementPrompt() {
  const tool = ui.tool.value;
  if (tool !== "range" && tool !== "sight") return "";
  const { from, to, fromName } = measuring.measure.value;
  if (from === null) return t("measure-move-the-cursor-and-press-enter", { toolTitle: toolTitle(tool) });
  return to === null ? t("measure-from-move-the-cursor-and-press", { toolTitle: toolTitle(tool), fromName }) : "";
}

/** Returns the result as a sentence, for a screen reader. */
export function measurementText() {
  const tool = ui.tool.value;
  const { from, to, answer, fromName, toName } = measuring.measure.value;
  if (to === null || !answer || answer.tool !== tool || answer.from !== from || answer.to !== to) return "";
  if (answer.refused) return session.messages.value.refusal(answer.refused.code, answer.refused.params, session.naming.value);
  return t("measure-to", { fromName, toName, value: tool === "range" ? rangeText(/** @type {Range} */ (answer), [from, to]) : sightText(/** @type {Sight} */ (answer), [from, to]) });
}

/** @param {Range} answer @param {Measure["from"][]} ends */
function rangeText({ distance, steps, straight }, ends) {
  const line = straight && !straight.clear ? t("measure-blocked-by", { blocker: blockerText(straight.blocked_by, ends) }) : t("measure-clear");
  return t("measure-distance-across-up-or-down-by", { total: distance.total, horizontal: distance.horizontal, vertical: distance.vertical, steps: steps ?? t("measure-no-way"), line });
}

/** @param {Sight} answer @param {Measure["from"][]} ends */
const sightText = ({ visible, blocked_by }, ends) => (visible ? t("measure-in-sight-2") : t("measure-out-of-sight-behind", { blocker: blockerText(blocked_by, ends) }));

/** @param {string} tool */
export const toolTitle = (tool) => (tool === "range" ? t("measure-range") : t("measure-line-of-sight"));

/** Takes a clicked hex as an end of the measurement. @param {HoverInfo} found */
export function measureClick(found) {
  const { end, name } = measurementEnd(found);
  const now = measuring.measure.value;
  // further clicks change the second end only; "Start elsewhere" resets both
  if (now.from === null) measuring.startMeasure({ from: end, fromName: name });
  else measuring.changeMeasure({ to: end, toName: name, overruled: undefined });
}

/**
 * Takes both ends from a drag.
 * @param {HoverInfo} from @param {HoverInfo} to
 */
export function measureDrag(from, to) {
  const start = measurementEnd(from);
  const end = measurementEnd(to);
  measuring.changeMeasure({ from: start.end, fromName: start.name, to: end.end, toName: end.name, overruled: undefined });
}

/**
 * Returns what blocks a line, with its place and height; the ground under a unit at one of the ends by that unit.
 * @param {import("./state.js").Blocker|null} blocker @param {(import("./state.js").End|null)[]} [ends]
 */
export function blockerText(blocker, ends = []) {
  if (!blocker) return t("measure-something");
  const under = blocker.kind === "ground" && ends.map((end) => session.units.value[end !== null && "unit" in end ? end.unit : ""])
    .find((unit) => unit?.at && cellsOf({ at: unit.at, footprint: unit.footprint }).some(({ q, r }) => q === blocker.q && r === blocker.r));
  if (under) return t("measure-the-edge-of-its-own-hex", { name: under.name });
  const orientation = session.map.value?.orientation ?? "flat";
  const named = blocker.name || session.props.value[blocker.prop ?? ""]?.name;
  const what = named ?? { ground: t("measure-the-ground"), smoke: t("measure-smoke"), prop: t("measure-a-prop"), unit: t("measure-a-unit") }[blocker.kind];
  return t("measure-at", { what, hex: hexLabel(blocker, orientation), value: blocker.kind === "ground" ? t("measure-height") : t("measure-up-to-level"), top: blocker.top });
}
