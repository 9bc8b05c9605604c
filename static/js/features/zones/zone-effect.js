// What a zone does to units in the environmental segment.

import { send } from "../../core/commands.js";
import { html } from "../../ui/controls.js";
import { Choice, Stepper, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Zone} Zone */
/** @typedef {NonNullable<Zone["effect"]>} Effect */

/** @type {Effect} */
const FIRST = { harm: "damage", amount: 3, round: 1, ground: false };

/** The controls. @param {{zone: Zone}} given */
export function ZoneEffect({ zone }) {
  const { effect } = zone;
  const set = (/** @type {Effect|null} */ changed) => send({ type: "zone.update", zone: zone.id, effect: changed });
  const change = (/** @type {Partial<Effect>} */ fields) => set({ ...(effect ?? FIRST), ...fields });
  return html`<div class="stack gap-2" role="group" aria-label=${t("zones-in-the-environmental-segment")}>
    <span class="field-label">${t("zones-in-the-environmental-segment")}</span>
    <${Choice}
      wraps
      label=${t("zones-what-it-does")}
      value=${effect?.harm ?? ""}
      onChange=${(/** @type {Effect["harm"]|""} */ harm) => harm !== (effect?.harm ?? "") && (harm === "" ? set(null) : change({ harm }))}
      options=${[
        { value: "", label: t("zones-does-nothing") },
        { value: "damage", label: t("zones-damage"), title: t("zones-damage-means") },
        { value: "impact", label: t("zones-impact"), title: t("zones-impact-means") },
        { value: "heat", label: t("zones-heat"), title: t("zones-heat-means") },
      ]}
    />
    ${effect && html`<div class="row row-bottom">
      <${Stepper} label=${t("zones-amount")} value=${effect.amount} min=${1} max=${1000} onChange=${(/** @type {number} */ amount) => change({ amount })} />
      <${Stepper} label=${t("zones-from-round")} value=${effect.round} min=${1} max=${1000} onChange=${(/** @type {number} */ round) => change({ round })} />
    </div>
    <label class="check"><input type="checkbox" checked=${effect.ground} onChange=${withChecked((ground) => change({ ground }))} /><span>${t("zones-not-in-the-air")}</span></label>`}
  </div>`;
}
