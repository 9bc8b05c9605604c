// Whether the Handler's form that sets the round by hand is open, and the button that opens it.

import { signal } from "@preact/signals";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** Whether the form is open. */
export const roundForm = signal(false);

/** @type {import("../../core/layers.js").Layer} */
export const roundFormLayer = { id: "round-form", drawn: "round-form", isOpen: () => roundForm.value, close: () => (roundForm.value = false) };

/** The button that opens the form. */
export function OverruleRoundButton() {
  return html`<button
    type="button"
    class="button button-quiet tracker-tool"
    aria-label=${t("handler-overrule-the-round")}
    title=${t("handler-overrule-the-round-its-number-segment")}
    aria-haspopup="dialog"
    aria-expanded=${String(roundForm.value)}
    onClick=${() => (roundForm.value = !roundForm.value)}
  >
    <${Icon} name="overrule" size=${18} /><span class="tracker-word" aria-hidden="true">${t("fight-overrule")}</span>
  </button>`;
}
