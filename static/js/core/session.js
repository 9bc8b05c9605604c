// What the server told, as signals: the session, what is read off it, and what this seat may do.

import { computed, signal } from "@preact/signals";
import { createMessages, EMPTY } from "../text/messages.js";
import { emptySession } from "./store.js";
import { controllersOf, seatControls } from "./unit-control.js";
import { undoneLinesOf } from "../features/history/undo-lines.js";
import { listed } from "../text/format.js";

/** @typedef {import("./store.js").Session} Session */
/** @typedef {import("./net.js").ConnectionState} ConnectionState */

/** The table as it is now. */
export const liveSession = signal(/** @type {Session} */ (emptySession()));
/** What is shown in its place: a moment of the past, which nobody can change. */
export const historySession = signal(/** @type {Session|null} */ (null));
export const inHistory = computed(() => historySession.value !== null);
/** What the page shows. */
export const session = computed(() => historySession.value ?? liveSession.value);
export const connection = signal(
  /** @type {{state: ConnectionState, attempt: number, retryIn: number}} */ ({
    state: "connecting",
    attempt: 0,
    retryIn: 0,
  }),
);
export const messages = signal(createMessages(EMPTY));

export const view = computed(() => session.value.view);
export const you = computed(() => session.value.you);
export const onlineSeats = computed(() => session.value.online);
export const entries = computed(() => session.value.entries);
/** The lines that were taken back, by number. */
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
export const isHandler = computed(() => you.value?.role === "handler");
/** Whether what is shown is the Handler's, now or then: in the past nobody acts, and the eyes stay
 * whose they were. */
export const seesAll = computed(() => isHandler.value || (inHistory.value && liveSession.value.you?.role === "handler"));
/** What this seat may take back: the Handler anything, a pilot the own last move. */
export const undoState = computed(() => {
  const undo = view.value?.undo;
  if (!undo || inHistory.value || (!isHandler.value && undo.by !== you.value?.seat)) {
    return { can_undo: false, can_redo: false, what: null };
  }
  return undo;
});
export const isSpectator = computed(() => you.value?.role === "spectator");

/** Ids of the units this seat may steer, in the order of their names. */
export const ownUnitIds = computed(() => {
  const seat = you.value?.seat;
  const all = Object.values(units.value).filter((unit) => !unit.destroyed);
  const steered = isHandler.value ? all : all.filter((unit) => seatControls(seat, unit));
  return steered.sort((a, b) => a.name.localeCompare(b.name)).map((unit) => unit.id);
});

/** Open tests that wait for this seat. */
export const pendingTests = computed(() =>
  Object.values(requests.value).filter((request) => mayRollFor(request.unit)),
);

/** How parameters of messages are named. */
export const naming = computed(() => ({
  orientation: map.value?.orientation ?? /** @type {"flat"} */ ("flat"),
  unitName: (/** @type {string} */ id) => units.value[id]?.name,
}));

/**
 * The names of those who steer a unit, as in "Mira and Jo"; "" for nobody.
 * @param {import("./store.js").Unit|null|undefined} unit @param {string} [joint]
 */
export function pilotNames(unit, joint = "and") {
  const names = controllersOf(unit).map((seat) => seats.value[seat]?.name ?? "");
  return listed(names, joint);
}

/** @param {string} id */
export function controls(id) {
  const found = units.value[id];
  if (found === undefined || you.value === null) return false;
  return isHandler.value || seatControls(you.value.seat, found);
}

/**
 * Whether a test of this unit is this seat's to roll: its pilots', and the Handler's where no
 * pilot is in control.
 * @param {string} id
 */
export function mayRollFor(id) {
  const found = units.value[id];
  if (found === undefined || you.value === null) return false;
  if (isHandler.value) return found.controller === null || seatControls(you.value.seat, found);
  return seatControls(you.value.seat, found);
}
