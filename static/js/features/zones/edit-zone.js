// Changes a zone: its name, kind, colour and hexes.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as ui from "../../core/ui-state.js";
import { isOneHex } from "../../board/zones.js";
import { ConfirmButton, html, withValue } from "../../ui/controls.js";
import { Choice, Field, Stepper } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { setZoneBrush, zoneBrush } from "./brush.js";
import { chooseZone, kindText, pickTool } from "./state.js";
import { colourText, IconChoice } from "./sign.js";
import { ZoneEffect } from "./zone-effect.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Zone} Zone */

const COLOURS = /** @type {const} */ ([null, "red", "amber", "green", "blue", "violet"]);

/** @param {{zone: Zone}} given */
export function EditZone({ zone }) {
  const [name, setName] = useState(zone.name);
  const oneHex = isOneHex(zone);
  const update = (/** @type {object} */ fields) => send({ type: "zone.update", zone: zone.id, ...fields });
  /** @param {Event} event */
  const rename = (event) => {
    event.preventDefault();
    if (name.trim() && name !== zone.name) void update({ name: name.trim() });
  };
  const remove = () => {
    chooseZone("");
    void send({ type: "zone.remove", zone: zone.id });
  };
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // a zone that was just painted opens at the end of the list, below what is in view
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [zone.id]);
  return html`<div class="sure stack gap-2" role="group" aria-label=${t("zones-edit", { name: zone.name })} ref=${box}>
    <form class="row row-bottom" onSubmit=${rename}>
      <${Field} label=${t("zones-name")} wide><input class="input" required maxlength="80" value=${name} onInput=${withValue(setName)} /></${Field}>
      <button type="submit" class="button" disabled=${name.trim() === zone.name || !name.trim()}>${t("zones-rename")}</button>
    </form>
    <${oneHex ? OneHex : ZoneHexes} zone=${zone} />
    ${!oneHex && html`<${ZoneEffect} zone=${zone} />`}
    ${!oneHex && html`<${Choice}
      wraps
      label=${t("zones-kind")}
      value=${zone.kind}
      onChange=${(/** @type {string} */ kind) => kind !== zone.kind && update({ kind })}
      options=${(/** @type {const} */ (["spawn", "objective", "area"])).map((kind) => ({ value: kind, label: kindText(kind) }))}
    />`}
    ${zone.kind === "marker" && html`<${IconChoice} value=${zone.icon ?? "flag"} onChange=${(/** @type {string} */ icon) => icon !== zone.icon && update({ icon })} />`}
    <div class="zone-colours" role="group" aria-label=${t("zones-colour")}>
      ${COLOURS.map((colour) => html`<button type="button" key=${colour} class="button button-icon" aria-pressed=${String(zone.colour === colour)} aria-label=${colourText(colour)} title=${colourText(colour)} onClick=${() => zone.colour !== colour && update({ colour })}>
        ${colour === null ? html`<${Icon} name="void" size=${18} />` : html`<span class=${`swatch zone-ink-${colour}`}></span>`}
      </button>`)}
    </div>
    <div class="row form-end">
      <button type="button" class="button" onClick=${() => chooseZone("")}>${t("zones-done")}</button>
      <${ConfirmButton} label=${t("zones-remove")} question=${t("zones-remove-it", { name: zone.name })} icon="trash" onConfirm=${remove} />
    </div>
  </div>`;
}

/** The tools that paint the hexes of a zone. */
function ZoneHexes() {
  const tool = ui.tool.value;
  const button = (/** @type {"zone"|"unzone"} */ id, /** @type {string} */ words, /** @type {string} */ icon) =>
    html`<button type="button" class="button" aria-pressed=${String(tool === id)} onClick=${() => pickTool(id)}><${Icon} name=${icon} size=${18} /><span>${words}</span></button>`;
  return html`<div class="row row-bottom">
    ${button("zone", t("zones-add-hexes"), "plus")}
    ${button("unzone", t("zones-take-hexes-away"), "minus")}
    <${Stepper} label=${t("zones-size")} value=${zoneBrush.value.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => setZoneBrush(size)} />
  </div>`;
}

/** The tool that moves a label or a marker. */
function OneHex() {
  return html`<button type="button" class="button" aria-pressed=${String(ui.tool.value === "zone")} onClick=${() => pickTool("zone")}><${Icon} name="ping" size=${18} /><span>${t("zones-another-hex")}</span></button>`;
}
