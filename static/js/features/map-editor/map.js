// The Handler's Map tab: brushes, props, ceiling, and map files.

import { useEffect, useRef } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { label as hexLabel } from "../../core/hexes.js";
import { CoverBrush, GroundBrush, ShowBrush, StrokeShape, VeilBrush } from "./brushes.js";
import { GroundSection } from "./ground-section.js";
import { apiUrl } from "../../core/http.js";
import { BackgroundSection } from "../pictures/background-section.js";
import { Zones } from "../zones/zones.js";
import { Icon } from "../../ui/icons.js";
import { Generate } from "./generate.js";
import { PropBrush } from "./prop-brush.js";
import { PropCard } from "./prop-card.js";
import { MapSize } from "./size.js";
import { ask, mapFormats, mapSuffixes } from "../map-import/state.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Field, Stepper, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** The tab. @typedef {import("../../core/store.js").Prop} Prop */

export function MapTab() {
  const tool = ui.tool.value;
  const pick = (/** @type {string} */ id) => ui.setTool(tool === id ? "select" : id);
  const picked = mapTools.pickedProp();
  // the card is at the top, so the tab scrolls to it
  useEffect(() => {
    if (mapTools.pickedProp() !== null) document.querySelector(".tab-map")?.scrollTo({ top: 0 });
  }, [mapTools.pickCount.value]);
  return html`<div class="map-tab">
    ${picked && html`<${PropCard} key=${picked.id} prop=${picked} />`}
    <button type="button" class="button" aria-pressed=${String(tool === "section")} title=${t("map-editor-side-cut-along-a-line")} onClick=${() => pick("section")}><${Icon} name="steps" /><span>${t("map-editor-side-view")}</span></button>
    <${StrokeShape} tool=${tool} />
    <${GroundSection} tool=${tool} />
    <${GroundBrush} tool=${tool} pick=${pick} />
    <${CoverBrush} tool=${tool} />
    <${PropBrush} tool=${tool} pick=${pick} />
    <${Props} />
    <${Zones} />
    <${VeilBrush} tool=${tool} pick=${pick} />
    <${ShowBrush} tool=${tool} pick=${pick} />
    <${Ceiling} />
    <${BackgroundSection} />
    <${MapSize} />
    <${Generate} />
    <${Files} />
  </div>`;
}

function Props() {
  const all = Object.values(session.props.value);
  const orientation = session.map.value?.orientation ?? "flat";
  const picked = mapTools.pickedProp();
  return html`<${Section} title=${t("map-editor-props", { count: all.length })} open=${true} keep="props">
    ${all.length === 0 && html`<p class="quiet">${t("map-editor-nothing-stands-on-this-map")}</p>`}
    ${all.length > 0 &&
    html`<${Field} label=${t("map-editor-prop-2")}>
      <select class="input" value=${picked?.id ?? ""} onChange=${withValue((value) => mapTools.pickProp(value || null))}>
        <option value="">${t("map-editor-click-one-on-the-map-or")}</option>
        ${all.map(
          (prop) => html`<option value=${prop.id} key=${prop.id}>
            ${t("map-editor-at", { name: prop.name || t("map-editor-prop-3"), hex: hexLabel(prop, orientation), value: prop.height > 1 ? t("map-editor-levels-to-base-value", { base: prop.base, value: prop.base + prop.height - 1 }) : t("map-editor-level-base", { base: prop.base }), value2: prop.hidden ? t("map-editor-hidden") : "" })}
          </option>`,
        )}
      </select>
    </${Field}>`}
  </${Section}>`;
}

function Ceiling() {
  const map = session.map.value;
  if (map === null) return null;
  const set = (/** @type {number|null} */ level) => send({ type: "ceiling.set", level });
  return html`<${Section} title=${t("map-editor-ceiling")} open=${false} keep="ceiling">
    <label class="check">
      <input
        type="checkbox"
        checked=${map.ceiling !== null}
        onChange=${withChecked((checked) => set(checked ? map.highest + 6 : null))}
      />
      <span>${t("map-editor-nobody-can-go-above-a-level")}</span>
    </label>
    ${map.ceiling !== null && html`<${Stepper} label=${t("map-editor-lowest-closed-level")} value=${map.ceiling} onChange=${set} />`}
  </${Section}>`;
}

function Files() {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  /** @param {File|undefined} file */
  function chosen(file) {
    if (file) ask(file);
    // the same file can be chosen again
    if (input.current) input.current.value = "";
  }

  return html`<${Section} title=${t("map-editor-map-file")} open=${false} keep="map-file">
    <p class="quiet">${t("map-editor-map-files-that-can-be-read")}</p>
    <input class="sr" type="file" id="map-file" ref=${input} accept=${mapSuffixes().join(",")} onChange=${(/** @type {any} */ e) => chosen(e.target.files[0])} />
    <div class="row">
      <label class="button" for="map-file"><${Icon} name="upload" /><span>${t("map-editor-bring-a-map")}</span></label>
      ${mapFormats().map(
        ({ name, suffixes }) => html`<a class="button" key=${name} href=${`${apiUrl()}/map?format=${name}`} download><${Icon} name="download" /><span>${t("map-editor-save-as", { suffix: suffixes[suffixes.length - 1] })}</span></a>`,
      )}
    </div>
  </${Section}>`;
}
