// The button that opens the menu with whom the Handler can view the table as.

import { setViewAsMenu, viewAsMenu } from "./state.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The button that opens the menu. @param {{wide?: boolean}} given */
export function ViewAsButton({ wide = false }) {
  return html`<button
    type="button"
    class=${wide ? "button button-quiet button-icon" : "button"}
    aria-label=${t("view-as-as-seen-by")}
    aria-haspopup="dialog"
    aria-expanded=${String(viewAsMenu.value)}
    title=${t("view-as-as-seen-by-shift-e")}
    onClick=${() => (setViewAsMenu(!viewAsMenu.value))}
  >
    <${Icon} name="seen" />${!wide && html`<span>${t("view-as-as-seen-by")}</span>`}
  </button>`;
}
