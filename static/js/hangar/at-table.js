// Shows what the user can do with the build at a table: save, request, fit out, add as a unit.

import { useState } from "preact/hooks";
import { Choice, html } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { build, checkResult, legal, statusText } from "./state.js";
import { addUnit, requestBuild, fitUnit, isHandler, saveBuild, knownTables, maySave, inConflict, tableError, ownSavedBuild, ownUnits, sheetNameOf, joinTable, table, lostFrames } from "./server.js";

export function AtTable() {
  if (table.value === null) return html`<${TableLinks} />`;
  if (!maySave.value) return html`<p class="quiet">You watch at ${table.value.name}; whoever plays there can keep frames.</p>`;
  return html`<${TableActions} />`;
}

/** Links to the tables of this browser, for a page that was opened without one. */
function TableLinks() {
  const why = tableError.value && html`<p class="quiet" role="status">The table is not at hand: ${tableError.value}</p>`;
  return html`<section class="at-table" aria-label="At a table">
    <h3>At a table</h3>
    ${why}
    ${knownTables.map(
      ({ id, name }) => html`<div class="row" key=${id}>
        <button type="button" class="button" onClick=${() => goToTable(id)}><${Icon} name="hangar" /><span>Take it to ${name}</span></button>
      </div>`,
    )}
    ${knownTables.length === 0 && html`<p class="quiet">Sit down at a table first, then open the hangar from its Crew tab: what you build here comes along. Or send your Handler the link.</p>`}
  </section>`;
}

/** Joins a table with the current build and puts the table into the address. @param {string} id */
async function goToTable(id) {
  await joinTable(id);
  if (table.value === null) return;
  history.replaceState(null, "", `${location.pathname}?table=${encodeURIComponent(id)}`);
  statusText.value = `At ${table.value.name}, with your frame`;
}

/** Returns the unit of the address, or "". */
function unitInAddress() {
  return new URLSearchParams(location.search).get("unit") ?? "";
}

function TableActions() {
  const units = ownUnits.value;
  const [unit, setUnit] = useState(unitInAddress());
  const [busy, setBusy] = useState(false);
  const [shared, setShared] = useState(false);
  const [side, setSide] = useState("enemy");
  const chosen = units.find(({ id }) => id === unit) ?? units[0];
  // pilots need a legal build; the Handler may let points pass
  const ready = checkResult.value?.numbers !== null && (legal.value || isHandler.value) && build.value.name.trim() !== "";
  const force = isHandler.value && !legal.value;
  const mustWait = inConflict.value && !isHandler.value;

  /**
   * Sends a command and shows how it ended.
   * @param {() => Promise<any>} what @param {string} done
   */
  async function run(what, done) {
    setBusy(true);
    try {
      await what();
      statusText.value = done;
    } catch (error) {
      statusText.value = /** @type {any} */ (error).message;
    }
    setBusy(false);
  }

  const { name } = build.value;
  const isRequested = Boolean(ownSavedBuild(name)?.asked);
  /** Saves the build as it is now and requests it. */
  async function saveAndRequest() {
    await saveBuild(build.value, false, false).catch((error) => {
      // the server refuses to save the same build again; it can be requested all the same
      if (ownSavedBuild(name) === undefined) throw error;
    });
    await requestBuild(name, true);
  }
  return html`<section class="at-table" aria-label=${`At ${table.value?.name}`}>
    <h3>At ${table.value?.name}</h3>
    ${!ready && html`<p class="quiet">${isHandler.value ? "It needs a name first." : "The table takes it once it is legal."}</p>`}
    <div class="row">
      <button type="button" class="button" disabled=${!ready || busy} onClick=${() => run(() => saveBuild(build.value, shared, force), `The table keeps ${name}`)}>
        <${Icon} name="download" /><span>${ownSavedBuild(name) ? "Keep in its place" : "Keep at the table"}</span>
      </button>
      ${isHandler.value && html`<label class="check"><input type="checkbox" checked=${shared} onChange=${(/** @type {any} */ e) => setShared(e.target.checked)} /><span>Show it to the pilots</span></label>`}
    </div>
    ${!isHandler.value &&
    (isRequested
      ? html`<div class="row"><p class="asked"><${Icon} name="wait" size=${16} /> The Handler is asked to bring in ${name}.</p>
          <button type="button" class="button button-quiet" disabled=${busy} onClick=${() => run(() => requestBuild(name, false), `${name} is not asked for any more`)}>Take it back</button></div>`
      : html`<div class="row">
          <button type="button" class="button" disabled=${!ready || busy} onClick=${() => run(saveAndRequest, `The Handler is asked to bring in ${name}`)}><${Icon} name="send" /><span>Ask the Handler to bring it in</span></button>
        </div>`)}
    ${chosen !== undefined &&
    html`<div class="row">
      <select class="input" aria-label="Unit" value=${chosen.id} onChange=${(/** @type {any} */ e) => setUnit(e.target.value)}>
        ${units.map((each) => html`<option value=${each.id} key=${each.id}>${each.name}${each.frame ? ` (${each.frame.build})` : ""}</option>`)}
      </select>
      <button type="button" class="button" disabled=${!ready || busy || mustWait} onClick=${() => run(() => fitUnit(chosen.id, build.value, force), `${chosen.name} is fitted out as ${name}`)}>
        <${Icon} name="hammer" /><span>Fit out</span>
      </button>
    </div>
    ${sheetNameOf(chosen.id) && html`<p class="quiet">There the sheet of ${sheetNameOf(chosen.id)} counts in the place of the skills, hull and OS built here; it can take these points over.</p>`}
    ${lostFrames.value.map(
      ({ id, name, pays }) => html`<p class="quiet" key=${id}>
        ${pays ? `The frame of ${name} is lost: the sheet, in the Crew tab, has a new one.` : `The frame of ${name} is lost, and there is no money for a new one: ask the Handler.`}
      </p>`,
    )}
    ${mustWait && html`<p class="quiet">Frames are fitted out between conflicts.</p>`}`}
    ${isHandler.value &&
    html`<div class="row">
      <${Choice} label="Side" value=${side} onChange=${setSide} options=${["pilot", "ally", "neutral", "enemy"].map((each) => ({ value: each, label: each }))} />
      <button type="button" class="button" disabled=${!ready || busy} onClick=${() => run(() => addUnit(build.value, /** @type {any} */ (checkResult.value), side, force), `${name} is among the units, off the map`)}>
        <${Icon} name="plus" /><span>Add as a unit</span>
      </button>
    </div>`}
  </section>`;
}
