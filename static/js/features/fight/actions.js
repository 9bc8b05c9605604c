// What the registry of actions has of a fight: weapons by their place, the next roll, what the bar of
// the selected unit offers.

/** @typedef {import("../../core/actions.js").Action} Action */

/**
 * Something that the bar of the selected unit offers.
 * @param {string} id @param {string} label @param {string} key @param {string} type  of its command
 * @returns {Action}
 */
function barAction(id, label, key, type) {
  return {
    id: `fight.${id}`,
    label,
    group: "Fight",
    who: "player",
    keys: [key],
    when: (door) => door.fight().offers(type),
    run: (door) => door.fight().press(type),
  };
}

/** @param {number} place  of the weapon, from 1 @returns {Action} */
function aimAction(place) {
  return {
    id: `fight.weapon${place}`,
    label: `Aim with weapon ${place}`,
    group: "Fight",
    who: "player",
    keys: [String(place)],
    when: (door) => door.fight().hasWeapon(place - 1),
    run: (door) => door.fight().aim(place - 1),
  };
}

/** @param {string} id @param {string} label @param {string} key @param {1|-1} step @returns {Action} */
function turnAction(id, label, key, step) {
  return {
    id: `fight.${id}`,
    label,
    group: "Fight",
    who: "player",
    keys: [key],
    when: (door) => door.fight().turns(),
    run: (door) => door.fight().turn(step),
  };
}

/** @type {Action[]} */
export const FIGHT_ACTIONS = [
  ...[1, 2, 3, 4].map(aimAction),
  {
    id: "fight.next",
    label: "Attack as aimed; roll what is owed",
    group: "Fight",
    who: "player",
    keys: ["x"],
    when: (door) => door.fight().owes(),
    run: (door) => door.fight().next(),
  },
  turnAction("turnLeft", "Turn the area left", ",", -1),
  turnAction("turnRight", "Turn the area right", ".", 1),
  barAction("stabilise", "Stabilise", "q", "action.stabilise"),
  barAction("cool", "Cool down", "k", "action.cool"),
  barAction("survey", "Survey", "u", "action.survey"),
  barAction("ask", "Something else", "i", "action.ask"),
  barAction("react", "React", "y", "reaction.claim"),
];
