// Dark or light: as chosen in this browser, else as the system asks (`theme-first.js` sets it).

const KEY = "hexframe-theme";

/** The theme of the page. @returns {"dark"|"light"} */
export function currentTheme() {
  return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

/** Chooses a theme, for this browser. @param {"dark"|"light"} theme */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It holds until the page is closed.
  }
}

/** Tells every change of the theme. @param {(theme: "dark"|"light") => void} tell */
export function watchTheme(tell) {
  const watching = new MutationObserver(() => tell(currentTheme()));
  watching.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  tell(currentTheme());
}
