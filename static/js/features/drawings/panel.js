// The panel of the tool that draws on the map: the pen, and taking lines away.

import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { ConfirmButton, html } from "../../ui/controls.js";
import { Choice, withChecked } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { corners } from "./handle.js";
import { clear, colourNow, drawings, ownDrawings, pen, setPen, takeBack } from "./state.js";

/** @typedef {import("./state.js").Drawing} Drawing */

/** @type {[Drawing["colour"], string][]} */
const COLOURS = [
  ["red", t("drawings-red")],
  ["amber", t("drawings-amber")],
  ["green", t("drawings-green")],
  ["blue", t("drawings-blue")],
  ["violet", t("drawings-violet")],
  ["white", t("drawings-white")],
];
/** @type {[Drawing["width"], string][]} */
const WIDTHS = [
  ["thin", t("drawings-thin")],
  ["medium", t("drawings-medium")],
  ["thick", t("drawings-thick")],
];

/** The panel; nothing without the tool. */
export function DrawingPanel() {
  if (ui.tool.value !== "draw") return null;
  const { width, erases, secret } = pen.value;
  const [all, own] = [drawings.value.length, ownDrawings.value.length];
  return html`<section class="measure drawings panel" aria-label=${t("drawings-drawing")}>
    <header class="measure-head inline">
      <${Choice} label=${t("drawings-tool")} value=${erases} onChange=${(/** @type {boolean} */ on) => setPen({ erases: on })} options=${[{ value: false, label: t("drawings-draw"), icon: "edit" }, { value: true, label: t("drawings-erase"), icon: "eraser" }]} />
      ${session.isHandler.value && !erases && html`<label class="check"><input type="checkbox" checked=${secret} onChange=${withChecked((on) => setPen({ secret: on }))} /><span>${t("drawings-only-for-handlers")}</span></label>`}
      <button type="button" class="button button-icon button-quiet" aria-label=${t("drawings-close-the-tool")} onClick=${() => ui.setTool("select")}><${Icon} name="close" /></button>
    </header>
    ${!erases && html`<div class="drawings-pen inline">
      <div class="zone-colours" role="group" aria-label=${t("drawings-colour")}>
        ${COLOURS.map(([colour, name]) => html`<button type="button" key=${colour} class="button button-icon" aria-pressed=${String(colourNow.value === colour)} aria-label=${name} title=${name} onClick=${() => setPen({ colour })}><span class=${`swatch zone-ink-${colour}`}></span></button>`)}
      </div>
      <${Choice} label=${t("drawings-width")} value=${width} onChange=${(/** @type {Drawing["width"]} */ chosen) => setPen({ width: chosen })} options=${WIDTHS.map(([value, label]) => ({ value, label }))} />
    </div>`}
    <p class="areas-now" role="status">${howTo(erases)}</p>
    ${all > 0 && html`<div class="drawings-foot inline">
      ${own > 0 && html`<button type="button" class="button button-quiet" onClick=${takeBack}><${Icon} name="undo" /><span>${t("drawings-take-back")}</span></button>
      <${ConfirmButton} label=${t("drawings-clear-mine")} question=${t("drawings-clear-mine-sure", { n: own })} icon="trash" onConfirm=${() => clear(false)} />`}
      ${session.isHandler.value && all > own && html`<${ConfirmButton} label=${t("drawings-clear-all")} question=${t("drawings-clear-all-sure", { n: all })} icon="trash" onConfirm=${() => clear(true)} />`}
    </div>`}
  </section>`;
}

/** Returns how the tool is used. @param {boolean} erases */
function howTo(erases) {
  if (corners.value.length > 0) return t("drawings-next-corner");
  if (erases) return session.isHandler.value ? t("drawings-how-to-erase-all") : t("drawings-how-to-erase");
  return ui.touch.value ? t("drawings-how-touch") : t("drawings-how");
}
