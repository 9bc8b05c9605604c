// The button that opens the form for effects of the environment, and whether that is open.

import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { computed, signal } from "@preact/signals";
import { t } from "../../text/t.js";

/** Whether the form is open. */
export const environmentForm = signal(false);

/** @type {import("../../core/layers.js").Layer} */
export const environmentFormLayer = { id: "environment-form", drawn: "round-form", isOpen: () => environmentForm.value, close: () => (environmentForm.value = false) };

/** The effects of the conflict, else those that are prepared for the next one. */
export const effects = computed(() => (session.conflict.value === null ? session.scene.value?.prepared : session.conflict.value.effects) ?? []);

/** The button that opens the form, with the number of effects. */
export function EnvironmentButton() {
  const count = effects.value.length;
  return html`<button
    type="button"
    class="button button-quiet tracker-tool"
    aria-label=${count > 0 ? t("round-effects-of-the-environment-count", { count }) : t("round-effects-of-the-environment")}
    title=${t("round-what-the-environment-does-in-its")}
    aria-haspopup="dialog"
    aria-expanded=${String(environmentForm.value)}
    onClick=${() => (environmentForm.value = !environmentForm.value)}
  >
    <${Icon} name="bolt" size=${18} /><span class="tracker-word" aria-hidden="true">${t("round-environment")}</span>
  </button>`;
}
