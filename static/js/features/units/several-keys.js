// The Handler's keys for the units chosen together, or the selected one: remove, copy, paste.

import { signal } from "@preact/signals";
import { boardOfPage } from "../../core/board-handle.js";
import { send, sendTogether } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { topOf } from "../measure/measure.js";
import { setSeveralKeys } from "./several-handle.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** The ids of units that were copied, to be pasted. */
const copied = signal(/** @type {readonly string[]} */ ([]));

/** Returns the units chosen together, else the selected one, if any. */
function subjects() {
  const { several, unit } = selection;
  return several.value.length > 0 || unit.value === null ? several.value : [unit.value];
}

/** Returns how several units are called. @param {readonly Unit[]} units */
export const nameOf = (units) => (units.length === 1 ? units[0].name : t("units-n-units", { n: units.length }));

/** @param {readonly Unit[]} units */
export const idsOf = (units) => units.map((unit) => unit.id);

/** Removes units; undo brings them back. @param {readonly Unit[]} units */
export async function removeUnits(units) {
  const name = nameOf(units);
  const answer = await sendTogether(units.map((unit) => ({ type: "unit.remove", unit: unit.id })));
  if (answer.ok) toast("good", t("units-removed", { name }));
}

/**
 * Adds copies of units, and chooses them once the view has them.
 * @param {readonly string[]} units @param {{q: number, r: number, level: number}} [at]
 */
export async function duplicate(units, at) {
  const before = new Set(Object.keys(session.units.value));
  const answer = await send({ type: "units.duplicate", units, ...(at ? { at } : {}) });
  if (answer.ok) selection.chooseSeveral(Object.keys(session.units.value).filter((id) => !before.has(id)));
}

/** Lets the keys for copies and for removing work. */
export const installSeveralKeys = () => setSeveralKeys({
  any: () => subjects().length > 0,
  remove: () => void removeUnits(subjects()),
  mayCopy: () => subjects().length > 0 && (getSelection()?.isCollapsed ?? true),
  copy() {
    copied.value = idsOf(subjects());
    toast("note", t("units-copied", { name: nameOf(subjects()) }));
  },
  mayPaste: () => copied.value.some((id) => session.units.value[id]) && Boolean(boardOfPage()?.hasPointedHex()),
  paste() {
    const units = copied.value.filter((id) => session.units.value[id]);
    const hex = ui.hover.value;
    if (hex !== null) void duplicate(units, topOf(hex));
  },
});
