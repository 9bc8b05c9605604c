// The dice and modifiers of a test, each with the attribute of the sheet it comes from. Pure.

import { signed } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").FromSheet} FromSheet */
/** @typedef {{name: string, die?: string, modifier?: number, award?: boolean}} TestPart */

/**
 * The parts of a test: first those from the sheet, by name, then other dice and modifiers but 0.
 * @param {FromSheet|null|undefined} sheet
 * @param {readonly string[]} dice
 * @param {readonly number[]} modifiers
 * @returns {TestPart[]}
 */
export function testParts(sheet, dice, modifiers) {
  const parts = sheet?.parts ?? [];
  const first = parts.filter((part) => part.die !== null).length;
  return [
    ...parts.map((part) =>
      part.die !== null
        ? { name: part.name, die: part.die }
        : { name: part.name, modifier: part.modifier ?? 0, award: part.award },
    ),
    ...dice.slice(first).map((die) => ({ name: "", die })),
    ...modifiers
      .slice(parts.length - first)
      .filter((n) => n !== 0)
      .map((modifier) => ({ name: "", modifier })),
  ];
}

/** "Sharpness d8", "Scanner +2", "+1". @param {TestPart} part */
export function partText(part) {
  const what = part.die !== undefined ? part.die.replace("none", t("sheets-no-die")) : signed(part.modifier ?? 0);
  return `${part.name} ${what}${part.award ? " award" : ""}`.trim();
}
