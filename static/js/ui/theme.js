// The colour theme of the page: dark or light. `theme-first.js` sets it before the first paint.

import { writeStorage } from "../core/storage.js";

const KEY = "hexframe-theme";

/** Returns the theme of the page. @returns {"dark"|"light"} */
export function currentTheme() {
  return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

/** Sets the theme, and keeps the choice in this browser. @param {"dark"|"light"} theme */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  writeStorage(KEY, theme);
}

/**
 * Calls `onTheme` with the theme now and after every change.
 * @param {(theme: "dark"|"light") => void} onTheme
 */
export function watchTheme(onTheme) {
  const observer = new MutationObserver(() => onTheme(currentTheme()));
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  onTheme(currentTheme());
}
