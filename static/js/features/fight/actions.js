// The fight's entries in the registry of actions (core/actions.js): labels, keys, and when each
// applies. What they do is in keys.js.

import { t } from "../../text/t.js";




/** @typedef {import("../../core/actions.js").Action} Action */


/**
 * An entry for an action of the action bar.
 * @param {string} id @param {string} label @param {string} key @param {string} type  of its command
 * @returns {Action}
 */
function barAction(id, label, key, type) {
  return {
    id: `fight.${id}`,
    label,
    group: t("fight-fight"),
    who: "player",
    keys: [key],
    when: (context) => context.fight().offers(type),
    run: (context) => context.fight().press(type),
  };
}

/**
 * An entry that aims with a weapon.
 * @param {number} place  of the weapon, from 1
 * @returns {Action}
 */
function aimAction(place) {
  return {
    id: `fight.weapon${place}`,
    label: t("fight-aim-with-weapon", { place }),
    group: t("fight-fight"),
    who: "player",
    keys: [String(place)],
    when: (context) => context.fight().hasWeapon(place - 1),
    run: (context) => context.fight().aim(place - 1),
  };
}

/**
 * An entry that turns the aimed area.
 * @param {string} id @param {string} label @param {string} key @param {1|-1} step
 * @returns {Action}
 */
function turnAction(id, label, key, step) {
  return {
    id: `fight.${id}`,
    label,
    group: t("fight-fight"),
    who: "player",
    keys: [key],
    when: (context) => context.fight().turns(),
    run: (context) => context.fight().turn(step),
  };
}

/** @type {Action[]} */
export const FIGHT_ACTIONS = [
  ...[1, 2, 3, 4].map(aimAction),
  {
    id: "fight.next",
    label: t("fight-attack-as-aimed-roll-what-is"),
    group: t("fight-fight"),
    who: "player",
    keys: ["x"],
    when: (context) => context.fight().owes(),
    run: (context) => context.fight().next(),
  },
  turnAction("turnLeft", t("fight-turn-the-area-left"), ",", -1),
  turnAction("turnRight", t("fight-turn-the-area-right"), ".", 1),
  barAction("stabilise", t("fight-stabilise"), "q", "action.stabilise"),
  barAction("cool", t("fight-cool-down"), "k", "action.cool"),
  barAction("survey", t("fight-survey"), "u", "action.survey"),
  barAction("ask", t("fight-something-else"), "i", "action.ask"),
  barAction("react", t("fight-react"), "y", "reaction.claim"),
];
