// Which results of attacks and of a unit's own rolls are shown over the map (result-panel.js): one
// after the other, each for a while.

import { computed, effect, signal, untracked } from "@preact/signals";
import { actionRollResult } from "../../text/roll-results.js";
import { boardOfPage } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as movement from "../units/movement.js";
import * as aim from "./aim-state.js";
import { targetCell } from "./aim-state.js";
import { setResults } from "./result-handle.js";
import { isOwn, ownReactions, owedRoll } from "./attack-state.js";
import { fillsMap } from "../measure/state.js";
import { jumps } from "../history/history.js";
import { unreadUndone } from "../history/undone-notice.js";
import { endTurnQuestion } from "../round/round.js";
import { playingLayer } from "../round/suggestion-handle.js";

/**
 * How long a result is shown, in milliseconds, when another one waits or the table has gone on, when
 * several wait, and how long a unit's own roll is shown. An attack's result stays until somebody goes on.
 */
const READ_IN = 6000;
const READ_IN_A_QUEUE = 3500;
const OWN_ROLL_SHOWN = 9000;

/** The most results that wait to be shown; older ones are only in the log. */
const MOST_WAITING = 8;

/** @typedef {import("../../core/store.js").Entry[]} ResultLines  the log lines of one attack or one roll */

/** The results to show, one after the other; the first is shown. */
const queue = signal(/** @type {ResultLines[]} */ ([]));
/** How many results have been read since the first of these came. */
const read = signal(0);

/** The log lines shown over the map: of one attack, or of one roll. */
export const results = computed(() => queue.value[0] ?? []);
/** Which result is shown, from 1, and how many there are in all. */
export const resultPlace = computed(() => ({ n: read.value + 1, of: read.value + queue.value.length }));
/** The number of the log line whose calculation is open; 0 for none. */
export const opened = signal(0);

/** Whether a phone has no room for results: a roll or a reaction of this seat is due, a way is planned, something was taken back, or the end of a turn is asked about. */
const noRoom = () => ui.narrow.value && (unreadUndone.value.length > 0 || endTurnQuestion.value !== null || owedRoll.value !== null || ownReactions().length > 0 || movement.plannedMove.value !== null);

/** Whether results are put back for now: they would cover the map or what this seat has to answer. */
export const resultsHeld = computed(() => aim.aiming.value !== null || fillsMap() || noRoom());

/** Whether a log line is an attack's result. @param {import("../../core/store.js").Entry} entry */
export const isAttackResult = (entry) => entry.code.startsWith("attack.result");

/** Shows results as they come in; those that the table has gone on from pass by themselves. */
export function watchResults() {
  setResults({ shown: () => queue.value.length > 0 && !resultsHeld.value, next: nextResult });
  let last = -1;
  let leap = 0;
  let round = 0;
  let active = "";
  effect(() => {
    const entries = session.entries.value;
    const fight = session.conflict.value;
    // a new turn ends the results of the last one
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
    // the summary of what is played has its results
    const fresh = playingLayer.isOpen() ? [] : entries.filter((entry) => entry.n > since && (isAttackResult(entry) || actionRollResult(entry) !== null));
    // a new round, or a new turn of this seat, ends what was before: "Since your turn" has it
    const over = entries.some(({ n, code, params }) => n > since && (code === "round.begun" || (code === "turn.started" && isOwn(params.unit?.unit))));
    const acts = entries.filter((entry) => entry.n > since && (["move", "turn"].includes(entry.kind) || entry.code.startsWith("attack.declared")));
    untracked(() => {
      if (over) clearResults();
      if (begins || acts.length > 0) goesOn.value = true;
      // who goes on has read the result
      if (seen && acts.some((entry) => entry.seat !== null && entry.seat === session.you.value?.seat)) nextResult();
      if (fresh.length === 0) return;
      const newest = fresh.filter(isAttackResult).at(-1);
      if (newest) showTarget(newest);
      addResults(fresh);
    });
  });
  watchTime();
  effect(() => {
    const undone = session.undoneLines.value;
    untracked(() => {
      if (queue.value.flat().some((entry) => undone.has(entry.n))) setQueue(queue.value.map((lines) => lines.filter((entry) => !undone.has(entry.n))));
    });
  });
}

/**
 * Shows attacker and target on the map to the attacker's and the target's players, clear of the result.
 * @param {import("../../core/store.js").Entry} entry
 */
function showTarget({ params }) {
  const targets = params.targets ?? [];
  if (!isOwn(params.unit?.unit) && !targets.some((/** @type {any} */ each) => isOwn(each.unit))) return;
  const at = targets.map(targetCell).find(Boolean);
  requestAnimationFrame(() => {
    const board = boardOfPage();
    const from = session.units.value[params.unit?.unit ?? ""]?.at;
    if (!at || board?.plan() !== null) return;
    if (from) board.show(from);
    board.show(at);
  });
}

/** Whether the table has gone on since the shown result came. */
const goesOn = signal(false);

/** Whether a result is about a unit of the reader. @param {ResultLines} lines */
const isAboutOwn = (lines) => lines.some(({ params }) => isOwn(params.unit?.unit) || (params.targets ?? []).some((/** @type {any} */ each) => isOwn(each.unit)));

/** Whether a result is a roll that the reader made. @param {ResultLines} lines */
const isOwnRoll = ([entry]) => !isAttackResult(entry) && entry.seat !== null && entry.seat === session.you.value?.seat;

/**
 * Adds results to the queue: the lines of an attack together, each roll alone. What waits there and
 * is about others gives way, so that nobody reads of the past while the table plays on.
 * @param {ResultLines} fresh
 */
function addResults(fresh) {
  /** @type {ResultLines[]} */
  const added = [];
  for (const entry of fresh) {
    const last = added.at(-1)?.[0];
    if (last && isAttackResult(entry) && isAttackResult(last) && last.params.attack === entry.params.attack) added.at(-1)?.push(entry);
    else added.push([entry]);
  }
  goesOn.value = false;
  const mine = added.filter(isOwnRoll);
  if (mine.length > 0 && !queue.value.some(isOwnRoll)) {
    // who acts has read what was shown, and looks for the own result
    const unread = queue.value.slice(seen ? 1 : 0);
    read.value += queue.value.length - unread.length;
    const others = [...unread, ...added].filter((lines) => !mine.includes(lines) && isAboutOwn(lines));
    queue.value = [...mine, ...others.slice(-MOST_WAITING)];
    return;
  }
  const [first, ...rest] = queue.value;
  const [shown, ...waiting] = [...(first ? [first] : []), ...rest.filter(isAboutOwn), ...added];
  queue.value = [shown, ...waiting.slice(-MOST_WAITING)];
}

/** Shows other results; the place among them begins anew when there are none. @param {ResultLines[]} left */
function setQueue(left) {
  queue.value = left.filter((lines) => lines.length > 0);
  opened.value = 0;
  if (queue.value.length === 0) read.value = 0;
}

/** Puts the shown result away, and shows the next one. */
export function nextResult() {
  read.value += 1;
  setQueue(queue.value.slice(1));
}

/** Puts all results away. */
export function clearResults() {
  setQueue([]);
}

/** Whether the first result of the queue has been visible. */
let seen = false;

/** Shows the next result once the shown one was visible for its time. An open calculation stops it. */
function watchTime() {
  let timer = 0;
  /** @type {ResultLines} */
  let shown = [];
  // milliseconds for which it was visible, and since when it is
  let visible = 0;
  let since = /** @type {number|null} */ (null);
  effect(() => {
    const lines = results.value;
    const now = performance.now();
    visible = lines === shown ? visible + (since === null ? 0 : now - since) : 0;
    seen = lines === shown && seen;
    shown = lines;
    since = null;
    clearTimeout(timer);
    if (lines.length === 0 || resultsHeld.value) return;
    since = now;
    seen = true;
    const passes = queue.value.length > 1 || goesOn.value;
    if (opened.value !== 0 || (!passes && lines.some(isAttackResult))) return;
    const shownFor = queue.value.length > 2 ? READ_IN_A_QUEUE : passes ? READ_IN : OWN_ROLL_SHOWN;
    timer = window.setTimeout(nextResult, Math.max(0, shownFor - visible));
  });
}
