// The page's state as signals, and the doors through which panels act on it.
//
// The session (what the server told) comes in through `setSession`; everything else here is what
// this browser alone knows: selection, tool, open panels. No rule of the game is decided here.

import { batch, computed, effect, signal } from "@preact/signals";
import { createMessages, EMPTY } from "../messages.js";
import { emptySession } from "../store.js";
import { changeWords, doneFor } from "./changes.js";
import { hitsOf, newsOf } from "./news.js";

/** @typedef {import("../store.js").Session} Session */
/** @typedef {import("../store.js").Unit} Unit */
/** @typedef {import("../net.js").Answer} Answer */
/** @typedef {import("../net.js").LinkState} LinkState */

// ---- what the server told ---------------------------------------------------------------------
export const session = signal(/** @type {Session} */ (emptySession()));
export const link = signal(
  /** @type {{state: LinkState, attempt: number, retryIn: number}} */ ({
    state: "connecting",
    attempt: 0,
    retryIn: 0,
  }),
);
export const messages = signal(createMessages(EMPTY));

export const view = computed(() => session.value.view);
export const you = computed(() => session.value.you);
export const online = computed(() => session.value.online);
export const entries = computed(() => session.value.entries);
export const table = computed(() => view.value?.table ?? null);
export const seats = computed(() => view.value?.seats ?? {});
export const scene = computed(() => view.value?.scene ?? null);
export const map = computed(() => scene.value?.map ?? null);
export const units = computed(() => scene.value?.units ?? {});
export const props = computed(() => scene.value?.props ?? {});
export const conflict = computed(() => scene.value?.conflict ?? null);
export const categories = computed(() => view.value?.categories ?? []);
export const characters = computed(() => view.value?.characters ?? {});
export const missions = computed(() => view.value?.missions ?? {});
export const systems = computed(() => view.value?.systems ?? {});
export const requests = computed(() => view.value?.requests ?? {});
export const isHandler = computed(() => you.value?.role === "handler");
/** What this seat may take back: the Handler anything, a pilot the own last move. */
export const undoState = computed(() => {
  const undo = view.value?.undo;
  if (!undo || (!isHandler.value && undo.by !== you.value?.seat)) {
    return { can_undo: false, can_redo: false, what: null };
  }
  return undo;
});
export const isSpectator = computed(() => you.value?.role === "spectator");

/** Ids of the units this seat may steer, in the order of their names. */
export const mine = computed(() => {
  const seat = you.value?.seat;
  const all = Object.values(units.value).filter((unit) => !unit.destroyed);
  const steered = isHandler.value ? all : all.filter((unit) => unit.controller === seat);
  return steered.sort((a, b) => a.name.localeCompare(b.name)).map((unit) => unit.id);
});

/** Open tests that wait for this seat. */
export const pending = computed(() =>
  Object.values(requests.value).filter((request) => answers(request.unit)),
);

/** How parameters of messages are named. */
export const naming = computed(() => ({
  orientation: map.value?.orientation ?? /** @type {"flat"} */ ("flat"),
  unitName: (/** @type {string} */ id) => units.value[id]?.name,
}));

// ---- what only this browser knows -------------------------------------------------------------
export const selected = signal(/** @type {string|null} */ (null));
export const mode = signal(/** @type {"ground"|"flight"} */ ("ground"));
export const tool = signal("select");
export const tab = signal("log");
export const dockOpen = signal(true);
export const cardOpen = signal(true);
export const trackerOpen = signal(true);
export const sheet = signal(/** @type {"handle"|"actions"|"all"} */ ("actions"));
export const theme = signal(/** @type {"dark"|"light"} */ ("dark"));
export const helpOpen = signal(false);
/** What lies open over the map: a character's sheet or a mission, by id ("" for a new one), or the
 * categories of the table. */
export const book = signal(/** @type {{kind: "character"|"mission"|"categories", id: string}|null} */ (null));
/** Which unit's form is open in the Handler's units: an id, "" for a new one, or nothing. */
export const editing = signal(/** @type {string|null} */ (null));
/** Whether something was typed into that form that is not saved yet. */
export const typed = signal(false);
/** A finger is what points here: texts say "tap". */
export const touch = signal(false);
/** The layout for phones: one sheet instead of docks. */
export const narrow = signal(false);
/** The same in a low window, where the sheet stands at the right. */
export const low = signal(false);
export const hover = signal(/** @type {any} */ (null));
export const stack = signal(/** @type {{units: string[], at: [number, number]}|null} */ (null));
export const toasts = signal(/** @type {Toast[]} */ ([]));
export const brush = signal({ size: 1, level: 1, carry: false });
export const coverBrush = signal({ kind: "woods", size: 1, level: 1 });
export const propBrush = signal({ name: "", height: 2, value: 8, base: "" });
/** A unit that waits for a click on the map: a draft (new) or an id (to be put elsewhere). */
export const placing = signal(/** @type {{draft?: any, unit?: string}|null} */ (null));
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
export const planned = signal(/** @type {import("../board/types.js").Plan|null} */ (null));
/** Touch: a flight over a hex with several levels waits for one of them. */
export const levelChoice = signal(
  /** @type {{hex: {q: number, r: number}, levels: {level: number, cost: number}[], level: number,
   *   from: number, at: [number, number], choose: (level: number) => void,
   *   above?: {code: string, params: any, level: number}}|null} */ (null),
);
/** Hexes shown for a moment: where something was refused, or where something is. */
export const flash = signal(/** @type {{cells: any[], style: "blocked"|"found"}} */ ({ cells: [], style: "blocked" }));
export const unread = signal(0);
/** What the board says to a screen reader; it goes again, so that nobody comes upon it later. */
export const announced = signal("");
let announcedTimer = 0;
effect(() => {
  const text = announced.value;
  clearTimeout(announcedTimer);
  if (text !== "") announcedTimer = window.setTimeout(() => (announced.value = ""), 4000);
});
/** The prop picked on the map (for the Handler's damage and remove). */
export const pickedProp = signal(/** @type {string|null} */ (null));

/** @typedef {{id: number, kind: "refused"|"good"|"note", text: string}} Toast */
/** @typedef {{from: any, to: any, answer: any, fromName?: string, toName?: string,
 *   overruled?: string}} Measure */

/** The selected unit as it is now, or null when it is gone. */
export const unit = computed(() =>
  selected.value === null ? null : (units.value[selected.value] ?? null),
);

/** @param {string} id */
export function controls(id) {
  const found = units.value[id];
  if (found === undefined || you.value === null) return false;
  return isHandler.value || found.controller === you.value.seat;
}

/**
 * Whether a test of this unit is this seat's to roll: the pilot's, and the Handler's where no
 * pilot is in control.
 * @param {string} id
 */
export function answers(id) {
  const found = units.value[id];
  if (found === undefined || you.value === null) return false;
  if (isHandler.value) return found.controller === null || found.controller === you.value.seat;
  return found.controller === you.value.seat;
}

/**
 * Which fields of a unit were set, in words, and to what where the line says it.
 * @param {import("../store.js").Entry} entry
 */
function changedFields(entry) {
  const { set, was } = entry.data ?? {};
  if (!set) return {};
  const { word } = messages.value;
  if (Array.isArray(set)) return { fields: set.map((name) => word(`field.${name}`)) };
  const changes = Object.entries(set).map(([name, value]) => {
    const field = word(`field.${name}`);
    if (typeof value === "boolean") return value ? field : `not ${field}`;
    if (typeof value === "number") return `${field} ${was?.[name] ?? ""} to ${value}`;
    if (name === "controller") return `${field} ${seats.value[String(value)]?.name ?? "nobody"}`;
    return typeof value === "string" ? `${field} ${word(value)}` : field;
  });
  return { changes };
}

/** A line of the log in words. @param {import("../store.js").Entry} entry */
export function lineText(entry) {
  // Lines of older tables name what was undone, and no more.
  const change = changeWords(entry.params.change ?? [entry.params.what], messages.value, naming.value);
  const given = { by: { name: entry.by }, ...entry.params, change, ...changedFields(entry) };
  const word = doneFor(entry, units.value);
  if (word !== null) return messages.value.fill(messages.value.word(word), given, naming.value);
  return messages.value.log(entry.code, given, naming.value);
}

// ---- the doors --------------------------------------------------------------------------------
/** @type {{command: (c: any) => Promise<Answer>, query: (n: string, p: any) => Promise<Answer>,
 *   signal: (k: string, d: any) => void}} */
let wire = {
  command: () => Promise.reject(new Error("not connected")),
  query: () => Promise.reject(new Error("not connected")),
  signal: () => {},
};

/** @param {typeof wire} given */
export function setWire(given) {
  wire = given;
}

/** @param {Session} next */
export function setSession(next) {
  const before = session.value;
  batch(() => {
    session.value = next;
    if (selected.value !== null && next.view && !next.view.scene.units[selected.value]) {
      selected.value = null;
    }
    const fresh = next.entries.length && before.entries.length
      ? next.entries.filter((e) => e.n > before.entries[before.entries.length - 1].n).length
      : 0;
    // The Handler steers everybody, so only what is taken back is news there.
    const steered = isHandler.value ? [] : mine.value;
    const seat = you.value?.seat;
    const played = isHandler.value ? [] : Object.values(next.view?.characters ?? {}).filter((each) => each.seat === seat).map((each) => each.id);
    const news = fresh ? newsOf(next.entries.slice(-fresh), seat, steered, played) : [];
    if (news.length > 0) toast("note", news.map(lineText).join(". "));
    const hits = hitsOf(news);
    if (hits.length > 0) flashCells(hits, "found");
    if (fresh && (tab.value !== "log" || !dockOpen.value)) unread.value += fresh;
  });
}

/** Commands under way, by kind: their buttons wait. */
export const busy = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/**
 * Send a command; a refusal is shown with its reason, and where it points on the map (not when
 * `quiet`: whoever asks shows it).
 * @param {any} command
 * @param {{quiet?: boolean}} [how]
 * @returns {Promise<Answer>}
 */
export async function send(command, { quiet = false } = {}) {
  busy.value = new Set([...busy.value, command.type]);
  const answer = await wire.command(command);
  const rest = new Set(busy.value);
  rest.delete(command.type);
  busy.value = rest;
  if (!answer.ok && !quiet) showRefusal(answer.code, answer.params, answer.data);
  return answer;
}

/**
 * @param {string} name
 * @param {any} params
 */
export function ask(name, params) {
  return wire.query(name, params);
}

/**
 * @param {string} kind
 * @param {any} data
 */
export function sendSignal(kind, data) {
  wire.signal(kind, data);
}

/**
 * @param {string} code
 * @param {any} params
 * @param {any} data
 */
export function showRefusal(code, params, data) {
  // The whole page says these.
  if (code === "kicked" || code === "gone") return;
  toast("refused", messages.value.refusal(code, params, naming.value));
  const cell = data?.cell ?? params?.cell ?? (typeof data?.q === "number" ? data : null);
  if (cell && typeof cell.q === "number") flashCells([cell]);
}

let flashTimer = 0;
/** @param {any[]} cells @param {"blocked"|"found"} [style] */
export function flashCells(cells, style = "blocked") {
  clearTimeout(flashTimer);
  if (cells.length === 0 && flash.peek().cells.length === 0) return;
  flash.value = { cells, style };
  if (cells.length > 0) flashTimer = window.setTimeout(() => flashCells([]), 2400);
}

let toastCount = 0;
/**
 * @param {Toast["kind"]} kind
 * @param {string} text
 * @returns {number} by which it can be dismissed
 */
export function toast(kind, text) {
  const same = toasts.value.find((t) => t.text === text);
  if (same) dismiss(same.id);
  toastCount += 1;
  const id = toastCount;
  // Two at most: more would cover the map and its tools.
  toasts.value = [...toasts.value.slice(-1), { id, kind, text }];
  setTimeout(() => dismiss(id), kind === "refused" ? 7000 : 3500);
  return id;
}

/** @param {number} id */
export function dismiss(id) {
  toasts.value = toasts.value.filter((t) => t.id !== id);
}

/** Whether the server is being asked where the selected unit can go. */
export const asking = signal(false);

/** The unit that the Handler has chosen to move whoever's turn it is. */
export const overruled = signal(/** @type {string|null} */ (null));

/** Whether the Handler may choose so for the selected unit: in a conflict, out of its turn. */
export const mayOverrule = computed(() => {
  const chosen = unit.value;
  return isHandler.value && conflict.value !== null && chosen !== null && chosen.at !== null && !chosen.destroyed && chosen.turn !== "active";
});

/** Whether moving the selected unit overrules turn and cost. */
export const overruling = computed(() => mayOverrule.value && overruled.value === selected.value);

export function toggleOverrule() {
  overruled.value = overruling.value ? null : selected.value;
}

/** How many chunks of the map are being fetched. */
export const fetching = signal(0);

/** @param {string|null} id */
export function select(id) {
  batch(() => {
    if (overruled.value !== id) overruled.value = null;
    selected.value = id;
    stack.value = null;
    if (viewshedOf.value !== null) viewshedOf.value = id;
    if (id !== null && narrow.value && tab.value !== "unit") tab.value = "unit";
    const chosen = id === null ? null : units.value[id];
    if (chosen) mode.value = usualMode(chosen);
  });
}

/** How a unit moves unless one chooses: as it has begun to, else by where it is. @param {Unit} unit */
export function usualMode(unit) {
  return unit.movement?.mode ?? (unit.airborne ? "flight" : "ground");
}

/** @param {string} id */
export function setTool(id) {
  batch(() => {
    tool.value = id;
    placing.value = null;
    measure.value = { from: null, to: null, answer: null };
    if (narrow.value && id !== "select") sheet.value = "handle";
    if (id === "range" || id === "sight") measureFromSelected();
  });
}

function measureFromSelected() {
  const chosen = unit.value;
  if (chosen?.at) {
    measure.value = {
      from: { unit: chosen.id },
      fromName: chosen.name,
      to: null,
      answer: null,
    };
  }
}

/** @param {string} id */
export function openTab(id) {
  batch(() => {
    tab.value = id;
    dockOpen.value = true;
    if (narrow.value && sheet.value === "handle") sheet.value = "actions";
    if (id === "log") unread.value = 0;
  });
}

/** Whether there is something of the page's own to leave before the board's turn comes. */
export function layered() {
  return Boolean(viewshedOf.value !== null || helpOpen.value || book.value || stack.value || levelChoice.value || placing.value || tool.value !== "select" || inForm() || (pickedProp.value && selected.value === null));
}

/** Whether a unit's form is what one looks at. */
function inForm() {
  return editing.value !== null && tab.value === "units" && (dockOpen.value || narrow.value);
}

/** Leave the form of a unit, unless that would lose something. */
function leaveForm() {
  if (typed.value) toast("note", "Not saved yet: save the unit, or cancel.");
  else editing.value = null;
}

/** Leave whatever is going on, one layer at a time. */
export function cancel() {
  if (helpOpen.value) helpOpen.value = false;
  else if (book.value) book.value = null;
  else if (stack.value) stack.value = null;
  else if (levelChoice.value) levelChoice.value = null;
  else if (placing.value) placing.value = null;
  else if (measure.value.to || (measure.value.from && tool.value !== "select")) {
    if (measure.value.to) measure.value = { ...measure.value, to: null, answer: null, overruled: undefined };
    else setTool("select");
  } else if (tool.value !== "select") setTool("select");
  else if (inForm()) leaveForm();
  else if (viewshedOf.value !== null) viewshedOf.value = null;
  else if (selected.value !== null) selected.value = null;
  else pickedProp.value = null;
}
