// The chances of an attack in words.

import { percent, percents } from "../dice/percent.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").AttackOdds} AttackOdds */

/** Outcomes from worst to best: name, colour name, word. @type {[string, string, string][]} */
const OUTCOMES = [
  ["miss", "miss", "miss"],
  ["hit", "hit", "hit"],
  ["direct", "critical", t("fight-direct-hit-2")],
];

/**
 * The chance of a hit or a direct hit, as a percentage; "" without odds.
 * @param {AttackOdds|null} odds
 */
export function hitChance(odds) {
  if (odds === null) return "";
  const { said } = chancesOf(odds);
  // the sum of the parts as they are shown, so that the same chance is not rounded in two ways
  const parts = ["hit", "direct"].flatMap((name) => said[name] ?? []);
  if (parts.length > 0 && parts.every((part) => /^\d/.test(part))) return `${parts.reduce((sum, part) => sum + Number.parseFloat(part), 0)} %`;
  return percent((odds.outcomes.hit?.p ?? 0) + (odds.outcomes.direct?.p ?? 0));
}

/** The possible outcomes, their percentages, and both as one text. @param {AttackOdds} odds */
export function chancesOf(odds) {
  const shown = OUTCOMES.filter(([name]) => (odds.outcomes[name]?.p ?? 0) > 0);
  const said = percents(/** @type {any} */ (Object.fromEntries(shown.map(([name]) => [name, odds.outcomes[name]]))));
  return { shown, said, text: shown.map(([name, , word]) => `${word} ${said[name]}`).join(", ") };
}

/** The outcomes in words: "miss 20 %, hit 80 %". @param {AttackOdds} odds */
export const chancesText = (odds) => chancesOf(odds).text;
