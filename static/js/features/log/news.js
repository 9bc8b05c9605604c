// What a new session of the server brings: its log lines are announced, shown as toasts where they
// concern this seat, and counted while the log is out of sight.

import { batch, signal } from "@preact/signals";
import { announce } from "../../core/announcer.js";
import { dismissLines, flashCells, toast } from "../../core/notices.js";
import { dropUnknownSelection } from "../../core/selection.js";
import { historySession, isHandler, liveSession, ownUnitIds, setLiveSession, undoneLines, units, you } from "../../core/session.js";
import { dockOpen, modal, narrow, tab, whenTabOpened } from "../../core/ui-state.js";
import { unreadUndone } from "../history/undone-notice.js";
import { lineTarget } from "./line-target.js";
import { notificationText } from "./log-text.js";
import { arrivalsFor, arrivalsOfWave, damagedCells, isHandlerAnswer, isLossOf, notices, notificationsFor } from "./notifications.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Session} Session */
/** @typedef {import("../../core/store.js").Entry} Entry */

/** How many log lines came while the log was out of sight. */
export const unreadLines = signal(0);

/** Marks all lines as read. */
export function markLogRead() {
  unreadLines.value = 0;
}

whenTabOpened((id) => {
  if (id === "log") markLogRead();
});

/** The most log lines that are announced at once: the newest. */
const MAX_ANNOUNCED = 8;

/** Returns the unit on the map that a pilot steers; null for none and for several. */
function onlyOwnUnit() {
  const own = ownUnitIds.value.filter((id) => units.value[id].at !== null);
  return you.value?.role === "pilot" && own.length === 1 ? own[0] : null;
}

/**
 * Takes the newest session of the server. While the page shows the history, only the live session
 * changes.
 * @param {Session} next
 */
export function receiveSession(next) {
  const before = liveSession.value;
  const had = ownUnitIds.value;
  batch(() => {
    setLiveSession(next);
    // in the history only the number of missed lines is shown
    if (historySession.value !== null) return;
    // who steers one unit has it selected, also when an undo takes away the pilot who had ejected from it
    if (next.view) dropUnknownSelection(next.view.scene.units, onlyOwnUnit());
    const newCount = next.entries.length && before.entries.length
      ? next.entries.filter((e) => e.n > before.entries[before.entries.length - 1].n).length
      : 0;
    // The Handler controls every unit, so only undos are news there.
    const controlled = isHandler.value ? [] : [...ownUnitIds.value, ...had.filter((id) => units.value[id]?.destroyed)];
    const seat = you.value?.seat;
    const played = isHandler.value ? [] : Object.values(next.view?.characters ?? {}).filter((each) => each.seat === seat).map((each) => each.id);
    const news = newCount ? notificationsFor(next.entries.slice(-newCount), seat, controlled, played, modal.value !== null, isHandler.value) : [];
    dismissLines(undoneLines.value);
    for (const entry of newCount ? next.entries.slice(-Math.min(newCount, MAX_ANNOUNCED)) : []) announce(notificationText(entry));
    // an undo of this seat's own changes has a notice of its own
    const shown = news.filter((entry) => !unreadUndone.value.some((each) => each.n === entry.n));
    // what enters while a map is prepared is no news
    const come = newCount > 0 && !isHandler.value && next.view?.scene.conflict ? arrivalsFor(next.entries.slice(-newCount), seat) : [];
    if (come.length > 0) toast("note", come.length === 1 ? notificationText(come[0]) : t("log-units-come-into-sight", { names: arrivedNames(come) }), () => arrivalsTarget(come), undefined, false, come.map((entry) => entry.n));
    const inWave = (/** @type {Entry} */ line) => arrivalsOfWave(next.entries.slice(-newCount), line);
    const said = (/** @type {Entry} */ line) => (inWave(line).length === 0 ? notificationText(line) : t("log-wave-comes-with", { wave: notificationText(line), names: arrivedNames(inWave(line)) }));
    for (const lines of notices(shown, narrow.value)) toast("note", lines.map(said).join(". "), () => arrivalsTarget(lines.flatMap(inWave)) ?? lines.map(lineTarget).filter(Boolean).at(-1) ?? null, undefined, lines.some((entry) => entry.code === "mission.briefed") ? "read" : lines.some((entry) => isHandlerAnswer(entry) || isLossOf(entry, controlled) || entry.code === "build.asked"), lines.map((entry) => entry.n));
    const hits = damagedCells(newCount ? next.entries.slice(-newCount) : []);
    if (hits.length > 0) flashCells(hits, "found");
    const others = newCount ? next.entries.slice(-newCount).filter((entry) => entry.seat !== seat).length : 0;
    if (others && (tab.value !== "log" || !dockOpen.value)) unreadLines.value += others;
  });
}

/** As many units are named that come into sight together. */
const MOST_NAMED = 3;

/** The names of units that come into sight together. @param {readonly Entry[]} come */
function arrivedNames(come) {
  const names = come.map((entry) => entry.params.unit?.name ?? "");
  return listText(names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), t("log-n-more", { n: names.length - MOST_NAMED })] : names);
}

/**
 * What a press on the notice of arrivals does: it shows the first of the units that are on the map, and
 * marks the hexes of all.
 * @param {readonly Entry[]} come @returns {import("../../core/notices.js").Target|null}
 */
function arrivalsTarget(come) {
  const target = come.map(lineTarget).find((each) => each !== null) ?? null;
  const cells = () => come.flatMap((entry) => units.value[entry.params.unit?.unit]?.at ?? []);
  return target && { ...target, run: () => (target.run(), flashCells(cells(), "found")) };
}
