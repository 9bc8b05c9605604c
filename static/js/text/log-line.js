// Lines of the log in words: the twin of app/web/log_text.py, which writes the same into kept logs.
// Pure. tests/fixtures/log_lines.json has lines with their text for both.

import { attackParams, attackTextKey } from "../features/fight/attack-words.js";
import { changeText, inPlaceKey, isUndoLine, undoneSpans } from "../features/history/undo-lines.js";
import { regainParams, regainTextKey } from "../features/fight/roll-results.js";
import { minus } from "./format.js";

/** @typedef {import("../core/store.js").Entry} Entry */
/**
 * @typedef {object} LogContext  what the words of a line need besides the line
 * @property {ReturnType<typeof import("./messages.js").createMessages>} messages
 * @property {import("./messages.js").Naming} naming
 * @property {(seat: string) => string|undefined} seatName
 * @property {(n: number|undefined) => Entry|undefined} lineAt  a line of the same log by its number
 * @property {boolean} [short]  only the beginning of long numbers
 */

/**
 * Which fields of a unit were set, in words, and to what where the line says it.
 * @param {Entry} entry @param {LogContext} context
 * @returns {{changes?: string[], fields?: string[]}}
 */
function changedFields(entry, { messages, seatName }) {
  // An attack's numbers are no fields of a unit: its line says them itself.
  if (entry.code.startsWith("attack.")) return {};
  const { was } = entry.data ?? {};
  const set = entry.data?.now ?? entry.data?.set;
  if (!set || typeof set !== "object") return {};
  const { word } = messages;
  if (Array.isArray(set)) return { fields: set.map((name) => word(`field.${name}`)) };
  const changes = Object.entries(set).map(([name, value]) => {
    const field = word(`field.${name}`);
    if (typeof value === "boolean") return value ? field : `not ${field}`;
    if (typeof value === "number") return `${field} ${minus(was?.[name] ?? "")} \u2192 ${minus(value)}`;
    if (name === "controller") return `${field} ${seatName(String(value)) ?? "nobody"}`;
    return typeof value === "string" ? `${field} ${word(value)}` : field;
  });
  return { changes };
}

const TIERS = ["", "I", "II", "III"];

/**
 * Figures as people read them: tiers in Roman ones and, where it is to be short, the beginning of
 * long numbers.
 * @param {Record<string, any>} params @param {boolean|undefined} short
 */
function formattedParams(params, short) {
  const found = Object.entries(params).flatMap(([name, value]) => {
    if (name === "tier" && TIERS[value]) return [[name, TIERS[value]]];
    const long = short && (name === "mix" || name === "commitment") && typeof value === "string" && value.length > 16;
    return long ? [[name, `${value.slice(0, 8)}…`]] : [];
  });
  return Object.fromEntries(found);
}

/** Changes whose own words say all there is to them: "end of Magpie's turn". */
const SAYS_ALL = /^turn\./;

/**
 * What came back by an undo or a redo: numbers as they are again, else the line that told of it.
 * @param {Entry} entry @param {LogContext} context
 */
function restoredText(entry, context) {
  if (SAYS_ALL.test(entry.params.what)) return "";
  const again = entry.code.startsWith("redone");
  const line = context.lineAt(undoneSpans(entry).at(again ? -1 : 0)?.[0]);
  if (line === undefined || line.kind === "undo") return "";
  const was = line.data?.was;
  const now = line.data?.now ?? line.data?.set;
  const both = isRecord(was) && isRecord(now);
  const { changes = [] } = changedFields(both && !again ? { ...line, data: { was: now, now: was } } : line, context);
  return ` (${both && changes.length > 0 ? changes.join(", ") : logLineText(line, context)})`;
}

/** What a line of an undo or a redo is about, in words. @param {Entry} entry @param {LogContext} context */
function changeParams(entry, context) {
  if (!isUndoLine(entry)) return {};
  // Lines of older tables name what was undone, and no more.
  const change = entry.params.change ?? [entry.params.what];
  return { change: changeText(change, context.messages, context.naming) + restoredText(entry, context) };
}

/** @param {any} value */
const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** A line of the log in words. @param {Entry} entry @param {LogContext} context @returns {string} */
export function logLineText(entry, context) {
  const { messages, naming } = context;
  const given = {
    by: { name: entry.by },
    ...entry.params,
    ...formattedParams(entry.params, context.short),
    ...changeParams(entry, context),
    ...changedFields(entry, context),
    ...attackParams(entry, messages.word),
    ...regainParams(entry),
  };
  // what became of it, where the line knows
  const told = entry.code === "unit.impact" && entry.data?.set ? "unit.impact.took" : (attackTextKey(entry) ?? regainTextKey(entry));
  const word = told ?? inPlaceKey(entry);
  if (word !== null) return messages.fill(messages.word(word), given, naming);
  return messages.log(entry.code, given, naming);
}
