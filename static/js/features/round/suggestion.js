// What the server suggests for the Handler's own unit whose turn it is, and playing several such
// units one after the other.

import { computed, effect, signal, untracked } from "@preact/signals";
import { showUnit } from "../../core/board-handle.js";
import { query, send, sendTogether } from "../../core/commands.js";
import { announce } from "../../core/announcer.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { aiming } from "../fight/aim-state.js";
import { turnEndBar } from "../fight/attack-state.js";
import { sizeOverlays } from "../map-editor/size.js";
import { propOverlays, severalOverlays, waveOverlays } from "../units/board-layer.js";
import { belongsToAnotherSeat, endTurn, fallsAtTurnEnd, inSegment, nextToAct, startTurn } from "./round.js";
import { newestLine, showPlayed } from "./played.js";
import { setSuggestions } from "./suggestion-handle.js";
import { byName, listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").SuggestionAnswer} Suggestion */

/** The pause after each command that is carried out by itself, so that people can follow, in milliseconds. */
const PACE = 600;

/** Commands in one turn, after which it ends: a guard against a turn that never does. */
const MOST_COMMANDS = 12;

/** The units that play together, by id; empty: all of the segment. */
const group = signal(/** @type {readonly string[]} */ ([]));
/** Where they are to go; null: where they can attack from. */
export const goal = signal(/** @type {{q: number, r: number, level: number}|null} */ (null));
/** The segment: a group and a goal are for one. */
const segmentNow = computed(() => `${session.scene.value?.id} ${session.conflict.value?.round} ${session.conflict.value?.segment}`);
/** Whether the suggestions are carried out by themselves. */
export const playing = signal(false);

/** The Handler's own unit whose turn it is; null without one. */
export const actingUnit = computed(() => {
  const id = session.conflict.value?.active ?? null;
  if (id === null || !session.isHandler.value || session.readonly.value !== null || belongsToAnotherSeat(id)) return null;
  return session.units.value[id] ?? null;
});

/** The newest suggestion for that unit; null while there is none. */
const answered = signal(/** @type {{unit: Unit, answer: Suggestion}|null} */ (null));

/** The suggestion for the unit as it is now; null while the server has not answered. */
export const suggestion = computed(() => (answered.value !== null && answered.value.unit === actingUnit.value && turnEndBar(answered.value.unit.id) === null ? answered.value.answer : null));

/** @param {Unit} unit */
const suggestionFor = (unit) => query("suggestion", { unit: unit.id, ...(goal.value === null ? {} : { towards: goal.value }) });

/** Asks for a suggestion whenever the unit or anything around it changes. */
export function watchSuggestions() {
  setSuggestions({ overlays: () => [...(aiming.value === null ? suggestionOverlays() : []), ...waveOverlays(), ...severalOverlays(), ...propOverlays(), ...sizeOverlays()], exist: () => suggestion.value !== null, follow: followNext, play: () => playing.value, stop: stopPlaying });
  let asked = 0;
  effect(() => {
    const unit = actingUnit.value;
    void [session.scene.value, session.view.value?.attacks, session.view.value?.reactions, goal.value];
    asked += 1;
    const turn = asked;
    if (unit === null || turnEndBar(unit.id) !== null) return;
    suggestionFor(unit).then((answer) => {
      if (turn === asked) answered.value = answer.ok ? { unit, answer: answer.result } : null;
    });
  });
  let before = /** @type {string|null} */ (null);
  let first = true;
  effect(() => {
    // the turn passes from the selected unit to another, also by an undo
    const now = actingUnit.value?.id ?? null;
    const last = before;
    const selected = selection.selected.peek();
    before = session.conflict.value?.active ?? null;
    // when the page is opened during a turn, nothing is selected
    const follows = first ? selected === null : last !== null && selected === last;
    if (session.view.value !== null) first = false;
    if (now !== null && last !== now && follows) untracked(() => selection.select(now));
  });
  effect(() => {
    void segmentNow.value;
    group.value = [];
    goal.value = null;
    stopPlaying();
  });
}

/**
 * Returns the units that can start their turn together with the unit that acts now. Hidden ones are
 * only among them when the Handler has chosen them: an attack would give them away.
 */
export function waitingTogether() {
  return nextToAct().filter((unit) => (group.value.length > 0 ? group.value.includes(unit.id) : !unit.hidden));
}

/** The unit whose turn comes next: of the group, else any. @returns {Unit|undefined} */
export const nextUnit = () => waitingTogether()[0] ?? nextToAct()[0];

/**
 * Returns the groups of which several units can act now, the largest first: their names with their
 * units.
 * @returns {{name: string, units: Unit[]}[]}
 */
export function groupsToAct() {
  const able = nextToAct();
  const names = new Set(able.map((unit) => unit.group ?? ""));
  const named = [...names].filter(Boolean).map((name) => ({ name, units: able.filter((unit) => unit.group === name) }));
  return named.filter(({ units }) => units.length > 1).sort((a, b) => b.units.length - a.units.length || a.name.localeCompare(b.name));
}

/** Returns those of the units that can start their turn now. @param {readonly Unit[]} units */
export const ableNow = (units) => nextToAct().filter((unit) => units.includes(unit));

/** Lets units play one after the other: starts the turn of the first. @param {readonly Unit[]} units */
export function playTogether(units) {
  const [first] = ableNow(units);
  if (first === undefined) return;
  group.value = units.map((unit) => unit.id);
  void startTurn(first.id);
}

/** Carries out one part of the suggestion. @param {"attack"|"move"|"action"} part */
export function follow(part) {
  const chosen = suggestion.value?.[part] ?? null;
  return chosen === null ? undefined : send(/** @type {import("../../core/commands.js").Command} */ (chosen.command));
}

/** Carries out what is suggested first; without anything the turn ends and the next one starts. */
function followNext() {
  const part = suggestion.value?.next;
  if (part === undefined) return;
  void (part === null ? endAndStartNext() : follow(part));
}

/**
 * Ends the turn of the unit that acts and starts that of the next one of its group. Asks first
 * when the unit would fall.
 */
export async function endAndStartNext() {
  const unit = actingUnit.value;
  if (unit === null) return false;
  const next = nextUnit();
  if (next === undefined || (fallsAtTurnEnd(unit) && !playing.value)) {
    if (playing.value) return (await send({ type: "turn.end", unit: unit.id })).ok;
    endTurn(unit.id);
    return true;
  }
  const answer = await sendTogether([{ type: "turn.end", unit: unit.id }, { type: "turn.start", unit: next.id }]);
  if (answer.ok) {
    selection.select(next.id);
    showUnit(selection.unit.value);
  }
  return answer.ok;
}

/** Stops carrying out suggestions. */
export function stopPlaying() {
  playing.value = false;
}

/** Carries out the suggestions for the unit that acts and all that wait with it, and tells what was done. */
export async function playAll() {
  if (playing.value) return;
  playing.value = true;
  showPlayed(null);
  const units = [actingUnit.value, ...waitingTogether()].flatMap((unit) => (unit === null ? [] : [unit.id]));
  const left = new Set(units);
  const since = newestLine();
  /** @type {Record<string, string>} */
  const idle = {};
  let commands = 0;
  while (playing.value && (await attacksAreOver())) {
    const unit = actingUnit.value;
    if (unit === null) {
      // it was destroyed, which ended its turn
      const next = waitingTogether().find((each) => left.has(each.id));
      if (next === undefined || !(await send({ type: "turn.start", unit: next.id })).ok) break;
      selection.select(next.id);
      commands = 0;
      continue;
    }
    if (!left.has(unit.id)) break;
    const answer = commands < MOST_COMMANDS ? await suggestionFor(unit) : null;
    if (!playing.value || answer?.ok === false) break;
    const part = answer?.result.next ?? null;
    if (part === null) {
      left.delete(unit.id);
      if (commands === 0 && answer?.ok) idle[unit.id] = nothingText(answer.result, unit);
      commands = 0;
      const last = waitingTogether().every((each) => !left.has(each.id));
      if (!(await (last ? endLast(unit) : endAndStartNext()))) break;
    } else {
      commands += 1;
      if (!(await send(answer?.result[part].command)).ok) break;
      await new Promise((done) => setTimeout(done, PACE));
    }
  }
  // a unit that was destroyed has nothing left to do
  const open = [...left].flatMap((id) => session.units.value[id] ?? []).filter((unit) => !unit.destroyed);
  const rest = open.length === 0 ? overText(units.length) : t("round-played-stopped", { names: listText(open.map((unit) => unit.name)), n: open.length });
  announce(rest);
  showPlayed({ first: units[0], units, since, until: open.length === 0 ? Infinity : newestLine(), idle, rest });
  stopPlaying();
}

/** Why nothing more is suggested. @param {Suggestion} now @param {Unit} unit */
export function nothingText({ spares, no_way: noWay }, unit) {
  if (unit.steps === 0) return t("round-no-steps-left");
  const weapon = unit.frame?.weapons.find((each) => each.id === spares)?.name;
  if (weapon !== undefined) return t("round-it-spares-others", { weapon });
  if (noWay) return goal.value === null ? t("round-it-finds-no-way") : t("round-it-finds-no-way-there");
  return t("round-nothing-worth-its-steps");
}

/**
 * Returns that the turns are over, and which units of the segment still wait: hidden ones are left to the Handler.
 * @param {number} played  how many turns
 */
function overText(played) {
  const segment = session.conflict.value?.segment ?? "";
  const waiting = Object.values(session.units.value).filter((unit) => unit.turn === "waiting" && !unit.destroyed && inSegment(unit, segment)).sort(byName);
  const hidden = nextToAct().filter((unit) => unit.hidden).map((unit) => unit.name);
  if (waiting.length > hidden.length) return t("round-all-have-acted-but-others", { played, n: waiting.length, names: listText(waiting.length > 4 ? [...waiting.slice(0, 3).map((unit) => unit.name), t("round-n-others", { n: waiting.length - 3 })] : waiting.map((unit) => unit.name)) });
  return hidden.length === 0 ? t("round-all-have-acted", { played }) : t("round-all-have-acted-but-hidden", { n: hidden.length, names: listText(hidden) });
}

/** @param {Unit} unit */
const endLast = async (unit) => (await send({ type: "turn.end", unit: unit.id })).ok;

/** Waits until no attack of the acting unit and no reaction is open. Returns false once nothing is played any more. */
function attacksAreOver() {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const unit = actingUnit.value;
      const open = unit !== null && turnEndBar(unit.id) !== null;
      if (playing.value && open) return;
      resolve(playing.value);
      queueMicrotask(() => stop());
    });
  });
}

/**
 * What the map shows of a suggestion: the way, and an arrow to the target.
 * @returns {import("../../board/types.js").Overlay[]}
 */
function suggestionOverlays() {
  const now = suggestion.value;
  const from = actingUnit.value?.at ?? null;
  /** @type {import("../../board/types.js").Overlay[]} */
  const list = goal.value === null ? [] : [{ id: "goal", style: "found", cells: [goal.value] }];
  if (now === null || from === null) return list;
  if (now.move !== null) list.push({ id: "suggested-move", style: "way", cells: [from, ...now.move.command.path] });
  const target = session.units.value[now.attack?.unit ?? ""]?.at ?? null;
  if (now.attack !== null && target !== null) list.push({ id: "suggested-attack", style: "asked", from, cells: [{ ...target, unit: now.attack.unit }] });
  return list;
}
