// The sign that the map has fog or hidden parts, and the legend that it opens.

import { useEffect, useRef } from "preact/hooks";
import { fogSwatch } from "../../board/swatch.js";
import * as app from "../../core/app.js";
import { actionContext } from "../../core/action-context.js";
import { sightText, hasFog, fogMode, mapHasSecrets, showsPilotsView } from "./fog.js";
import { Icon } from "../../ui/icons.js";
import { ActionButton, html } from "../../ui/controls.js";

/** @typedef {"seen"|"remembered"|"unexplored"|"veiled"|"through"} Look */

/** What the map shows to a player: look, word, meaning. @type {[Look, string, string][]} */
const TO_PLAYERS = [
  ["seen", "In sight", "as it is now"],
  ["remembered", "Seen before", "as it was last seen; it may have changed, and nobody is shown there"],
  ["unexplored", "Unexplored", "nobody has seen this ground"],
];

/** What it shows to the Handler. @type {[Look, string, string][]} */
const TO_HANDLER = [["veiled", "Veiled", "players do not know this ground, whatever the fog"]];

/** What it shows to the Handler in the pilots' view. @type {[Look, string, string][]} */
const AS_PILOTS = [
  ["seen", "In their sight", "players see it now"],
  ["remembered", "Seen before", "players know the ground, not who is there"],
  ["through", "Unexplored", "players have not seen this ground"],
];

/** The sign. */
export function FogSign() {
  const open = app.fogLegendOpen.value;
  if (!hasFog.value && !mapHasSecrets.value) return null;
  const veil = app.isHandler.value ? "Veil" : "Unknown ground";
  const word = fogMode.value === "off" ? veil : fogMode.value === "own" ? "Fog: own eyes" : "Fog";
  return html`<button
    type="button"
    class="chip chip-button fog-sign"
    aria-expanded=${String(open)}
    aria-label=${`${word}: what it means`}
    title=${app.isHandler.value ? "What the players see of this map" : sightText()}
    onClick=${() => (app.fogLegendOpen.value = !open)}
  >
    <${Icon} name="fog" size=${16} /><span>${word}</span>
  </button>`;
}

/** The legend. Escape and its close button close it. */
export function FogLegend() {
  const open = app.fogLegendOpen.value && (hasFog.value || mapHasSecrets.value);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  if (!open) return null;
  const handler = app.isHandler.value;
  const through = handler && showsPilotsView.value;
  const off = fogMode.value === "off";
  const players = TO_PLAYERS.filter(([look]) => !off || look === "unexplored");
  const rows = handler ? [...(through ? AS_PILOTS : []), ...TO_HANDLER] : players;
  return html`<section class="fog-legend panel" ref=${box} tabindex="-1" aria-label="What fog means">
    <header class="row fog-head">
      <h2>${off ? (handler ? "Kept back" : "Unknown ground") : "Fog"}</h2>
      <button type="button" class="button button-icon button-quiet" aria-label="Close what fog means" title="Close" onClick=${() => (app.fogLegendOpen.value = false)}>
        <${Icon} name="close" size=${16} />
      </button>
    </header>
    <p>${handler ? handlerText() : sightText()}</p>
    ${handler && html`<${ActionButton} id="view.pilots" context=${actionContext} pressed=${app.pilotsView.value} />`}
    ${through && app.pilotsFog.value === null && html`<p class="quiet" role="status">${app.pilotsViewLoading.value ? "Asking what they see." : "They know and see the whole map."}</p>`}
    <dl class="fog-looks">
      ${rows.map(
        ([look, word, means]) => html`<div key=${look}>
          <${Swatch} look=${look} />
          <dt>${word}</dt>
          <dd class="quiet">${means}</dd>
        </div>`,
      )}
      ${handler &&
      html`<div>
        <span class="fog-dashed" aria-hidden="true"></span>
        <dt>Broken outline</dt>
        <dd class="quiet">a hidden unit or prop: players' pages know nothing of it</dd>
      </div>`}
    </dl>
    ${!handler && !off && html`<p class="quiet">Your own side is always shown. A highlighted unit is seen wherever it is. Who goes out of sight leaves the map.</p>`}
  </section>`;
}

function handlerText() {
  if (fogMode.value === "off") return "Fog is off: players see everything but what is hidden or veiled.";
  const far = `up to ${Number(app.table.value?.options?.sight ?? 60)} hexes far. You see everything.`;
  return fogMode.value === "own"
    ? `Each pilot sees with the own units alone, ${far}`
    : `Pilots share what their units and their allies see, ${far}`;
}

/** A hex as the map draws it. @param {{look: Look}} given */
function Swatch({ look }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const theme = app.theme.value;
  useEffect(() => {
    ref.current?.replaceChildren(fogSwatch(look, 26));
  }, [look, theme]);
  return html`<span class="cover-swatch" aria-hidden="true" ref=${ref}></span>`;
}
