// What the fight's registered actions (actions.js) do when a key or a menu entry triggers them. The
// keys themselves are read in table/keys.js.

import { centres, turnBy } from "./areas.js";
import { pressAction } from "./perform.js";
import { send } from "../../core/commands.js";
import { ownReactions } from "./attack-state.js";
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

/**
 * The only unit of this seat that an attack waits for, whichever unit is selected; null without one.
 * @param {string} type
 */
function onlyReactor(type) {
  const units = type === "reaction.claim" ? ownReactions() : [];
  return units.length === 1 ? units[0] : null;
}

/** Does an action of the selected unit; a reaction also for the only unit that is asked. @param {string} type */
function press(type) {
  const unit = onlyReactor(type);
  if (unit !== null && unit !== actor.value?.id) void send({ type: "reaction.claim", unit });
  else run(actionOf(type));
}

/** @type {import("../../core/action-context.js").FightControls} */
export const fightControls = {
  offers: (type) => actionOf(type) !== undefined || onlyReactor(type) !== null,
  press,
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
