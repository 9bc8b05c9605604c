// The note that units of this seat are in a scene that is not shown.

import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The note; nothing for a seat whose units are all here. */
export function UnitsElsewhere() {
  const seat = session.you.value?.seat ?? "";
  const away = (session.view.value?.elsewhere ?? []).filter((unit) => unit.seats.includes(seat));
  if (away.length === 0) return null;
  return html`<div class="tracker-row inline gap-4 tracker-mission">
    <p class="quiet">${away.map((unit) => t("round-is-in-another-scene", { name: unit.name, scene: unit.scene })).join(" ")}</p>
  </div>`;
}
