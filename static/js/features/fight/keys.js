// What the fight's registered actions (actions.js) do when a key or a menu entry triggers them.

import { centres, turnBy } from "./areas.js";
import { pressAction } from "./perform.js";
import { actions, actor, weaponAction } from "./unit-actions.js";
import { nextFightStep } from "./next-step.js";
import { focusTargets } from "../../core/focus.js";

/**
 * @typedef {object} FightControls
 * @property {(type: string) => boolean} offers  whether the bar has an action with this command
 * @property {(type: string) => void} press  does that action, or shows why it is not available
 * @property {(place: number) => boolean} hasWeapon  places count from 0
 * @property {(place: number) => void} aim
 * @property {() => boolean} owes  whether a roll is due, or an aimed attack can be declared
 * @property {() => void} next  makes that roll or declares that attack
 * @property {() => boolean} turns  whether the aimed area can be turned
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
    focusTargets();
  },
  owes: () => nextFightStep.value !== null,
  next: () => nextFightStep.value?.run(),
  turns: () => centres.value.length > 0,
  turn: turnBy,
};
