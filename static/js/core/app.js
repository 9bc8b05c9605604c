// The state of the page and the functions that change it, under one import.
//
// session.js holds what the server sent, ui-state.js what only this browser knows, commands.js
// sends commands and queries, notices.js shows messages. This file adds what joins them: selecting
// a unit, choosing a tool or tab, and closing layers. None of them decides a rule of the game.

import { batch, computed, signal } from "@preact/signals";
import {
  aiming,
  modal,
  dockOpen,
  unitFormId,
  fogLegendOpen,
  helpOpen,
  levelChoice,
  measure,
  mode,
  narrow,
  pickedPropId,
  placing,
  roundForm,
  environmentForm,
  viewAsMenu,
  selected,
  sheetHeight,
  stack,
  undoStepsMenu,
  tab,
  tool,
  unitFormDirty,
  unreadLines,
  viewshedOf,
} from "./ui-state.js";
import { toast } from "../ui/notices.js";
import { conflict, isHandler, inHistory, units } from "./session.js";

export * from "./ui-state.js";
export * from "../features/log/log-text.js";
export * from "../ui/notices.js";
export * from "./announcer.js";
export * from "./session.js";
export * from "./commands.js";

/** @typedef {import("./store.js").Session} Session */
/** @typedef {import("./store.js").Unit} Unit */
/** @typedef {import("./net.js").Answer} Answer */
/** @typedef {import("./net.js").ConnectionState} ConnectionState */
/** @typedef {import("./ui-state.js").Toast} Toast */
/** @typedef {import("./ui-state.js").Measure} Measure */

/** The selected unit as it is now; null when it is gone. */
export const unit = computed(() =>
  selected.value === null ? null : (units.value[selected.value] ?? null),
);

/** Whether the page waits for the reach of the selected unit. */
export const reachPending = signal(false);

/** The unit that the Handler lets act out of turn and at no cost. */
export const overruledUnit = signal(/** @type {string|null} */ (null));

/** Whether the Handler may overrule for the selected unit: only in a conflict. */
export const mayOverrule = computed(() => {
  const chosen = unit.value;
  return isHandler.value && conflict.value !== null && chosen !== null && chosen.at !== null && !chosen.destroyed;
});

/** Whether the selected unit acts out of turn and at no cost. */
export const isOverruling = computed(() => mayOverrule.value && overruledUnit.value === selected.value);

/** Starts or stops overruling for the selected unit. */
export function toggleOverrule() {
  overruledUnit.value = isOverruling.value ? null : selected.value;
}

/** How many chunks of the map are being fetched. */
export const chunksLoading = signal(0);

/** Selects a unit, or nothing. @param {string|null} id */
export function select(id) {
  batch(() => {
    if (overruledUnit.value !== id) overruledUnit.value = null;
    selected.value = id;
    // in the Map tab a prop stays picked, so that Escape has nothing hidden left to close
    if (id !== null && tab.value !== "map") pickedPropId.value = null;
    stack.value = null;
    if (viewshedOf.value !== null) viewshedOf.value = id;
    if (id !== null && narrow.value && tab.value !== "unit") tab.value = "unit";
    const chosen = id === null ? null : units.value[id];
    if (chosen) mode.value = usualMode(chosen);
  });
}

/** The unfinished movement that the next one replaces, as movementOf() names it. */
const abandonedMove = signal("");

/** Names a movement and how far it has come. @param {Unit} unit */
const movementOf = ({ id, movement, steps }) => `${id} ${movement?.mode} ${movement?.left} ${steps}`;

/** Whether the next movement of the selected unit is a new one although the last has range left. */
export const startsNewMove = computed(() => unit.value !== null && unit.value.movement?.mode === mode.value && abandonedMove.value === movementOf(unit.value));

/**
 * Chooses between a new movement and the rest of the last one.
 * @param {boolean} begin  else the last movement goes on
 */
export function setNewMove(begin) {
  abandonedMove.value = begin && unit.value !== null ? movementOf(unit.value) : "";
}

/**
 * Returns how a unit moves by default: as its movement began, else by where it is.
 * @param {Unit} unit
 */
export function usualMode(unit) {
  return unit.movement?.mode ?? (unit.airborne ? "flight" : "ground");
}

/** Takes a tool and resets what the last one did. @param {string} id */
export function setTool(id) {
  batch(() => {
    tool.value = id;
    placing.value = null;
    measure.value = { from: null, to: null, answer: null };
    if (narrow.value && id !== "select") sheetHeight.value = "handle";
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

/** Opens a tab and the panels it is in. @param {string} id */
export function openTab(id) {
  batch(() => {
    tab.value = id;
    if (id !== "map" && selected.value !== null) pickedPropId.value = null;
    dockOpen.value = true;
    if (narrow.value && sheetHeight.value === "handle") sheetHeight.value = "actions";
    if (id === "log") unreadLines.value = 0;
  });
}

/**
 * Returns whether Escape has a layer of the page to close before it reaches the board.
 * @param {boolean} [countHistory]  whether the history counts as a layer
 */
export function hasOpenLayer(countHistory = true) {
  return Boolean(fogLegendOpen.value || viewAsMenu.value || undoStepsMenu.value || roundForm.value || environmentForm.value || (countHistory && inHistory.value) || aiming.value !== null || viewshedOf.value !== null || helpOpen.value || modal.value || stack.value || levelChoice.value || placing.value || tool.value !== "select" || unitFormOpen() || (pickedPropId.value && selected.value === null));
}

/** Returns whether a unit's form is in sight. */
function unitFormOpen() {
  return unitFormId.value !== null && tab.value === "units" && (dockOpen.value || narrow.value);
}

/** Closes the form of a unit, unless that would lose unsaved input. */
function closeUnitForm() {
  if (unitFormDirty.value) toast("note", "Not saved yet: save the unit, or cancel.");
  else unitFormId.value = null;
}

/** Set by history.js, which imports this file. */
let closeHistory = () => {};
/** Sets how the history is closed. @param {() => void} close */
export const setCloseHistory = (close) => (closeHistory = close);

/** Closes the topmost layer. */
export function cancel() {
  if (viewAsMenu.value) viewAsMenu.value = false;
  else if (roundForm.value) roundForm.value = false;
  else if (environmentForm.value) environmentForm.value = false;
  else if (undoStepsMenu.value) undoStepsMenu.value = false;
  else if (helpOpen.value) helpOpen.value = false;
  else if (modal.value) modal.value = null;
  else if (stack.value) stack.value = null;
  else if (inHistory.value && selected.value !== null) selected.value = null;
  else if (inHistory.value) closeHistory();
  else if (levelChoice.value) levelChoice.value = null;
  else if (fogLegendOpen.value) fogLegendOpen.value = false;
  else if (placing.value) placing.value = null;
  else if (aiming.value !== null) aiming.value = aiming.value.at === null ? null : { ...aiming.value, at: null };
  else if (measure.value.to || (measure.value.from && tool.value !== "select")) {
    if (measure.value.to) measure.value = { ...measure.value, to: null, answer: null, overruled: undefined };
    else setTool("select");
  } else if (tool.value !== "select") setTool("select");
  else if (unitFormOpen()) closeUnitForm();
  else if (viewshedOf.value !== null) viewshedOf.value = null;
  else if (selected.value !== null) {
    selected.value = null;
    if (tab.value !== "map") pickedPropId.value = null;
  } else pickedPropId.value = null;
}
