// Which results of attacks and of a unit's own rolls are shown over the map (result-panel.js), for a
// while.

import { effect, signal, untracked } from "@preact/signals";
import { actionRollResult } from "../../text/roll-results.js";
import { boardOfPage } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as movement from "../units/movement.js";
import * as aim from "./aim-state.js";
import { targetCell } from "./aim-state.js";
import { isOwn } from "./attack-state.js";
import { jumps } from "../history/history.js";
import { playingLayer } from "../round/suggestion-handle.js";

/**
 * How long a unit's own roll is shown, in milliseconds; an attack's result stays until it is closed
 * or anybody goes on.
 */
const OWN_ROLL_SHOWN = 9000;

/** The log lines shown over the map: of one attack, or of one roll. */
export const results = signal(/** @type {import("../../core/store.js").Entry[]} */ ([]));
/** The number of the log line whose calculation is open; 0 for none. */
export const opened = signal(0);
let timer = 0;

/** Whether a log line is an attack's result. @param {import("../../core/store.js").Entry} entry */
export const isAttackResult = (entry) => entry.code.startsWith("attack.result");

/** Shows results as they come in, and clears them when the table has moved on. */
export function watchResults() {
  let last = -1;
  let leap = 0;
  let round = 0;
  let active = "";
  effect(() => {
    const entries = session.entries.value;
    const fight = session.conflict.value;
    // a new turn clears the results of the last one
    const begins = fight !== null && (fight.round !== round || (fight.active ?? active) !== active);
    round = fight?.round ?? 0;
    active = fight?.active ?? active;
    const newest = entries.length ? entries[entries.length - 1].n : 0;
    // the table was set to another point in time
    if (leap !== jumps.value) {
      leap = jumps.value;
      last = newest;
      untracked(clearResults);
      return;
    }
    const since = last;
    last = newest;
    // lines from before the page was loaded are not new
    if (since < 0 || session.view.value === null) {
      last = session.view.value === null ? -1 : newest;
      return;
    }
    const fresh = entries.filter((entry) => entry.n > since && (isAttackResult(entry) || (actionRollResult(entry) !== null && !playingLayer.isOpen())));
    const begun = entries.some((entry) => entry.n > since && entry.code.startsWith("attack.declared"));
    untracked(() => {
      if (begun || begins) clearResults();
      if (fresh.length === 0) {
        const acts = entries.some((entry) => entry.n > since && ["move", "turn"].includes(entry.kind));
        if (acts) clearResults();
        return;
      }
      // an attack on several units has several lines
      const attack = fresh.filter(isAttackResult);
      results.value = attack.length > 0 ? attack.slice(-4) : fresh.slice(-1);
      opened.value = 0;
      clearTimeout(timer);
      const newest = fresh.filter(isAttackResult).at(-1);
      if (newest) showTarget(newest);
      timer = window.setTimeout(() => opened.value === 0 && (results.value = results.value.filter(isAttackResult)), OWN_ROLL_SHOWN);
    });
  });
  effect(() => {
    // on a phone a result covers the way that is planned
    if (aim.aiming.value !== null || (ui.narrow.value && movement.plannedMove.value !== null)) clearResults();
  });
  effect(() => {
    const undone = session.undoneLines.value;
    untracked(() => {
      if (results.value.some((entry) => undone.has(entry.n))) results.value = results.value.filter((entry) => !undone.has(entry.n));
    });
  });
}

/**
 * Shows the target on the map to the attacker's and the target's players, clear of the result.
 * @param {import("../../core/store.js").Entry} entry
 */
function showTarget({ params }) {
  const targets = params.targets ?? [];
  if (!isOwn(params.unit?.unit) && !targets.some((/** @type {any} */ each) => isOwn(each.unit))) return;
  const at = targets.map(targetCell).find(Boolean);
  requestAnimationFrame(() => {
    const board = boardOfPage();
    if (at && board?.plan() === null) board.show(at);
  });
}

export function clearResults() {
  results.value = [];
  opened.value = 0;
}
