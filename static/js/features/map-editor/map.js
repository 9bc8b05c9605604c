// The Handler's Map tab: brushes, props, ceiling, and map files.

import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { label as hexLabel } from "../../core/hexes.js";
import { CoverBrush, GroundBrush, ShowBrush, StrokeShape, VeilBrush } from "./brushes.js";
import { apiUrl, problemText } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { PropCard } from "./prop-card.js";
import { Field, html, Section, Stepper, withChecked, withValue } from "../../ui/controls.js";
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
    <${StrokeShape} tool=${tool} />
    <${GroundBrush} tool=${tool} pick=${pick} />
    <${CoverBrush} tool=${tool} />
    <${PropBrush} tool=${tool} pick=${pick} />
    <${Props} />
    <${VeilBrush} tool=${tool} pick=${pick} />
    <${ShowBrush} tool=${tool} pick=${pick} />
    <${Ceiling} />
    <${Files} />
  </div>`;
}

/** @param {{tool: string, pick: (id: string) => void}} given */
function PropBrush({ tool, pick }) {
  const brush = mapTools.propBrush.value;
  const set = (/** @type {Partial<typeof brush>} */ changes) => (mapTools.propBrush.value = { ...brush, ...changes });
  return html`<${Section} title=${t("map-editor-put-props")} open=${true} keep="put-props">
    <div class="row row-even">
      <${Stepper} label=${t("map-editor-height")} value=${brush.height} min=${1} max=${50} onChange=${(/** @type {number} */ height) => set({ height })} />
      <${Stepper} label=${t("map-editor-value")} value=${brush.value} min=${1} max=${200} onChange=${(/** @type {number} */ value) => set({ value })} />
    </div>
    <div class="row row-even">
      <${Field} label=${t("map-editor-base-level")}>
        <input class="input" inputmode="numeric" placeholder=${t("map-editor-on-the-ground")} value=${brush.base} onInput=${withValue((value) => set({ base: value }))} />
      </${Field}>
      <${Field} label=${t("map-editor-name")}>
        <input class="input" maxlength="40" placeholder=${t("map-editor-tower")} value=${brush.name} onInput=${withValue((value) => set({ name: value }))} />
      </${Field}>
    </div>
    <label class="check" title=${t("map-editor-a-unit-that-walks-into-it")}>
      <input type="checkbox" checked=${brush.hidden} onChange=${withChecked((checked) => set({ hidden: checked }))} />
      <span>${t("map-editor-hidden-players-do-not-know-of-it")}</span>
    </label>
    <button type="button" class="button" aria-pressed=${String(tool === "prop")} onClick=${() => pick("prop")}>
      <${Icon} name="prop" /><span>${tool === "prop" ? t("map-editor-click-hexes-on-the-map") : t("map-editor-put-props-on-the-map")}</span>
    </button>
  </${Section}>`;
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

/** Returns the formats of map files that the server knows. */
const mapFormats = () =>
  (document.body.dataset.mapFormats ?? "").split(";").map((entry) => {
    const [name, ...suffixes] = entry.split(" ");
    return { name, suffixes };
  });

function Files() {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [state, setState] = useState(/** @type {{busy: boolean, error: string|null}} */ ({ busy: false, error: null }));

  /** @param {File|undefined} file */
  async function bring(file) {
    if (!file) return;
    setState({ busy: true, error: null });
    try {
      const response = await fetch(`${apiUrl()}/map?name=${encodeURIComponent(file.name)}${session.preparedScene.value === null ? "" : `&scene=${session.preparedScene.value}`}`, { method: "PUT", body: file });
      if (response.ok) {
        toast("good", t("map-editor-is-the-map-now", { name: file.name }));
        setState({ busy: false, error: null });
      } else {
        setState({ busy: false, error: await problemText(response) });
      }
    } catch {
      setState({ busy: false, error: t("map-editor-the-file-did-not-get-through") });
    }
    if (input.current) input.current.value = "";
  }

  return html`<${Section} title=${t("map-editor-map-file")} open=${false} keep="map-file">
    <p class="quiet">${t("map-editor-a-board-file-megamek-or-a")}</p>
    <input class="sr" type="file" id="map-file" ref=${input} accept=${mapFormats().flatMap(({ suffixes }) => suffixes).join(",")} onChange=${(/** @type {any} */ e) => bring(e.target.files[0])} />
    <div class="row">
      <label class="button" for="map-file"><${Icon} name="upload" /><span>${state.busy ? t("map-editor-reading-the-file") : t("map-editor-bring-a-map")}</span></label>
      ${mapFormats().map(
        ({ name, suffixes }) => html`<a class="button" key=${name} href=${`${apiUrl()}/map?format=${name}`} download><${Icon} name="download" /><span>${t("map-editor-save-as", { suffix: suffixes[suffixes.length - 1] })}</span></a>`,
      )}
    </div>
    ${state.error && html`<p class="form-error" role="alert"><${Icon} name="info" size=${16} />${state.error}</p>`}
  </${Section}>`;
}
