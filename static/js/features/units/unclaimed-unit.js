// Units without a controller: a pilot takes the first one, and requests further ones from the
// Handler.

import { isUnclaimed, seatControls } from "../../core/unit-control.js";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** Returns whether this seat controls a frame that is not destroyed. */
export function seatHasFrame() {
  return Object.values(app.units.value).some(
    (unit) => unit.disposition === "pilot" && !unit.destroyed && !unit.pilot_of && seatControls(app.you.value?.seat, unit),
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
  const unit = app.units.value[id];
  if (!unit || !isUnclaimed(unit) || taking.get(id) === unit) return;
  taking.set(id, unit);
  const answer = await app.send({ type: "unit.take", unit: id });
  if (answer.ok) then();
  else taking.delete(id);
}

/**
 * The button to take or to request a unit; nothing for other seats than pilots.
 * @param {{unit: Unit}} given
 */
export function TakeOrRequestUnit({ unit }) {
  if (!isUnclaimed(unit) || app.you.value?.role !== "pilot") return null;
  if (!seatHasFrame()) {
    return html`<button type="button" class="button button-primary button-wide" onClick=${() => takeUnit(unit.id)}>
      <${Icon} name="check" /><span>Take ${unit.name}</span>
    </button>`;
  }
  const ask = Object.values(app.view.value?.asks ?? {}).find(
    (each) => each.kind === "unit" && each.unit === unit.id && each.about === app.you.value?.seat,
  );
  if (ask === undefined) {
    return html`<button type="button" class="button button-wide" title=${`Ask for ${unit.name} beside what you steer already`} onClick=${() => app.send({ type: "unit.ask", unit: unit.id })}>
      <${Icon} name="speak" /><span>Ask the Handler for it</span>
    </button>`;
  }
  return html`<div class="unit-asked">
    <p class="quiet attack-waits" role="status"><${Icon} name="wait" size=${16} /><span>You have asked the Handler for it.</span></p>
    <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id })}><span>Take it back</span></button>
  </div>`;
}

/** Returns who controls a unit of another seat. @param {Unit} unit */
export function controlText(unit) {
  if (unit.controller !== null) return `is steered by ${app.pilotNames(unit)}`;
  return unit.disposition === "pilot" ? "is steered by nobody" : "is moved by the Handler";
}
