// Announcements for screen readers. They go to live regions outside of every tab, so they are heard
// whichever tab is open. Each is a new element, so equal texts in a row are announced again.

import { t } from "../text/t.js";





/** How long a line stays in the region, in milliseconds: a reader may still browse to it. */
const LINE_MS = 4000;

/** Returns the live region of the open dialog, else that of the page. */
function region() {
  const open = document.querySelector("dialog[open] .spoken");
  return open ?? document.querySelector("body > .spoken") ?? createRegion();
}

function createRegion() {
  const box = document.createElement("div");
  box.className = "sr spoken";
  box.setAttribute("role", "log");
  box.setAttribute("aria-label", t("core-what-happens"));
  document.body.append(box);
  return box;
}

/** Creates the live region at start: a region announces only what is added after it exists. */
export const watchAnnouncements = () => void region();

/**
 * Announces a text. Returns a function that removes it again.
 * @param {string} text @returns {() => void}
 */
export function announce(text) {
  if (text === "") return () => {};
  const line = document.createElement("p");
  line.textContent = text;
  region().append(line);
  setTimeout(() => line.remove(), LINE_MS);
  return () => line.remove();
}
