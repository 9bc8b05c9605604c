// The state of the measuring tools: the ends and the answer of a measurement, and the viewshed.

import { signal } from "@preact/signals";
import * as selection from "../../core/selection.js";
import * as ui from "../../core/ui-state.js";

/** @typedef {import("../../core/store.js").CellAt} CellAt */
/** @typedef {{unit: string}|CellAt} End  a unit, or a cell */
/** @typedef {import("../../core/server-types.js").BlockerView} Blocker */
/** @typedef {import("../../core/server-types.js").ProfileSection} Column */
/** @typedef {import("../../core/server-types.js").RangeAnswer} Range */
/** @typedef {import("../../core/server-types.js").SightAnswer} Sight */
/**
 * @typedef {{tool: string, from: End, to: End, refused?: import("../../core/store.js").RefusalReason}
 *   & Partial<Range> & Partial<Omit<Sight, "from"|"to">>} MeasureAnswer
 */
/**
 * @typedef {object} Measure  the ends of a measurement, and its answer
 * @property {End|null} from @property {End|null} to @property {MeasureAnswer|null} answer
 * @property {string} [fromName] @property {string} [toName]
 * @property {boolean} [selected]  it starts at the selected unit, which nobody has pointed at
 * @property {string} [overruled]  what the Handler has ruled instead
 */

/** @type {Measure} */
const NOTHING = { from: null, to: null, answer: null };

export const measure = signal(NOTHING);

/** Changes the measurement. @param {Partial<Measure>} change */
export function changeMeasure(change) {
  measure.value = { ...measure.value, ...change };
}

/** Begins a measurement, with its first end or without. @param {Partial<Measure>} [from] */
export function startMeasure(from = {}) {
  measure.value = { ...NOTHING, ...from };
}

/** Returns whether a measuring tool is taken. */
export const isMeasuring = () => ui.tool.value === "range" || ui.tool.value === "sight";

/** Returns whether the card of the tool leaves no room beside it: on a phone, or with its result. */
export const fillsMap = () => isMeasuring() && (ui.narrow.value || measure.value.to !== null);

/** @type {import("../../core/layers.js").Layer} */
export const measureLayer = {
  id: "measure",
  isOpen: () => measure.value.to !== null || (measure.value.from !== null && ui.tool.value !== "select"),
  close: () => {
    if (measure.value.to !== null) changeMeasure({ to: null, answer: null, overruled: undefined });
    else ui.setTool("select");
  },
  beforeBoard: false,
};

ui.whenToolTaken((id) => {
  const chosen = selection.unit.value;
  const fromUnit = (id === "range" || id === "sight") && chosen?.at;
  startMeasure(fromUnit ? { from: { unit: chosen.id }, fromName: chosen.name, selected: true } : {});
});

/** The id of the unit whose viewshed is shown. */
export const viewshedOf = signal(/** @type {string|null} */ (null));
/** The cells that this unit sees, and the hexes that it does not see. */
export const viewshed = signal(/** @type {{cells: CellAt[], unseen: {q: number, r: number}[]}|null} */ (null));

/** Shows or hides the viewshed of the selected unit. */
export function toggleViewshed() {
  viewshedOf.value = viewshedOf.value === null ? (selection.unit.value?.id ?? null) : null;
}

export function hideViewshed() {
  viewshedOf.value = null;
}

selection.whenSelected((id) => {
  if (viewshedOf.value !== null) viewshedOf.value = id;
});

/** @type {import("../../core/layers.js").Layer} */
export const viewshedLayer = { id: "viewshed", isOpen: () => viewshedOf.value !== null, close: hideViewshed };
