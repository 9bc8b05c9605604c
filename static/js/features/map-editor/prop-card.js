// The card of the picked prop, with the Handler's buttons to damage, hide and remove it.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as mapTools from "./state.js";
import { label as hexLabel } from "../../core/hexes.js";
import { BreakButtons } from "./breaking.js";
import { LOOKS } from "./prop-brush.js";
import { Icon } from "../../ui/icons.js";
import { Gauge, html, ConfirmButton, withValue } from "../../ui/controls.js";
import { Field, Stepper } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** The damage that was entered last. */
let lastDamage = 10;

/** The card. @param {{prop: import("../../core/store.js").Prop}} given */
export function PropCard({ prop }) {
  const [damage, setDamage] = useState(lastDamage);
  const top = prop.base + prop.height - 1;
  const levels = top === prop.base ? t("map-editor-level-top", { top }) : t("map-editor-levels-to", { base: prop.base, top });
  const set = (/** @type {number} */ n) => {
    lastDamage = n;
    setDamage(n);
  };
  return html`<article class="prop-card stack gap-3" aria-label=${t("map-editor-prop", { name: prop.name || t("map-editor-prop-3") })}>
    <header class="prop-head inline gap-3">
      <${Icon} name="prop" size=${24} />
      <div class="unit-title">
        <h2 class="clip" title=${prop.name}>${prop.name || t("map-editor-prop-2")}</h2>
        <p class="quiet prop-where">${t("map-editor-mitigates", { hex: whereText(prop), levels, prop: prop.value })}</p>
      </div>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("map-editor-close-the-prop")} title=${t("map-editor-close")} onClick=${() => (mapTools.pickedPropId.value = null)}>
        <${Icon} name="close" size=${16} />
      </button>
    </header>
    ${prop.hidden && html`<p class="quiet inline gap-1"><${Icon} name="hide" size=${16} /> ${t("map-editor-hidden-players-do-not-know-of")}</p>`}
    <div class="gauges"><${Gauge} label=${t("map-editor-integrity")} icon="shield" tone="integrity" value=${prop.integrity} max=${prop.value} /></div>
    <${Field} label=${t("map-editor-look")}>
      <select class="input" value=${prop.look} onChange=${withValue((look) => send({ type: "prop.update", prop: prop.id, look }))}>
        ${LOOKS.map(({ look, label }) => html`<option value=${look} key=${look}>${label}</option>`)}
      </select>
    </${Field}>
    <${BreakButtons} prop=${prop} />
    <div class="row row-bottom">
      <${Stepper} label=${t("map-editor-damage")} value=${damage} min=${1} max=${999} onChange=${set} />
      <button type="button" class="button button-strong" onClick=${() => send({ type: "prop.damage", prop: prop.id, damage })}>
        <${Icon} name="hammer" /><span>${t("map-editor-damage")}</span>
      </button>
      <button type="button" class="button" title=${prop.hidden ? t("map-editor-show-it-to-the-players") : t("map-editor-hide-it-from-the-players")} onClick=${() => send({ type: "prop.hide", prop: prop.id, hidden: !prop.hidden })}>
        <${Icon} name=${prop.hidden ? "sight" : "hide"} /><span>${prop.hidden ? t("map-editor-reveal") : t("map-editor-hide")}</span>
      </button>
      <${ConfirmButton} label=${t("map-editor-remove")} question=${t("map-editor-remove-it")} icon="trash" onConfirm=${() => send({ type: "prop.remove", prop: prop.id })} />
    </div>
  </article>`;
}

/** Returns the label of a prop's hex, and how many more it has. @param {import("../../core/store.js").Prop} prop */
function whereText(prop) {
  const hex = hexLabel(prop, session.map.value?.orientation ?? "flat");
  return prop.hexes.length > 1 ? t("map-editor-and-more", { hex, count: prop.hexes.length - 1 }) : hex;
}
