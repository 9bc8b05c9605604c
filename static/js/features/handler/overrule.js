// Overruling turn and cost: the Handler lets the selected unit act out of turn and for nothing.

import { computed, effect, signal } from "@preact/signals";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";

/** The unit that the Handler lets act out of turn and at no cost. */
const overruledUnit = signal(/** @type {string|null} */ (null));

/** Whether the Handler may overrule for the selected unit: only in a conflict. */
export const mayOverrule = computed(() => {
  const chosen = selection.unit.value;
  return session.isHandler.value && session.conflict.value !== null && chosen !== null && chosen.at !== null && !chosen.destroyed;
});

/** Whether the selected unit acts out of turn and at no cost. */
export const isOverruling = computed(() => mayOverrule.value && overruledUnit.value === selection.selected.value);

/** Starts or stops overruling for the selected unit. */
export function toggleOverrule() {
  overruledUnit.value = isOverruling.value ? null : selection.selected.value;
}

selection.whenSelected((id) => {
  if (overruledUnit.value !== id) overruledUnit.value = null;
});

/** Ends overruling in time. Called once at start. */
export function watchOverruling() {
  let moment = "";
  effect(() => {
    // an override ends when the unit's turn starts or ends
    const now = `${selection.selected.value} ${selection.unit.value?.turn}`;
    if (now !== moment) overruledUnit.value = null;
    moment = now;
  });
  effect(() => {
    // an override is dropped when it becomes impossible, so that it does not return later
    if (overruledUnit.value !== null && !isOverruling.value) overruledUnit.value = null;
  });
}
