// The zones that the text of an objective names, as buttons that show them on the map.

import { showPlace } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").ZoneView} Zone */

/**
 * Returns the zones whose names occur in a text as whole words, in the order of the text.
 * @param {string} text @param {Zone[]} zones @returns {Zone[]}
 */
export function zonesNamed(text, zones) {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const placeOf = ({ name = "" }) => words.indexOf(` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `);
  return zones.filter((zone) => /[\p{L}\p{N}]/u.test(zone.name) && placeOf(zone) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
}

/** The buttons; nothing where the text names no zone that this seat knows. @param {{text: string}} given */
export function ZoneLinks({ text }) {
  const zones = zonesNamed(text, Object.values(session.scene.value?.zones ?? {}));
  if (zones.length === 0) return null;
  return html`<p class="row">${zones.map(({ id, name, at }) => html`<button type="button" key=${id} class="button button-quiet" aria-label=${t("zones-show-it-on-the-map", { name })} title=${t("zones-show-it-on-the-map", { name })} onClick=${() => {
    ui.closeModal();
    ui.uncoverMap();
    showPlace({ ...at, level: 0 });
  }}><${Icon} name="aim" size=${16} /><span>${name}</span></button>`)}</p>`;
}
