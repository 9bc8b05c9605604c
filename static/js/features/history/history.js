// The history: the page shows a past moment instead of the table as it is now. Here are its state
// and its steps; the bar is in history-bar.js.
//
// The socket stays open and the live session goes on underneath. Closing the history restores it,
// with the selection and the tab from before.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { conflictsOf } from "./conflicts.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "../map-editor/state.js";
import * as measuring from "../measure/state.js";
import * as movement from "../units/movement.js";
import * as unitState from "../units/state.js";
import { apiUrl, problemText } from "../../core/http.js";
import { framedReadonly, asFramed } from "../view-as/framed-page.js";
import { stopAiming } from "../fight/aim-state.js";
import { loadParts } from "../../ui/parts.js";
import { t } from "../../text/t.js";

/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {import("./timeline.js").Mark} Mark */

/** Milliseconds per event at speed 1. */
const EVENT_MS = 1100;
export const SPEEDS = [0.5, 1, 2, 4];

/**
 * The shown moment, the marks, the first moment of this seat, and when the history was opened; null
 * while the page shows the table as it is now.
 */
export const historyState = signal(/** @type {{moment: Moment, marks: readonly Mark[], first: number, since: number}|null} */ (null));
/** Whether the history plays by itself. */
export const playing = signal(false);
export const speed = signal(1);
/** Whether a moment is being fetched. */
export const loading = signal(false);
/** The seq at the slider. It is ahead of the shown moment while that is fetched. */
export const targetSeq = signal(1);
/** The part that the slider covers: the index of a conflict, or null for everything. */
export const scope = signal(/** @type {number|null} */ (null));
/** Counts the jumps. After one, the board shows no movement from the moment before. */
export const jumps = signal(0);

/** @type {import("./timeline.js").Timeline|null} */
let timeline = null;
let timer = 0;
/** Counts the requests for moments; only the last one counts. */
let requestCount = 0;
/**
 * The state from before the history was opened.
 * @type {{selected: string|null, tool: string, tab: string, mode: "ground"|"flight"}|null}
 */
let stateBefore = null;

/**
 * The first and last seq of a shared replay; null at a table.
 * @type {{first: number, last: number}|null}
 */
let replayRange = null;

/** The seq of the newest moment. */
export const newestSeq = computed(() => replayRange?.last ?? session.liveSession.value.seq);
/** The conflicts of the table, oldest first. */
export const conflicts = computed(() => conflictsOf(historyState.value?.marks ?? [], newestSeq.value));
/** The first and last seq of the slider. */
export const sliderRange = computed(() => {
  const part = scope.value === null ? null : conflicts.value[scope.value];
  // a seat has no history before it joined
  const first = replayRange?.first ?? historyState.value?.first ?? 1;
  return part ? { first: Math.max(part.first, first), last: Math.min(part.last, newestSeq.value) } : { first, last: newestSeq.value };
});
/** How many log lines came since the history was opened. */
export const missedLines = computed(() => {
  const since = historyState.value?.since ?? 0;
  return session.liveSession.value.entries.filter((entry) => timeOf(entry) > since).length;
});

/**
 * Returns when a log line was written. Times compare across the histories of a seat, line numbers
 * do not.
 * @param {import("../../core/store.js").Entry} [entry]
 */
const timeOf = (entry) => (entry === undefined ? 0 : Date.parse(entry.at));

/**
 * Fetches a resource of the history. Throws with the text and code of the problem.
 * @param {string} path
 */
async function fetchHistory(path) {
  const response = await fetch(asFramed(`${apiUrl()}/${path}`));
  if (response.ok) return response.json();
  const { code } = await response.clone().json().catch(() => ({}));
  throw Object.assign(new Error(await problemText(response)), { code });
}

/** Returns why the history cannot be opened now, or null. */
function openingBar() {
  if (session.liveSession.value.view === null) return t("history-the-table-is-not-here-yet");
  return unitState.unitFormDirty.value ? t("history-not-saved-yet-save-the-unit") : null;
}

/**
 * What reads the history, null until the parts of the page have come.
 * @type {typeof import("./timeline.js").Timeline|null}
 */
let Reader = null;

/** Sets what reads the history. Called once by the parts of the page. @param {NonNullable<typeof Reader>} given */
export function setTimeline(given) {
  Reader = given;
}

/** Reads the marks of the history. */
async function openTimeline() {
  await loadParts();
  if (Reader === null) throw new Error(t("history-could-not-be-loaded"));
  return new Reader(fetchHistory).open();
}

/** Shows a past moment, by default the newest one. @param {number} [seq] */
export async function openHistory(seq) {
  const bar = historyState.value === null ? openingBar() : null;
  if (bar !== null) return void toast("note", bar);
  if (historyState.value !== null && seq !== undefined) return goToMoment(seq);
  pause();
  requestCount += 1;
  const request = requestCount;
  loading.value = true;
  try {
    const opened = await openTimeline();
    const moment = await opened.at(seq ?? opened.last);
    if (request !== requestCount) return;
    timeline = opened;
    const parts = conflictsOf(opened.marks, opened.last);
    const conflict = parts.findIndex((part) => part.first <= moment.seq && moment.seq <= part.last);
    stateBefore = { selected: selection.selected.value, tool: ui.tool.value, tab: ui.tab.value, mode: selection.mode.value };
    batch(() => {
      ui.setTool("select");
      stopAiming();
      unitState.stopPlacing();
      measuring.hideViewshed();
      movement.setLevelChoice(null);
      unitState.closeStack();
      ui.closeModal();
      mapTools.setPickedProp(null);
      scope.value = conflict < 0 ? null : conflict;
      showMoment(moment, true, timeOf(session.liveSession.value.entries.at(-1)));
    });
    if (isStale()) await followNewHistory();
  } catch (error) {
    toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (request === requestCount) loading.value = false;
  }
}

/**
 * Shows a replay, where the history is all there is.
 * @param {import("../../core/store.js").You} you
 * @param {{first: number, last: number}} part
 */
export async function openReplay(you, part) {
  replayRange = part;
  session.markReplay();
  session.setLiveSession({ ...session.liveSession.value, you, seq: part.last });
  ui.setDockOpen(true);
  timeline = await openTimeline();
  // after a reload the address has the moment
  const named = Number(location.hash.slice(1));
  const begin = named >= part.first && named <= part.last ? named : part.first;
  const moment = await timeline.at(begin);
  batch(() => {
    scope.value = null;
    showMoment(moment, true, 0);
  });
  effect(() => {
    const seq = historyState.value?.moment.seq;
    if (seq !== undefined) history.replaceState(null, "", seq === part.first ? location.pathname : `#${seq}`);
  });
}

/**
 * Returns the same moment in this page's own history, whose numbers may differ.
 * @param {{of: string, seq: number, epoch: string}} moment  `of`: whose seq it is, "" for the
 *   Handler's
 * @returns {Promise<{seq: number, before: boolean}>} `before`: the moment is before this seat joined
 */
export function sameMoment({ of, seq, epoch }) {
  const whose = of === "" ? "" : `&of=${encodeURIComponent(of)}`;
  return fetchHistory(`history/moment?seq=${seq}&epoch=${encodeURIComponent(epoch)}${whose}`);
}

/** Shows a moment. @param {Moment} moment @param {boolean} leap @param {number} since */
function showMoment(moment, leap, since) {
  const { you, online, clockAhead } = session.liveSession.value;
  // the epoch of the history that was read, because fog may have given this seat another one since
  const epoch = timeline?.epoch ?? null;
  batch(() => {
    if (leap) jumps.value += 1;
    // nobody acts in the history, so every seat looks at it as a spectator, with what it saw then
    const watcher = you === null ? null : { ...you, role: /** @type {"spectator"} */ ("spectator") };
    session.setReadonly({ code: "looking-back", params: {} });
    session.showSession({ you: watcher, epoch, online, clockAhead, seq: moment.seq, view: moment.view, entries: moment.entries });
    historyState.value = { moment, marks: timeline?.marks ?? [], first: timeline?.first ?? 1, since };
    targetSeq.value = moment.seq;
    selection.dropUnknownSelection(moment.view.scene.units);
  });
}

/** Shows a moment. Of several requests the last one counts. @param {number} seq */
export async function goToMoment(seq) {
  const now = historyState.value;
  if (timeline === null || now === null) return;
  const to = Math.min(newestSeq.value, Math.max(replayRange?.first ?? now.first, seq));
  targetSeq.value = to;
  requestCount += 1;
  const request = requestCount;
  const quick = !isStale() && timeline.stretchAt(to) !== null;
  if (!quick) loading.value = true;
  try {
    // the seq is one of the seat's current history
    const read = isStale() ? await openTimeline() : timeline;
    if (to > read.last && replayRange === null) await read.open();
    const moment = await read.at(to);
    if (request !== requestCount || historyState.value === null) return;
    timeline = read;
    showMoment(moment, to !== now.moment.seq + 1, now.since);
    timeline.prefetch(to);
    // outside of the conflict the slider covers everything
    if (to < sliderRange.value.first || to > sliderRange.value.last) scope.value = null;
  } catch (error) {
    if (request !== requestCount) return;
    if (/** @type {any} */ (error).code === "other-epoch" && replayRange === null) return void (await followNewHistory());
    pause();
    targetSeq.value = now.moment.seq;
    toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (request === requestCount) loading.value = false;
  }
}

const liveEpoch = computed(() => session.liveSession.value.epoch);
/** Whether the seat has another history by now than the one that was read. */
const isStale = () => liveEpoch.value !== null && replayRange === null && timeline !== null && timeline.epoch !== liveEpoch.value;

/**
 * Finds the shown moment in the seat's new history, after fog gave it one of its own or took it
 * back.
 */
async function followNewHistory() {
  const now = historyState.value;
  if (now === null || replayRange !== null) return;
  const on = playing.value;
  pause();
  requestCount += 1;
  const request = requestCount;
  loading.value = true;
  try {
    const opened = await openTimeline();
    const moment = await opened.sameMoment(now.moment);
    if (request !== requestCount || historyState.value === null) return;
    timeline = opened;
    batch(() => {
      showMoment(moment, true, now.since);
      if (moment.seq < sliderRange.value.first || moment.seq > sliderRange.value.last) scope.value = null;
    });
    if (on && !atEnd.value) togglePlay();
  } catch (error) {
    // the history changed again; the next hello follows that up
    if (request === requestCount && /** @type {any} */ (error).code !== "other-epoch") toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (request === requestCount) loading.value = false;
  }
}

effect(() => {
  if (isStale()) untracked(followNewHistory);
});

/** Goes one event on or back. @param {1|-1} step */
export function stepBy(step) {
  pause();
  const now = historyState.value;
  if (now !== null) goToMoment(Math.min(newestSeq.value, targetSeq.value + step));
}

/**
 * Goes to the next turn or round in a direction.
 * @param {1|-1} step @param {"turn"|"round"} kind
 */
export function goToMark(step, kind) {
  pause();
  const kinds = kind === "round" ? ["round", "conflict", "mission"] : ["turn", "segment", "round", "conflict", "mission"];
  const mark = timeline?.nextMark(targetSeq.value, step, kinds) ?? null;
  const { first, last } = sliderRange.value;
  if (mark === null || (replayRange !== null && (mark.seq < first || mark.seq > last))) return goToMoment(step > 0 ? last : first);
  return goToMoment(mark.seq);
}

/** Whether the end of the slider is reached. */
export const atEnd = computed(() => (historyState.value?.moment.seq ?? 0) >= sliderRange.value.last);

/** Plays or pauses. */
export function togglePlay() {
  if (historyState.value === null) return;
  if (playing.value) return pause();
  playing.value = true;
  if (atEnd.value) goToMoment(sliderRange.value.first).then(scheduleTick);
  else tick();
}

/** Schedules the next event. */
function scheduleTick() {
  clearTimeout(timer);
  if (playing.value) timer = window.setTimeout(tick, EVENT_MS / speed.value);
}

/** Shows the next event. */
async function tick() {
  if (!playing.value || historyState.value === null) return;
  if (atEnd.value) return pause();
  await goToMoment(historyState.value.moment.seq + 1);
  scheduleTick();
}

/** Stops playing. */
export function pause() {
  clearTimeout(timer);
  playing.value = false;
}

/** Shows the table as it is now, with the selection and the tab from before. */
export function closeHistory() {
  if (historyState.value === null || replayRange !== null) return;
  pause();
  requestCount += 1;
  batch(() => {
    jumps.value += 1;
    historyState.value = null;
    session.showSession(null);
    session.setReadonly(framedReadonly);
    loading.value = false;
    if (stateBefore !== null) {
      ui.restoreTab(stateBefore.tab);
      const there = stateBefore.selected !== null && session.units.value[stateBefore.selected] !== undefined;
      selection.restoreSelection(there ? stateBefore.selected : null);
      ui.setTool(stateBefore.tool);
      selection.setMode(stateBefore.mode);
    }
    timeline = null;
    stateBefore = null;
  });
}

/** @type {import("../../core/layers.js").Layer} */
export const historyLayer = {
  id: "history",
  isOpen: () => session.inHistory.value,
  // the selection first, then the history
  close: () => (selection.selected.value !== null ? selection.restoreSelection(null) : closeHistory()),
};

/** Returns round and segment of a moment. @param {import("../../core/store.js").View} view */
export function roundText(view) {
  const fight = view.scene.conflict;
  if (fight === null) return t("history-a-time-without-conflict");
  return t("history-round-segment", { round: fight.round, word: session.messages.value.word(fight.segment) });
}
