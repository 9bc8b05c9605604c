// The notice about undos by others that took back what this seat did. It stays until it is confirmed;
// what was read is kept in this browser, so the notice survives a reload.

import { computed, effect, signal } from "@preact/signals";
import { entries, inHistory, readonly, table, undoneLines, you } from "../../core/session.js";
import { readStorage, writeStorage } from "../../core/storage.js";
import { capital } from "../../text/format.js";
import { undoneByOthers } from "../../text/undo-lines.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { lineText } from "../log/log-text.js";
import { t } from "../../text/t.js";

/** The number of the last log line that was read, by storage key. */
const readUpTo = signal(/** @type {ReadonlyMap<string, number>} */ (new Map()));

const storageKey = () => `hexframe-taken-back-${table.value?.id ?? ""}-${you.value?.seat ?? ""}`;

/** @param {string} key @returns {number|null} */
function storedNumber(key) {
  const n = Number.parseInt(readStorage(key) ?? "", 10);
  return Number.isNaN(n) ? null : n;
}

/** @param {string} key @param {number} n */
function setRead(key, n) {
  readUpTo.value = new Map(readUpTo.value).set(key, n);
  writeStorage(key, String(n));
}

/** The undos by others that this seat has not read yet, oldest first. */
export const unreadUndone = computed(() => {
  const key = storageKey();
  const since = readUpTo.value.get(key) ?? storedNumber(key);
  if (since === null || inHistory.value || readonly.value !== null) return [];
  return undoneByOthers(entries.value, you.value?.seat, since, undoneLines.value);
});

/** Marks all undos in the log as read. */
export function markUndoneRead() {
  const last = entries.value.at(-1);
  if (last !== undefined) setRead(storageKey(), last.n);
}

/** Marks what happened before the first visit of this browser as read. Called once at start. */
export function watchUndone() {
  effect(() => {
    const last = entries.value.at(-1);
    if (table.value === null || you.value === null || readonly.value !== null || inHistory.value || last === undefined) return;
    const key = storageKey();
    if (!readUpTo.peek().has(key)) setRead(key, storedNumber(key) ?? last.n);
  });
}

/** The most steps that are named. */
const MAX_NAMED = 4;

/** The notice. */
export function UndoneNotice() {
  const list = unreadUndone.value;
  if (list.length === 0) return null;
  return html`<section class="toast taken" aria-label=${t("history-taken-back-from-you")} role="alert">
    <${Icon} name="undo" />
    <div class="taken-list stack">
      ${list.map(
        ({ n, entry, lost }) => html`<div key=${n}>
          <p>${capital(lineText(entry))}</p>
          <p class="quiet">${t("history-of-what-you-did-this-is")}</p>
          <ul>${lost.slice(-MAX_NAMED).map((line) => html`<li key=${line.n}>${capital(lineText(line))}</li>`)}</ul>
          ${lost.length > MAX_NAMED && html`<p class="quiet">${t("history-and-before", { value: lost.length - MAX_NAMED })}</p>`}
        </div>`,
      )}
    </div>
    <button type="button" class="button" onClick=${markUndoneRead}>${t("history-understood")}</button>
  </section>`;
}
