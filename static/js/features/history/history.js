// Looking back: the page shows a moment of the past instead of the table as it is now. Here is what
// is shown of it and how one gets about; the bar with its buttons is in timeline-bar.js.
//
// The sockets stay open and the live session goes on underneath; coming back puts it in place again,
// with what was selected and open before.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { conflictsOf, Past } from "./timeline.js";
import * as app from "../../core/app.js";
import { api, problemText } from "../../core/http.js";
import { ownReadonly, seenFrom } from "../view-as/viewed-page.js";

/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {import("./timeline.js").Mark} Mark */

/** Milliseconds for an event at speed 1, and the speeds there are. */
const PACE = 1100;
export const SPEEDS = [0.5, 1, 2, 4];

/** Where one looks: null while one sees the table as it is now. */
export const past = signal(/** @type {{moment: Moment, marks: readonly Mark[], first: number, since: number}|null} */ (null));
export const playing = signal(false);
export const speed = signal(1);
/** Something of the past is being fetched. */
export const fetching = signal(false);
/** Where the slider stands, which is ahead of the map while that is fetched. */
export const wanted = signal(1);
/** Of which part the slider is: a conflict by its number, or the whole table. */
export const scope = signal(/** @type {number|null} */ (null));
/** Counts the leaps: what is shown then did not follow from what was shown before. */
export const leaps = signal(0);

/** @type {Past|null} */
let reader = null;
let timer = 0;
let wish = 0;
/** What one had before one looked back. @type {{selected: string|null, tool: string, tab: string, mode: any}|null} */
let before = null;

/** Of a shared past: where it begins and ends; else null. @type {{first: number, last: number}|null} */
let bounds = null;

/** The newest moment there is. */
export const newest = computed(() => bounds?.last ?? app.live.value.seq);
export const conflicts = computed(() => conflictsOf(past.value?.marks ?? [], newest.value));
/** The first and the last moment of the slider. */
export const span = computed(() => {
  const part = scope.value === null ? null : conflicts.value[scope.value];
  // nobody looks back to before one's own time
  const first = bounds?.first ?? past.value?.first ?? 1;
  return part ? { first: Math.max(part.first, first), last: Math.min(part.last, newest.value) } : { first, last: newest.value };
});
/** Lines of the log that came while one looks back. */
export const missed = computed(() => {
  const since = past.value?.since ?? 0;
  return app.live.value.entries.filter((entry) => whenOf(entry) > since).length;
});

/** When a line was told, whichever log it stands in: numbers and places are those of one alone. @param {import("../../core/store.js").Entry} [entry] */
const whenOf = (entry) => (entry === undefined ? 0 : Date.parse(entry.at));

/** @param {string} path */
async function get(path) {
  const response = await fetch(seenFrom(`${api()}/${path}`));
  if (response.ok) return response.json();
  const { code } = await response.clone().json().catch(() => ({}));
  throw Object.assign(new Error(await problemText(response)), { code });
}

/** Whether one may look back from here now, or why not. */
function barred() {
  if (app.live.value.view === null) return "The table is not here yet.";
  return app.typed.value ? "Not saved yet: save the unit, or cancel." : null;
}

/**
 * Look back: at a moment, or at the newest one.
 * @param {number} [seq]
 */
export async function lookBack(seq) {
  const bar = past.value === null ? barred() : null;
  if (bar !== null) return void app.toast("note", bar);
  if (past.value !== null && seq !== undefined) return go(seq);
  pause();
  wish += 1;
  const mine = wish;
  fetching.value = true;
  try {
    const opened = await new Past(get).open();
    const moment = await opened.at(seq ?? opened.last);
    if (mine !== wish) return;
    reader = opened;
    const parts = conflictsOf(opened.marks, opened.last);
    const conflict = parts.findIndex((part) => part.first <= moment.seq && moment.seq <= part.last);
    before = { selected: app.selected.value, tool: app.tool.value, tab: app.tab.value, mode: app.mode.value };
    batch(() => {
      app.setTool("select");
      app.aiming.value = null;
      app.placing.value = null;
      app.viewshedOf.value = null;
      app.levelChoice.value = null;
      app.stack.value = null;
      app.book.value = null;
      app.pickedProp.value = null;
      scope.value = conflict < 0 ? null : conflict;
      show(moment, true, whenOf(app.live.value.entries.at(-1)));
    });
    if (stale()) await follow();
  } catch (error) {
    app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (mine === wish) fetching.value = false;
  }
}

/**
 * A past that is all there is to see: of a shared mission.
 * @param {any} you
 * @param {{first: number, last: number}} part
 */
export async function lookOnly(you, part) {
  bounds = part;
  app.live.value = { ...app.live.value, you, seq: part.last };
  app.dockOpen.value = true;
  reader = await new Past(get).open();
  // a reload stays at its moment, which the address names
  const named = Number(location.hash.slice(1));
  const begin = named >= part.first && named <= part.last ? named : part.first;
  const moment = await reader.at(begin);
  batch(() => {
    scope.value = null;
    show(moment, true, 0);
  });
  effect(() => {
    const seq = past.value?.moment.seq;
    if (seq !== undefined) history.replaceState(null, "", seq === part.first ? location.pathname : `#${seq}`);
  });
}

/** Whether there is nothing but the past here. */
export const onlyPast = () => bounds !== null;

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
  const { you, online } = app.live.value;
  // of the history that is read here: fog may have made another one of this seat's meanwhile
  const epoch = reader?.epoch ?? null;
  batch(() => {
    if (leap) leaps.value += 1;
    // Nobody acts in the past: one looks at it as a spectator does, at what one's own seat saw.
    const watcher = you === null ? null : { ...you, role: /** @type {"spectator"} */ ("spectator") };
    app.readonly.value = { code: "looking-back", params: {} };
    app.looked.value = { you: watcher, epoch, online, seq: moment.seq, view: moment.view, entries: moment.entries };
    past.value = { moment, marks: reader?.marks ?? [], first: reader?.first ?? 1, since };
    wanted.value = moment.seq;
    if (app.selected.value !== null && !moment.view.scene.units[app.selected.value]) app.selected.value = null;
  });
}

/**
 * Go to a moment; of several wishes the last one counts.
 * @param {number} seq
 */
export async function go(seq) {
  const now = past.value;
  if (reader === null || now === null) return;
  const to = Math.min(newest.value, Math.max(bounds?.first ?? now.first, seq));
  wanted.value = to;
  wish += 1;
  const mine = wish;
  const quick = !stale() && reader.holds(to) !== null;
  if (!quick) fetching.value = true;
  try {
    // what one wants is a place of the history that is the seat's now
    const read = stale() ? await new Past(get).open() : reader;
    if (to > read.last && bounds === null) await read.open();
    const moment = await read.at(to);
    if (mine !== wish || past.value === null) return;
    reader = read;
    show(moment, to !== now.moment.seq + 1, now.since);
    reader.ahead(to);
    // whoever goes past the end of a conflict looks at the whole table
    if (to < span.value.first || to > span.value.last) scope.value = null;
  } catch (error) {
    if (mine !== wish) return;
    if (/** @type {any} */ (error).code === "other-epoch" && bounds === null) return void (await follow());
    pause();
    wanted.value = now.moment.seq;
    app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (mine === wish) fetching.value = false;
  }
}

const liveEpoch = computed(() => app.live.value.epoch);
/** Whether what is read here is no longer the seat's history. */
const stale = () => liveEpoch.value !== null && bounds === null && reader !== null && reader.epoch !== liveEpoch.value;

/**
 * The seat has another history by now, as fog gives it one of its own or takes it back: the same
 * moment is looked up in that.
 */
async function follow() {
  const now = past.value;
  if (now === null || bounds !== null) return;
  const on = playing.value;
  pause();
  wish += 1;
  const mine = wish;
  fetching.value = true;
  try {
    const opened = await new Past(get).open();
    const moment = await opened.same(now.moment);
    if (mine !== wish || past.value === null) return;
    reader = opened;
    batch(() => {
      show(moment, true, now.since);
      if (moment.seq < span.value.first || moment.seq > span.value.last) scope.value = null;
    });
    if (on && !atEnd.value) togglePlay();
  } catch (error) {
    // still another one: its greeting is on its way
    if (mine === wish && /** @type {any} */ (error).code !== "other-epoch") app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    if (mine === wish) fetching.value = false;
  }
}

effect(() => {
  if (stale()) untracked(follow);
});

/** An event on or back. @param {1|-1} step */
export function stepBy(step) {
  pause();
  const now = past.value;
  if (now !== null) go(Math.min(newest.value, wanted.value + step));
}

/** To the next turn or round in a direction. @param {1|-1} step @param {"turn"|"round"} kind */
export function toMark(step, kind) {
  pause();
  const kinds = kind === "round" ? ["round", "conflict", "mission"] : ["turn", "segment", "round", "conflict", "mission"];
  const mark = reader?.mark(wanted.value, step, kinds) ?? null;
  const { first, last } = span.value;
  if (mark === null || (bounds !== null && (mark.seq < first || mark.seq > last))) return go(step > 0 ? last : first);
  return go(mark.seq);
}

/** Whether the end of what the slider shows is reached. */
export const atEnd = computed(() => (past.value?.moment.seq ?? 0) >= span.value.last);

export function togglePlay() {
  if (past.value === null) return;
  if (playing.value) return pause();
  playing.value = true;
  if (atEnd.value) go(span.value.first).then(next);
  else tick();
}

function next() {
  clearTimeout(timer);
  if (playing.value) timer = window.setTimeout(tick, PACE / speed.value);
}

async function tick() {
  if (!playing.value || past.value === null) return;
  if (atEnd.value) return pause();
  await go(past.value.moment.seq + 1);
  next();
}

export function pause() {
  clearTimeout(timer);
  playing.value = false;
}

/** Back to now: everything as it is, with what one had selected and open. */
export function toNow() {
  if (past.value === null || bounds !== null) return;
  pause();
  wish += 1;
  batch(() => {
    leaps.value += 1;
    past.value = null;
    app.looked.value = null;
    app.readonly.value = ownReadonly;
    fetching.value = false;
    if (before !== null) {
      app.tab.value = before.tab;
      const there = before.selected !== null && app.units.value[before.selected] !== undefined;
      app.selected.value = there ? before.selected : null;
      app.setTool(before.tool);
      app.mode.value = before.mode;
    }
    reader = null;
    before = null;
  });
}

app.setComeBack(toNow);

/** Of what a moment is, in words. @param {import("../../core/store.js").View} view */
export function placeWords(view) {
  const fight = view.scene.conflict;
  if (fight === null) return "a time without conflict";
  return `round ${fight.round}, ${app.messages.value.word(fight.segment)} segment`;
}
