// Effects of the environment: their list, and whether the form to add and remove them is open.

import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { signal } from "@preact/signals";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Effect} Effect */

/**
 * The effects of the environmental segment that this seat may read.
 * @param {{effects: Effect[]}} given
 */
export function EffectList({ effects }) {
  if (effects.length === 0) return null;
  return html`<ul class="falls" aria-label=${t("round-effects-of-the-environment")}>
    ${effects.map(
      (effect) => html`<li class="fall" key=${effect.id}>
        <span class="effect-text wrap"><${Icon} name="bolt" size=${16} /><span>${effect.text}</span>${effect.lasts && html`<span class="chip">${t("round-every-round")}</span>`}</span>
        ${session.isHandler.value &&
        html`<button type="button" class="button button-quiet fall-stop" aria-label=${t("round-take-away", { text: effect.text })} onClick=${() => send({ type: "environment.remove", effect: effect.id })}>
          <${Icon} name="close" size=${16} /><span>${t("round-take-away-2")}</span>
        </button>`}
      </li>`,
    )}
  </ul>`;
}

/** Whether the form is open. */
export const environmentForm = signal(false);

/** @type {import("../../core/layers.js").Layer} */
export const environmentFormLayer = { id: "environment-form", drawn: "round-form", isOpen: () => environmentForm.value, close: () => (environmentForm.value = false) };

/** The button that opens the form, with the number of effects. */
export function EnvironmentButton() {
  const count = session.conflict.value?.effects?.length ?? 0;
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
