// Formats dice, sums, costs and problems of a build as text.

import { content, messages } from "./state.js";
import { countText, minus, tierNumeral } from "../text/format.js";

/** @typedef {import("./types.js").SumOfParts} SumOfParts */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").Roll} Roll */

/** Returns a tier as a Roman numeral. @param {number} tier */
export function roman(tier) {
  return tierNumeral(tier) || "–";
}

/** Returns "d8+2", or the number alone when there is no die. @param {Roll} roll */
export function rollText({ sides, plus }) {
  if (sides === 0) return plus === 0 ? "none" : minus(plus);
  return `d${sides}${plus === 0 ? "" : plus > 0 ? `+${plus}` : minus(plus)}`;
}

/** Returns a sum such as "Tier II 7 + Reach II 4 − Bent 1". @param {[string, number][]} terms */
function sumTerms(terms) {
  return terms.map(([name, value], i) => `${i === 0 ? "" : value < 0 ? " − " : " + "}${name} ${i === 0 ? minus(value) : Math.abs(value)}`).join("");
}

/**
 * Returns a number with the sum that it results from.
 * @param {string} name @param {SumOfParts} number
 */
export function sumText(name, { value, parts }) {
  if (parts.length === 0) return `${name} ${minus(value)}: nothing adds to it`;
  const all = parts.reduce((total, part) => total + part.value, 0);
  const bound = all === value ? "" : `, but never ${all < value ? "below" : "above"} ${value}`;
  return `${name} ${minus(value)} = ${sumTerms(parts.map((part) => [part.name, part.value]))}${bound}`;
}

/** Returns a die with its grades and bonuses. @param {string} name @param {Roll} roll */
export function gradesText(name, roll) {
  const graded = roll.parts.filter((part) => part.grades !== 0);
  const added = roll.parts.filter((part) => part.value !== 0);
  if (graded.length + added.length === 0) return `${name}: ${rollText(roll)}`;
  const total = graded.reduce((n, part) => n + part.grades, 0);
  const grades = content.value.limits.grades;
  const most = grades.length - 1;
  const named = total > most ? `d${grades[most]} and ${total - most} more` : total > 0 ? `d${grades[total]}` : "none";
  const lines = [`${name} ${rollText(roll)}`];
  if (graded.length > 0) lines.push(`grade ${minus(total)} (${named}) = ${sumTerms(graded.map((part) => [part.name, part.grades]))}`);
  if (added.length > 0) lines.push(`added: ${sumTerms(added.map((part) => [part.name, part.value]))}`);
  if (roll.least > 0) lines.push(`the die counts at least ${roll.least}`);
  return lines.join("; ");
}

/**
 * Returns a cost such as "2 steps, 1 energy", or "free".
 * @param {number} steps @param {number} energy
 */
export function costText(steps, energy) {
  const parts = [];
  if (steps !== 0) parts.push(countText(steps, "step"));
  if (energy !== 0) parts.push(`${minus(energy)} energy`);
  return parts.length === 0 ? "free" : parts.join(", ");
}

/** Returns why a build is not legal. @param {import("./types.js").Problem} problem */
export function problemText(problem) {
  return messages.value.refusal(problem.code, problem.params, { orientation: "flat" });
}
