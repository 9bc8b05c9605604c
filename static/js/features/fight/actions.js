// What the registry of actions has of a fight: weapons by their place, the next roll, what the bar of
// the selected unit offers.

/** @typedef {import("../../core/actions.js").Action} Action */

/**
 * Something that the bar of the selected unit offers.
 * @param {string} id @param {string} label @param {string} key @param {string} type  of its command
 * @returns {Action}
 */
function does(id, label, key, type) {
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
function aims(place) {
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
function turns(id, label, key, step) {
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
export const FIGHT = [
  ...[1, 2, 3, 4].map(aims),
  {
    id: "fight.next",
    label: "Attack as aimed; roll what is owed",
    group: "Fight",
    who: "player",
    keys: ["x"],
    when: (door) => door.fight().owes(),
    run: (door) => door.fight().next(),
  },
  turns("turnLeft", "Turn the area left", ",", -1),
  turns("turnRight", "Turn the area right", ".", 1),
  does("stabilise", "Stabilise", "q", "action.stabilise"),
  does("cool", "Cool down", "k", "action.cool"),
  does("survey", "Survey", "u", "action.survey"),
  does("ask", "Something else", "i", "action.ask"),
  does("react", "React", "y", "reaction.claim"),
];
