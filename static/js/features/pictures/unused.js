// Pictures of the table that nothing shows any more: the Handler can remove them, to make room.

import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { apiUrl, request } from "../../core/http.js";
import { ConfirmButton, html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {{id: string, size: number, used: boolean}} Stored */

/** The pictures that nothing shows. */
const unused = signal(/** @type {Stored[]} */ ([]));

async function look() {
  const response = await fetch(`${apiUrl()}/pictures`).catch(() => null);
  if (!response?.ok) return;
  /** @type {{pictures: Stored[]}} */
  const { pictures } = await response.json();
  unused.value = pictures.filter(({ used }) => !used);
}

async function removeAll() {
  for (const { id } of unused.value) if ((await request(`pictures/${id}`, { method: "DELETE" })) === null) break;
  await look();
}

/** How many pictures nothing shows, and the button that removes them. `shown`: changes when they may have. @param {{shown: string}} given */
export function UnusedPictures({ shown }) {
  useEffect(() => void look(), [shown]);
  const count = unused.value.length;
  if (count === 0) return null;
  const kilobytes = Math.ceil(unused.value.reduce((sum, { size }) => sum + size, 0) / 1024);
  return html`<div class="row"><span class="quiet">${t("pictures-unused", { count, kilobytes })}</span>
    <${ConfirmButton} label=${t("pictures-remove-unused")} question=${t("pictures-remove-unused-sure")} icon="trash" onConfirm=${removeAll} /></div>`;
}
