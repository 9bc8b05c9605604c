// What this browser alone knows, as signals: selection, tool, open panels, what is being asked.

import { signal } from "@preact/signals";

export const selected = signal(/** @type {string|null} */ (null));
export const mode = signal(/** @type {"ground"|"flight"} */ ("ground"));
export const tool = signal("select");
export const tab = signal("log");
export const dockOpen = signal(true);
export const cardOpen = signal(true);
export const sheetHeight = signal(/** @type {"handle"|"actions"|"all"} */ ("actions"));
export const theme = signal(/** @type {"dark"|"light"} */ ("dark"));
export const helpOpen = signal(false);
/** The Handler's list of those as whom the table can be looked at. */
export const viewAsMenu = signal(false);
/** Whether the Handler's form for round, segment and turn is open. */
export const roundForm = signal(false);
/** Whether the Handler has the effects of the environment open. */
export const environmentForm = signal(false);
/** The Handler's list of the last steps. */
export const undoStepsMenu = signal(false);
/** As whom the Handler looks at the table just now: a seat, "pilots", "spectators", or nobody. */
export const viewedAs = signal(/** @type {string|null} */ (null));
/** Why nothing can be done on this page, as a refusal; null where one can act. */
export const readonly = signal(/** @type {{code: string, params: any}|null} */ (null));
/** What lies open over the map: a character's sheet or a mission, by id ("" for a new one), or the
 * categories of the table. */
export const modal = signal(/** @type {{kind: "character"|"mission"|"categories", id: string}|null} */ (null));
/** Which unit's form is open in the Handler's units: an id, "" for a new one, or nothing. */
export const unitFormId = signal(/** @type {string|null} */ (null));
/** Whether something was typed into that form that is not saved yet. */
export const unitFormDirty = signal(false);
/** A finger is what points here: texts say "tap". */
export const touch = signal(false);
/** The layout for phones and small windows: one sheet instead of docks. */
export const narrow = signal(false);
/** The same in a window wider than high, where the sheet stands at the right. */
export const sheetBeside = signal(false);
export const hover = signal(/** @type {any} */ (null));
export const stack = signal(/** @type {{units: string[], at: [number, number]}|null} */ (null));
export const toasts = signal(/** @type {Toast[]} */ ([]));
export const groundBrush = signal({ size: 1, level: 1, carry: false });
export const coverBrush = signal({ kind: "woods", size: 1, level: 1 });
export const propBrush = signal({ name: "", height: 2, value: 8, base: "", hidden: false });
/** How wide the brushes are that keep ground back, and that show it to players. */
export const veilBrush = signal({ size: 2 });
export const showBrush = signal({ size: 3 });
/** Whether it is said what fog means. */
export const fogLegendOpen = signal(false);
/** Whether the Handler's map shows what the pilots see of it, whether that is being asked, and what it is. */
export const pilotsView = signal(false);
export const pilotsViewLoading = signal(false);
export const pilotsFog = signal(/** @type {import("./store.js").Fog|null} */ (null));
/** The units that the pilots see, by id; null while that is not looked at. */
export const pilotsUnits = signal(/** @type {ReadonlySet<string>|null} */ (null));
/** A unit that waits for a click on the map: a draft (new) or an id (to be put elsewhere). */
export const placing = signal(/** @type {{draft?: any, unit?: string, command?: any, cells?: import("../features/fight/riders.js").Landing[]}|null} */ (null));
export const measure = signal(/** @type {Measure} */ ({ from: null, to: null, answer: null }));
/** Whose view is shown over the map, and what it sees. */
export const viewshedOf = signal(/** @type {string|null} */ (null));
export const viewshed = signal(/** @type {{cells: any[], unseen: any[]}|null} */ (null));
export const reach = signal(
  /** @type {{unit: string|null, ground: any, flight: any, why: any}} */ ({
    unit: null,
    ground: null,
    flight: null,
    why: null,
  }),
);
/** The movement that stands on the board and waits to be confirmed. */
export const plannedMove = signal(/** @type {import("../board/types.js").Plan|null} */ (null));
/** Touch: a flight over a hex with several levels waits for one of them. */
export const levelChoice = signal(
  /** @type {{hex: {q: number, r: number}, levels: {level: number, cost: number|string}[], level: number,
   *   from: number, folded?: boolean, words?: [string, string], at: [number, number], choose: (level: number) => void,
   *   above?: {code: string, params: any, level: number}}|null} */ (null),
);
/** With which weapon somebody aims, and at what: see aim-state.js. */
export const aiming = signal(/** @type {import("../features/fight/types.js").Aiming|null} */ (null));
/** A unit whose name is pointed at in a list: its token is marked on the map. */
export const pointedUnit = signal(/** @type {string|null} */ (null));
/** Hexes shown for a moment: where something was refused, or where something is. */
export const flashedCells = signal(/** @type {{cells: any[], style: "blocked"|"found"}} */ ({ cells: [], style: "blocked" }));
export const unreadLines = signal(0);
/** The prop picked on the map (for the Handler's damage and remove). */
export const pickedPropId = signal(/** @type {string|null} */ (null));

/** @typedef {{id: number, kind: "refused"|"good"|"note", text: string, unit?: string,
 *   action?: {label: string, title: string, icon?: string, run: () => void}, persistent?: boolean, lines?: number[],
 *   retract?: () => void}} Toast
 *   `way`: past a refusal; `lines`: of the log, that it tells; `unsay`: takes
 *   back what was said of it */
/** @typedef {{from: any, to: any, answer: any, fromName?: string, toName?: string,
 *   overruled?: string}} Measure */
