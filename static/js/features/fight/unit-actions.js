// What the fight looks like from here: what the selected unit can do, and what the server says of
// it. What is aimed with stands in aim-state.js.

import { computed, effect, signal } from "@preact/signals";
import * as app from "../../core/app.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */
/** @typedef {import("./types.js").Bar} Bar */

/** The unit that the bar is about: selected, one's own to steer, and able to do anything at all. */
export const actor = computed(() => {
  const unit = app.unit.value;
  const own = unit !== null && !app.isSpectator.value && app.controls(unit.id);
  return own && !unit.destroyed && (unit.frame || app.conflict.value !== null) ? unit : null;
});

/** What it can do, as the server said last. */
export const actionsAnswer = signal({ unit: "", list: /** @type {UnitAction[]} */ ([]) });

/** Of the unit that the bar is about now. */
export const actions = computed(() => (actor.value !== null && actionsAnswer.value.unit === actor.value.id ? actionsAnswer.value.list : []));

/** Whether the card leaves moving to the bar. @param {import("../../core/store.js").Unit} unit */
export function movesInActionBar(unit) {
  return Boolean(unit.frame) && actor.value?.id === unit.id;
}

/** How high the bar stands over the lower edge, in pixels; 0 while there is none. */
export const actionBarHeight = signal(0);

/** Ask what the unit can do whenever it, or what is around it, has changed. */
export function actionQueries() {
  let asked = 0;
  effect(() => {
    const unit = actor.value;
    void [app.scene.value, app.view.value?.asks, app.view.value?.attacks, app.view.value?.reactions, app.table.value, app.overruling.value];
    asked += 1;
    const turn = asked;
    if (unit === null) return;
    app.ask("actions", { unit: unit.id, ...(app.overruling.value ? { free: true } : {}) }).then((answer) => {
      if (turn !== asked) return;
      /** @type {UnitAction[]} */
      const list = answer.ok ? answer.result.actions : [];
      // who is carried can do one thing: the rest would say the same reason over and over
      const shown = unit.carried_by ? list.filter((each) => each.command.type === "pilot.alight") : list;
      actionsAnswer.value = { unit: unit.id, list: shown.flatMap((each) => [each, ...newMovement(unit, each)]) };
    });
  });
}

/**
 * A movement goes on with the range that is left of it; where that is too little, a new one costs
 * what any does.
 * @param {import("../../core/store.js").Unit} unit @param {UnitAction} each @returns {UnitAction[]}
 */
function newMovement(unit, each) {
  const { type, mode } = each.command;
  const going = unit.movement;
  const energy = mode === "flight" ? 1 : 0;
  if (type !== "unit.move" || !going || going.mode !== mode || going.left < 1 || !each.available) return [];
  if ((unit.steps ?? 0) < 1 || (unit.energy ?? 0) < energy || app.overruling.value) return [];
  const [name, last] = mode === "flight" ? ["New flight", "flight"] : ["New walk", "walk"];
  const text = `${name}: the whole speed again, instead of the ${going.left} left of the last ${last}.`;
  return [{ ...each, id: `${each.id} anew`, name, text, steps: 1, energy, warns: null, command: { ...each.command, new: true } }];
}

/** Whether a unit that is staggered may move all the same, as its chassis allows. @param {string|undefined} unit */
export function movesStaggered(unit) {
  return actionsAnswer.value.unit === unit && actionsAnswer.value.list.some((each) => each.command.type === "unit.move" && each.reason?.code !== "staggered");
}

/** Why something cannot be done, in words. @param {Bar} bar */
export function reasonText(bar) {
  if (bar.code === "staggered" && movesStaggered(bar.params.unit?.unit)) {
    return app.messages.value.fill(app.messages.value.word("staggered.moves"), bar.params, app.naming.value);
  }
  const whose = app.units.value[bar.params.unit?.unit ?? ""];
  // it is not to wait for its turn: it has had it
  if (["no-turn", "not-your-turn"].includes(bar.code) && whose?.turn === "done") return `${whose.name} has acted this round`;
  return app.messages.value.refusal(bar.code, bar.params, app.naming.value);
}

/**
 * What keeps the unit from most of what it could do: said once, not at every action.
 * @param {readonly UnitAction[]} list
 */
export function commonReason(list) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const { reason } of list) if (reason !== null) counted.set(reasonText(reason), (counted.get(reasonText(reason)) ?? 0) + 1);
  const [text, count] = [...counted].reduce((best, each) => (each[1] > best[1] ? each : best), ["", 0]);
  return count > list.length / 2 ? text : "";
}

/** The first thing that this command does and that is possible now. @param {string} type */
export function firstAvailable(type) {
  return actions.value.find((each) => each.command.type === type && each.available) ?? null;
}

/** The weapon's action by its place, from 0. @param {number} place */
export function weaponAction(place) {
  return actions.value.filter((each) => each.command.type === "attack.declare")[place] ?? null;
}
