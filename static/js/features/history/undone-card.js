// The notice about undos by others that took back what this seat did. It stays until it is confirmed.

import { capital } from "../../text/format.js";
import { narrow } from "../../core/ui-state.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { lineText, stepLineText } from "../log/log-text.js";
import { t } from "../../text/t.js";
import { markUndoneRead, unreadUndone } from "./undone-notice.js";

/** The most steps that are named; the map of a phone has room for fewer. */
const mostNamed = () => (narrow.value ? 2 : 4);

/** The notice. */
export function UndoneNotice() {
  const list = unreadUndone.value;
  if (list.length === 0) return null;
  const most = mostNamed();
  return html`<section class="toast taken" aria-label=${t("history-taken-back-from-you")} role="alert">
    <${Icon} name="undo" />
    <div class="taken-list stack">
      ${list.map(
        ({ n, entry, lost }) => html`<div key=${n}>
          <p>${capital(lineText(entry))}</p>
          <p class="quiet">${t("history-of-what-you-did-this-is")}</p>
          <ul>${lost.slice(-most).map((line) => html`<li key=${line.n}>${capital(stepLineText(line))}</li>`)}</ul>
          ${lost.length > most && html`<p class="quiet">${t("history-and-before", { value: lost.length - most })}</p>`}
        </div>`,
      )}
    </div>
    <button type="button" class="button" onClick=${markUndoneRead}>${t("history-understood")}</button>
  </section>`;
}
