// What the server told, as signals: the session, what is read off it, and what this seat may do.

import { computed, signal } from "@preact/signals";
import { createMessages, EMPTY } from "../messages.js";
import { emptySession } from "../store.js";

/** @typedef {import("../store.js").Session} Session */
/** @typedef {import("../net.js").LinkState} LinkState */

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
