// Links to the hangar, the builds stored at the table, and placing a unit with the next click.

import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as unitState from "../units/state.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").StoredBuild} StoredBuild */

/** The builds stored at the table, by name. @returns {StoredBuild[]} */
export function storedBuilds() {
  return Object.values(session.view.value?.builds ?? {}).sort((a, b) => a.name.localeCompare(b.name));
}

/** The builds that pilots ask the Handler to bring in. */
export function requestedBuilds() {
  return storedBuilds().filter((each) => each.asked);
}

/** The address of the hangar. @param {string} [unit]  id of the unit to fit out */
function hangarAddress(unit = "") {
  return `/hangar?table=${document.body.dataset.table ?? ""}${unit && `&unit=${unit}`}`;
}

/**
 * A link to the hangar, in a tab of its own.
 * @param {{unit?: import("../../core/store.js").Unit, wide?: boolean}} given  `unit`: to fit out
 */
export function HangarLink({ unit, wide = false }) {
  const title = unit ? t("crew-fit-out", { name: unit.name }) : t("crew-build-a-frame");
  return html`<a class=${"button " + (wide ? "button-wide" : "button-quiet unit-hangar")} href=${hangarAddress(unit?.id)} target="hangar" title=${title}>
    <${Icon} name="hangar" /><span>${t("crew-hangar")}</span>
  </a>`;
}

/** The hint about the hangar for a pilot without a unit. */
export function HangarHint() {
  return html`<div class="stack">
    <p class="quiet">${t("crew-or-build-a-frame-of-your")}</p>
    <${HangarLink} wide />
  </div>`;
}

/** Lets the next click on the map place a unit. @param {string} unit */
export function placeOnNextClick(unit) {
  ui.dropTool();
  unitState.startPlacing({ unit });
}
