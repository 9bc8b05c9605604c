// The end of the conflict: a button in the tracker that asks first, and an entry of the command palette
// that makes it ask.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { ConfirmButton, html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** Whether the button asks. */
const asked = signal(false);

/**
 * The button that ends the conflict. It stands out once the conflict is decided and nobody acts.
 * `iconOnly`: without its words until it asks.
 * @param {{iconOnly?: boolean}} given
 */
export function EndConflictButton({ iconOnly = false }) {
  useEffect(() => () => void (asked.value = false), []);
  if (!session.isHandler.value) return null;
  const due = session.conflict.value?.active === null && session.conflict.value.decided === true;
  return html`<${ConfirmButton} label=${t("handler-end-the-conflict")} question=${t("handler-end-it-now")} decline=${t("handler-no")} icon="stop" iconOnly=${iconOnly} strong=${due} asked=${asked} onConfirm=${() => send({ type: "conflict.end" })} />`;
}

/** Lets the button of the tracker ask, and brings it into view. */
export function askToEndConflict() {
  if (ui.narrow.value) ui.openTab("round");
  asked.value = true;
}
