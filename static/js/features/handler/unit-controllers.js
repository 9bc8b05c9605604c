// The Handler's field for the seats that control a unit: several players can share it.

import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { controllersOf } from "../../core/unit-control.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** The most seats that one unit can have. The server enforces the same limit. */
const MAX_CONTROLLERS = 4;

/** The field. @param {{unit: Unit}} given */
export function UnitControllers({ unit }) {
  const own = controllersOf(unit);
  const free = Object.values(session.seats.value)
    // a unit without a controller belongs to the Handler already
    .filter((seat) => seat.role !== "spectator" && !own.includes(seat.id) && (own.length > 0 || seat.role !== "handler"))
    .sort((a, b) => a.name.localeCompare(b.name));
  return html`<div class="field">
    <span class="field-label">${t("handler-steered-by-changes-at-once")}</span>
    ${own.length > 0 &&
    html`<ul class="hands">
      ${own.map((seat) => {
        const name = session.seats.value[seat]?.name ?? "";
        return html`<li key=${seat} class="hand inline gap-1">
          <span class="clip" title=${name}>${name}</span>
          <button
            type="button"
            class="button button-icon button-quiet"
            aria-label=${t("handler-take-from", { name: unit.name, name2: name })}
            title=${t("handler-take-from", { name: unit.name, name2: name })}
            onClick=${() => send({ type: "unit.release", unit: unit.id, seat })}
          ><${Icon} name="close" size=${16} /></button>
        </li>`;
      })}
    </ul>`}
    ${own.length === 0 && free.length === 0 && html`<span>${t("handler-the-handler")}</span>`}
    ${own.length < MAX_CONTROLLERS &&
    free.length > 0 &&
    html`<select
      class="input"
      aria-label=${own.length === 0 ? t("handler-give-to", { name: unit.name }) : t("handler-let-another-steer", { name: unit.name })}
      value=""
      onChange=${(/** @type {any} */ e) => giveUnit(unit, e.target)}
    >
      <option value="">${own.length === 0 ? t("handler-the-handler-give-it-to") : t("handler-and")}</option>
      ${free.map((seat) => html`<option key=${seat.id} value=${seat.id}>${seat.name}</option>`)}
    </select>`}
    ${own.length > 1 && html`<span class="field-hint">${t("handler-each-of-them-may-do-for")}</span>`}
  </div>`;
}

/** Gives a unit to a seat. @param {Unit} unit @param {HTMLSelectElement} select */
function giveUnit(unit, select) {
  const seat = select.value;
  select.value = "";
  if (seat) send({ type: "unit.give", unit: unit.id, seat });
}
