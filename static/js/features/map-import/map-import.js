// The dialog of a map file: what a dropped one is for, and what the server made of it.

import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { t } from "../../text/t.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { bring, current, doneText } from "./state.js";

/** @typedef {import("./state.js").ImportReport} ImportReport */

/** Returns the heading of the dialog. */
export const mapImportTitle = () => current.value?.file.name ?? "";

/** The contents of the dialog. */
export function MapImport() {
  const now = current.value;
  return now && html`<div class="map-import stack gap-4"><${Step} now=${now} /></div>`;
}

/** @param {{now: import("./state.js").Import}} given */
function Step({ now }) {
  const { file, step, report, reason } = now;
  if (step === "ask") {
    const scene = session.scene.value?.name || t("map-import-this-scene");
    return html`<p>${t("map-import-what-for", { scene })}</p>
      <div class="row">
        <button type="button" class="button button-strong" onClick=${() => bring(file, "replace")}><${Icon} name="upload" /><span>${t("map-import-replace")}</span></button>
        <button type="button" class="button button-strong" onClick=${() => bring(file, "scene")}><${Icon} name="plus" /><span>${t("map-import-new-scene")}</span></button>
        <button type="button" class="button" onClick=${ui.closeModal}>${t("map-import-cancel")}</button>
      </div>`;
  }
  if (step === "busy") return html`<p role="status">${t("map-import-reading")}</p>`;
  if (step === "refused") {
    return html`<p class="form-error" role="alert"><${Icon} name="info" size=${16} />${reason}</p>
      <p class="quiet">${t("map-import-nothing-changed")}</p>
      <${Close} />`;
  }
  return html`<p role="status">${doneText(now)}</p>
    ${report && html`<${Report} report=${report} />`}
    <${Close} />`;
}

const Close = () => html`<div class="row"><button type="button" class="button button-strong" onClick=${ui.closeModal}><${Icon} name="check" /><span>${t("map-import-close")}</span></button></div>`;

/** What the file became, and what was ignored. @param {{report: ImportReport}} given */
function Report({ report }) {
  const kinds = Object.entries(report.kinds).map(([kind, count]) => t("map-import-kind", { kind, count }));
  const shape = report.orientation === "flat" ? t("map-import-flat") : t("map-import-pointy");
  /** @type {[string, string][]} */
  const rows = [
    [t("map-import-size"), t("map-import-size-is", { columns: report.columns, rows: report.rows, shape })],
    [t("map-import-ground"), t("map-import-ground-is", { count: report.ground, lowest: report.lowest, highest: report.highest })],
    [t("map-import-voids"), String(report.voids)],
    [t("map-import-props"), String(report.props)],
    [t("map-import-notes"), kinds.length > 0 ? t("map-import-notes-are", { count: report.notes, kinds: kinds.join(", ") }) : "0"],
    [t("map-import-units"), String(report.units)],
  ];
  return html`<dl class="facts import-facts">
      ${rows.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    <section class="stack gap-2" aria-label=${t("map-import-remarks")}>
      <h3>${t("map-import-remarks")}</h3>
      ${report.remarks.length === 0 && html`<p class="quiet">${t("map-import-no-remarks")}</p>`}
      ${report.remarks.length > 0 && html`<ul class="import-remarks">${report.remarks.map((/** @type {ImportReport["remarks"][0]} */ remark) => html`<li key=${remark.code}>${remark.text}</li>`)}</ul>`}
    </section>`;
}
