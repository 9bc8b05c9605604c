// The session with the server as signals, what is derived from it, and what this seat may do.

import { computed, signal } from "@preact/signals";
import { catalogue } from "../text/catalogue.js";
import { createMessages } from "../text/messages.js";
import { emptySession } from "./store.js";
import { controllersOf, seatControls } from "./unit-control.js";
import { undoneLinesOf } from "../text/undo-lines.js";
import { listText } from "../text/format.js";

/** @typedef {import("./store.js").Session} Session */
/** @typedef {import("./net.js").ConnectionState} ConnectionState */

/** The session of the table as it is now. */
export const liveSession = signal(/** @type {Session} */ (emptySession()));
/** The past moment that is shown instead; null while the page shows the table as it is now. */
export const historySession = signal(/** @type {Session|null} */ (null));
/** Whether the page shows a past moment. */
export const inHistory = computed(() => historySession.value !== null);
/** The session that the page shows. */
export const shownSession = computed(() => historySession.value ?? liveSession.value);
/** The state of the connection. */
export const connection = signal(
  /** @type {{state: ConnectionState, attempt: number, retryIn: number}} */ ({
    state: "connecting",
    attempt: 0,
    retryIn: 0,
  }),
);
/** Why nothing can be done on this page, as a refusal; null where this seat can act. */
export const readonly = signal(/** @type {{code: string, params: any}|null} */ (null));
/** Whether this page is a replay, where the history is all there is. */
export const inReplay = signal(false);
/** The texts of codes. */
export const messages = signal(createMessages(catalogue));

export const view = computed(() => shownSession.value.view);
export const you = computed(() => shownSession.value.you);
export const onlineSeats = computed(() => shownSession.value.online);
/** The lines of the log, oldest first. */
export const entries = computed(() => shownSession.value.entries);
/** The numbers of the log lines that are undone. */
export const undoneLines = computed(() => undoneLinesOf(entries.value));
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
/** The units that this seat controls and that are in another scene. */
export const ownUnitsElsewhere = computed(() => (view.value?.elsewhere ?? []).filter((unit) => unit.seats.includes(you.value?.seat ?? "")));
export const isHandler = computed(() => you.value?.role === "handler");
/** The scene that the Handlers prepare, which players do not see; null while they look at the same. */
export const preparedScene = computed(() => (isHandler.value && view.value !== null && view.value.scene.id !== view.value.active_scene ? view.value.scene.id : null));
/**
 * Whether the shown session is the Handler's. In the history every seat is a spectator, but sees
 * what its own role saw.
 */
export const seesAll = computed(() => isHandler.value || (inHistory.value && liveSession.value.you?.role === "handler"));
/** @type {import("./server-types.js").UndoView} */
const NOTHING_TO_UNDO = { can_undo: false, can_redo: false, what: null, by: null, unit: null, prop: null, redo: null, steps: [], again: [] };
/** What this seat may undo and redo: the Handler everything, a pilot the own last move. */
export const undoState = computed(() => {
  const undo = view.value?.undo;
  if (!undo || inHistory.value || (!isHandler.value && undo.by !== you.value?.seat)) {
    return NOTHING_TO_UNDO;
  }
  return undo;
});
/** The time by the server's clock, in milliseconds: that of a phone may differ. */
export const serverNow = () => Date.now() + liveSession.peek().clockAhead;
export const isSpectator = computed(() => you.value?.role === "spectator");

/** The ids of the units that this seat controls, ordered by name. */
export const ownUnitIds = computed(() => {
  const seat = you.value?.seat;
  const all = Object.values(units.value).filter((unit) => !unit.destroyed);
  const steered = isHandler.value ? all : all.filter((unit) => seatControls(seat, unit));
  return steered.sort((a, b) => a.name.localeCompare(b.name)).map((unit) => unit.id);
});

/** Open tests that this seat has to roll. */
export const pendingTests = computed(() =>
  Object.values(requests.value).filter((request) => mayRollFor(request.unit)),
);

/** How parameters of messages are named. */
export const naming = computed(() => ({
  orientation: map.value?.orientation ?? /** @type {"flat"} */ ("flat"),
  unitName: (/** @type {string} */ id) => units.value[id]?.name,
}));

/**
 * Returns the names of the seats that control a unit: "Mira and Jo". "" when there is none.
 * @param {import("./store.js").Unit|null|undefined} unit @param {string} [joint]
 */
export function pilotNames(unit, joint = "and") {
  const names = controllersOf(unit).map((seat) => seats.value[seat]?.name ?? "");
  return listText(names, joint);
}

/** Returns whether this seat controls a unit. @param {string} id */
export function controls(id) {
  const found = units.value[id];
  if (found === undefined || you.value === null) return false;
  return isHandler.value || seatControls(you.value.seat, found);
}

/**
 * Returns whether this seat rolls the tests of a unit: its pilots, or the Handler where no pilot
 * controls it.
 * @param {string} id
 */
export function mayRollFor(id) {
  const found = units.value[id];
  if (found === undefined || you.value === null) return false;
  if (isHandler.value) return found.controller === null || seatControls(you.value.seat, found);
  return seatControls(you.value.seat, found);
}

/** Takes the newest session of the server. @param {Session} next */
export function setLiveSession(next) {
  liveSession.value = next;
}

/** Shows a past moment, or the table as it is now. @param {Session|null} past */
export function showSession(past) {
  historySession.value = past;
}

/** Notes the state of the connection. @param {typeof connection.value} now */
export function setConnection(now) {
  connection.value = now;
}

/** Sets the texts. @param {typeof messages.value} texts */
export function setMessages(texts) {
  messages.value = texts;
}

/** Sets why nothing can be done on this page; null where this seat can act. @param {typeof readonly.value} reason */
export function setReadonly(reason) {
  readonly.value = reason;
}

/** Makes this page a replay. */
export function markReplay() {
  inReplay.value = true;
}
