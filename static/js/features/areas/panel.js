// The panel of the tool that lays area templates: what it lays, and those on the map.

import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { showPlace } from "../../core/board-handle.js";
import { html, withValue } from "../../ui/controls.js";
import { Choice, withChecked } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { start } from "./handle.js";
import { SMOKE_LEVELS, draft, mayChange, preview, seatColour, setDraft, templates } from "./state.js";
import { areaLabel, contentsText, ownerText, shapeText } from "./text.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Template} Template */

const SHAPES = /** @type {const} */ (["radius", "line", "cone"]);

/** The panel; nothing without the tool. */
export function TemplatePanel() {
  if (ui.tool.value !== "template") return null;
  const all = Object.values(templates.value);
  const { shape, name, secret, smoke } = draft.value;
  const changes = preview.value;
  return html`<section class="measure areas panel" aria-label=${t("areas-area-templates")}>
    <header class="measure-head inline">
      <${Icon} name="template" />
      <${Choice} label=${t("areas-shape")} value=${shape} onChange=${(/** @type {typeof shape} */ chosen) => setDraft({ shape: chosen })} options=${SHAPES.map((each) => ({ value: each, label: shapeText(each) }))} />
      <input class="input areas-name" aria-label=${t("areas-name")} placeholder=${t("areas-name")} maxlength="80" value=${name} onInput=${withValue((words) => setDraft({ name: words }))} />
      ${session.isHandler.value && html`<label class="check"><input type="checkbox" checked=${secret} onChange=${withChecked((on) => setDraft({ secret: on }))} /><span>${t("areas-only-for-me")}</span></label>
      <label class="check" title=${t("areas-smoke-why", { levels: SMOKE_LEVELS })}><input type="checkbox" checked=${smoke} onChange=${withChecked((on) => setDraft({ smoke: on }))} /><span>${t("areas-smoke")}</span></label>`}
      <button type="button" class="button button-icon button-quiet" aria-label=${t("areas-close-the-tool")} onClick=${() => ui.setTool("select")}><${Icon} name="close" /></button>
    </header>
    <p class="areas-now" role="status">${changes === null ? (ui.touch.value ? t("areas-how-touch") : t("areas-how")) : html`<b>${areaLabel(changes)}</b>: ${contentsText(changes)}${start.value !== null && ` ${ui.touch.value ? t("areas-second-tap") : t("areas-second-click")}`}`}</p>
    ${all.length > 0 && changes === null && html`<ul class="areas-laid stack" aria-label=${t("areas-on-the-map")}>${all.map((each) => html`<${Laid} key=${each.id} template=${each} />`)}</ul>`}
  </section>`;
}

/** A template on the map. @param {{template: Template}} given */
function Laid({ template }) {
  const { id, secret = false, seat, smoke = 0 } = template;
  const name = areaLabel(template);
  const owner = ownerText(template);
  const update = (/** @type {object} */ fields) => send({ type: "template.update", template: id, ...fields });
  return html`<li class="areas-row inline">
    <span class=${`swatch zone-ink-${seatColour(seat)}`}></span>
    <button type="button" class="areas-what clip plain" title=${t("areas-show-on-the-map", { name })} onClick=${() => showPlace({ ...template.at, level: 0 })}>
      <b>${name}</b>${owner && html` <span class="quiet">${owner}</span>`} ${contentsText(template)}${smoke > 0 && ` ${t("areas-hides", { levels: smoke })}`}
    </button>
    ${session.isHandler.value && html`<button type="button" class="button button-icon button-quiet" aria-pressed=${String(!secret)} aria-label=${t("areas-players-see", { name })} title=${secret ? t("areas-only-you-see-it") : t("areas-everybody-sees-it")} onClick=${() => update({ secret: !secret })}><${Icon} name=${secret ? "hide" : "sight"} size=${18} /></button>
    <button type="button" class="button button-icon button-quiet" aria-pressed=${String(smoke > 0)} aria-label=${t("areas-is-smoke", { name })} title=${smoke ? t("areas-no-smoke") : t("areas-smoke-why", { levels: SMOKE_LEVELS })} onClick=${() => update({ smoke: smoke ? 0 : SMOKE_LEVELS })}><${Icon} name="fog" size=${18} /></button>
    <button type="button" class="button button-icon button-quiet" aria-label=${t("areas-make-a-zone-of", { name })} title=${t("areas-make-a-zone-of", { name })} onClick=${() => send({ type: "template.to_zone", template: id, name, secret })}><${Icon} name="flag" size=${18} /></button>`}
    ${mayChange(template) && html`<button type="button" class="button button-icon button-quiet" aria-label=${t("areas-remove", { name })} title=${t("areas-remove", { name })} onClick=${() => send({ type: "template.remove", template: id })}><${Icon} name="trash" size=${18} /></button>`}
  </li>`;
}
