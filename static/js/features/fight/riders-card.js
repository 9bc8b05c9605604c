// What the unit card says about riding: who rides on a unit, or what it rides on.

import { unitLocator } from "../../core/board-handle.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** The units that a unit carries. @param {string} id */
const ridersOf = (id) => Object.values(session.units.value).filter((unit) => unit.carried_by === id);

/**
 * The part of the unit card about riding: who rides on it, or what it rides on.
 * @param {{unit: Unit}} given
 */
export function Riders({ unit }) {
  const carrier = unit.carried_by ? session.units.value[unit.carried_by] : undefined;
  if (carrier) {
    const show = unitLocator(carrier.id);
    return html`<div class="riders stack">
      <p class="quiet">${t("fight-and-climbs-down-in-that-ones", { value: unit.in_hand ? t("fight-it-is-in-the-hand-of") : t("fight-it-rides-on"), name: carrier.name })}</p>
      ${show && html`<button type="button" class="button" onClick=${show}><${Icon} name="centre" /><span>${t("fight-show", { name: carrier.name })}</span></button>`}
    </div>`;
  }
  const riders = ridersOf(unit.id);
  if (riders.length === 0) return null;
  return html`<div class="riders stack" role="group" aria-label=${t("fight-carries", { name: unit.name })}>
    ${riders.map(
      (rider) => html`<button type="button" class="button" key=${rider.id} onClick=${() => selection.select(rider.id)}>
        <${Icon} name="crew" /><span>${t("fight-carries-name-value", { name: rider.name, value: rider.in_hand ? t("fight-in-its-hand") : "" })}</span>
      </button>`,
    )}
  </div>`;
}

/** Where a carried unit is: "on Lantern"; "" for any other unit. @param {Unit} unit */
export function carrierText(unit) {
  const carrier = unit.carried_by ? session.units.value[unit.carried_by] : undefined;
  return carrier ? `${unit.in_hand ? t("fight-in-the-hand-of") : "on"} ${carrier.name}` : "";
}
