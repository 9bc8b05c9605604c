// Formatting of small texts that several panels share: numbers, counts, lists, times. Pure.

const NUMERALS = ["", "I", "II", "III", "IV", "V"];

/**
 * Returns the text with its first letter in upper case.
 * @param {string} text
 */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns a number as text, with a minus sign instead of a hyphen. Other values become plain text.
 * @param {any} value
 */
export function minus(value) {
  return typeof value === "number" && value < 0 ? `−${-value}` : String(value);
}

/**
 * Returns a number with its sign in front: "+2", "−1".
 * @param {number} n @param {string} [zero]  the text for 0
 */
export function signed(n, zero = "±0") {
  return n > 0 ? `+${n}` : n < 0 ? minus(n) : zero;
}

/**
 * Returns a die and its bonus: "d8+1"; only the bonus when no die is rolled.
 * @param {{sides: number, plus: number}} roll @param {string} [zero]  the text for no die and no bonus
 */
export function rollText({ sides, plus }, zero = "0") {
  if (sides === 0) return plus === 0 ? zero : minus(plus);
  return `d${sides}${plus === 0 ? "" : signed(plus)}`;
}

/**
 * Returns a number with its noun: "1 step", "3 steps".
 * @param {number} n @param {string} one @param {string} [many]
 */
export function countText(n, one, many = `${one}s`) {
  return `${minus(n)} ${Math.abs(n) === 1 ? one : many}`;
}

/**
 * Returns the Roman numeral of a tier from 1 to 5, else "".
 * @param {number} tier
 */
export function tierNumeral(tier) {
  return NUMERALS[tier] ?? "";
}

/**
 * Returns names as a list: "Mira, Jo and Kit".
 * @param {readonly string[]} names @param {string} [joint]  the word before the last name
 */
export function listText(names, joint = "and") {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${joint} ${names[names.length - 1]}`;
}

/**
 * Compares things by name, numbers in names as numbers: "Hound 2" before "Hound 10".
 * @param {{name: string}} a @param {{name: string}} b
 */
export const byName = (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true });

/** Returns the local day of a moment: "Nov 27, 2026". @param {string} iso */
export function dayText(iso) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(new Date(iso));
}

/** Returns the local day and time of day of a moment. @param {string} iso */
export function dayAndTime(iso) {
  return `${dayText(iso)}, ${clockTime(iso)}`;
}

/**
 * Returns the local time of day of a moment: "09:05".
 * @param {string} iso
 */
export function clockTime(iso) {
  const at = new Date(iso);
  return `${at.getHours()}`.padStart(2, "0") + ":" + `${at.getMinutes()}`.padStart(2, "0");
}
