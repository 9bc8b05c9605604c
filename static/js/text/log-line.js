// The text of a log line. Pure. app/web/log_text.py writes the same texts into exported logs; tests
// compare both with tests/fixtures/log_lines.json.

import { attackParams, attackTextKey } from "./attack-words.js";
import { changeText, inPlaceKey, isUndoLine, stepKey, undoneSpans } from "./undo-lines.js";
import { rollTextKey } from "./roll-results.js";
import { minus, tierNumeral } from "./format.js";

/** @typedef {import("../core/store.js").Entry} Entry */
/**
 * @typedef {object} LogContext  what the text of a line needs besides the line
 * @property {ReturnType<typeof import("./messages.js").createMessages>} messages
 * @property {import("./messages.js").Naming} naming
 * @property {(seat: string) => string|undefined} seatName
 * @property {(n: number|undefined) => Entry|undefined} lineAt  a line of the same log by its number
 * @property {boolean} [short]  whether long hashes are cut
 */

/**
 * Returns which fields of a unit were set, with their values where the line has them.
 * @param {Entry} entry @param {LogContext} context
 * @returns {{changes?: string[], fields?: string[]}}
 */
function changedFields(entry, { messages, naming, seatName }) {
  // an attack's numbers are not fields of a unit, and its own text has them
  if (entry.code.startsWith("attack.")) return {};
  const { was } = entry.data ?? {};
  const set = entry.data?.now ?? entry.data?.set;
  if (!set || typeof set !== "object") return {};
  const { word } = messages;
  if (Array.isArray(set)) return { fields: set.map((name) => word(`field.${name}`)) };
  const changes = Object.entries(set).map(([name, value]) => {
    const field = word(`field.${name}`);
    if (typeof value === "boolean") return value ? field : messages.phrase("field.not", { label: field }, naming);
    if (typeof value === "number") return `${field} ${minus(was?.[name] ?? "")} \u2192 ${minus(value)}`;
    if (name === "controller") return `${field} ${seatName(String(value)) ?? word("field.nobody")}`;
    return typeof value === "string" ? `${field} ${word(value)}` : field;
  });
  return { changes };
}

/**
 * Returns parameters with a text of their own: tiers as numerals and, if `short`, hashes cut.
 * @param {Record<string, any>} params @param {boolean|undefined} short
 */
function formattedParams(params, short) {
  const found = Object.entries(params).flatMap(([name, value]) => {
    if (name === "tier" && tierNumeral(value)) return [[name, tierNumeral(value)]];
    const long = short && (name === "mix" || name === "commitment") && typeof value === "string" && value.length > 16;
    return long ? [[name, `${value.slice(0, 8)}…`]] : [];
  });
  return Object.fromEntries(found);
}

/** Changes whose own text needs no details: "end of Magpie's turn". */
const SELF_EXPLAINING = /^turn\./;

/**
 * Returns what an undo or redo restored: the numbers as they are again, else the text of the
 * restored line, which says alone what several steps began with.
 * @param {Entry} entry @param {string} change  the kind of the step @param {LogContext} context
 */
function restoredText(entry, change, context) {
  if (SELF_EXPLAINING.test(entry.params.what)) return change;
  const again = entry.code.startsWith("redone");
  const line = context.lineAt(undoneSpans(entry).at(again ? -1 : 0)?.[0]);
  if (line === undefined || line.kind === "undo") return change;
  const was = line.data?.was;
  const now = line.data?.now ?? line.data?.set;
  const both = isRecord(was) && isRecord(now);
  const { changes = [] } = changedFields(both && !again ? { ...line, data: { was: now, now: was } } : line, context);
  if (both && changes.length > 0) return `${change} (${changes.join(", ")})`;
  const said = stepText(line, context);
  if (!entry.code.endsWith(".steps")) return `${change} (${said})`;
  const [whose] = entry.params.change ?? [];
  return whose?.seat === undefined || said.includes(whose.name) ? said : `${whose.name}, ${said}`;
}

/**
 * Returns the text of a line as the name of the step that it belongs to.
 * @param {Entry} line @param {LogContext} context @returns {string}
 */
export function stepText(line, context) {
  const key = stepKey(line);
  return key === null ? logLineText(line, context) : context.messages.phrase(key, line.params, context.naming);
}

/**
 * Returns the parameters of a line about an undo or a redo.
 * @param {Entry} entry @param {LogContext} context
 */
function changeParams(entry, context) {
  if (!isUndoLine(entry)) return {};
  // lines of older tables name the kind of change only
  const change = entry.params.change ?? [entry.params.what];
  return { change: restoredText(entry, changeText(change, context.messages, context.naming), context) };
}

/** @param {any} value */
const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Returns the energy that the heat of the environment took; null for any other line. @param {Entry} entry */
function heatLost({ params, data }) {
  return params.harm === "heat" && data?.set && data.was ? data.was.energy - data.set.energy : null;
}

/** Whether a unit repairs itself. @param {Entry} entry */
const repairsItself = ({ code, params }) => code.startsWith("unit.repairs") && params.target?.unit === params.unit.unit;

/**
 * Returns the text of a log line.
 * @param {Entry} entry @param {LogContext} context @returns {string}
 */
export function logLineText(entry, context) {
  const { messages, naming } = context;
  const given = {
    by: { name: entry.by },
    ...entry.params,
    ...formattedParams(entry.params, context.short),
    ...changeParams(entry, context),
    ...changedFields(entry, context),
    ...attackParams(entry, messages.word),
    ...(repairsItself(entry) && { target: { name: messages.word("itself") } }),
  };
  const heat = heatLost(entry);
  if (heat !== null) return messages.phrase(`${entry.code}.heat`, { ...given, lost: heat }, naming);
  // a result that the line knows has a text of its own
  const resultKey = entry.code === "unit.impact" && entry.data?.set ? "unit.impact.took" : (attackTextKey(entry) ?? rollTextKey(entry));
  const word = resultKey ?? inPlaceKey(entry);
  if (word !== null) return messages.phrase(word, given, naming);
  return messages.log(entry.code, given, naming);
}
