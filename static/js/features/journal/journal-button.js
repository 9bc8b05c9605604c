// The button that opens the journal, with how many pages are new.

import { actionContext } from "../../core/action-context.js";
import { ActionButton, html } from "../../ui/controls.js";
import { t } from "../../text/t.js";
import { unreadPages } from "./unread.js";

/** @param {{word?: string}} given  what it shows below its icon */
export function JournalButton({ word }) {
  const n = unreadPages.value.length;
  return html`<span class="journal-button">
    <${ActionButton} id="journal" context=${actionContext} iconOnly quiet word=${word} />
    ${n > 0 && html`<span class="badge badge-accent" role="img" aria-label=${t("journal-unread", { n })}>${n}</span>`}
  </span>`;
}
