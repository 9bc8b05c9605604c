// Values that this browser keeps for the next visit. Where storage is blocked they last as long as
// the page.

/**
 * Returns what is kept under a key, or null.
 * @param {string} key @returns {string|null}
 */
export function readStorage(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function writeStorage(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // blocked or full: the caller's own state still has the value
  }
}
