// Dark or light, as chosen once for this browser.

const KEY = "hexframe-theme";

/** @returns {"dark"|"light"} */
export function storedTheme() {
  try {
    return localStorage.getItem(KEY) === "light" ? "light" : "dark";
  } catch {
    // Storage may be closed to us; dark is the default.
    return "dark";
  }
}

/** @param {"dark"|"light"} theme */
export function keepTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It holds until the page is closed.
  }
}

export function applyStoredTheme() {
  document.documentElement.dataset.theme = storedTheme();
}
