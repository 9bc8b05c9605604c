// The card of the picked prop, with the Handler's buttons to damage, hide and remove it.

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { label as hexLabel } from "../../core/hexes.js";
import { Icon } from "../../ui/icons.js";
import { Gauge, html, Stepper, ConfirmButton } from "../../ui/controls.js";

/**
 * Returns the picked prop, or null. A selected unit hides it, except in the Map tab.
 * @returns {import("../../core/store.js").Prop|null}
 */
export function pickedProp() {
  const shown = app.isHandler.value && (app.selected.value === null || app.tab.value === "map");
  const id = shown ? app.pickedPropId.value : null;
  return id === null ? null : (app.props.value[id] ?? null);
}

/** Counts the picks, because the same prop can be picked again. */
export const pickCount = signal(0);

/** Picks a prop, or none. @param {string|null} id */
export function pickProp(id) {
  app.pickedPropId.value = id;
  pickCount.value += 1;
}

/** The damage that was entered last. */
let lastDamage = 10;

/** The card. @param {{prop: import("../../core/store.js").Prop}} given */
export function PropCard({ prop }) {
  const [damage, setDamage] = useState(lastDamage);
  const top = prop.base + prop.height - 1;
  const levels = top === prop.base ? `level ${top}` : `levels ${prop.base} to ${top}`;
  const set = (/** @type {number} */ n) => {
    lastDamage = n;
    setDamage(n);
  };
  return html`<article class="prop-card" aria-label=${`Prop: ${prop.name || "prop"}`}>
    <header class="prop-head">
      <${Icon} name="prop" size=${24} />
      <div class="unit-title">
        <h2 title=${prop.name}>${prop.name || "Prop"}</h2>
        <p class="quiet prop-where">${hexLabel(prop, app.map.value?.orientation ?? "flat")}, ${levels}, mitigates ${prop.value}</p>
      </div>
      <button type="button" class="button button-icon button-quiet" aria-label="Close the prop" title="Close" onClick=${() => (app.pickedPropId.value = null)}>
        <${Icon} name="close" size=${16} />
      </button>
    </header>
    ${prop.hidden && html`<p class="quiet prop-hidden"><${Icon} name="hide" size=${16} /> Hidden: players do not know of it, and bump into it.</p>`}
    <div class="gauges"><${Gauge} label="Integrity" icon="shield" tone="integrity" value=${prop.integrity} max=${prop.value} /></div>
    <div class="row row-bottom">
      <${Stepper} label="Damage" value=${damage} min=${1} max=${999} onChange=${set} />
      <button type="button" class="button button-strong" onClick=${() => app.send({ type: "prop.damage", prop: prop.id, damage })}>
        <${Icon} name="hammer" /><span>Damage</span>
      </button>
      <button type="button" class="button" title=${prop.hidden ? "Show it to the players" : "Hide it from the players"} onClick=${() => app.send({ type: "prop.hide", prop: prop.id, hidden: !prop.hidden })}>
        <${Icon} name=${prop.hidden ? "sight" : "hide"} /><span>${prop.hidden ? "Reveal" : "Hide"}</span>
      </button>
      <${ConfirmButton} label="Remove" question="Remove it?" icon="trash" onConfirm=${() => app.send({ type: "prop.remove", prop: prop.id })} />
    </div>
  </article>`;
}
