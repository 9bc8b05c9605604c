// Values that this browser keeps for the next visit. Where storage is blocked, nothing is kept.

/** Returns the value of a key, or null. @param {string} key @returns {string|null} */
export function readStorage(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key. @param {string} key @param {string} value */
export function writeStorage(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage may be blocked or full; the page works without it
  }
}
