// What the fight's registered actions (actions.js) do when a key or a menu entry triggers them. The
// keys themselves are read in table/keys.js.

import { centres, turnBy } from "./areas.js";
import { pressAction } from "./perform.js";
import { actions, actor, weaponAction } from "./unit-actions.js";
import { nextFightStep } from "./next-step.js";
import { focusTargets } from "./aim-state.js";

/** @param {string} type */
const actionOf = (type) => actions.value.find((each) => each.command.type === type);

/** @param {import("./types.js").UnitAction|null|undefined} each */
function run(each) {
  if (!each || actor.value === null) return;
  pressAction(actor.value.id, each, true);
}

/** @type {import("../../core/action-context.js").FightControls} */
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
