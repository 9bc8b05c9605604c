// Lines of the log in words.

import { logLineText } from "../../text/log-line.js";
import { entries, isHandler, messages, naming, seats } from "../../core/session.js";

/** A line of the log by its number, where this page has it. @param {number|undefined} n */
export const lineAt = (n) => entries.value.find((entry) => entry.n === n);

/** A line of the log in words; the kept log has long numbers whole. @param {import("../../core/store.js").Entry} entry */
export const lineText = (entry) =>
  logLineText(entry, { messages: messages.value, naming: naming.value, seatName: (seat) => seats.value[seat]?.name, lineAt, short: true });

/** What the Handler may do in somebody's place, or to what is somebody's. */
const IN_PLACE = /^(character\.(raised|advanced|refitted|updated)|credits\.given|mission\.used|overruled\.\w+|attack\.adjusted|unit\.moved_free|unit\.(updated|placed|released))$/;

/**
 * The Handler's name where it was the Handler who did what a line tells, and it does not say so.
 * @param {import("../../core/store.js").Entry} entry
 */
export function handlerName(entry) {
  if (entry.seat === null || seats.value[entry.seat]?.role !== "handler" || !IN_PLACE.test(entry.code)) return "";
  const text = lineText(entry);
  return text.includes(entry.by) || text.includes("The Handler") ? "" : entry.by;
}

/** A line as it is said for a moment. @param {import("../../core/store.js").Entry} entry */
export function notificationText(entry) {
  if (entry.kind === "chat") return `${entry.by}: ${entry.params.text}`;
  const by = isHandler.value ? "" : handlerName(entry);
  return by === "" ? lineText(entry) : `${lineText(entry)} (${by})`;
}
