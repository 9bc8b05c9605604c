// Looking back: the page shows a moment of the past instead of the table as it is now. Here is what
// is shown of it and how one gets about; the bar with its buttons is in timeline-bar.js.
//
// The sockets stay open and the live session goes on underneath; coming back puts it in place again,
// with what was selected and open before.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { conflictsOf, Timeline } from "./timeline.js";
import * as app from "../../core/app.js";
import { apiUrl, problemText } from "../../core/http.js";
import { framedReadonly, asFramed } from "../view-as/framed-page.js";

/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {import("./timeline.js").Mark} Mark */

/** Milliseconds for an event at speed 1, and the speeds there are. */
const EVENT_MS = 1100;
export const SPEEDS = [0.5, 1, 2, 4];

/** Where one looks: null while one sees the table as it is now. */
export const historyState = signal(/** @type {{moment: Moment, marks: readonly Mark[], first: number, since: number}|null} */ (null));
export const playing = signal(false);
export const speed = signal(1);
/** Something of the past is being fetched. */
export const loading = signal(false);
/** Where the slider stands, which is ahead of the map while that is fetched. */
export const targetSeq = signal(1);
/** Of which part the slider is: a conflict by its number, or the whole table. */
export const scope = signal(/** @type {number|null} */ (null));
/** Counts the leaps: what is shown then did not follow from what was shown before. */
export const jumps = signal(0);

/** @type {Timeline|null} */
let reader = null;
let timer = 0;
let requestCount = 0;
/** What one had before one looked back. @type {{selected: string|null, tool: string, tab: string, mode: any}|null} */
let stateBefore = null;

/** Of a shared past: where it begins and ends; else null. @type {{first: number, last: number}|null} */
let replayRange = null;

/** The newest moment there is. */
export const newestSeq = computed(() => replayRange?.last ?? app.liveSession.value.seq);
export const conflicts = computed(() => conflictsOf(historyState.value?.marks ?? [], newestSeq.value));
/** The first and the last moment of the slider. */
export const sliderRange = computed(() => {
  const part = scope.value === null ? null : conflicts.value[scope.value];
  // nobody looks back to before one's own time
  const first = replayRange?.first ?? historyState.value?.first ?? 1;
  return part ? { first: Math.max(part.first, first), last: Math.min(part.last, newestSeq.value) } : { first, last: newestSeq.value };
});
/** Lines of the log that came while one looks back. */
export const missedLines = computed(() => {
  const since = historyState.value?.since ?? 0;
  return app.liveSession.value.entries.filter((entry) => timeOf(entry) > since).length;
});

/** When a line was told, whichever log it stands in: numbers and places are those of one alone. @param {import("../../core/store.js").Entry} [entry] */
const timeOf = (entry) => (entry === undefined ? 0 : Date.parse(entry.at));

/** @param {string} path */
async function get(path) {
  const response = await fetch(asFramed(`${apiUrl()}/${path}`));
  if (response.ok) return response.json();
  const { code } = await response.clone().json().catch(() => ({}));
  throw Object.assign(new Error(await problemText(response)), { code });
}

/** Whether one may look back from here now, or why not. */
function openingBar() {
  if (app.liveSession.value.view === null) return "The table is not here yet.";
  return app.unitFormDirty.value ? "Not saved yet: save the unit, or cancel." : null;
}

/**
 * Look back: at a moment, or at the newest one.
 * @param {number} [seq]
 */
export async function openHistory(seq) {
  const bar = historyState.value === null ? openingBar() : null;
  if (bar !== null) return void app.toast("note", bar);
  if (historyState.value !== null && seq !== undefined) return goToMoment(seq);
  pause();
  requestCount += 1;
  const mine = requestCount;
  loading.value = true;
  try {
    const opened = await new Timeline(get).open();
    const moment = await opened.at(seq ?? opened.last);
    if (mine !== requestCount) return;
    reader = opened;
    const parts = conflictsOf(opened.marks, opened.last);
    const conflict = parts.findIndex((part) => part.first <= moment.seq && moment.seq <= part.last);
    stateBefore = { selected: app.selected.value, tool: app.tool.value, tab: app.tab.value, mode: app.mode.value };
    batch(() => {
      app.setTool("select");
      app.aiming.value = null;
      app.placing.value = null;
      app.viewshedOf.value = null;
      app.levelChoice.value = null;
      app.stack.value = null;
      app.modal.value = null;
      app.pickedPropId.value = null;
      scope.value = conflict < 0 ? null : conflict;
      show(moment, true, timeOf(app.liveSession.value.entries.at(-1)));
    });
    if (stale()) await followNewHistory();
  } catch (error) {
    app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (mine === requestCount) loading.value = false;
  }
}

/**
 * A past that is all there is to see: of a shared mission.
 * @param {any} you
 * @param {{first: number, last: number}} part
 */
export async function openReplay(you, part) {
  replayRange = part;
  app.liveSession.value = { ...app.liveSession.value, you, seq: part.last };
  app.dockOpen.value = true;
  reader = await new Timeline(get).open();
  // a reload stays at its moment, which the address names
  const named = Number(location.hash.slice(1));
  const begin = named >= part.first && named <= part.last ? named : part.first;
  const moment = await reader.at(begin);
  batch(() => {
    scope.value = null;
    show(moment, true, 0);
  });
  effect(() => {
    const seq = historyState.value?.moment.seq;
    if (seq !== undefined) history.replaceState(null, "", seq === part.first ? location.pathname : `#${seq}`);
  });
}

/** Whether there is nothing but the past here. */
export const isReplay = () => replayRange !== null;

/**
 * The same moment in this page's own past, which has a sequence of its own.
 * @param {{of: string, seq: number, epoch: string}} moment  `of`: whose seq that is, "" for the Handler's
 * @returns {Promise<{seq: number, before: boolean}>}
 */
export function sameMoment({ of, seq, epoch }) {
  const whose = of === "" ? "" : `&of=${encodeURIComponent(of)}`;
  return get(`history/moment?seq=${seq}&epoch=${encodeURIComponent(epoch)}${whose}`);
}

/** @param {Moment} moment @param {boolean} leap @param {number} since */
function show(moment, leap, since) {
  const { you, online } = app.liveSession.value;
  // of the history that is read here: fog may have made another one of this seat's meanwhile
  const epoch = reader?.epoch ?? null;
  batch(() => {
    if (leap) jumps.value += 1;
    // Nobody acts in the past: one looks at it as a spectator does, at what one's own seat saw.
    const watcher = you === null ? null : { ...you, role: /** @type {"spectator"} */ ("spectator") };
    app.readonly.value = { code: "looking-back", params: {} };
    app.historySession.value = { you: watcher, epoch, online, seq: moment.seq, view: moment.view, entries: moment.entries };
    historyState.value = { moment, marks: reader?.marks ?? [], first: reader?.first ?? 1, since };
    targetSeq.value = moment.seq;
    if (app.selected.value !== null && !moment.view.scene.units[app.selected.value]) app.selected.value = null;
  });
}

/**
 * Go to a moment; of several wishes the last one counts.
 * @param {number} seq
 */
export async function goToMoment(seq) {
  const now = historyState.value;
  if (reader === null || now === null) return;
  const to = Math.min(newestSeq.value, Math.max(replayRange?.first ?? now.first, seq));
  targetSeq.value = to;
  requestCount += 1;
  const mine = requestCount;
  const quick = !stale() && reader.stretchAt(to) !== null;
  if (!quick) loading.value = true;
  try {
    // what one wants is a place of the history that is the seat's now
    const read = stale() ? await new Timeline(get).open() : reader;
    if (to > read.last && replayRange === null) await read.open();
    const moment = await read.at(to);
    if (mine !== requestCount || historyState.value === null) return;
    reader = read;
    show(moment, to !== now.moment.seq + 1, now.since);
    reader.prefetch(to);
    // whoever goes past the end of a conflict looks at the whole table
    if (to < sliderRange.value.first || to > sliderRange.value.last) scope.value = null;
  } catch (error) {
    if (mine !== requestCount) return;
    if (/** @type {any} */ (error).code === "other-epoch" && replayRange === null) return void (await followNewHistory());
    pause();
    targetSeq.value = now.moment.seq;
    app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (mine === requestCount) loading.value = false;
  }
}

const liveEpoch = computed(() => app.liveSession.value.epoch);
/** Whether what is read here is no longer the seat's history. */
const stale = () => liveEpoch.value !== null && replayRange === null && reader !== null && reader.epoch !== liveEpoch.value;

/**
 * The seat has another history by now, as fog gives it one of its own or takes it back: the same
 * moment is looked up in that.
 */
async function followNewHistory() {
  const now = historyState.value;
  if (now === null || replayRange !== null) return;
  const on = playing.value;
  pause();
  requestCount += 1;
  const mine = requestCount;
  loading.value = true;
  try {
    const opened = await new Timeline(get).open();
    const moment = await opened.sameMoment(now.moment);
    if (mine !== requestCount || historyState.value === null) return;
    reader = opened;
    batch(() => {
      show(moment, true, now.since);
      if (moment.seq < sliderRange.value.first || moment.seq > sliderRange.value.last) scope.value = null;
    });
    if (on && !atEnd.value) togglePlay();
  } catch (error) {
    // still another one: its greeting is on its way
    if (mine === requestCount && /** @type {any} */ (error).code !== "other-epoch") app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (mine === requestCount) loading.value = false;
  }
}

effect(() => {
  if (stale()) untracked(followNewHistory);
});

/** An event on or back. @param {1|-1} step */
export function stepBy(step) {
  pause();
  const now = historyState.value;
  if (now !== null) goToMoment(Math.min(newestSeq.value, targetSeq.value + step));
}

/** To the next turn or round in a direction. @param {1|-1} step @param {"turn"|"round"} kind */
export function goToMark(step, kind) {
  pause();
  const kinds = kind === "round" ? ["round", "conflict", "mission"] : ["turn", "segment", "round", "conflict", "mission"];
  const mark = reader?.nextMark(targetSeq.value, step, kinds) ?? null;
  const { first, last } = sliderRange.value;
  if (mark === null || (replayRange !== null && (mark.seq < first || mark.seq > last))) return goToMoment(step > 0 ? last : first);
  return goToMoment(mark.seq);
}

/** Whether the end of what the slider shows is reached. */
export const atEnd = computed(() => (historyState.value?.moment.seq ?? 0) >= sliderRange.value.last);

export function togglePlay() {
  if (historyState.value === null) return;
  if (playing.value) return pause();
  playing.value = true;
  if (atEnd.value) goToMoment(sliderRange.value.first).then(scheduleTick);
  else tick();
}

function scheduleTick() {
  clearTimeout(timer);
  if (playing.value) timer = window.setTimeout(tick, EVENT_MS / speed.value);
}

async function tick() {
  if (!playing.value || historyState.value === null) return;
  if (atEnd.value) return pause();
  await goToMoment(historyState.value.moment.seq + 1);
  scheduleTick();
}

export function pause() {
  clearTimeout(timer);
  playing.value = false;
}

/** Back to now: everything as it is, with what one had selected and open. */
export function closeHistory() {
  if (historyState.value === null || replayRange !== null) return;
  pause();
  requestCount += 1;
  batch(() => {
    jumps.value += 1;
    historyState.value = null;
    app.historySession.value = null;
    app.readonly.value = framedReadonly;
    loading.value = false;
    if (stateBefore !== null) {
      app.tab.value = stateBefore.tab;
      const there = stateBefore.selected !== null && app.units.value[stateBefore.selected] !== undefined;
      app.selected.value = there ? stateBefore.selected : null;
      app.setTool(stateBefore.tool);
      app.mode.value = stateBefore.mode;
    }
    reader = null;
    stateBefore = null;
  });
}

app.setCloseHistory(closeHistory);

/** Of what a moment is, in words. @param {import("../../core/store.js").View} view */
export function roundText(view) {
  const fight = view.scene.conflict;
  if (fight === null) return "a time without conflict";
  return `round ${fight.round}, ${app.messages.value.word(fight.segment)} segment`;
}
