// Fetches the history of this seat in stretches and rebuilds the views in it. Touches no page.
//
// A stretch is a view and the patches after it. Its views share what did not change, so moving
// inside a stretch needs no fetch.

import { applyPatch } from "../../core/store.js";

/** @typedef {import("../../core/store.js").View} View */
/** @typedef {import("../../core/store.js").Entry} Entry */
/** @typedef {import("../../core/server-types.js").Moment} Mark */
/**
 * @typedef {object} Moment  the table after a change
 * @property {number} seq @property {View} view
 * @property {readonly Entry[]} entries  the log up to then, as far as it was fetched
 * @property {readonly Entry[]} fresh  the lines of this change
 */
/**
 * Views of successive changes. `before`: the log before them; `lines`: the log lines of each.
 * @typedef {{first: number, last: number, views: View[], before: Entry[], lines: Entry[][]}} Stretch
 */

/**
 * How many changes before the requested moment a stretch starts, so that steps back need no fetch.
 */
const LEAD = 60;
/** How many stretches are kept. */
const MAX_STRETCHES = 8;

/** The history of a table, as one seat saw it. */
export class Timeline {
  /** @param {(path: string) => Promise<any>} get  fetches a resource; throws what the server refuses */
  constructor(get) {
    this.get = get;
    this.epoch = "";
    this.first = 1;
    this.last = 1;
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {Stretch[]} */
    this.stretches = [];
    /** @type {Map<number, Promise<Stretch>>} */
    this.pending = new Map();
  }

  /** Reads the marks, also again, because the table goes on. */
  async open() {
    const index = await this.get("history");
    if (this.epoch !== "" && this.epoch !== index.epoch) {
      this.stretches = [];
      this.pending.clear();
    }
    this.epoch = index.epoch;
    this.first = index.first;
    this.last = index.seq;
    this.marks = index.moments;
    return this;
  }

  /** Returns the stretch with a moment, or null. @param {number} seq */
  stretchAt(seq) {
    return this.stretches.find((each) => each.first <= seq && seq <= each.last) ?? null;
  }

  /**
   * Returns the moment after a change.
   * @param {number} seq
   * @returns {Promise<Moment>}
   */
  async at(seq) {
    const found = this.stretchAt(seq) ?? (await this.fetch(Math.max(this.first, seq - LEAD), seq));
    // a stretch that was on its way already may end before this moment
    return momentOf(found.last < seq ? await this.fetch(seq, seq) : found, seq);
  }

  /**
   * Returns the moment of this history that corresponds to one of another: at the same seq while
   * the two were one, else after the last line told by then.
   * @param {Moment} old
   * @returns {Promise<Moment>}
   */
  async sameMoment(old) {
    const lastLine = old.entries.at(-1);
    const seq = Math.min(this.last, Math.max(this.first, old.seq));
    const there = await this.at(seq);
    const here = there.entries.at(-1);
    if (lastLine === undefined || (seq === old.seq && here?.n === lastLine.n && here.at === lastLine.at)) return there;
    const near = this.stretchAt(seq);
    const lines = near === null ? [] : [...near.before, ...near.lines.flat()];
    const places = [...this.marks, ...lines.map(({ at, version }) => ({ at, seq: version }))];
    const by = Date.parse(lastLine.at);
    const last = Math.max(this.first, ...places.filter(({ at }) => Date.parse(at) <= by).map((place) => place.seq));
    return this.at(last);
  }

  /** Fetches the next stretch when the end of this one is near. @param {number} seq */
  prefetch(seq) {
    const found = this.stretchAt(seq);
    if (found === null || found.last >= this.last || seq < found.last - LEAD) return;
    if (this.stretchAt(found.last + 1) === null) this.fetch(found.last, found.last + 1).catch(() => {});
  }

  /**
   * Fetches a stretch once.
   * @param {number} from
   * @param {number} wanted
   * @returns {Promise<Stretch>}
   */
  fetch(from, wanted) {
    const known = this.pending.get(from);
    if (known !== undefined) return known;
    const coming = this.read(from, wanted).finally(() => this.pending.delete(from));
    this.pending.set(from, coming);
    return coming;
  }

  /**
   * Reads a stretch from the server.
   * @param {number} from @param {number} wanted @returns {Promise<Stretch>}
   */
  async read(from, wanted) {
    const answer = await this.get(`history/frames?from=${from}&epoch=${encodeURIComponent(this.epoch)}`);
    // with many changes at once the requested one starts a stretch of its own
    if (answer.to < wanted) return this.read(wanted, wanted);
    const stretch = stretchOf(answer);
    // the history was replaced meanwhile
    if (answer.epoch !== this.epoch) return stretch;
    this.stretches = [...this.stretches.slice(1 - MAX_STRETCHES), stretch];
    return stretch;
  }

  /**
   * Returns the next mark of some kinds in a direction, or null.
   * @param {number} seq @param {1|-1} step @param {readonly string[]} kinds
   */
  nextMark(seq, step, kinds) {
    const list = this.marks.filter((mark) => kinds.includes(mark.kind) && !mark.undone);
    if (step > 0) return list.find((mark) => mark.seq > seq) ?? null;
    return list.filter((mark) => mark.seq < seq).at(-1) ?? null;
  }
}

/** Returns the stretch of an answer. @param {any} answer @returns {Stretch} */
function stretchOf(answer) {
  const views = [answer.view];
  for (const frame of answer.frames) views.push(applyPatch(views[views.length - 1], frame.patch));
  const lines = [[], ...answer.frames.map((/** @type {any} */ frame) => frame.entries)];
  return { first: answer.from, last: answer.to, views, before: answer.entries, lines };
}

/** Returns a moment of a stretch. @param {Stretch} stretch @param {number} seq @returns {Moment} */
function momentOf(stretch, seq) {
  const at = seq - stretch.first;
  const since = stretch.lines.slice(0, at + 1).flat();
  const fresh = at > 0 ? stretch.lines[at] : stretch.before.filter((entry) => entry.version === seq);
  return { seq, view: stretch.views[at], entries: [...stretch.before, ...since], fresh };
}
