// What the test of an attack came to, in words.

import { t } from "../../text/t.js";

/**
 * Returns the test in words: "8 against 4", "dodge failed: 5 against 5, a tie hits".
 * @param {Pick<import("./types.js").Exchange, "table"|"evades">} exchange
 * @param {Pick<import("./types.js").AimedRoll, "mark"|"result"> & {test: {total: number}|null}} aim
 */
export function testResultText({ table, evades }, { test, mark, result }) {
  if (!test) return "";
  const numbers = { total: test.total, mark };
  if (table !== "reactive") return t("fight-total-against-mark", numbers);
  if (!evades) return t("fight-no-dodge");
  if (result === "miss") return t("fight-dodged", numbers);
  return test.total === mark ? t("fight-dodge-tie", numbers) : t("fight-dodge-failed", numbers);
}
