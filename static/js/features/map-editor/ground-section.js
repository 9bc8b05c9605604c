// The part of the Map tab for choosing ground: what strokes do, what is copied, and stamps.

import { useState } from "preact/hooks";
import { actionContext } from "../../core/action-context.js";
import { post } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as mapTools from "./state.js";
import { action } from "../../core/actions.js";
import { ActionButton, html } from "../../ui/controls.js";
import { Choice, withChecked } from "../../ui/fields.js";
import { SaveForm } from "../library/save-form.js";
import { coverBrushText } from "./brush-texts.js";
import { brushChosen, chosen, copied, lastBrush, parts, stampToSave, strokeDoes } from "./chosen-ground.js";
import { t } from "../../text/t.js";

/** Returns what a brush does, in words. @param {string} tool */
export const brushName = (tool) => (tool === "cover" ? coverBrushText(mapTools.coverBrush.value) : action(`tool.${tool}`).label);

/** The section. @param {{tool: string}} given */
export function GroundSection({ tool }) {
  const held = tool === "ground" || tool === "stamp";
  return html`<section class="ground-section stack gap-2" aria-label=${t("map-editor-chosen-ground")}>
    <div class="row"><${ActionButton} id="ground.choose" context=${actionContext} pressed=${held} label=${t("map-editor-choose-copy-stamp")} /></div>
    ${held && html`<${Settings} />`}
  </section>`;
}

function Settings() {
  const now = parts.value;
  const none = chosen.value.length === 0;
  const box = (/** @type {keyof typeof now} */ name, /** @type {string} */ label, title = "") => html`<label class="check" title=${title}>
    <input type="checkbox" checked=${now[name]} onChange=${withChecked((checked) => (parts.value = { ...parts.value, [name]: checked }))} /><span>${label}</span>
  </label>`;
  return html`<${Choice}
      label=${t("map-editor-what-a-stroke-does")}
      value=${strokeDoes.value}
      onChange=${(/** @type {typeof strokeDoes.value} */ does) => (strokeDoes.value = does)}
      options=${[
        { value: "new", label: t("map-editor-choose-anew") },
        { value: "add", label: t("map-editor-add"), title: t("map-editor-as-with-shift") },
        { value: "take", label: t("map-editor-take-away"), title: t("map-editor-as-with-alt") },
      ]}
    />
    <div class="row">${box("ground", t("map-editor-part-ground"))}${box("cover", t("map-editor-part-cover"))}${box("props", t("map-editor-part-props"))}</div>
    ${box("relative", t("map-editor-levels-from-the-ground"), t("map-editor-levels-from-the-ground-hint"))}
    <button type="button" class="button" disabled=${none} onClick=${() => brushChosen(lastBrush.value)}>${t("map-editor-use-the-brush-on-it", { brush: brushName(lastBrush.value) })}</button>
    <${SaveStamp} none=${none && copied.value === null} />`;
}

/** @param {{none: boolean}} given  `none`: whether there is nothing to save */
function SaveStamp({ none }) {
  const [open, setOpen] = useState(false);
  /** @param {string} name @param {string} note */
  async function save(name, note) {
    const body = stampToSave();
    const document = { format: "hexframe-library", version: 1, kind: "stamp", name, note, body };
    if (body === null || (await post("library", { kind: "document", document })) === null) return false;
    toast("good", t("map-editor-is-a-stamp-now", { name }));
    setOpen(false);
    return true;
  }
  return html`<button type="button" class="button" aria-expanded=${String(open)} disabled=${none} onClick=${() => setOpen(!open)}>${t("map-editor-save-as-a-stamp")}</button>
    ${open && !none && html`<${SaveForm} name="" onSave=${save} />`}`;
}
