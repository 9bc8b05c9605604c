// The actions of the selected unit: what it can do, what each costs, and why not. Aiming is in
// aim-state.js.

import { computed, effect, signal } from "@preact/signals";
import { query } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { isOverruling } from "../handler/overrule.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */
/** @typedef {import("./types.js").Bar} Bar */

/**
 * The unit whose actions the bar shows: selected, steered from this seat, able to act; else null.
 */
export const actor = computed(() => {
  const unit = selection.unit.value;
  const own = unit !== null && !session.isSpectator.value && session.controls(unit.id);
  return own && !unit.destroyed && (unit.frame || session.conflict.value !== null) ? unit : null;
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
    void [session.scene.value, session.view.value?.asks, session.view.value?.attacks, session.view.value?.reactions, session.table.value, isOverruling.value];
    asked += 1;
    const turn = asked;
    if (unit === null) return;
    query("actions", { unit: unit.id, ...(isOverruling.value ? { free: true } : {}) }).then((answer) => {
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
 * Returns the extra action that starts a new movement instead of going on with the last one; an
 * empty list where the server names no price for it.
 * @param {import("../../core/store.js").Unit} unit @param {UnitAction} each @returns {UnitAction[]}
 */
function newMovement(unit, each) {
  const { mode } = each.command;
  const begun = unit.movement;
  if (each.anew === null || begun === null) return [];
  const [name, last] = mode === "flight" ? [t("fight-new-flight"), "flight"] : [t("fight-new-walk"), "walk"];
  const text = t("fight-the-whole-speed-again-instead-of", { name, left: begun.left, last });
  return [{ ...each, id: t("fight-anew", { id: each.id }), name, text, ...each.anew, most: each.anew.steps, warns: null, command: { ...each.command, new: true } }];
}

/**
 * Whether the chassis of a unit lets it move while it is staggered.
 * @param {string|undefined} unit
 */
export function movesStaggered(unit) {
  return actionsAnswer.value.unit === unit && actionsAnswer.value.list.some((each) => each.command.type === "unit.move" && each.reason?.code !== "staggered");
}

/**
 * What is said about an action before it is done: why it is not possible now, else what it leads
 * to or why it has no use now; null for none.
 * @param {UnitAction} each
 */
export const remarkOn = (each) => each.reason ?? each.warns ?? each.of_no_use;

/** The text for the reason why something is not possible. @param {Bar} bar */
export function reasonText(bar) {
  if (bar.code === "staggered" && movesStaggered(bar.params.unit?.unit)) {
    return session.messages.value.phrase("staggered.moves", bar.params, session.naming.value);
  }
  const whose = session.units.value[bar.params.unit?.unit ?? ""];
  // "not your turn" would tell a unit to wait that has acted already
  if (["no-turn", "not-your-turn"].includes(bar.code) && whose?.turn === "done") return t("fight-has-acted-this-round", { name: whose.name });
  return session.messages.value.refusal(bar.code, bar.params, session.naming.value);
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
