// Actions of the map: selecting own units, moving the focus, the cursor, panning, levels, zoom.
// Their keys keep the browser's meaning elsewhere on the page (`MAP_ONLY_KEYS` in actions.js).

/** @typedef {import("./actions.js").Action} Action */

/** Columns and rows that an arrow moves the cursor. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** How far Shift and an arrow pan the map, in CSS px. */
const PAN = 60;

/**
 * Returns the columns and rows of an arrow key, with or without Shift.
 * @param {string} key @returns {[number, number]}
 */
const arrowOf = (key) => ARROWS[key.replace("Shift+", "")];

/**
 * @param {string} id @param {string} label @param {string} key @param {1|-1} step
 * @param {Action["when"]} when
 * @returns {Action}
 */
const cycleAction = (id, label, key, step, when) => ({
  id,
  label,
  group: "Units",
  who: "player",
  keys: [key],
  when,
  run: (context) => context.cycleUnits(step),
});

/** Selecting among the units that this seat controls. @type {Action[]} */
export const UNIT_ACTIONS = [
  cycleAction("unit.next", "Next of several, on the map", "Tab", 1, (context) => context.tabCyclesUnits()),
  cycleAction("unit.previous", "The one before, on the map", "Shift+Tab", -1, (context) => context.tabCyclesUnits()),
  cycleAction("unit.own", "Your unit; the next of several", "z", 1, () => true),
];

/** @param {"map"|"actions"|"panels"} place @param {string} label @param {string} key @returns {Action} */
const focusAction = (place, label, key) => ({
  id: `focus.${place}`,
  label,
  group: "View",
  keys: [key],
  when: () => true,
  run: (context) => context.moveFocus(place),
});

/** @type {Action[]} */
export const MAP_ACTIONS = [
  focusAction("map", "To the map", "m"),
  focusAction("actions", "To the actions", "j"),
  focusAction("panels", "To the panels", "l"),
  {
    id: "cursor.move",
    label: "Move the cursor",
    group: "The map",
    keys: Object.keys(ARROWS),
    when: () => true,
    run: (context, key = "") => context.board().cursorBy(arrowOf(key)),
  },
  {
    id: "cursor.press",
    label: "Select, move, aim or click there",
    group: "The map",
    keys: ["Enter"],
    when: () => true,
    run: (context) => context.board().press(),
  },
  {
    id: "cursor.ping",
    label: "Ping the hex for everyone",
    group: "The map",
    keys: ["w"],
    when: (context) => context.board().points(),
    run: (context) => context.board().pingHex(),
  },
  {
    id: "map.pan",
    label: "Pan the map",
    group: "The map",
    keys: Object.keys(ARROWS).map((key) => `Shift+${key}`),
    when: () => true,
    run: (context, key = "") => {
      const [x, y] = arrowOf(key);
      context.board().pan(-x * PAN, -y * PAN);
    },
  },
  {
    id: "level.up",
    label: "End the flight a level higher",
    group: "The map",
    keys: ["PageUp", "+", "="],
    who: "player",
    when: (context) => context.board().choosesLevel(),
    run: (context) => context.board().level(1),
  },
  {
    id: "level.down",
    label: "End the flight a level lower",
    group: "The map",
    keys: ["PageDown", "-"],
    who: "player",
    when: (context) => context.board().choosesLevel(),
    run: (context) => context.board().level(-1),
  },
  {
    id: "view.fit",
    label: "Show the whole map",
    group: "View",
    keys: ["f", "Home"],
    icon: "fit",
    when: () => true,
    run: (context) => context.board().fit(),
  },
  {
    id: "view.in",
    label: "Zoom in",
    group: "View",
    keys: ["+", "="],
    icon: "plus",
    when: () => true,
    run: (context) => context.board().zoomBy(1.25),
  },
  {
    id: "view.out",
    label: "Zoom out",
    group: "View",
    keys: ["-"],
    icon: "minus",
    when: () => true,
    run: (context) => context.board().zoomBy(0.8),
  },
];
