// Announcements about units for screen readers: selection, place and condition, what is left of a
// turn, movement mode, aim, harm, and measurements.

import { effect, untracked } from "@preact/signals";
import { action } from "../../core/actions.js";
import { label as hexLabel } from "../../core/hexes.js";
import { keyText } from "../../core/input.js";
import { unitText } from "../../text/unit-text.js";
import * as app from "../../core/app.js";
import { aimAnswer, targetKey, targetName } from "../fight/aim-state.js";
import { nextFightStep } from "../fight/next-step.js";
import { chancesText } from "../fight/odds.js";
import { measurementText, measurementPrompt } from "../measure/measure.js";
import * as round from "../round/round.js";
import { singleKeys } from "../../core/single-keys.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * Returns a text of the catalogue with its parameters.
 * @param {string} code @param {Record<string, any>} [params]
 */
export const catalogueText = (code, params = {}) => app.messages.value.fill(app.messages.value.word(code), params, app.naming.value);

/** Returns disposition and condition of a unit. @param {Unit} unit */
export const unitSummary = (unit) => unitText(unit, app.messages.value.word);

/** Returns where a unit is. @param {Unit} unit */
export function placeText({ at }) {
  if (at === null) return catalogueText("known.off");
  return catalogueText("known.place", { label: hexLabel(at, app.naming.value.orientation), level: at.level });
}

/** Returns what a unit has left in its turn; "" outside of it. @param {Unit|null} unit */
function leftText(unit) {
  if (unit === null || unit.turn !== "active" || unit.steps === null || !app.controls(unit.id)) return "";
  const { steps, energy, movement } = unit;
  return catalogueText(movement?.left ? "spoken.left_range" : "spoken.left", { steps, energy, range: movement?.left ?? 0 });
}

/** @param {Unit|null} unit */
const selectedText = (unit) => (unit === null ? catalogueText("spoken.nothing") : catalogueText("spoken.selected", { name: unit.name, text: unitSummary(unit), place: placeText(unit) }));

/** Returns the target that is aimed at, with its chances and the attack button's label. */
function aimedText() {
  const at = app.aiming.value?.at ?? null;
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
  group === "Units" && app.unit.value === null ? catalogueText("spoken.nothing") : catalogueText("spoken.idle", { label });

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
    untracked(() => app.announce(now));
  });
}

/** Returns whose turn this seat can start, and by which key. */
function beginTurnText() {
  const step = app.inHistory.value ? null : round.nextStep();
  if (step?.kind !== "start" || round.belongsToAnotherSeat(step.unit)) return "";
  const unit = app.units.value[step.unit ?? ""]?.name;
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
    const now = app.inHistory.value ? null : app.units.value;
    const struck = now === null || before === null || app.isHandler.value ? [] : app.ownUnitIds.value.filter((id) => hasLost(now[id], before?.[id]));
    before = now;
    untracked(() => {
      for (const id of struck) app.announce(catalogueText("spoken.harmed", { ...app.units.value[id] }));
    });
  });
}

/**
 * Returns whether a unit lost integrity or stability.
 * @param {Unit} now @param {Unit|undefined} was
 */
const hasLost = (now, was) => was !== undefined && (now.integrity < was.integrity || now.stability < was.stability);

/** Starts all announcements about units. Called once at start. */
export function watchUnitAnnouncements() {
  let chosen = app.selected.peek();
  let mode = app.mode.peek();
  effect(() => {
    const id = app.selected.value;
    const how = app.mode.value;
    const other = id !== chosen;
    const turned = !other && how !== mode;
    chosen = id;
    mode = how;
    untracked(() => {
      if (other) app.announce(selectedText(app.unit.value));
      else if (turned && id !== null && app.controls(id)) app.announce(catalogueText(`spoken.${how}`));
    });
  });
  announceChanges(() => (app.inHistory.value ? "" : leftText(app.unit.value)));
  announceChanges(aimedText);
  announceChanges(beginTurnText);
  announceChanges(measurementPrompt);
  announceChanges(measurementText);
  announceHarm();
}
