// The Handler's Map tab: brushes, props, ceiling, and map files.

import { useEffect, useRef, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { label as hexLabel } from "../../core/hexes.js";
import { CoverBrush, GroundBrush, ShowBrush, VeilBrush } from "./brushes.js";
import { apiUrl, problemText } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { pickedProp, pickProp, pickCount, PropCard } from "./prop-card.js";
import { Field, html, Section, Stepper } from "../../ui/controls.js";

/** The tab. @typedef {import("../../core/store.js").Prop} Prop */

export function MapTab() {
  const tool = app.tool.value;
  const pick = (/** @type {string} */ id) => app.setTool(tool === id ? "select" : id);
  const picked = pickedProp();
  // the card is at the top, so the tab scrolls to it
  useEffect(() => {
    if (pickedProp() !== null) document.querySelector(".tab-map")?.scrollTo({ top: 0 });
  }, [pickCount.value]);
  return html`<div class="map-tab">
    ${picked && html`<${PropCard} key=${picked.id} prop=${picked} />`}
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
  const brush = app.propBrush.value;
  const set = (/** @type {any} */ changes) => (app.propBrush.value = { ...brush, ...changes });
  return html`<${Section} title="Put props" open=${true} keep="put-props">
    <div class="row row-even">
      <${Stepper} label="Height" value=${brush.height} min=${1} max=${50} onChange=${(/** @type {number} */ height) => set({ height })} />
      <${Stepper} label="Value" value=${brush.value} min=${1} max=${200} onChange=${(/** @type {number} */ value) => set({ value })} />
    </div>
    <div class="row row-even">
      <${Field} label="Base level">
        <input class="input" inputmode="numeric" placeholder="on the ground" value=${brush.base} onInput=${(/** @type {any} */ e) => set({ base: e.target.value })} />
      </${Field}>
      <${Field} label="Name">
        <input class="input" maxlength="40" placeholder="tower" value=${brush.name} onInput=${(/** @type {any} */ e) => set({ name: e.target.value })} />
      </${Field}>
    </div>
    <label class="check" title="A unit that walks into it stops there">
      <input type="checkbox" checked=${brush.hidden} onChange=${(/** @type {any} */ e) => set({ hidden: e.target.checked })} />
      <span>Hidden: players do not know of it</span>
    </label>
    <button type="button" class="button" aria-pressed=${String(tool === "prop")} onClick=${() => pick("prop")}>
      <${Icon} name="prop" /><span>${tool === "prop" ? "Click hexes on the map" : "Put props on the map"}</span>
    </button>
  </${Section}>`;
}

function Props() {
  const all = Object.values(app.props.value);
  const orientation = app.map.value?.orientation ?? "flat";
  const picked = pickedProp();
  return html`<${Section} title=${`Props (${all.length})`} open=${true} keep="props">
    ${all.length === 0 && html`<p class="quiet">Nothing stands on this map.</p>`}
    ${all.length > 0 &&
    html`<${Field} label="Prop">
      <select class="input" value=${picked?.id ?? ""} onChange=${(/** @type {any} */ e) => pickProp(e.target.value || null)}>
        <option value="">Click one on the map, or choose</option>
        ${all.map(
          (prop) => html`<option value=${prop.id} key=${prop.id}>
            ${prop.name || "prop"} at ${hexLabel(prop, orientation)}, ${prop.height > 1 ? `levels ${prop.base} to ${prop.base + prop.height - 1}` : `level ${prop.base}`}${prop.hidden ? ", hidden" : ""}
          </option>`,
        )}
      </select>
    </${Field}>`}
  </${Section}>`;
}

function Ceiling() {
  const map = app.map.value;
  if (map === null) return null;
  const set = (/** @type {number|null} */ level) => app.send({ type: "ceiling.set", level });
  return html`<${Section} title="Ceiling" open=${false} keep="ceiling">
    <label class="check">
      <input
        type="checkbox"
        checked=${map.ceiling !== null}
        onChange=${(/** @type {any} */ e) => set(e.target.checked ? map.highest + 6 : null)}
      />
      <span>Nobody can go above a level</span>
    </label>
    ${map.ceiling !== null && html`<${Stepper} label="Lowest closed level" value=${map.ceiling} onChange=${set} />`}
  </${Section}>`;
}

function Files() {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [state, setState] = useState(/** @type {{busy: boolean, error: string|null}} */ ({ busy: false, error: null }));

  /** @param {File|undefined} file */
  async function bring(file) {
    if (!file) return;
    setState({ busy: true, error: null });
    try {
      const response = await fetch(`${apiUrl()}/map?name=${encodeURIComponent(file.name)}`, { method: "PUT", body: file });
      if (response.ok) {
        app.toast("good", `${file.name} is the map now.`);
        setState({ busy: false, error: null });
      } else {
        setState({ busy: false, error: await problemText(response) });
      }
    } catch {
      setState({ busy: false, error: "The file did not get through. Try again." });
    }
    if (input.current) input.current.value = "";
  }

  return html`<${Section} title="Map file" open=${false} keep="map-file">
    <p class="quiet">A .board file (MegaMek), or a map saved from here. It replaces this map.</p>
    <input class="sr" type="file" id="map-file" ref=${input} accept=".board,.json,.hexframe" onChange=${(/** @type {any} */ e) => bring(e.target.files[0])} />
    <div class="row">
      <label class="button" for="map-file"><${Icon} name="upload" /><span>${state.busy ? "Reading the file" : "Bring a map"}</span></label>
      <a class="button" href=${`${apiUrl()}/map?format=hexframe`} download><${Icon} name="download" /><span>Save as .json</span></a>
      <a class="button" href=${`${apiUrl()}/map?format=board`} download><${Icon} name="download" /><span>Save as .board</span></a>
    </div>
    ${state.error && html`<p class="form-error" role="alert"><${Icon} name="info" size=${16} />${state.error}</p>`}
  </${Section}>`;
}
