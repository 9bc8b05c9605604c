// Units without a controller: a pilot takes the first one, and requests further ones from the
// Handler.

import { isUnclaimed, seatControls } from "../../core/unit-control.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** Returns whether this seat controls a frame that is not destroyed. */
export function seatHasFrame() {
  if (session.ownUnitsElsewhere.value.length > 0) return true;
  return Object.values(session.units.value).some(
    (unit) => unit.disposition === "pilot" && !unit.destroyed && !unit.pilot_of && seatControls(session.you.value?.seat, unit),
  );
}

/** Units as they were when this seat took them. @type {Map<string, Unit>} */
const taking = new Map();

/**
 * Takes a unit. Repeated presses before the view shows the change are ignored.
 * @param {string} id
 * @param {() => void} [then]
 */
export async function takeUnit(id, then = () => {}) {
  const unit = session.units.value[id];
  if (!unit || !isUnclaimed(unit) || taking.get(id) === unit) return;
  taking.set(id, unit);
  const answer = await send({ type: "unit.take", unit: id });
  if (answer.ok) then();
  else taking.delete(id);
}

/**
 * The button to take or to request a unit; nothing for other seats than pilots.
 * @param {{unit: Unit}} given
 */
export function TakeOrRequestUnit({ unit }) {
  if (!isUnclaimed(unit) || session.you.value?.role !== "pilot") return null;
  if (!seatHasFrame()) {
    return html`<button type="button" class="button button-primary button-wide" onClick=${() => takeUnit(unit.id)}>
      <${Icon} name="check" /><span>${t("units-take", { name: unit.name })}</span>
    </button>`;
  }
  const ask = Object.values(session.view.value?.asks ?? {}).find(
    (each) => each.kind === "unit" && each.unit === unit.id && each.about === session.you.value?.seat,
  );
  if (ask === undefined) {
    return html`<button type="button" class="button button-wide" title=${t("units-ask-for-beside-what-you-steer", { name: unit.name })} onClick=${() => send({ type: "unit.ask", unit: unit.id })}>
      <${Icon} name="speak" /><span>${t("units-ask-the-handler-for-it")}</span>
    </button>`;
  }
  return html`<div class="inline spread">
    <p class="quiet remark" role="status"><${Icon} name="wait" size=${16} /><span>${t("units-you-have-asked-the-handler-for")}</span></p>
    <button type="button" class="button" onClick=${() => send({ type: "action.deny", ask: ask.id })}><span>${t("units-take-it-back")}</span></button>
  </div>`;
}
