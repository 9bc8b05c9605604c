// Whether the Handler's menu with the last steps is open, and the button that opens it.

import { signal } from "@preact/signals";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** Whether the menu is open. */
export const undoStepsMenu = signal(false);

/** @type {import("../../core/layers.js").Layer} */
export const undoStepsLayer = { id: "undo-steps", drawn: "menu", isOpen: () => undoStepsMenu.value, close: () => (undoStepsMenu.value = false) };

/** Returns whether there is more than one step to choose from. */
export function hasSeveralSteps() {
  const { steps = [], again = [] } = session.undoState.value;
  return session.isHandler.value && steps.length + again.length > 1;
}

/** The button that opens the menu. @param {{wide?: boolean}} given */
export function UndoStepsButton({ wide = false }) {
  if (!session.isHandler.value) return null;
  return html`<button
    type="button"
    class=${wide ? "button button-quiet button-icon steps-open" : "button"}
    aria-label=${t("history-several-steps-back")}
    aria-haspopup="dialog"
    aria-expanded=${String(undoStepsMenu.value)}
    title=${t("history-several-steps-back")}
    disabled=${!hasSeveralSteps()}
    onClick=${() => (undoStepsMenu.value = !undoStepsMenu.value)}
  >
    ${wide ? html`<${Icon} name="fold" size=${14} />` : html`<${Icon} name="undo" /><span>${t("history-several-steps-back")}</span>`}
  </button>`;
}
