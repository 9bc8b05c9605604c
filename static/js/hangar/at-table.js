// What can be done with the build at the table that the page was opened from.

import { useState } from "preact/hooks";
import { Choice, html } from "../panels/ui.js";
import { Icon } from "../panels/icons.js";
import { build, checked, legal, said } from "./state.js";
import { addUnit, fitUnit, isHandler, keepBuild, mayKeep, midConflict, noTable, ownKept, ownUnits, table } from "./server.js";

export function AtTable() {
  if (noTable.value) return html`<p class="quiet" role="status">The table is not at hand: ${noTable.value}</p>`;
  if (table.value === null || !mayKeep.value) return null;
  return html`<${Seated} />`;
}

/** The unit in the address goes first. */
function asked() {
  return new URLSearchParams(location.search).get("unit") ?? "";
}

function Seated() {
  const units = ownUnits.value;
  const [unit, setUnit] = useState(asked());
  const [busy, setBusy] = useState(false);
  const [shared, setShared] = useState(false);
  const [side, setSide] = useState("enemy");
  const chosen = units.find(({ id }) => id === unit) ?? units[0];
  // The Handler may let points pass; pilots need a legal build.
  const ready = checked.value?.numbers !== null && (legal.value || isHandler.value) && build.value.name.trim() !== "";
  const force = isHandler.value && !legal.value;
  const waits = midConflict.value && !isHandler.value;

  /** @param {() => Promise<any>} what @param {string} done */
  async function act(what, done) {
    setBusy(true);
    try {
      await what();
      said.value = done;
    } catch (error) {
      said.value = /** @type {any} */ (error).message;
    }
    setBusy(false);
  }

  const { name } = build.value;
  return html`<section class="at-table" aria-label=${`At ${table.value?.name}`}>
    <h3>At ${table.value?.name}</h3>
    ${!ready && html`<p class="quiet">${isHandler.value ? "It needs a name first." : "The table takes it once it is legal."}</p>`}
    <div class="row">
      <button type="button" class="button" disabled=${!ready || busy} onClick=${() => act(() => keepBuild(build.value, shared, force), `The table keeps ${name}`)}>
        <${Icon} name="download" /><span>${ownKept(name) ? "Keep in its place" : "Keep at the table"}</span>
      </button>
      ${isHandler.value && html`<label class="check"><input type="checkbox" checked=${shared} onChange=${(/** @type {any} */ e) => setShared(e.target.checked)} /><span>Show it to the pilots</span></label>`}
    </div>
    ${chosen !== undefined &&
    html`<div class="row">
      <select class="input" aria-label="Unit" value=${chosen.id} onChange=${(/** @type {any} */ e) => setUnit(e.target.value)}>
        ${units.map((each) => html`<option value=${each.id} key=${each.id}>${each.name}${each.frame ? ` (${each.frame.build})` : ""}</option>`)}
      </select>
      <button type="button" class="button" disabled=${!ready || busy || waits} onClick=${() => act(() => fitUnit(chosen.id, build.value, force), `${chosen.name} is fitted out as ${name}`)}>
        <${Icon} name="hammer" /><span>Fit out</span>
      </button>
    </div>
    ${waits && html`<p class="quiet">Frames are fitted out between conflicts.</p>`}`}
    ${isHandler.value &&
    html`<div class="row">
      <${Choice} label="Side" value=${side} onChange=${setSide} options=${["pilot", "ally", "neutral", "enemy"].map((each) => ({ value: each, label: each }))} />
      <button type="button" class="button" disabled=${!ready || busy} onClick=${() => act(() => addUnit(build.value, /** @type {any} */ (checked.value), side, force), `${name} is among the units, off the map`)}>
        <${Icon} name="plus" /><span>Add as a unit</span>
      </button>
    </div>`}
  </section>`;
}
