// Shows what the user can do with the build at a table: save, request, fit out, add as a unit.

import { useState } from "preact/hooks";
import { html, withValue } from "../ui/controls.js";
import { Choice, withChecked } from "../ui/fields.js";
import { Icon } from "../ui/icons.js";
import { build, checkResult, legal, messages, statusText } from "./state.js";
import { addUnit, requestBuild, fitUnit, isHandler, saveBuild, knownTables, maySave, inConflict, tableError, ownSavedBuild, ownUnits, sheetNameOf, joinTable, table, lostFrames } from "./server.js";
import { t } from "../text/t.js";

export function AtTable() {
  if (table.value === null) return html`<${TableLinks} />`;
  if (!maySave.value) return html`<p class="quiet">${t("hangar-you-watch-at-whoever-plays-there", { name: table.value.name })}</p>`;
  return html`<${TableActions} />`;
}

/** Links to the tables of this browser, for a page that was opened without one. */
function TableLinks() {
  const why = tableError.value && html`<p class="quiet" role="status">${t("hangar-the-table-is-not-at-hand", { tableError: tableError.value })}</p>`;
  return html`<section class="at-table stack well" aria-label=${t("hangar-at-a-table")}>
    <h3>${t("hangar-at-a-table")}</h3>
    ${why}
    ${knownTables.map(
      ({ id, name }) => html`<div class="row" key=${id}>
        <button type="button" class="button" onClick=${() => goToTable(id)}><${Icon} name="hangar" /><span>${t("hangar-take-it-to", { name })}</span></button>
      </div>`,
    )}
    ${knownTables.length === 0 && html`<p class="quiet">${t("hangar-sit-down-at-a-table-first")}</p>`}
  </section>`;
}

/** Joins a table with the current build and puts the table into the address. @param {string} id */
async function goToTable(id) {
  await joinTable(id);
  if (table.value === null) return;
  history.replaceState(null, "", `${location.pathname}?table=${encodeURIComponent(id)}`);
  statusText.value = t("hangar-at-with-your-frame", { name: table.value.name });
}

/** Returns the unit of the address, or "". */
function unitInAddress() {
  return new URLSearchParams(location.search).get("unit") ?? "";
}

/** Whether the table can keep the build. Pilots need a legal one; the Handler may let points pass. */
const tableTakesIt = () => checkResult.value?.numbers !== null && (legal.value || isHandler.value) && build.value.name.trim() !== "";

/** What the button is called that keeps the build at the table. */
const keepText = () => (ownSavedBuild(build.value.name) ? t("hangar-keep-in-its-place") : t("hangar-keep-at-the-table"));

/** The last step's button at a table: it keeps the build there; who may see it stays as it is. */
export function KeepAtTable() {
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    try {
      await saveBuild(build.value, ownSavedBuild(build.value.name)?.shared ?? false, isHandler.value && !legal.value);
      statusText.value = t("hangar-the-table-keeps", { name: build.value.name });
    } catch (error) {
      statusText.value = /** @type {any} */ (error).message;
    }
    setBusy(false);
  }
  return html`<button type="button" class="button button-primary" disabled=${busy || !tableTakesIt()} onClick=${keep}><${Icon} name="table" /><span>${tableTakesIt() ? keepText() : t("hangar-not-legal-yet")}</span></button>`;
}

function TableActions() {
  const units = ownUnits.value;
  const [unit, setUnit] = useState(unitInAddress());
  const [busy, setBusy] = useState(false);
  const [shared, setShared] = useState(false);
  const [side, setSide] = useState("enemy");
  const chosen = units.find(({ id }) => id === unit) ?? units[0];
  const ready = tableTakesIt();
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
  return html`<section class="at-table stack well" aria-label=${t("hangar-at", { name: table.value?.name })}>
    <h3>${t("hangar-at", { name: table.value?.name })}</h3>
    ${!ready && html`<p class="quiet">${isHandler.value ? t("hangar-it-needs-a-name-first") : t("hangar-the-table-takes-it-once-it")}</p>`}
    <div class="row">
      <button type="button" class="button" disabled=${!ready || busy} onClick=${() => run(() => saveBuild(build.value, shared, force), t("hangar-the-table-keeps", { name }))}>
        <${Icon} name="table" /><span>${keepText()}</span>
      </button>
      ${isHandler.value && html`<label class="check"><input type="checkbox" checked=${shared} onChange=${withChecked(setShared)} /><span>${t("hangar-show-it-to-the-pilots")}</span></label>`}
    </div>
    ${!isHandler.value &&
    (isRequested
      ? html`<div class="row"><p class="asked"><${Icon} name="wait" size=${16} /> ${t("hangar-the-handler-is-asked-to-bring", { name })}</p>
          <button type="button" class="button button-quiet" disabled=${busy} onClick=${() => run(() => requestBuild(name, false), t("hangar-is-not-asked-for-any-more", { name }))}>${t("hangar-take-it-back")}</button></div>`
      : html`<div class="row">
          <button type="button" class="button" disabled=${!ready || busy} onClick=${() => run(saveAndRequest, t("hangar-the-handler-is-asked-to-bring-in", { name }))}><${Icon} name="send" /><span>${t("hangar-ask-the-handler-to-bring-it")}</span></button>
        </div>`)}
    ${chosen !== undefined &&
    html`<div class="row">
      <select class="input" aria-label=${t("hangar-unit")} value=${chosen.id} onChange=${withValue(setUnit)}>
        ${units.map((each) => html`<option value=${each.id} key=${each.id}>${each.name}${each.frame ? ` (${each.frame.build})` : ""}</option>`)}
      </select>
      <button type="button" class="button" disabled=${!ready || busy || mustWait} onClick=${() => run(() => fitUnit(chosen.id, build.value, force), t("hangar-is-fitted-out-as", { name: chosen.name, name2: name }))}>
        <${Icon} name="hammer" /><span>${t("hangar-fit-out")}</span>
      </button>
    </div>
    ${sheetNameOf(chosen.id) && html`<p class="quiet">${t("hangar-there-the-sheet-of-counts-in", { sheetName: sheetNameOf(chosen.id) })}</p>`}
    ${lostFrames.value.map(
      ({ id, name, pays }) => html`<p class="quiet" key=${id}>
        ${pays ? t("hangar-the-frame-of-is-lost-the", { name }) : t("hangar-the-frame-of-is-lost-and", { name })}
      </p>`,
    )}
    ${mustWait && html`<p class="quiet">${t("hangar-frames-are-fitted-out-between-conflicts")}</p>`}`}
    ${isHandler.value &&
    html`<div class="row">
      <${Choice} label=${t("hangar-side")} value=${side} onChange=${setSide} options=${["pilot", "ally", "neutral", "enemy"].map((each) => ({ value: each, label: messages.word(each) }))} />
      <button type="button" class="button" disabled=${!ready || busy} onClick=${() => run(() => addUnit(build.value, /** @type {any} */ (checkResult.value), side, force), t("hangar-is-among-the-units-off-the", { name }))}>
        <${Icon} name="plus" /><span>${t("hangar-add-as-a-unit")}</span>
      </button>
    </div>`}
  </section>`;
}
