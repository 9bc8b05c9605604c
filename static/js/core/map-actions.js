// What the registry of actions has of the map itself: the cursor, Enter, levels, panning, a ping.
// These keys keep the browser's meaning elsewhere on the page (`OF_THE_MAP` in actions.js).

/** @typedef {import("./actions.js").Action} Action */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** How far an arrow with Shift pans, in CSS px. */
const PAN = 60;

/** The columns and rows of an arrow, with or without Shift. @param {string} key @returns {[number, number]} */
const arrowOf = (key) => ARROWS[key.replace("Shift+", "")];

/**
 * @param {string} id @param {string} label @param {string} key @param {1|-1} step
 * @param {Action["when"]} when
 * @returns {Action}
 */
const steps = (id, label, key, step, when) => ({
  id,
  label,
  group: "Units",
  who: "player",
  keys: [key],
  when,
  run: (door) => door.cycle(step),
});

/** Choosing among the units one steers. @type {Action[]} */
export const OWN_UNITS = [
  steps("unit.next", "Next of several, on the map", "Tab", 1, (door) => door.cycles()),
  steps("unit.previous", "The one before, on the map", "Shift+Tab", -1, (door) => door.cycles()),
  steps("unit.own", "Your unit; the next of several", "z", 1, () => true),
];

/** @param {"map"|"actions"|"panels"} place @param {string} label @param {string} key @returns {Action} */
const goes = (place, label, key) => ({
  id: `focus.${place}`,
  label,
  group: "View",
  keys: [key],
  when: () => true,
  run: (door) => door.goTo(place),
});

/** @type {Action[]} */
export const MAP = [
  goes("map", "To the map", "m"),
  goes("actions", "To the actions", "j"),
  goes("panels", "To the panels", "l"),
  {
    id: "cursor.move",
    label: "Move the cursor",
    group: "The map",
    keys: Object.keys(ARROWS),
    when: () => true,
    run: (door, key = "") => door.board().cursorBy(arrowOf(key)),
  },
  {
    id: "cursor.press",
    label: "Select, move, aim or click there",
    group: "The map",
    keys: ["Enter"],
    when: () => true,
    run: (door) => door.board().press(),
  },
  {
    id: "cursor.ping",
    label: "Ping the hex for everyone",
    group: "The map",
    keys: ["w"],
    when: (door) => door.board().points(),
    run: (door) => door.board().pingHex(),
  },
  {
    id: "map.pan",
    label: "Pan the map",
    group: "The map",
    keys: Object.keys(ARROWS).map((key) => `Shift+${key}`),
    when: () => true,
    run: (door, key = "") => {
      const [x, y] = arrowOf(key);
      door.board().pan(-x * PAN, -y * PAN);
    },
  },
  {
    id: "level.up",
    label: "End the flight a level higher",
    group: "The map",
    keys: ["PageUp", "+", "="],
    who: "player",
    when: (door) => door.board().choosesLevel(),
    run: (door) => door.board().level(1),
  },
  {
    id: "level.down",
    label: "End the flight a level lower",
    group: "The map",
    keys: ["PageDown", "-"],
    who: "player",
    when: (door) => door.board().choosesLevel(),
    run: (door) => door.board().level(-1),
  },
];
