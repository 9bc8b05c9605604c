// Names of keys and gestures: how a key event is named in the registry, and how the help shows it.

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
  const names = { Escape: "Esc", "\\": "\\", " ": "Space", PageUp: "Page up", PageDown: "Page down" };
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
  const all = arrows[0].startsWith("Shift+") ? "Shift + arrow keys" : "Arrow keys";
  return [all, ...keys.filter((key) => !arrows.includes(key)).map(keyText)];
}

/**
 * What the mouse does on the map, for the help: input, effect, the only seats that have it.
 * @type {[string, string, ("player"|"handler")?][]}
 */
export const GESTURES = [
  ["Drag a unit", "Move it; the path shows its cost", "player"],
  ["Right-drag, space-drag", "Pan"],
  ["Wheel, pinch", "Zoom at the pointer"],
  ["Hold Alt", "All hex labels and levels"],
  ["Alt-click, long press", "Ping a hex for everyone"],
  ["Click a stack", "Choose among units in one hex"],
];

/** What fingers do on the map, for the help. @type {[string, string, ("player"|"handler")?][]} */
export const TOUCHES = [
  ["Tap", "Select a unit; look at a hex"],
  ["Tap a hex twice", "Plan a move, then make it", "player"],
  ["Drag a unit", "Move it; the path shows its cost", "player"],
  ["Drag the map", "Pan"],
  ["Pinch", "Zoom"],
  ["Long press", "Ping a hex for everyone"],
  ["Tap a stack", "Choose among units in one hex"],
];
