// The setting that turns shortcuts of a single character on or off (WCAG 2.1.4).

import { signal } from "@preact/signals";
import { readStorage, writeStorage } from "./storage.js";

const KEY = "hexframe-single-keys";

/** Whether letters, digits and signs alone are shortcuts. On by default; kept in this browser. */
export const singleKeys = signal(readStorage(KEY) !== "off");

/** @param {boolean} on */
export function setSingleKeys(on) {
  singleKeys.value = on;
  writeStorage(KEY, on ? "on" : "off");
}
