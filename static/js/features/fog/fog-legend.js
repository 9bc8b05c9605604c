// The legend of the map's fog and hidden parts.

import { useEffect, useRef } from "preact/hooks";
import { fogSwatch } from "../../board/swatch.js";
import { actionContext } from "../../core/action-context.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as fogState from "./state.js";
import { sightText, hasFog, fogMode, mapHasSecrets, showsPilotsView } from "./fog.js";
import { Icon } from "../../ui/icons.js";
import { ActionButton, html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {"seen"|"remembered"|"unexplored"|"veiled"|"through"} Look */

/** What the map shows to a player: look, word, meaning. @type {[Look, string, string][]} */
const TO_PLAYERS = [
  ["seen", t("fog-in-sight"), t("fog-as-it-is-now")],
  ["remembered", t("fog-seen-before"), t("fog-as-it-was-last-seen-it")],
  ["unexplored", t("fog-unexplored"), t("fog-nobody-has-seen-this-ground")],
];

/** What it shows to the Handler. @type {[Look, string, string][]} */
const TO_HANDLER = [["veiled", t("fog-veiled"), t("fog-players-do-not-know-this-ground")]];

/** What it shows to the Handler in the pilots' view. @type {[Look, string, string][]} */
const AS_PILOTS = [
  ["seen", t("fog-in-their-sight"), t("fog-players-see-it-now")],
  ["remembered", t("fog-seen-before"), t("fog-players-know-the-ground-not-who")],
  ["through", t("fog-unexplored"), t("fog-players-have-not-seen-this-ground")],
];

/** The legend. Escape and its close button close it. */
export function FogLegend() {
  const open = fogState.fogLegendOpen.value && (hasFog.value || mapHasSecrets.value);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  if (!open) return null;
  const handler = session.isHandler.value;
  const through = handler && showsPilotsView.value;
  const off = fogMode.value === "off";
  const players = TO_PLAYERS.filter(([look]) => !off || look === "unexplored");
  const rows = handler ? [...(through ? AS_PILOTS : []), ...TO_HANDLER] : players;
  return html`<section class="fog-legend stack gap-3 panel" ref=${box} tabindex="-1" aria-label=${t("fog-what-fog-means")}>
    <header class="row fog-head">
      <h2>${off ? (handler ? t("fog-kept-back") : t("fog-unknown-ground")) : t("fog-fog")}</h2>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("fog-close-what-fog-means")} title=${t("fog-close")} onClick=${() => (fogState.fogLegendOpen.value = false)}>
        <${Icon} name="close" size=${16} />
      </button>
    </header>
    <p>${handler ? handlerText() : sightText()}</p>
    ${handler && html`<${ActionButton} id="view.pilots" context=${actionContext} pressed=${fogState.pilotsView.value} />`}
    ${through && fogState.pilotsFog.value === null && html`<p class="quiet" role="status">${fogState.pilotsViewLoading.value ? t("fog-asking-what-they-see") : t("fog-they-know-and-see-the-whole")}</p>`}
    <dl class="fog-looks stack">
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
        <dt>${t("fog-broken-outline")}</dt>
        <dd class="quiet">${t("fog-a-hidden-unit-or-prop-players")}</dd>
      </div>`}
    </dl>
    ${!handler && !off && html`<p class="quiet">${t("fog-your-own-side-is-always-shown")}</p>`}
  </section>`;
}

function handlerText() {
  if (fogMode.value === "off") return t("fog-fog-is-off-players-see-everything");
  const far = t("fog-up-to-hexes-far-you-see", { value: Number(session.table.value?.options?.sight ?? 60) });
  return fogMode.value === "own"
    ? t("fog-each-pilot-sees-with-the-own", { far })
    : t("fog-pilots-share-what-their-units-and", { far });
}

/** A hex as the map draws it. @param {{look: Look}} given */
function Swatch({ look }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const theme = ui.theme.value;
  useEffect(() => {
    ref.current?.replaceChildren(fogSwatch(look, 26));
  }, [look, theme]);
  return html`<span class="cover-swatch" aria-hidden="true" ref=${ref}></span>`;
}
