// The line above the tabs with the step of a dice system that the table waits for.

import * as ui from "../../core/ui-state.js";
import { Icon } from "../../ui/icons.js";
import * as offers from "./offers.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** Opens the Dice tab and scrolls to the first step. */
export function scrollToStep() {
  ui.openTab("dice");
  requestAnimationFrame(() => document.querySelector(".step")?.scrollIntoView({ block: "start" }));
}

/**
 * The line above the tabs with the first step. It stays while its card is in view: a line that came
 * and went with scrolling would move what a person presses.
 */
export function StepLine() {
  const [entry] = offers.pendingSteps.value;
  if (entry === undefined) return null;
  return html`<button type="button" class="step-line inline" onClick=${scrollToStep}>
    <${Icon} name="dice" size=${16} /><span>${t("dice-systems-your-step", { offer: offers.offerText(entry) })}</span><${Icon} name="right" size=${16} />
  </button>`;
}
