// Formats dice, sums, costs and problems of a build as text.

import { content, messages } from "./state.js";
import { minus, rollText, tierNumeral } from "../text/format.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").SumOfParts} SumOfParts */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").Roll} Roll */

/** Returns a tier as a Roman numeral. @param {number} tier */
export function roman(tier) {
  return tierNumeral(tier) || "–";
}

/** Returns a die and its bonus, or "none". @param {Roll} roll */
export const dieText = (roll) => rollText(roll, "none");

/** Returns a sum such as "Tier II 7 + Reach II 4 − Bent 1". @param {[string, number][]} terms */
function sumTerms(terms) {
  return terms.map(([name, value], i) => `${i === 0 ? "" : value < 0 ? " − " : " + "}${name} ${i === 0 ? minus(value) : Math.abs(value)}`).join("");
}

/**
 * Returns a number with the sum that it results from.
 * @param {string} name @param {SumOfParts} number
 */
export function sumText(name, { value, parts }) {
  if (parts.length === 0) return t("hangar-nothing-adds-to-it", { name, value: minus(value) });
  const all = parts.reduce((total, part) => total + part.value, 0);
  const bound = all === value ? "" : t("hangar-but-never", { value: all < value ? t("hangar-below") : t("hangar-above"), value2: value });
  return `${name} ${minus(value)} = ${sumTerms(parts.map((part) => [part.name, part.value]))}${bound}`;
}

/** Returns a die with its grades and bonuses. @param {string} name @param {Roll} roll */
export function gradesText(name, roll) {
  const graded = roll.parts.filter((part) => part.grades !== 0);
  const added = roll.parts.filter((part) => part.value !== 0);
  if (graded.length + added.length === 0) return `${name}: ${dieText(roll)}`;
  const total = graded.reduce((n, part) => n + part.grades, 0);
  const grades = content.value.limits.grades;
  const most = grades.length - 1;
  const named = total > most ? t("hangar-d-and-more", { value: grades[most], value2: total - most }) : total > 0 ? `d${grades[total]}` : t("hangar-none-of-it");
  const lines = [`${name} ${dieText(roll)}`];
  if (graded.length > 0) lines.push(`grade ${minus(total)} (${named}) = ${sumTerms(graded.map((part) => [part.name, part.grades]))}`);
  if (added.length > 0) lines.push(t("hangar-added", { parts: sumTerms(added.map((part) => [part.name, part.value])) }));
  if (roll.least > 0) lines.push(t("hangar-the-die-counts-at-least", { least: roll.least }));
  return lines.join("; ");
}

/** Returns why a build is not legal. @param {import("./types.js").Problem} problem */
export function buildProblemText(problem) {
  if (problem.code === "build-no-name" && problem.at === "name") return t("hangar-the-frame-needs-a-name");
  return messages.refusal(problem.code, problem.params, { orientation: "flat" });
}
