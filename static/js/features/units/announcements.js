// Announcements about units for screen readers: selection, place and condition, what is left of a
// turn, movement mode, aim, harm, and measurements.

import { effect, untracked } from "@preact/signals";
import { label as hexLabel } from "../../core/hexes.js";
import { keyText } from "../../core/input.js";
import { unitText } from "../../text/unit-text.js";
import { action } from "../../core/actions.js";
import { announce } from "../../core/announcer.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as aim from "../fight/aim-state.js";
import { aimAnswer, targetKey, targetName } from "../fight/aim-state.js";
import { nextFightStep } from "../fight/next-step.js";
import { chancesText } from "../fight/chances.js";
import { measurementText, measurementPrompt } from "../measure/measure.js";
import * as round from "../round/round.js";
import { singleKeys } from "../../core/ui-state.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * Returns a text of the catalogue with its parameters.
 * @param {string} code @param {Record<string, any>} [params]
 */
export const catalogueText = (code, params = {}) => session.messages.value.phrase(code, params, session.naming.value);

/** Returns disposition and condition of a unit. @param {Unit} unit */
export const unitSummary = (unit) => unitText(unit, session.messages.value.word);

/** Returns where a unit is. @param {Unit} unit */
export function placeText({ at }) {
  if (at === null) return catalogueText("known.off");
  return catalogueText("known.place", { label: hexLabel(at, session.naming.value.orientation), level: at.level });
}

/** Returns what a unit has left in its turn; "" outside of it. @param {Unit|null} unit */
function leftText(unit) {
  if (unit === null || unit.turn !== "active" || unit.steps === null || !session.controls(unit.id)) return "";
  const { steps, energy, movement } = unit;
  return catalogueText(movement?.left ? "spoken.left_range" : "spoken.left", { steps, energy, range: movement?.left ?? 0 });
}

/** @param {Unit|null} unit */
const selectedText = (unit) => (unit === null ? catalogueText("spoken.nothing") : catalogueText("spoken.selected", { name: unit.name, text: unitSummary(unit), place: placeText(unit) }));

/** Returns the target that is aimed at, with its chances and the attack button's label. */
function aimedText() {
  const at = aim.aiming.value?.at ?? null;
  const key = targetKey(at);
  if (at === null || aimAnswer.value.at !== key) return "";
  const main = aimAnswer.value.answer?.targets.find((/** @type {any} */ each) => targetKey(each) === key);
  const label = nextFightStep.value?.kind === "attack" ? nextFightStep.value.label : "";
  return main?.odds ? catalogueText("spoken.aimed", { name: targetName(main), text: chancesText(main.odds), label }) : label;
}

/** Returns place and numbers of an own unit. @param {Unit} unit */
export function ownUnitText(unit) {
  const { name, steps, integrity, integrity_max: whole, stability, stability_max: steady } = unit;
  const left = steps === null || unit.turn !== "active" ? "" : catalogueText("spoken.own_steps", { steps });
  const how = integrity === null ? "" : catalogueText("spoken.own_numbers", { integrity, whole, stability, steady });
  return [name, placeText(unit), left, how].filter(Boolean).join(", ");
}

/** Returns which unit the map is centred on. @param {Unit} unit */
export const centredText = (unit) => catalogueText("spoken.centred", { name: unit.name, place: placeText(unit) });

/** Returns why a key does nothing now. @param {import("../../core/actions.js").Action} entry */
export const unavailableText = ({ group, label }) =>
  group === t("table-units") && selection.unit.value === null ? catalogueText("spoken.nothing") : catalogueText("spoken.idle", { label });

/**
 * Announces a text whenever it changes. The first one is not announced.
 * @param {() => string} text
 */
function announceChanges(text) {
  let before = text();
  effect(() => {
    const now = text();
    if (now === before) return;
    before = now;
    untracked(() => announce(now));
  });
}

/** Returns whose turn this seat can start, and by which key. */
function beginTurnText() {
  const step = session.inHistory.value ? null : round.nextStep();
  if (step?.kind !== "start" || round.belongsToAnotherSeat(step.unit)) return "";
  const unit = session.units.value[step.unit ?? ""]?.name;
  return singleKeys.value ? catalogueText("spoken.begin_key", { unit, key: keyText(action("turn.primary").keys[0]) }) : catalogueText("spoken.begin", { unit });
}

/**
 * Announces what an own unit has left after it lost integrity or stability. The Handler reads the
 * log instead.
 */
function announceHarm() {
  /** @type {Record<string, Unit>|null} */
  let before = null;
  effect(() => {
    const now = session.inHistory.value ? null : session.units.value;
    const struck = now === null || before === null || session.isHandler.value ? [] : session.ownUnitIds.value.filter((id) => hasLost(now[id], before?.[id]));
    before = now;
    untracked(() => {
      for (const id of struck) announce(catalogueText("spoken.harmed", { ...session.units.value[id] }));
    });
  });
}

/**
 * Returns whether a unit lost integrity or stability.
 * @param {Unit} now @param {Unit|undefined} was
 */
const hasLost = (now, was) => was !== undefined && ((now.integrity ?? 0) < (was.integrity ?? 0) || (now.stability ?? 0) < (was.stability ?? 0));

/** Starts all announcements about units. Called once at start. */
export function watchUnitAnnouncements() {
  let chosen = selection.selected.peek();
  let mode = selection.mode.peek();
  effect(() => {
    const id = selection.selected.value;
    const how = selection.mode.value;
    const other = id !== chosen;
    const turned = !other && how !== mode;
    chosen = id;
    mode = how;
    untracked(() => {
      if (other) announce(selectedText(selection.unit.value));
      else if (turned && id !== null && session.controls(id)) announce(catalogueText(`spoken.${how}`));
    });
  });
  announceChanges(() => (session.inHistory.value ? "" : leftText(selection.unit.value)));
  announceChanges(aimedText);
  announceChanges(beginTurnText);
  announceChanges(measurementPrompt);
  announceChanges(measurementText);
  announceHarm();
}
