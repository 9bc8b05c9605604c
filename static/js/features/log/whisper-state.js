// Whispers: who was chosen to hear the next message, and who hears a line of the log.

import { computed, signal } from "@preact/signals";
import * as session from "../../core/session.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** The seats that were chosen to hear messages; null for all, none for the Handlers alone. */
const chosen = signal(/** @type {readonly string[]|null} */ (null));

/** Whether the menu that chooses them is open. */
export const chooserOpen = signal(false);

/** The other pilots and Handlers of the table. */
export const people = computed(() =>
  Object.values(session.seats.value).filter(({ id, role }) => id !== session.you.value?.seat && role !== "spectator"),
);

/** The seats that hear messages, without those who have left; null for all. */
export const hearers = computed(() => {
  const there = chosen.value?.filter((id) => people.value.some((each) => each.id === id)) ?? null;
  // with all of them gone, nothing is said to anybody else by mistake
  return there?.length === 0 && chosen.value?.length !== 0 ? [] : there;
});

/** Chooses who hears messages from now on. @param {readonly string[]|null} seats  null for all */
export function whisperTo(seats) {
  chosen.value = seats;
}

/** Opens the menu or closes it. @param {boolean} open */
export function openChooser(open) {
  chooserOpen.value = open;
}

/** The names of those who hear messages, for people; "" for all. */
export const hearerNames = computed(() => (hearers.value === null ? "" : namesOf(hearers.value.map((id) => session.seats.value[id]))));

/** @param {readonly ({name: string}|undefined)[]} seats */
const namesOf = (seats) => (seats.length === 0 ? t("log-the-handlers") : listText(seats.map((seat) => seat?.name ?? "")));

/** @typedef {import("../../core/server-types.js").ChatWhisperedLine | import("../../core/server-types.js").ChatToHandlersLine} Whisper */

/**
 * Returns whether a line is a whisper.
 * @param {import("../../core/store.js").Entry} entry @returns {entry is Whisper}
 */
export const isWhisper = (entry) => entry.code === "chat.whispered" || entry.code === "chat.to_handlers";

/** Returns who hears a whisper besides its sender. @param {Whisper} entry */
export function heardBy(entry) {
  return namesOf(entry.params.names.map(({ seat, name }) => ({ name: seat === session.you.value?.seat ? t("log-you") : name })));
}
