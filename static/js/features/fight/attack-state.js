// Attacks on their way: which of them wait for this seat, and rolling what is owed.

import { computed } from "@preact/signals";
import * as app from "../../core/app.js";
import { label as hexLabel } from "../../core/hexes.js";
import { steers } from "../../core/steering.js";

/** @typedef {import("./types.js").AttackView} AttackView */

export const attacks = computed(() => Object.values(app.view.value?.attacks ?? {}));

/** The units of an attack for which this seat is to roll. @param {AttackView} attack */
export function unitsToRoll(attack) {
  return app.isSpectator.value ? [] : attack.waiting_for.filter((id) => app.answers(id));
}

/** The first roll that this seat owes. */
export const owedRoll = computed(() => {
  for (const attack of attacks.value) {
    const [unit] = unitsToRoll(attack);
    if (unit !== undefined) return { attack, unit };
  }
  return null;
});

/** What a roll is called, by its stage. @type {Record<string, string>} */
const ROLLS = { target: "Roll to hit", dodge: "Dodge", damage: "Roll damage", mitigate: "Mitigate" };

/** @param {AttackView} attack @param {string} unit */
export function rollLabel(attack, unit) {
  const word = ROLLS[attack.stage] ?? "Roll";
  const several = attack.waiting_for.length > 1 || !app.answers(unit);
  return several ? `${word} for ${app.units.value[unit]?.name ?? "it"}` : word;
}

/**
 * What its button is called where the numbers it is made of are buttons too: "Dodge" is one of those.
 * @param {AttackView} attack @param {string} unit
 */
export function rollButtonName(attack, unit) {
  return attack.stage === "dodge" ? `Roll ${rollLabel(attack, unit).replace(/^Dodge/, "dodge")}` : undefined;
}

/** @param {AttackView} attack @param {string} unit */
export function rollAttack(attack, unit) {
  return app.send({ type: "attack.roll", attack: attack.id, unit });
}

/** Whom an attack is aimed at, as people say it. @param {AttackView} attack */
export function targetNames(attack) {
  const mine = app.you.value?.seat;
  const names = attack.targets.map((target) => {
    if (target.prop) return app.props.value[target.prop]?.name || "a prop";
    const unit = app.units.value[target.unit ?? ""];
    return unit && steers(mine, unit) && !app.isHandler.value ? `you (${unit.name})` : (unit?.name ?? "a unit");
  });
  const place = attack.at === null ? "a place" : hexLabel(attack.at, app.map.value?.orientation ?? "flat");
  return names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ") || place;
}

/** Whether a unit is one of this seat's own. @param {string|null|undefined} id */
export const isOwn = (id) => Boolean(id) && !app.isHandler.value && !app.isSpectator.value && app.controls(/** @type {string} */ (id));

/** Whether what strikes a unit is no success for who reads it: for a pilot, on the own side. @param {string|null|undefined} id */
export const isFriendly = (id) => isOwn(id) || (app.you.value?.role === "pilot" && ["pilot", "ally"].includes(app.units.value[id ?? ""]?.disposition ?? ""));

/**
 * How an attack's result looks from here: being hit is no success for whose side is hit.
 * @param {string} result @param {readonly (string|null|undefined)[]} targets  the units it was on
 */
export function toneFor(result, targets) {
  if (targets.some(isFriendly)) return result === "miss" ? "hit" : "lost";
  return result === "miss" ? "miss" : result === "direct" ? "critical" : "hit";
}
