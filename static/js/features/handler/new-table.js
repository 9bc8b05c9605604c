// The notice after a table was made: its Handler's link, until it is dismissed.

import { signal } from "@preact/signals";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { CopyLine } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** The Handler's key, while the notice is open. */
const handlerKey = signal(document.body.dataset.key ?? "");

/** The notice. */
export function NewTable() {
  if (handlerKey.value === "" || !session.isHandler.value) return null;
  const id = document.body.dataset.table ?? "";
  const link = new URL(`/h/${id}?key=${encodeURIComponent(handlerKey.value)}`, location.href).href;
  const close = () => {
    document.cookie = `hexframe-new_${id}=; path=/t/${id}; max-age=0; samesite=lax`;
    delete document.body.dataset.key;
    handlerKey.value = "";
  };
  return html`<section class="new-table stack gap-3 panel" aria-label=${t("handler-the-table-is-ready")}>
    <header class="form-head inline"><h2>${t("handler-the-table-is-ready")}</h2></header>
    <p class="quiet">${t("handler-this-browser-is-its-handler-the")}</p>
    <${CopyLine} label=${t("handler-handlers-link")} text=${link} />
    <button type="button" class="button button-wide" onClick=${close}><${Icon} name="check" /><span>${t("handler-i-have-kept-it")}</span></button>
  </section>`;
}
