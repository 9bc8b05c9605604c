// The sign that the map has fog or hidden parts. It opens the legend (fog-legend.js).

import * as session from "../../core/session.js";
import * as fogState from "./state.js";
import { sightText, hasFog, fogMode, mapHasSecrets } from "./fog.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The sign. */
export function FogSign() {
  const open = fogState.fogLegendOpen.value;
  if (!hasFog.value && !mapHasSecrets.value) return null;
  const veil = session.isHandler.value ? t("fog-veil") : t("fog-unknown-ground");
  const word = fogMode.value === "off" ? veil : fogMode.value === "own" ? t("fog-fog-own-eyes") : t("fog-fog");
  return html`<button
    type="button"
    class="chip chip-button fog-sign"
    aria-expanded=${String(open)}
    aria-label=${t("fog-what-it-means", { word })}
    title=${session.isHandler.value ? t("fog-what-the-players-see-of-this") : sightText()}
    onClick=${() => (fogState.fogLegendOpen.value = !open)}
  >
    <${Icon} name="fog" size=${16} /><span>${word}</span>
  </button>`;
}
