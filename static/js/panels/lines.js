// Lines of the log in words.

import { attackParams, attackText } from "../attack-words.js";
import { regainParams, regainWord } from "../roll-results.js";
import { changeWords, doneFor, isUndo, spansOf } from "./changes.js";
import { entries, isHandler, messages, naming, seats, undone } from "./told.js";

/**
 * Which fields of a unit were set, in words, and to what where the line says it.
 * @param {import("../store.js").Entry} entry
 * @returns {{changes?: string[], fields?: string[]}}
 */
function changedFields(entry) {
  // An attack's numbers are no fields of a unit: its line says them itself.
  if (entry.code.startsWith("attack.")) return {};
  const { was } = entry.data ?? {};
  const set = entry.data?.now ?? entry.data?.set;
  if (!set) return {};
  const { word } = messages.value;
  if (Array.isArray(set)) return { fields: set.map((name) => word(`field.${name}`)) };
  const changes = Object.entries(set).map(([name, value]) => {
    const field = word(`field.${name}`);
    if (typeof value === "boolean") return value ? field : `not ${field}`;
    if (typeof value === "number") return `${field} ${was?.[name] ?? ""} \u2192 ${value}`;
    if (name === "controller") return `${field} ${seats.value[String(value)]?.name ?? "nobody"}`;
    return typeof value === "string" ? `${field} ${word(value)}` : field;
  });
  return { changes };
}

const TIERS = ["", "I", "II", "III"];

/**
 * Figures as people read them: tiers in Roman ones, of long numbers the beginning (the kept log has
 * them whole).
 * @param {Record<string, any>} params
 */
function shortened(params) {
  const short = Object.entries(params).flatMap(([name, value]) => {
    if (name === "tier" && TIERS[value]) return [[name, TIERS[value]]];
    const long = (name === "mix" || name === "commitment") && typeof value === "string" && value.length > 16;
    return long ? [[name, `${value.slice(0, 8)}…`]] : [];
  });
  return Object.fromEntries(short);
}

/** A line of the log by its number, where this page has it. @param {number|undefined} n */
export const lineAt = (n) => entries.value.find((entry) => entry.n === n);

/** Changes whose own words say all there is to them: "end of Magpie's turn". */
const SAYS_ALL = /^turn\./;

/**
 * What came back by an undo or a redo: numbers as they are again, else the line that told of it.
 * @param {import("../store.js").Entry} entry
 */
function cameBack(entry) {
  if (!isUndo(entry) || SAYS_ALL.test(entry.params.what)) return "";
  const again = entry.code.startsWith("redone");
  const line = lineAt(spansOf(entry).at(again ? -1 : 0)?.[0]);
  if (line === undefined || line.kind === "undo") return "";
  const was = line.data?.was;
  const now = line.data?.now ?? line.data?.set;
  const both = was !== null && now !== null && typeof was === "object" && typeof now === "object" && !Array.isArray(now);
  const { changes = [] } = changedFields(both && !again ? { ...line, data: { was: now, now: was } } : line);
  return ` (${both && changes.length > 0 ? changes.join(", ") : lineText(line)})`;
}

/** A line of the log in words. @param {import("../store.js").Entry} entry @returns {string} */
export function lineText(entry) {
  // Lines of older tables name what was undone, and no more.
  const change = changeWords(entry.params.change ?? [entry.params.what], messages.value, naming.value) + cameBack(entry);
  const given = { by: { name: entry.by }, ...entry.params, ...shortened(entry.params), change, ...changedFields(entry), ...attackParams(entry, messages.value.word), ...regainParams(entry) };
  // what became of it, where the line knows
  const told = entry.code === "unit.impact" && entry.data?.set ? "unit.impact.took" : (attackText(entry) ?? regainWord(entry));
  const word = told ?? doneFor(entry);
  if (word !== null) return messages.value.fill(messages.value.word(word), given, naming.value);
  return messages.value.log(entry.code, given, naming.value);
}

/** What the Handler may do in somebody's place, or to what is somebody's. */
const IN_PLACE = /^(character\.(raised|advanced|refitted|updated)|credits\.given|mission\.used|overruled\.\w+|attack\.adjusted|unit\.moved_free|unit\.(updated|placed|released))$/;

/**
 * The Handler's name where it was the Handler who did what a line tells, and it does not say so.
 * @param {import("../store.js").Entry} entry
 */
export function byHandler(entry) {
  if (entry.seat === null || seats.value[entry.seat]?.role !== "handler" || !IN_PLACE.test(entry.code)) return "";
  const text = lineText(entry);
  return text.includes(entry.by) || text.includes("The Handler") ? "" : entry.by;
}

/** A line as it is said for a moment. @param {import("../store.js").Entry} entry */
export function newsText(entry) {
  if (entry.kind === "chat") return `${entry.by}: ${entry.params.text}`;
  const by = isHandler.value ? "" : byHandler(entry);
  return by === "" ? lineText(entry) : `${lineText(entry)} (${by})`;
}
