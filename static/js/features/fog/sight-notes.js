// Short notes at units on the map: it came into sight, it is out of sight, it was stopped by
// something unseen. For players, because the Handler sees everything.

import { effect, signal, untracked } from "@preact/signals";
import { announce } from "../../core/announcer.js";
import * as session from "../../core/session.js";
import * as measuring from "../measure/state.js";
import { sightChanges } from "./sight-changes.js";
import { hasFog } from "./fog.js";
import { sightNoteOverlays } from "./state.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {{key: string, text: string, cell: {q: number, r: number, level: number}}} UnitNote */

/** How long a note stays, in milliseconds. */
const SHOWN_MS = 3600;

/** The notes that are shown, at most one per unit. */
const unitNotes = signal(/** @type {readonly UnitNote[]} */ ([]));

/** Shows and announces notes. @param {UnitNote[]} notes */
function showNotes(notes) {
  if (notes.length === 0) return;
  const keys = new Set(notes.map((each) => each.key));
  unitNotes.value = [...unitNotes.value.filter((each) => !keys.has(each.key)), ...notes];
  setTimeout(() => (unitNotes.value = unitNotes.value.filter((each) => !notes.includes(each))), SHOWN_MS);
  announce(notes.map((each) => each.text).join(". "));
}

/** Follows the view. Called once at start. */
export function watchSightNotes() {
  /** @type {{scene: string, units: Record<string, Unit>}|null} */
  let before = null;
  effect(() => {
    const scene = session.scene.value;
    if (scene === null) return;
    if (session.inHistory.value) {
      // changes inside the history are no news
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
        ...came.filter((unit) => !ours(unit)).map((unit) => noteAt(unit, t("fog-came-into-sight", { name: unit.name }))),
        ...went.map((unit) => noteAt(unit, t("fog-out-of-sight", { name: unit.name }))),
      ]);
      clearGoneUnits(now.units);
    });
  });
  effect(() => {
    sightNoteOverlays.value = noteOverlays();
  });
  let last = session.liveSession.peek().entries.at(-1);
  effect(() => {
    const { entries } = session.liveSession.value;
    // only lines that follow the last one are news; the first log of the page is not
    const at = last === undefined ? -1 : entries.lastIndexOf(last);
    last = entries.at(-1);
    if (at < 0) return;
    untracked(() => {
      if (session.isHandler.value || session.inHistory.value) return;
      const bumped = entries.slice(at + 1).filter((entry) => STOPPED_CODES.has(entry.code));
      showNotes(bumped.flatMap((entry) => stoppedNotes(entry.params.unit?.unit)));
    });
  });
}

/** Codes of lines about a movement that ended at something unseen. */
const STOPPED_CODES = new Set(["unit.barred"]);

/**
 * Returns the note for a unit that was stopped.
 * @param {string|undefined} id @returns {UnitNote[]}
 */
function stoppedNotes(id) {
  const unit = session.units.value[id ?? ""];
  return unit?.at ? [noteAt(unit, t("fog-stopped-by-something-unseen"))] : [];
}

/** Returns a note at a unit. @param {Unit} unit @param {string} text @returns {UnitNote} */
function noteAt(unit, text) {
  return { key: unit.id, text, cell: /** @type {any} */ (unit.at) };
}

/** Ends measurements and viewsheds of units that are gone. @param {Record<string, Unit>} units */
function clearGoneUnits(units) {
  const { from, to } = measuring.measure.value;
  const gone = (/** @type {import("../measure/state.js").End|null} */ end) => end !== null && "unit" in end && units[end.unit] === undefined;
  if (gone(from)) measuring.startMeasure();
  else if (gone(to)) measuring.changeMeasure({ to: null, answer: null, toName: undefined });
  if (measuring.viewshedOf.value !== null && units[measuring.viewshedOf.value] === undefined) measuring.hideViewshed();
}

/** Returns the notes as board overlays. */
function noteOverlays() {
  // notes are about now
  if (session.inHistory.value) return [];
  return unitNotes.value.map((each) => ({
    id: `said-${each.key}`,
    style: /** @type {const} */ ("said"),
    cells: [session.units.value[each.key]?.at ?? each.cell],
    text: each.text,
  }));
}
