// The state of placing and choosing units: what waits for a click on the map, several units in one
// hex, and the Handler's form.

import { signal } from "@preact/signals";
import { announce } from "../../core/announcer.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as ui from "../../core/ui-state.js";
import { t } from "../../text/t.js";

/** The height of the card of the selected unit over the map, in px; 0 without one. */
export const cardHeight = signal(0);

/**
 * A unit that waits for a click on the map: a draft (new) or an id (to be moved). `command`: fields
 * of another command that needs a place; `name`: what is placed by it; `cells`: the cells allowed;
 * `choose`: what happens with the place instead of a command; `placed`: what follows once it is placed;
 * `keep`: each further click places again;
 * `overlays`: what the map shows until a place is accepted; `hint`: what a click does, instead of
 * the usual text.
 * @typedef {{draft?: {name: string} & Record<string, any>, unit?: string, command?: Record<string, any>, name?: string, cells?: import("./landings.js").Landing[],
 *   choose?: (at: import("../../core/store.js").CellAt) => void, placed?: () => void, keep?: boolean,
 *   overlays?: () => import("../../board/types.js").Overlay[], hint?: string}} Placing
 */
export const placing = signal(/** @type {Placing|null} */ (null));

/** Lets a click on the map place a unit. The map is uncovered for it. @param {Placing} given */
export function startPlacing(given) {
  placing.value = given;
  ui.clearMap();
}

/** Says what the next click does, in the hint and to screen readers; "": the usual. @param {string} hint */
export function hintPlacing(hint) {
  if (placing.value === null) return;
  placing.value = { ...placing.value, hint: hint || undefined };
  if (hint) announce(hint);
}

export function stopPlacing() {
  placing.value = null;
}

ui.whenToolTaken(stopPlacing);

/** @type {import("../../core/layers.js").Layer} */
export const placingLayer = { id: "placing", isOpen: () => placing.value !== null, close: stopPlacing };

/** Units in one hex among which the person chooses, and where in the window. */
export const stack = signal(/** @type {{units: string[], at: [number, number]}|null} */ (null));

/** Offers a choice among the units of a hex. @param {string[]} units @param {[number, number]} at */
export function openStack(units, at) {
  stack.value = { units, at };
}

export function closeStack() {
  stack.value = null;
}

selection.whenSelected(closeStack);

/** @type {import("../../core/layers.js").Layer} */
export const stackLayer = { id: "stack", drawn: "menu", isOpen: () => stack.value !== null, close: closeStack };

/** Whose form is open in the Handler's units: an id, "" for a new unit, or null. */
export const unitFormId = signal(/** @type {string|null} */ (null));
/** Whether that form has unsaved input. */
export const unitFormDirty = signal(false);

/** Opens or closes the form of a unit. @param {string|null} id  "" for a new unit */
export function setUnitForm(id) {
  unitFormId.value = id;
}

/** @param {boolean} dirty */
export function setUnitFormDirty(dirty) {
  unitFormDirty.value = dirty;
}

/** @type {import("../../core/layers.js").Layer} */
export const unitFormLayer = {
  id: "unit-form",
  isOpen: () => unitFormId.value !== null && ui.tab.value === "units" && (ui.dockOpen.value || ui.narrow.value),
  close: () => {
    // closing must not lose unsaved input
    if (unitFormDirty.value) toast("note", t("units-not-saved-yet-save-the-unit"));
    else setUnitForm(null);
  },
};

/** The selection when the form was opened. Another selection changes the form's unit. */
export const selectedThen = signal(/** @type {string|null} */ (null));

/** Opens the form of a unit ("" for a new one), or closes it. @param {string|null} id */
export function openUnitForm(id) {
  // card, map and form show the same unit
  if (id !== null && id !== "" && id !== selection.selected.value) selection.restoreSelection(id);
  selectedThen.value = selection.selected.value;
  setUnitForm(id);
}

/** Opens the form of a unit in its tab. @param {string} id */
export function editUnit(id) {
  openUnitForm(id);
  ui.openTab("units");
  ui.raiseSheet();
}
