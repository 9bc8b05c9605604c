// The actions of the selected unit: what it can do, what each costs, and why not. Aiming is in
// aim-state.js.

import { computed, effect, signal } from "@preact/signals";
import * as app from "../../core/app.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */
/** @typedef {import("./types.js").Bar} Bar */

/**
 * The unit whose actions the bar shows: selected, steered from this seat, able to act; else null.
 */
export const actor = computed(() => {
  const unit = app.unit.value;
  const own = unit !== null && !app.isSpectator.value && app.controls(unit.id);
  return own && !unit.destroyed && (unit.frame || app.conflict.value !== null) ? unit : null;
});

/** The newest answer of the query `actions`. */
export const actionsAnswer = signal({ unit: "", list: /** @type {UnitAction[]} */ ([]) });

/** The actions of `actor`; empty while the answer is about another unit. */
export const actions = computed(() => (actor.value !== null && actionsAnswer.value.unit === actor.value.id ? actionsAnswer.value.list : []));

/**
 * Whether the action bar, not the unit card, has a unit's movements.
 * @param {import("../../core/store.js").Unit} unit
 */
export function movesInActionBar(unit) {
  return Boolean(unit.frame) && actor.value?.id === unit.id;
}

/** Height of the action bar over the lower edge of the map, in pixels; 0 without a bar. */
export const actionBarHeight = signal(0);

/** Keeps `actions` up to date: asks the server again whenever the unit or the scene has changed. */
export function actionQueries() {
  let asked = 0;
  effect(() => {
    const unit = actor.value;
    void [app.scene.value, app.view.value?.asks, app.view.value?.attacks, app.view.value?.reactions, app.table.value, app.isOverruling.value];
    asked += 1;
    const turn = asked;
    if (unit === null) return;
    app.query("actions", { unit: unit.id, ...(app.isOverruling.value ? { free: true } : {}) }).then((answer) => {
      if (turn !== asked) return;
      /** @type {UnitAction[]} */
      const list = answer.ok ? answer.result.actions : [];
      // a carried pilot can only climb down: every other action would repeat the same reason
      const shown = unit.carried_by ? list.filter((each) => each.command.type === "pilot.alight") : list;
      actionsAnswer.value = { unit: unit.id, list: shown.flatMap((each) => [each, ...newMovement(unit, each)]) };
    });
  });
}

/**
 * Returns the extra action that starts a new movement at full cost and speed, when the last
 * movement has range left; else an empty list.
 * @param {import("../../core/store.js").Unit} unit @param {UnitAction} each @returns {UnitAction[]}
 */
function newMovement(unit, each) {
  const { type, mode } = each.command;
  const begun = unit.movement;
  const energy = mode === "flight" ? 1 : 0;
  if (type !== "unit.move" || !begun || begun.mode !== mode || begun.left < 1 || !each.available) return [];
  if ((unit.steps ?? 0) < 1 || (unit.energy ?? 0) < energy || app.isOverruling.value) return [];
  const [name, last] = mode === "flight" ? ["New flight", "flight"] : ["New walk", "walk"];
  const text = `${name}: the whole speed again, instead of the ${begun.left} left of the last ${last}.`;
  return [{ ...each, id: `${each.id} anew`, name, text, steps: 1, energy, warns: null, command: { ...each.command, new: true } }];
}

/**
 * Whether the chassis of a unit lets it move while it is staggered.
 * @param {string|undefined} unit
 */
export function movesStaggered(unit) {
  return actionsAnswer.value.unit === unit && actionsAnswer.value.list.some((each) => each.command.type === "unit.move" && each.reason?.code !== "staggered");
}

/** The text for the reason why something is not possible. @param {Bar} bar */
export function reasonText(bar) {
  if (bar.code === "staggered" && movesStaggered(bar.params.unit?.unit)) {
    return app.messages.value.fill(app.messages.value.word("staggered.moves"), bar.params, app.naming.value);
  }
  const whose = app.units.value[bar.params.unit?.unit ?? ""];
  // "not your turn" would tell a unit to wait that has acted already
  if (["no-turn", "not-your-turn"].includes(bar.code) && whose?.turn === "done") return `${whose.name} has acted this round`;
  return app.messages.value.refusal(bar.code, bar.params, app.naming.value);
}

/**
 * Returns the reason that bars more than half of the actions, so that it is shown once; "" for
 * none.
 * @param {readonly UnitAction[]} list
 */
export function commonReason(list) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const { reason } of list) if (reason !== null) counted.set(reasonText(reason), (counted.get(reasonText(reason)) ?? 0) + 1);
  const [text, count] = [...counted].reduce((best, each) => (each[1] > best[1] ? each : best), ["", 0]);
  return count > list.length / 2 ? text : "";
}

/**
 * The attack action of the unit's weapon at a place, counted from 0; null for none.
 * @param {number} place
 */
export function weaponAction(place) {
  return actions.value.filter((each) => each.command.type === "attack.declare")[place] ?? null;
}
