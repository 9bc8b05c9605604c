// The choice of this browser to have no single keys.

import { signal } from "@preact/signals";

const KEPT = "hexframe-single-keys";

/** Whether letters, digits and signs alone are shortcuts (WCAG 2.1.4); kept in this browser. */
export const singleKeys = signal(stored());

function stored() {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    // Storage may be closed to us; they are on by default.
    return true;
  }
}

/** @param {boolean} on */
export function setSingleKeys(on) {
  singleKeys.value = on;
  try {
    localStorage.setItem(KEPT, on ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
}
