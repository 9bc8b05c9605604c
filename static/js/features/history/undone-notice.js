// The notice about undone changes of this seat. It names them and stays until it is confirmed.

import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { markUndoneRead, unreadUndone } from "./undone-notice-state.js";
import { html } from "../../ui/controls.js";
import { capital } from "../../text/format.js";

/** The most steps that are named. */
const MAX_NAMED = 4;

/** The notice. */
export function UndoneNotice() {
  const list = unreadUndone.value;
  if (list.length === 0) return null;
  return html`<section class="toast taken" aria-label="Taken back from you" role="alert">
    <${Icon} name="undo" />
    <div class="taken-list">
      ${list.map(
        ({ n, entry, lost }) => html`<div key=${n}>
          <p>${capital(app.lineText(entry))}</p>
          <p class="quiet">Of what you did, this is undone:</p>
          <ul>${lost.slice(-MAX_NAMED).map((line) => html`<li key=${line.n}>${capital(app.lineText(line))}</li>`)}</ul>
          ${lost.length > MAX_NAMED && html`<p class="quiet">and ${lost.length - MAX_NAMED} before</p>`}
        </div>`,
      )}
    </div>
    <button type="button" class="button" onClick=${markUndoneRead}>Understood</button>
  </section>`;
}
