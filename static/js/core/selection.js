// The selected unit, how it moves next, several units chosen together, and the unit that is pointed
// at. A feature whose state depends on the selection registers with whenSelected().

import { batch, computed, signal } from "@preact/signals";
import { units } from "./session.js";
import { narrow, tab } from "./ui-state.js";

/** The id of the selected unit. */
export const selected = signal(/** @type {string|null} */ (null));
/** The selected unit as it is now; null when it is gone. */
export const unit = computed(() => (selected.value === null ? null : (units.value[selected.value] ?? null)));
/** The ids of units that the Handler has chosen together; some may be gone. */
const severalIds = signal(/** @type {readonly string[]} */ ([]));
/** Those units as they are now. */
export const several = computed(() => severalIds.value.flatMap((id) => units.value[id] ?? []));
/** How the next movement goes. */
export const mode = signal(/** @type {"ground"|"flight"} */ ("ground"));
/** The unit that is pointed at in a list. Its token is marked on the map. */
export const pointedUnit = signal(/** @type {string|null} */ (null));

/** @type {((id: string|null) => void)[]} */
const followers = [];

/**
 * Registers a function that runs, in the same batch, whenever a unit is selected: also when it was
 * selected before.
 * @param {(id: string|null) => void} follow
 */
export function whenSelected(follow) {
  followers.push(follow);
}

/** Selects a unit, or nothing. @param {string|null} id */
export function select(id) {
  batch(() => {
    selected.value = id;
    severalIds.value = [];
    for (const follow of followers) follow(id);
    if (id !== null && narrow.value && tab.value !== "unit") tab.value = "unit";
    const chosen = id === null ? null : units.value[id];
    if (chosen) mode.value = usualMode(chosen);
  });
}

/**
 * Sets the selection alone: what follows a selection stays as it is.
 * @param {string|null} id
 */
export function restoreSelection(id) {
  selected.value = id;
}

/** Chooses several units together; then none is selected. @param {readonly string[]} ids */
export function chooseSeveral(ids) {
  batch(() => {
    severalIds.value = [...new Set(ids)];
    if (ids.length > 0) selected.value = null;
  });
}

/**
 * Adds a unit to those chosen together, or takes it out. The first one joins the selected unit.
 * @param {string} id
 */
export function toggleInSeveral(id) {
  const now = several.value.map((unit) => unit.id);
  const before = now.length === 0 && selected.value !== null && selected.value !== id ? [selected.value] : now;
  chooseSeveral(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
}

/**
 * Drops the selection of a unit that a view no longer has.
 * @param {Record<string, unknown>} known @param {string|null} [instead]  the unit that is selected then
 */
export function dropUnknownSelection(known, instead = null) {
  if (selected.value !== null && known[selected.value] === undefined) selected.value = instead;
}

/** Sets how the next movement goes. @param {"ground"|"flight"} how */
export function setMode(how) {
  mode.value = how;
}

/**
 * Returns how a unit moves by default: as its movement began, else by where it is.
 * @param {import("./store.js").Unit} unit
 */
export function usualMode(unit) {
  return unit.movement?.mode ?? (unit.airborne ? "flight" : "ground");
}

/** Marks a unit on the map while it is pointed at in a list. @param {string|null} id */
export function pointAt(id) {
  pointedUnit.value = id;
}

/**
 * Marks the token of a unit on the map, or removes its mark.
 * @param {string} id @param {boolean} on
 */
export function setPointed(id, on) {
  if (on) pointAt(id);
  else if (pointedUnit.peek() === id) pointAt(null);
}

/**
 * Returns the handlers of a name that marks its token while it is hovered or focused.
 * @param {string} id
 */
export const pointerHandlers = (id) => ({
  onPointerEnter: (/** @type {PointerEvent} */ { pointerType }) => setPointed(id, pointerType === "mouse"),
  onPointerLeave: () => setPointed(id, false),
  onFocus: () => setPointed(id, true),
  onBlur: () => setPointed(id, false),
});
