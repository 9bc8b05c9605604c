// States of the whole page: connecting, reconnecting, removed from the table, table gone, empty
// table.

import { onScreen } from "../core/on-screen.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import * as unitState from "../features/units/state.js";
import { Icon } from "../ui/icons.js";
import { html } from "../ui/controls.js";
import { t } from "../text/t.js";

/** A line while the connection is lost. @param {{retry: () => void}} given */
export function ConnectionLine({ retry }) {
  const { state, attempt } = session.connection.value;
  if (state !== "reconnecting") return null;
  return html`<div class="link-line inline gap-3 panel" role="status">
    <span class="link-dot"></span>
    <span>${t("table-reconnecting-what-you-do-now-is")}</span>
    ${attempt > 2 && html`<button type="button" class="button button-quiet" onClick=${retry}>${t("table-try-now")}</button>`}
  </div>`;
}

/** Returns the message that replaces the page, or null while the table is shown. */
export function FullPageMessage() {
  const { state, attempt } = session.connection.value;
  if (onScreen && (state === "kicked" || state === "gone")) {
    return html`<${Cover} icon="table" title=${t("table-this-screen-shows-nothing-any-more")}>${t("table-the-handler-has-taken-its-link-back")}</${Cover}>`;
  }
  if (state === "kicked") {
    return html`<${Cover} icon="table" title=${t("table-you-have-no-seat-at-this")} home>
      ${t("table-the-handler-removed-it-or-this")}
    </${Cover}>`;
  }
  if (state === "left") {
    return html`<${Cover} icon="seen" title=${t("table-that-seat-is-not-at-the")}>${t("table-go-back-to-your-own-view")}</${Cover}>`;
  }
  if (state === "gone") {
    return html`<${Cover} icon="void" title=${t("table-this-table-is-gone")} home>
      ${t("table-it-was-deleted-or-the-address")}
    </${Cover}>`;
  }
  if (session.view.value === null) {
    return html`<${Cover} icon="wait" title=${attempt > 1 ? t("table-the-table-does-not-answer") : t("table-opening-the-table")}>
      ${attempt > 1 ? t("table-it-is-tried-again-by-itself") : t("table-one-moment")}
    </${Cover}>`;
  }
  return null;
}

/**
 * A message in the place of the page; `home`: with the way to the start page.
 * @param {{icon: string, title: string, home?: boolean, children?: import("preact").ComponentChildren}} given
 */
function Cover({ icon, title, home = false, children }) {
  return html`<div class="cover" role="status">
    <div class="cover-box panel">
      <${Icon} name=${icon} size=${32} />
      <h1>${title}</h1>
      <p class="quiet">${children}</p>
      ${home && html`<a class="button" href="/">${t("table-to-the-start-page")}</a>`}
    </div>
  </div>`;
}

/** What an empty table tells a newcomer to do. */
export function Welcome() {
  const scene = session.scene.value;
  if (scene === null || Object.keys(scene.units).length > 0 || unitState.placing.value) return null;
  // a map that is being edited stays uncovered
  if (ui.tool.value !== "select" || (session.isHandler.value && ui.tab.value === "map")) return null;
  return html`<div class="welcome panel" role="status">
    ${session.isHandler.value
      ? html`<p><b>${t("table-nobody-is-on-the-map-yet")}</b> ${t("table-add-the-first-unit-and-send")}</p>
          <div class="row">
            <button type="button" class="button button-strong" onClick=${() => ui.openTab("units")}>${t("table-units")}</button>
            <button type="button" class="button" onClick=${() => ui.openTab("table")}>${t("table-invite")}</button>
          </div>`
      : html`<p><b>${t("table-waiting-for-the-handler")}</b> ${t("table-nothing-is-on-the-map-yet")}</p>`}
  </div>`;
}
