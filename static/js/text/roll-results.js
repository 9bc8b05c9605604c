// Log lines about a unit's own rolls (actions, start of turn): their results and texts. Pure.

/** @typedef {import("../core/store.js").Entry} Entry */

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
  "unit.surveys": ["own.surveyed", "hit"],
  "unit.surveys_vain": ["own.vain", "miss"],
  "unit.repairs": ["own.repaired", "plain"],
  "unit.bulk": ["own.bulk", "plain"],
};

/**
 * The result of a unit's own roll; null for any other line, and for a line that does not say it.
 * @param {Entry} entry
 * @returns {{word: string, tone: "hit"|"miss"|"plain"}|null}
 */
export function actionRollResult(entry) {
  const found = RESULTS[entry.code];
  if (!found) return null;
  const [word, tone] = found;
  if (entry.code === "unit.surveys" && entry.params.count !== undefined) return { word: entry.params.count > 0 ? "own.found" : "own.clear", tone };
  if (entry.code !== "unit.bulk") return { word, tone };
  // withheld, or a line of an older table
  if (typeof entry.params.held !== "boolean") return null;
  return entry.params.held ? { word: "own.bulk", tone: "hit" } : { word: "own.breaks", tone: "miss" };
}

/** The tests whose outcomes have words of their own, by log code. @type {Record<string, string>} */
const STAGES = { "reaction.in_time": "reaction", "reaction.late": "reaction", "unit.cooled": "cooling", "unit.stays_hot": "cooling" };

/** The data of a line's roll, with the stage that names its outcomes. @param {Entry} entry */
export const rollData = ({ code, data }) => (STAGES[code] && data ? { ...data, stage: STAGES[code] } : data);

/**
 * The message key of a line that says how the unit's own roll ended: regained stability as a sum,
 * that a survey found nothing, or what a repair changed. Null for other lines, and
 * where the line does not say it, as in older tables.
 * @param {Entry} entry
 */
export function rollTextKey({ code, params }) {
  if (code === "unit.repairs") return params.was === undefined ? null : `unit.repairs.${params.mended?.length > 0 ? (params.was === params.to ? "only" : "mended") : "change"}`;
  if (code === "unit.surveys") return params.count === 0 ? "unit.surveys.clear" : null;
  if ((code !== "unit.steadies_itself" && code !== "unit.stabilised") || params.gained === undefined) return null;
  return `${code}.${params.was + params.gained === params.to ? "sum" : "full"}`;
}
