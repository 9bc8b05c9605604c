// Texts of log lines on this page.

import { logLineText, stepText } from "../../text/log-line.js";
import { entries, isHandler, messages, naming, seats, you } from "../../core/session.js";
import { isWhisper } from "./whisper-state.js";
import { t } from "../../text/t.js";

/** Returns a log line by its number, where this page has it. @param {number|undefined} n */
export const lineAt = (n) => entries.value.find((entry) => entry.n === n);

/**
 * Returns the text of a log line. Long hashes are cut; the exported log has them whole.
 * @param {import("../../core/store.js").Entry} entry
 */
export const lineText = (entry) => logLineText(entry, lineContext());

/** Returns a log line as the name of the step that it belongs to. @param {import("../../core/store.js").Entry} entry */
export const stepLineText = (entry) => stepText(entry, lineContext());

const lineContext = () => ({ messages: messages.value, naming: naming.value, seatName: (/** @type {string} */ seat) => seats.value[seat]?.name, lineAt, short: true });

/** Codes of lines about what the Handler may do in a pilot's place. */
const IN_PLACE = /^(character\.(raised|advanced|refitted|updated)|credits\.given|mission\.used|overruled\.\w+|attack\.adjusted|unit\.moved_free|unit\.(updated|placed|released))$/;

/** Codes of lines that say who steers a unit now. */
const GIVES_UNIT = /^unit\.(given|given_with|shared)$/;

/**
 * Returns the Handler's name when the Handler did what a line says and its text does not say so,
 * else "".
 * @param {import("../../core/store.js").Entry} entry
 */
export function handlerName(entry) {
  if (entry.seat === null || seats.value[entry.seat]?.role !== "handler" || !IN_PLACE.test(entry.code)) return "";
  const text = lineText(entry);
  return text.includes(entry.by) || text.includes(t("log-the-handler")) ? "" : entry.by;
}

/**
 * Returns a log line as a toast or announcement shows it.
 * @param {import("../../core/store.js").Entry} entry
 */
export function notificationText(entry) {
  if (isWhisper(entry)) return t("log-whispers", { by: entry.by, text: entry.params.text });
  if (entry.kind === "chat") return `${entry.by}: ${entry.params.text}`;
  // who is given a unit is not told of it as of somebody else
  if (GIVES_UNIT.test(entry.code) && entry.params.pilot === seats.value[you.value?.seat ?? ""]?.name) return messages.value.phrase(`${entry.code}.you`, entry.params, naming.value);
  const by = isHandler.value ? "" : handlerName(entry);
  return by === "" ? lineText(entry) : `${lineText(entry)} (${by})`;
}

/**
 * The dice system that a log line belongs to; null for the table's own lines and Frame State.
 * @param {import("../../core/store.js").Entry} entry
 */
export function systemOfEntry(entry) {
  const name = entry.code.slice(0, Math.max(entry.code.indexOf("."), 0));
  return messages.value.systems.some((system) => system.name === name) ? name : null;
}
