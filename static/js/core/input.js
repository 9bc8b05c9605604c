// Names of keys and gestures: how a key event is named in the registry, and how the help shows it.

import { t } from "../text/t.js";





/** Keys that only modify others. */
export const MODIFIER_KEYS = ["Shift", "Control", "Alt", "Meta", "AltGraph"];

/**
 * Returns the name of a pressed key as the registry writes it: "Ctrl+z".
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean, altKey: boolean}} event
 */
export function keyOf(event) {
  const single = event.key.length === 1;
  const letter = single && event.key.toLowerCase() !== event.key.toUpperCase();
  const name = letter ? event.key.toLowerCase() : event.key;
  let prefix = "";
  if (event.ctrlKey || event.metaKey) prefix += "Ctrl+";
  if (event.altKey) prefix += "Alt+";
  // signs like "?" already include Shift; with the keys of a level Shift is held to fly
  if (event.shiftKey && (letter || !single) && !event.key.startsWith("Page")) prefix += "Shift+";
  return prefix + name;
}

/** Returns a key as people read it: "Ctrl + Z". @param {string} key */
export function keyText(key) {
  /** @type {Record<string, string>} */
  const names = { Escape: t("core-esc"), "\\": "\\", " ": "Space", PageUp: t("core-page-up"), PageDown: t("core-page-down"), Delete: t("core-delete") };
  return key
    .split(/\+(?=.)/)
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(" + ");
}

/**
 * Returns the keys of an action as people read them. Four arrows become one entry.
 * @param {readonly string[]} keys
 */
export function keysText(keys) {
  const arrows = keys.filter((key) => key.includes("Arrow"));
  if (arrows.length < 4) return keys.map(keyText);
  const all = arrows[0].startsWith("Shift+") ? t("core-shift-arrow-keys") : t("core-arrow-keys");
  return [all, ...keys.filter((key) => !arrows.includes(key)).map(keyText)];
}

/**
 * What the mouse does on the map, for the help: input, effect, the only seats that have it.
 * @type {[string, string, ("player"|"handler")?][]}
 */
export const GESTURES = [
  [t("core-drag-a-unit"), t("core-move-it-the-path-shows-its"), "player"],
  [t("core-right-drag-space-drag"), t("core-pan")],
  [t("core-wheel-pinch"), t("core-zoom-at-the-pointer")],
  [t("core-hold-alt"), t("core-all-hex-labels-and-levels")],
  [t("core-alt-click-long-press"), t("core-ping-a-hex-for-everyone")],
  [t("core-shift-click-shift-drag"), t("core-choose-several-units"), "handler"],
  [t("core-click-a-stack"), t("core-choose-among-units-in-one-hex")],
];

/** What fingers do on the map, for the help. @type {[string, string, ("player"|"handler")?][]} */
export const TOUCHES = [
  [t("core-tap"), t("core-select-a-unit-look-at-a")],
  [t("core-tap-a-hex-twice"), t("core-plan-a-move-then-make-it"), "player"],
  [t("core-drag-a-unit"), t("core-move-it-the-path-shows-its"), "player"],
  [t("core-drag-the-map"), t("core-pan")],
  [t("core-pinch"), t("core-zoom")],
  [t("core-long-press"), t("core-ping-a-hex-for-everyone")],
  [t("core-tap-a-stack"), t("core-choose-among-units-in-one-hex")],
];
