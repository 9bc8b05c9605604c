// State that only this browser has, as signals: selection, tools, open panels, pending choices.

import { signal } from "@preact/signals";

/** The id of the selected unit. */
export const selected = signal(/** @type {string|null} */ (null));
/** How the next movement goes. */
export const mode = signal(/** @type {"ground"|"flight"} */ ("ground"));
/** The id of the current tool, "select" for none. */
export const tool = signal("select");
export const tab = signal("log");
export const dockOpen = signal(true);
export const cardOpen = signal(true);
/** How far the phone's sheet is pulled up. */
export const sheetHeight = signal(/** @type {"handle"|"actions"|"all"} */ ("actions"));
export const theme = signal(/** @type {"dark"|"light"} */ ("dark"));
export const helpOpen = signal(false);
/** Whether the list of seats to view the table as is open. */
export const viewAsMenu = signal(false);
/** Whether the Handler's form for round, segment and turn is open. */
export const roundForm = signal(false);
/** Whether the Handler's form for effects of the environment is open. */
export const environmentForm = signal(false);
/** Whether the Handler's list of undo steps is open. */
export const undoStepsMenu = signal(false);
/** As whom the Handler views the table: a seat's id, "pilots", "spectators", or null. */
export const viewedAs = signal(/** @type {string|null} */ (null));
/** Why nothing can be done on this page, as a refusal; null where this seat can act. */
export const readonly = signal(/** @type {{code: string, params: any}|null} */ (null));
/**
 * The modal over the map: a character's sheet or a mission by id ("" for a new one), or the
 * categories of the table.
 */
export const modal = signal(/** @type {{kind: "character"|"mission"|"categories", id: string}|null} */ (null));
/** Whose form is open in the Handler's units: an id, "" for a new unit, or null. */
export const unitFormId = signal(/** @type {string|null} */ (null));
/** Whether that form has unsaved input. */
export const unitFormDirty = signal(false);
/** Whether the pointer is a finger. Texts then say "tap". */
export const touch = signal(false);
/** Whether the page has the layout for phones and small windows: one sheet instead of docks. */
export const narrow = signal(false);
/** Whether that sheet stands at the right of the map, in a window wider than high. */
export const sheetBeside = signal(false);
/** What the board reports about the hex under the pointer, or null. */
export const hover = signal(/** @type {any} */ (null));
/** Units in one hex among which the person chooses, and where in the window. */
export const stack = signal(/** @type {{units: string[], at: [number, number]}|null} */ (null));
/** The toasts that are shown, oldest first. */
export const toasts = signal(/** @type {Toast[]} */ ([]));
/** The brush for ground levels; `carry`: whether units and props are lifted with it. */
export const groundBrush = signal({ size: 1, level: 1, carry: false });
export const coverBrush = signal({ kind: "woods", size: 1, level: 1 });
export const propBrush = signal({ name: "", height: 2, value: 8, base: "", hidden: false });
/** The sizes of the brushes that veil ground and that show it to players. */
export const veilBrush = signal({ size: 2 });
export const showBrush = signal({ size: 3 });
/** Whether the legend of fog is open. */
export const fogLegendOpen = signal(false);
/** Whether the Handler's map shows what the pilots see. */
export const pilotsView = signal(false);
/** Whether that view is still being fetched. */
export const pilotsViewLoading = signal(false);
/** What the pilots know and see of the map; null while it is not shown. */
export const pilotsFog = signal(/** @type {import("./store.js").Fog|null} */ (null));
/** The ids of the units that the pilots see; null while that is not shown. */
export const pilotsUnits = signal(/** @type {ReadonlySet<string>|null} */ (null));
/** A unit that waits for a click on the map: a draft (new) or an id (to be moved). */
export const placing = signal(/** @type {{draft?: any, unit?: string, command?: any, cells?: import("../features/fight/riders.js").Landing[]}|null} */ (null));
/** The ends of a measurement, and its answer. */
export const measure = signal(/** @type {Measure} */ ({ from: null, to: null, answer: null }));
/** The id of the unit whose viewshed is shown. */
export const viewshedOf = signal(/** @type {string|null} */ (null));
/** The cells that this unit sees, and the hexes that it does not see. */
export const viewshed = signal(/** @type {{cells: any[], unseen: any[]}|null} */ (null));
/** Where the selected unit can go, by mode, and why not. */
export const reach = signal(
  /** @type {{unit: string|null, ground: any, flight: any, why: any}} */ ({
    unit: null,
    ground: null,
    flight: null,
    why: null,
  }),
);
/** The movement that is planned on the board and waits to be confirmed. */
export const plannedMove = signal(/** @type {import("../board/types.js").Plan|null} */ (null));
/** On a phone, the levels among which a flight over a hex waits for a choice. */
export const levelChoice = signal(
  /** @type {{hex: {q: number, r: number}, levels: {level: number, cost: number|string}[], level: number,
   *   from: number, folded?: boolean, words?: [string, string], at: [number, number], choose: (level: number) => void,
   *   above?: {code: string, params: any, level: number}}|null} */ (null),
);
/** The attack that is aimed: see aim-state.js. */
export const aiming = signal(/** @type {import("../features/fight/types.js").Aiming|null} */ (null));
/** The unit that is pointed at in a list. Its token is marked on the map. */
export const pointedUnit = signal(/** @type {string|null} */ (null));
/** Cells marked for a moment, because something was refused there or is to be found there. */
export const flashedCells = signal(/** @type {{cells: any[], style: "blocked"|"found"}} */ ({ cells: [], style: "blocked" }));
/** How many log lines came while the log was out of sight. */
export const unreadLines = signal(0);
/** The id of the prop that the Handler picked on the map. */
export const pickedPropId = signal(/** @type {string|null} */ (null));

/**
 * A message at the edge of the map. `action`: a button; `persistent`: stays until it is dismissed;
 * `lines`: the numbers of the log lines it shows; `retract`: removes its announcement.
 * @typedef {{id: number, kind: "refused"|"good"|"note", text: string, unit?: string,
 *   action?: {label: string, title: string, icon?: string, run: () => void}, persistent?: boolean,
 *   lines?: number[], retract?: () => void}} Toast
 */
/** @typedef {{from: any, to: any, answer: any, fromName?: string, toName?: string,
 *   overruled?: string}} Measure */
