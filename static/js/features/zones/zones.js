// Zones, labels and markers in the Handler's Map tab.

import { showPlace } from "../../core/board-handle.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { label } from "../../core/hexes.js";
import { isOneHex } from "../../board/zones.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Field, withChecked } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { chooseZone, chosenId, draft, kindText, newName, pickTool, zones } from "./state.js";
import { EditZone } from "./edit-zone.js";
import { IconChoice, ZoneSign } from "./sign.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Zone} Zone */

const KINDS = /** @type {const} */ (["spawn", "objective", "area", "label", "marker"]);

/** The section: a new zone, and the list. */
export function Zones() {
  const all = Object.values(zones.value);
  return html`<${Section} title=${t("zones-zones-labels-and-markers", { n: all.length })} open=${all.length > 0} keep="zones">
    <${NewZone} />
    ${all.length > 0 && html`<ul class="zones stack" aria-label=${t("zones-the-zones")}>
      ${all.map((zone) => html`<${ZoneRow} key=${zone.id} zone=${zone} />`)}
    </ul>`}
  </${Section}>`;
}

/** What a new zone is to be, and the button that begins it on the map. */
function NewZone() {
  const now = draft.value;
  /** @param {Partial<typeof now>} changes */
  const set = (changes) => {
    // a stroke would still go to the zone that is edited
    chooseZone("");
    draft.value = { ...now, ...changes };
  };
  const held = ui.tool.value === "zone" && chosenId.value === "";
  const oneHex = isOneHex(now);
  const begin = () => {
    if (!held) chooseZone("");
    pickTool("zone");
  };
  return html`<div class="stack gap-2">
    <div class="covers zone-kinds" role="group" aria-label=${t("zones-kind-of-the-new-one")}>
      ${KINDS.map((kind) => html`<button type="button" key=${kind} class="button cover-kind" aria-pressed=${String(kind === now.kind)} onClick=${() => set({ kind })}><${ZoneSign} name=${kind} /><span>${kind === "spawn" ? t("zones-spawn") : kindText(kind)}</span></button>`)}
    </div>
    ${now.kind === "marker" && html`<${IconChoice} value=${now.icon} onChange=${(/** @type {typeof now.icon} */ icon) => set({ icon })} />`}
    <${Field} label=${t("zones-name-of-the-new-one")}>
      <input class="input" maxlength="80" placeholder=${newName(now.kind)} value=${now.name} onInput=${withValue((name) => set({ name }))} />
    </${Field}>
    <label class="check">
      <input type="checkbox" checked=${now.shown} onChange=${withChecked((shown) => set({ shown }))} />
      <span>${t("zones-shown-to-the-players")}</span>
    </label>
    <button type="button" class="button" aria-pressed=${String(held)} onClick=${begin}>
      <${Icon} name="plus" size=${18} /><span>${held ? (oneHex ? t("zones-click-its-hex") : t("zones-paint-its-hexes")) : t("zones-put-it-on-the-map")}</span>
    </button>
  </div>`;
}

/** A zone in the list. @param {{zone: Zone}} given */
function ZoneRow({ zone }) {
  const open = chosenId.value === zone.id;
  const { name, secret = false } = zone;
  const where = label(zone.at, session.map.value?.orientation ?? "flat");
  const show = () => showPlace({ ...zone.at, level: 0 });
  return html`<li class="zone-item stack gap-1">
    <div class="zone-head inline">
      <${ZoneSign} name=${zone.kind === "marker" ? (zone.icon ?? "flag") : zone.kind} zone=${zone} />
      <button type="button" class="zone-name clip plain" title=${t("zones-show-it-on-the-map", { name: `${kindText(zone.kind)} ${where}` })} onClick=${show}>${name}</button>
      <button type="button" class="button button-icon button-quiet" aria-pressed=${String(!secret)} aria-label=${t("zones-players-see", { name })} title=${secret ? t("zones-only-you-see-it") : t("zones-everybody-sees-it")} onClick=${() => send({ type: "zone.update", zone: zone.id, secret: !secret })}><${Icon} name=${secret ? "hide" : "sight"} size=${18} /></button>
      <button type="button" class="button button-icon button-quiet" aria-expanded=${String(open)} aria-label=${t("zones-edit", { name })} title=${t("zones-edit", { name })} onClick=${() => chooseZone(open ? "" : zone.id)}><${Icon} name="edit" size=${18} /></button>
    </div>
    ${open && html`<${EditZone} zone=${zone} />`}
  </li>`;
}
