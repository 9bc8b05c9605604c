// Words at the units themselves, for a moment: who came into sight, who went out of it, and who was
// stopped by something unseen. For those who play; the Handler sees all there is.

import { effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { sightChanges } from "./sight-changes.js";
import { hasFog } from "./fog.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {{key: string, text: string, cell: {q: number, r: number, level: number}}} UnitNote */

/** How long they stand, in milliseconds. */
const SHOWN_MS = 3600;

/** What is said now, at most one thing for each unit. */
export const unitNotes = signal(/** @type {readonly UnitNote[]} */ ([]));

/** @param {UnitNote[]} said */
function showNotes(said) {
  if (said.length === 0) return;
  const keys = new Set(said.map((each) => each.key));
  unitNotes.value = [...unitNotes.value.filter((each) => !keys.has(each.key)), ...said];
  setTimeout(() => (unitNotes.value = unitNotes.value.filter((each) => !said.includes(each))), SHOWN_MS);
  app.announce(said.map((each) => each.text).join(". "));
}

/** Follows the view; called once, when the page starts. */
export function watchSightNotes() {
  /** @type {{scene: string, units: Record<string, Unit>}|null} */
  let before = null;
  effect(() => {
    const scene = app.scene.value;
    if (scene === null) return;
    if (app.inHistory.value) {
      // what comes and goes in the past is no news
      before = null;
      return;
    }
    const now = { scene: scene.id, units: scene.units };
    const was = before;
    before = now;
    if (!hasFog.value) return;
    const { came, went } = sightChanges(was, now);
    const ours = (/** @type {Unit} */ unit) => unit.disposition === "pilot" || unit.disposition === "ally";
    untracked(() => {
      showNotes([
        ...came.filter((unit) => !ours(unit)).map((unit) => noteAt(unit, `${unit.name} came into sight`)),
        ...went.map((unit) => noteAt(unit, `${unit.name}: out of sight`)),
      ]);
      clearGoneUnits(now.units);
    });
  });
  let last = app.liveSession.peek().entries.at(-1);
  effect(() => {
    const { entries } = app.liveSession.value;
    // what comes live goes on from the last line; a whole new log, as the page gets when it opens, is no news
    const at = last === undefined ? -1 : entries.lastIndexOf(last);
    last = entries.at(-1);
    if (at < 0) return;
    untracked(() => {
      if (app.isHandler.value || app.inHistory.value) return;
      const bumped = entries.slice(at + 1).filter((entry) => BUMPS.has(entry.code));
      showNotes(bumped.flatMap((entry) => stoppedNotes(entry.params.unit?.unit)));
    });
  });
}

/** Lines that say that a movement ended at something unseen. */
const BUMPS = new Set(["unit.barred"]);

/** @param {string|undefined} id @returns {UnitNote[]} */
function stoppedNotes(id) {
  const unit = app.units.value[id ?? ""];
  return unit?.at ? [noteAt(unit, "Stopped by something unseen")] : [];
}

/** @param {Unit} unit @param {string} text @returns {UnitNote} */
function noteAt(unit, text) {
  return { key: unit.id, text, cell: /** @type {any} */ (unit.at) };
}

/** A line that was measured to somebody who is not there any more ends. @param {Record<string, Unit>} units */
function clearGoneUnits(units) {
  const { from, to } = app.measure.value;
  const gone = (/** @type {any} */ end) => end?.unit !== undefined && units[end.unit] === undefined;
  if (gone(from)) app.measure.value = { from: null, to: null, answer: null };
  else if (gone(to)) app.measure.value = { ...app.measure.value, to: null, answer: null, toName: undefined };
  if (app.viewshedOf.value !== null && units[app.viewshedOf.value] === undefined) app.viewshedOf.value = null;
}

/** What is said at units, for the board. */
export function sightNoteOverlays() {
  // what is said now is not said over what was
  if (app.inHistory.value) return [];
  return unitNotes.value.map((each) => ({
    id: `said-${each.key}`,
    style: /** @type {const} */ ("said"),
    cells: [app.units.value[each.key]?.at ?? each.cell],
    text: each.text,
  }));
}
