// The notice after a table was made: its Handler's link, until it is dismissed.

import { signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { CopyLine, html } from "../../ui/controls.js";

/** The Handler's key, while the notice is open. */
const handlerKey = signal(document.body.dataset.key ?? "");

/** The notice. */
export function NewTable() {
  if (handlerKey.value === "" || !app.isHandler.value) return null;
  const id = document.body.dataset.table ?? "";
  const link = new URL(`/h/${id}?key=${encodeURIComponent(handlerKey.value)}`, location.href).href;
  const close = () => {
    document.cookie = `hexframe-new_${id}=; path=/t/${id}; max-age=0; samesite=lax`;
    delete document.body.dataset.key;
    handlerKey.value = "";
  };
  return html`<section class="new-table panel" aria-label="The table is ready">
    <header class="form-head"><h2>The table is ready</h2></header>
    <p class="quiet">This browser is its Handler. The link lets you in from another one, or once this one has forgotten: keep it, for it is shown only here.</p>
    <${CopyLine} label="Handler's link" text=${link} />
    <button type="button" class="button button-wide" onClick=${close}><${Icon} name="check" /><span>I have kept it</span></button>
  </section>`;
}
