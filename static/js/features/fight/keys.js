// What the keys of the fight do, as the registry of actions wants it.

import { centres, turnBy } from "./areas.js";
import { pressAction } from "./perform.js";
import { actions, actor, weaponAction } from "./unit-actions.js";
import { nextFightStep } from "./next-step.js";
import { aimByKey } from "../../core/focus.js";

/**
 * @typedef {object} FightControls
 * @property {(type: string) => boolean} offers  whether the bar has an action with this command
 * @property {(type: string) => void} press  that action, which may say why not
 * @property {(place: number) => boolean} hasWeapon
 * @property {(place: number) => void} aim
 * @property {() => boolean} owes  whether an attack waits for this seat, or is aimed and can be made
 * @property {() => void} next  that
 * @property {() => boolean} turns  whether the area that is aimed can be turned
 * @property {(step: 1|-1) => void} turn
 */

/** @param {string} type */
const actionOf = (type) => actions.value.find((each) => each.command.type === type);

/** @param {import("./types.js").UnitAction|null|undefined} each */
function run(each) {
  if (!each || actor.value === null) return;
  pressAction(actor.value.id, each, true);
}

/** @type {FightControls} */
export const fightControls = {
  offers: (type) => actionOf(type) !== undefined,
  press: (type) => run(actionOf(type)),
  hasWeapon: (place) => weaponAction(place) !== null,
  aim: (place) => {
    run(weaponAction(place));
    aimByKey();
  },
  owes: () => nextFightStep.value !== null,
  next: () => nextFightStep.value?.run(),
  turns: () => centres.value.length > 0,
  turn: turnBy,
};
