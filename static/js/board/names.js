/**
 * Short names for units drawn too small for their own: two or three letters, no two alike.
 * @import {Unit} from "./types.js"
 */

/**
 * @param {Record<string, Unit>} units
 * @returns {Map<string, string>} by unit id
 */
export function shortNames(units) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set();
  const all = Object.values(units).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [i, unit] of all.entries()) {
    const short = candidates(unit.name).find((name) => !taken.has(name)) ?? `${i + 1}`;
    taken.add(short);
    names.set(unit.id, short);
  }
  return names;
}

/** Ways to shorten a name, the best first. @param {string} name @returns {string[]} */
function candidates(name) {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const letters = [...(words[0] ?? "")];
  const first = (/** @type {number} */ n) => letters.slice(0, n).join("");
  const last = words.length > 1 ? words[words.length - 1] : "";
  const found = [];
  // "Hound 12" is H12, "Hound 2" is Ho2, "Grey Wolf" is GrW
  if (/^\d\d+$/.test(last)) found.push(first(1) + last.slice(-2));
  if (last) found.push(first(2) + [...last][0]);
  found.push(first(3));
  for (let i = 2; i < letters.length; i++) found.push(letters[0] + letters[i - 1] + letters[i]);
  for (let n = 2; n < 10; n++) found.push(first(2) + n);
  return found;
}
