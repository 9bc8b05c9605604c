// Running attacks: which rolls this seat has to make, how they are named, and sending them.

import { computed } from "@preact/signals";
import * as app from "../../core/app.js";
import { label as hexLabel } from "../../core/hexes.js";
import { seatControls } from "../../core/unit-control.js";

/** @typedef {import("./types.js").AttackView} AttackView */

/** All running attacks that this seat knows of. */
export const attacks = computed(() => Object.values(app.view.value?.attacks ?? {}));

/** The units for which this seat has to roll now. @param {AttackView} attack */
export function unitsToRoll(attack) {
  return app.isSpectator.value ? [] : attack.waiting_for.filter((id) => app.mayRollFor(id));
}

/** The first roll that this seat has to make, or null. */
export const owedRoll = computed(() => {
  for (const attack of attacks.value) {
    const [unit] = unitsToRoll(attack);
    if (unit !== undefined) return { attack, unit };
  }
  return null;
});

/** The name of a roll, by stage. @type {Record<string, string>} */
const ROLLS = { target: "Roll to hit", dodge: "Dodge", damage: "Roll damage", mitigate: "Mitigate" };

/**
 * The text on the button of a roll; with the unit's name where several roll.
 * @param {AttackView} attack @param {string} unit
 */
export function rollLabel(attack, unit) {
  const word = ROLLS[attack.stage] ?? "Roll";
  const several = attack.waiting_for.length > 1 || !app.mayRollFor(unit);
  return several ? `${word} for ${app.units.value[unit]?.name ?? "it"}` : word;
}

/**
 * The accessible name of a roll's button, where "Dodge" alone is also the name of a number's
 * button.
 * @param {AttackView} attack @param {string} unit
 */
export function rollButtonName(attack, unit) {
  return attack.stage === "dodge" ? `Roll ${rollLabel(attack, unit).replace(/^Dodge/, "dodge")}` : undefined;
}

/** @param {AttackView} attack @param {string} unit */
export function rollAttack(attack, unit) {
  return app.send({ type: "attack.roll", attack: attack.id, unit });
}

/** The names of an attack's targets; "you" for the reader's own. @param {AttackView} attack */
export function targetNames(attack) {
  const mine = app.you.value?.seat;
  const names = attack.targets.map((target) => {
    if (target.prop) return app.props.value[target.prop]?.name || "a prop";
    const unit = app.units.value[target.unit ?? ""];
    return unit && seatControls(mine, unit) && !app.isHandler.value ? `you (${unit.name})` : (unit?.name ?? "a unit");
  });
  const place = attack.at === null ? "a place" : hexLabel(attack.at, app.map.value?.orientation ?? "flat");
  return names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ") || place;
}

/** Whether this seat, as a pilot, steers a unit. @param {string|null|undefined} id */
export const isOwn = (id) => Boolean(id) && !app.isHandler.value && !app.isSpectator.value && app.controls(/** @type {string} */ (id));

/**
 * Whether a unit is on the reader's side, so that a hit on it is bad news.
 * @param {string|null|undefined} id
 */
export const isFriendly = (id) => isOwn(id) || (app.you.value?.role === "pilot" && ["pilot", "ally"].includes(app.units.value[id ?? ""]?.disposition ?? ""));

/**
 * The colour name of an attack's result; a hit on the reader's own side is a loss.
 * @param {string} result @param {readonly (string|null|undefined)[]} targets  the units it was on
 */
export function toneFor(result, targets) {
  if (targets.some(isFriendly)) return result === "miss" ? "hit" : "lost";
  return result === "miss" ? "miss" : result === "direct" ? "critical" : "hit";
}
