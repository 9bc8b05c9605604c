// Messages of this page that the server has not answered yet, and those that could not be sent.

import { signal } from "@preact/signals";
import { send } from "../../core/commands.js";

/** @typedef {{id: number, line: string, failed: boolean}} Unsent  a line as it was written */

/** The lines, oldest first. */
export const outbox = signal(/** @type {Unsent[]} */ ([]));

let count = 0;

/** @param {number} id */
export const forget = (id) => void (outbox.value = outbox.value.filter((each) => each.id !== id));

/**
 * Sends a line. While there is no connection it waits; it goes once, under one id. Returns null
 * once it is accepted, else the id under which it stays in the outbox.
 * @param {string} line @param {import("../../core/commands.js").Command} command
 * @returns {Promise<number|null>}
 */
export async function post(line, command) {
  count += 1;
  const id = count;
  outbox.value = [...outbox.value, { id, line, failed: false }];
  const { ok } = await send(command);
  if (!ok) {
    outbox.value = outbox.value.map((each) => (each.id === id ? { ...each, failed: true } : each));
    return id;
  }
  forget(id);
  return null;
}
