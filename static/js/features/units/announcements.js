// What is said of units: side, condition and place, which one is selected, what it has left in its turn,
// how it is to move, what it is about to attack, what a blow leaves it, and what is measured.

import { effect, untracked } from "@preact/signals";
import { action } from "../../core/actions.js";
import { label as hexLabel } from "../../core/hexes.js";
import { keyText } from "../../core/input.js";
import { unitWords } from "../../text/unit-words.js";
import * as app from "../../core/app.js";
import { aimAnswer, targetKey, targetName } from "../fight/aim-state.js";
import { nextFightStep } from "../fight/next-step.js";
import { chancesText } from "../fight/odds.js";
import { measureResult, measureStep } from "../measure/measure.js";
import * as round from "../round/round.js";
import { singleKeys } from "../../core/single-keys.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** A sentence of the catalogue. @param {string} code @param {Record<string, any>} [params] */
export const sentence = (code, params = {}) => app.messages.value.fill(app.messages.value.word(code), params, app.naming.value);

/** Side and condition of a unit. @param {Unit} unit */
export const wordsOf = (unit) => unitWords(unit, app.messages.value.word);

/** Where a unit is. @param {Unit} unit */
export function placeWords({ at }) {
  if (at === null) return sentence("known.off");
  return sentence("known.place", { label: hexLabel(at, app.naming.value.orientation), level: at.level });
}

/** What a unit has left in its turn; "" out of it. @param {Unit|null} unit */
function leftWords(unit) {
  if (unit === null || unit.turn !== "active" || unit.steps === null || !app.controls(unit.id)) return "";
  const { steps, energy, movement } = unit;
  return sentence(movement?.left ? "spoken.left_range" : "spoken.left", { steps, energy, range: movement?.left ?? 0 });
}

/** @param {Unit|null} unit */
const selectedWords = (unit) => (unit === null ? sentence("spoken.nothing") : sentence("spoken.selected", { name: unit.name, text: wordsOf(unit), place: placeWords(unit) }));

/** What is aimed at with its chances, and the button that attacks it. */
function aimedWords() {
  const at = app.aiming.value?.at ?? null;
  const key = targetKey(at);
  if (at === null || aimAnswer.value.at !== key) return "";
  const main = aimAnswer.value.answer?.targets.find((/** @type {any} */ each) => targetKey(each) === key);
  const label = nextFightStep.value?.kind === "attack" ? nextFightStep.value.label : "";
  return main?.odds ? sentence("spoken.aimed", { name: targetName(main), text: chancesText(main.odds), label }) : label;
}

/** Where a unit of one's own is, and what it has left: its name was called for. @param {Unit} unit */
export function ownWords(unit) {
  const { name, steps, integrity, integrity_max: whole, stability, stability_max: steady } = unit;
  const left = steps === null || unit.turn !== "active" ? "" : sentence("spoken.own_steps", { steps });
  const how = integrity === null ? "" : sentence("spoken.own_numbers", { integrity, whole, stability, steady });
  return [name, placeWords(unit), left, how].filter(Boolean).join(", ");
}

/** On which unit the map was centred. @param {Unit} unit */
export const centredWords = (unit) => sentence("spoken.centred", { name: unit.name, place: placeWords(unit) });

/**
 * Why a key does nothing now.
 * @param {import("../../core/actions.js").Action} entry
 */
export const idleWords = ({ group, label }) =>
  group === "Units" && app.unit.value === null ? sentence("spoken.nothing") : sentence("spoken.idle", { label });

/** Says each of these when it becomes another; what was there at first is no news. @param {() => string} text */
function follow(text) {
  let before = text();
  effect(() => {
    const now = text();
    if (now === before) return;
    before = now;
    untracked(() => app.speak(now));
  });
}

/** Whose turn this seat may begin next, and by which key. */
function beginWords() {
  const step = app.lookingBack.value ? null : round.nextStep();
  if (step?.kind !== "start" || round.anothers(step.unit)) return "";
  const unit = app.units.value[step.unit ?? ""]?.name;
  return singleKeys.value ? sentence("spoken.begin_key", { unit, key: keyText(action("turn.primary").keys[0]) }) : sentence("spoken.begin", { unit });
}

/** Says what is left of a unit of one's own that has lost something of it; the Handler has the log. */
function watchHarm() {
  /** @type {Record<string, Unit>|null} */
  let before = null;
  effect(() => {
    const now = app.lookingBack.value ? null : app.units.value;
    const struck = now === null || before === null || app.isHandler.value ? [] : app.mine.value.filter((id) => isLess(now[id], before?.[id]));
    before = now;
    untracked(() => {
      for (const id of struck) app.speak(sentence("spoken.harmed", { ...app.units.value[id] }));
    });
  });
}

/** @param {Unit} now @param {Unit|undefined} was */
const isLess = (now, was) => was !== undefined && (now.integrity < was.integrity || now.stability < was.stability);

/** Says all of it, however it came about; called once, when the page starts. */
export function watchUnits() {
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
      if (other) app.speak(selectedWords(app.unit.value));
      else if (turned && id !== null && app.controls(id)) app.speak(sentence(`spoken.${how}`));
    });
  });
  follow(() => (app.lookingBack.value ? "" : leftWords(app.unit.value)));
  follow(aimedWords);
  follow(beginWords);
  follow(measureStep);
  follow(measureResult);
  watchHarm();
}
