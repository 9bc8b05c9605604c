// The bar over the map with what can be done with chosen ground, or with the copy at the pointer.

import { actionContext } from "../../core/action-context.js";
import { Icon } from "../../ui/icons.js";
import * as ui from "../../core/ui-state.js";
import { ActionButton, html } from "../../ui/controls.js";
import { brushChosen, chosen, copied, ground, lastBrush, placing, putDown, shownPlace } from "./chosen-ground.js";
import { brushName } from "./ground-section.js";
import { t } from "../../text/t.js";

/** The bar; nothing unless ground is chosen or put down. */
export function GroundBar() {
  const held = placing() ? html`<${Placing} />` : html`<${Choosing} />`;
  return html`<div class="hint ground-bar panel" role="toolbar" aria-label=${t("map-editor-chosen-ground")}>${held}</div>`;
}

/** @param {{text: string, stop: () => void}} given */
function Head({ text, stop }) {
  return html`<p class="ground-head inline">
    <span>${text}</span>
    <button type="button" class="button button-icon button-quiet" aria-label=${t("map-editor-stop")} title=${t("map-editor-stop")} onClick=${stop}><${Icon} name="close" size=${16} /></button>
  </p>`;
}

/** @param {{id: string, label: string}} given */
const Act = ({ id, label }) => html`<${ActionButton} id=${`ground.${id}`} context=${actionContext} label=${label} />`;

function Choosing() {
  const many = chosen.value.length;
  const text = many === 0 ? (ui.touch.value ? t("map-editor-choose-ground-touch") : t("map-editor-choose-ground-hint")) : t("map-editor-hexes-chosen", { n: many });
  return html`<${Head} text=${text} stop=${() => (many > 0 ? ground.close() : ui.setTool("select"))} />
    <div class="row ground-acts">
      ${many === 0 && html`<${Act} id="all" label=${t("map-editor-all")} />`}
      ${many > 0 && html`<${Act} id="copy" label=${t("map-editor-copy")} /><${Act} id="cut" label=${t("map-editor-cut")} /><${Act} id="duplicate" label=${t("map-editor-duplicate")} />`}
      ${copied.value !== null && html`<${Act} id="paste" label=${t("map-editor-paste")} />`}
      ${many > 0 && html`<${Act} id="remove" label=${t("map-editor-delete")} />
        <button type="button" class="button" onClick=${() => brushChosen("raise")}><${Icon} name="raise" size=${16} /><span>${t("map-editor-raise")}</span></button>
        <button type="button" class="button" onClick=${() => brushChosen("lower")}><${Icon} name="lower" size=${16} /><span>${t("map-editor-lower")}</span></button>
        ${!["raise", "lower"].includes(lastBrush.value) && html`<button type="button" class="button" title=${t("map-editor-use-the-brush")} onClick=${() => brushChosen(lastBrush.value)}>${brushName(lastBrush.value)}</button>`}`}
    </div>`;
}

function Placing() {
  const there = shownPlace.value;
  const beyond = there?.outside.length ?? 0;
  const what = copied.value?.name || t("map-editor-the-copy");
  const text = beyond > 0 ? t("map-editor-beyond-the-edge", { n: beyond }) : ui.touch.value ? t("map-editor-tap-where-it-goes", { what }) : t("map-editor-click-where-it-goes", { what });
  return html`<${Head} text=${text} stop=${ground.close} />
    <div class="row ground-acts">
      <${Act} id="left" label=${t("map-editor-turn-left-short")} />
      <${Act} id="right" label=${t("map-editor-turn-right-short")} />
      <${Act} id="mirror" label=${t("map-editor-mirror")} />
      <button type="button" class="button button-strong" disabled=${there === null} onClick=${() => putDown()}>${t("map-editor-put-it-here")}</button>
    </div>`;
}
