// Values that this browser keeps for the next visit. Where storage is blocked, nothing is kept.

/** Returns the value of a key, or null. @param {string} key @returns {string|null} */
export function readStorage(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Returns the kept answers to questions of yes or no, by name.
 * @param {string} key @returns {Map<string, boolean>}
 */
export function readAnswers(key) {
  try {
    return new Map(Object.entries(JSON.parse(readStorage(key) ?? "{}")).map(([name, value]) => [name, value === true]));
  } catch {
    return new Map();
  }
}

/** Keeps answers under a key. @param {string} key @param {Map<string, boolean>} answers */
export function writeAnswers(key, answers) {
  writeStorage(key, JSON.stringify(Object.fromEntries(answers)));
}

/** Keeps a value under a key. @param {string} key @param {string} value */
export function writeStorage(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage may be blocked or full; the page works without it
  }
}
