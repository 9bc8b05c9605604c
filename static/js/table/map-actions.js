// Actions of the map: selecting own units, moving the focus, the cursor, panning, levels, zoom.
// Their keys keep the browser's meaning elsewhere on the page (`MAP_ONLY_KEYS` in actions.js).

import { t } from "../text/t.js";




/** @typedef {import("../core/actions.js").Action} Action */


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
  group: t("table-units"),
  who: "player",
  keys: [key],
  when,
  run: (context) => context.cycleUnits(step),
});

/** Selecting among the units that this seat controls. @type {Action[]} */
export const UNIT_ACTIONS = [
  cycleAction("unit.next", t("table-next-of-several-on-the-map"), "Tab", 1, (context) => context.tabCyclesUnits()),
  cycleAction("unit.previous", t("table-the-one-before-on-the-map"), "Shift+Tab", -1, (context) => context.tabCyclesUnits()),
  cycleAction("unit.own", t("table-your-unit-the-next-of-several"), "z", 1, () => true),
];

/** @param {"map"|"actions"|"panels"} place @param {string} label @param {string} key @returns {Action} */
const focusAction = (place, label, key) => ({
  id: `focus.${place}`,
  label,
  group: t("table-view"),
  keys: [key],
  when: () => true,
  run: (context) => context.moveFocus(place),
});

/** @type {Action[]} */
export const MAP_ACTIONS = [
  focusAction("map", t("table-to-the-map"), "m"),
  focusAction("actions", t("table-to-the-actions"), "j"),
  focusAction("panels", t("table-to-the-panels"), "l"),
  {
    id: "cursor.move",
    label: t("table-move-the-cursor"),
    group: t("table-the-map"),
    keys: Object.keys(ARROWS),
    when: () => true,
    run: (context, key = "") => context.board().cursorBy(arrowOf(key)),
  },
  {
    id: "cursor.press",
    label: t("table-select-move-aim-or-click-there"),
    group: t("table-the-map"),
    keys: ["Enter"],
    when: () => true,
    run: (context) => context.board().press(),
  },
  {
    id: "cursor.ping",
    label: t("table-ping-the-hex-for-everyone"),
    group: t("table-the-map"),
    keys: ["w"],
    when: (context) => context.board().points(),
    run: (context) => context.board().pingHex(),
  },
  {
    id: "map.pan",
    label: t("table-pan-the-map"),
    group: t("table-the-map"),
    keys: Object.keys(ARROWS).map((key) => `Shift+${key}`),
    when: () => true,
    run: (context, key = "") => {
      const [x, y] = arrowOf(key);
      context.board().pan(-x * PAN, -y * PAN);
    },
  },
  {
    id: "level.up",
    label: t("table-end-the-flight-a-level-higher"),
    group: t("table-the-map"),
    keys: ["PageUp", "+", "="],
    who: "player",
    when: (context) => context.board().choosesLevel(),
    run: (context) => context.board().level(1),
  },
  {
    id: "level.down",
    label: t("table-end-the-flight-a-level-lower"),
    group: t("table-the-map"),
    keys: ["PageDown", "-"],
    who: "player",
    when: (context) => context.board().choosesLevel(),
    run: (context) => context.board().level(-1),
  },
  {
    id: "view.fit",
    label: t("table-show-the-whole-map"),
    group: t("table-view"),
    keys: ["f", "Home"],
    icon: "fit",
    when: () => true,
    run: (context) => context.board().fit(),
  },
  {
    id: "view.in",
    label: t("table-zoom-in"),
    group: t("table-view"),
    keys: ["+", "="],
    icon: "plus",
    when: () => true,
    run: (context) => context.board().zoomBy(1.25),
  },
  {
    id: "view.out",
    label: t("table-zoom-out"),
    group: t("table-view"),
    keys: ["-"],
    icon: "minus",
    when: () => true,
    run: (context) => context.board().zoomBy(0.8),
  },
];
