// Log lines about a unit's own rolls (actions, start of turn): their results and texts. Pure.

/** @typedef {import("../../core/store.js").Entry} Entry */

/**
 * Message key and colour name of the result, by log code.
 * @type {Record<string, [string, "hit"|"miss"|"plain"]>}
 */
const RESULTS = {
  "reaction.in_time": ["own.in_time", "hit"],
  "reaction.late": ["own.late", "miss"],
  "unit.stabilised": ["own.steadied", "plain"],
  "unit.steadies_itself": ["own.steadied", "plain"],
  "unit.cooled": ["own.cooled", "hit"],
  "unit.stays_hot": ["own.hot", "miss"],
  "unit.cools": ["own.cools", "plain"],
  "unit.surveys": ["own.found", "hit"],
  "unit.surveys_vain": ["own.vain", "miss"],
  "unit.repairs": ["own.repaired", "plain"],
  "unit.bulk": ["own.bulk", "plain"],
};

/**
 * The result of a unit's own roll; null for any other line.
 * @param {Entry} entry
 * @returns {{word: string, tone: "hit"|"miss"|"plain"}|null}
 */
export function actionRollResult(entry) {
  const found = RESULTS[entry.code];
  if (!found) return null;
  const [word, tone] = found;
  if (entry.code !== "unit.bulk") return { word, tone };
  return entry.params.score >= 5 ? { word: "own.bulk", tone: "hit" } : { word: "own.breaks", tone: "miss" };
}

/**
 * The message key that shows regained stability as a sum; null when the line lacks the old value.
 * @param {Entry} entry
 */
export function regainTextKey(entry) {
  const { code, params } = entry;
  if ((code !== "unit.steadies_itself" && code !== "unit.stabilised") || params.was === undefined) return null;
  return `${code}.${params.was + gained(params) === params.to ? "sum" : "full"}`;
}

/** @param {Record<string, any>} params */
const gained = (params) => Math.max(0, params.score) + (params.extra ?? 0);

/** The text parameter `gained`: stability regained. @param {Entry} entry */
export function regainParams(entry) {
  return regainTextKey(entry) === null ? {} : { gained: gained(entry.params) };
}
