// States of the whole page: connecting, reconnecting, removed from the table, table gone, empty
// table.

import * as app from "../core/app.js";
import { Icon } from "./icons.js";
import { html } from "./controls.js";

/** A line while the connection is lost. @param {{retry: () => void}} given */
export function ConnectionLine({ retry }) {
  const { state, attempt } = app.connection.value;
  if (state !== "reconnecting") return null;
  return html`<div class="link-line panel" role="status">
    <span class="link-dot"></span>
    <span>Reconnecting. What you do now is sent when the table is back.</span>
    ${attempt > 2 && html`<button type="button" class="button button-quiet" onClick=${retry}>Try now</button>`}
  </div>`;
}

/** Returns the message that replaces the page, or null while the table is shown. */
export function FullPageMessage() {
  const { state, attempt } = app.connection.value;
  if (state === "kicked") {
    return html`<${Cover} icon="table" title="You have no seat at this table any more">
      The Handler removed it, or this sign-in has run out. Ask the Handler for a new link.
    </${Cover}>`;
  }
  if (state === "left") {
    return html`<${Cover} icon="seen" title="That seat is not at the table any more">Go back to your own view.</${Cover}>`;
  }
  if (state === "gone") {
    return html`<${Cover} icon="void" title="This table is gone">
      It was deleted, or the address is not quite right. <a href="/">To the start page</a>
    </${Cover}>`;
  }
  if (app.view.value === null) {
    return html`<${Cover} icon="wait" title=${attempt > 1 ? "The table does not answer" : "Opening the table"}>
      ${attempt > 1 ? "It is tried again by itself until it does." : "One moment."}
    </${Cover}>`;
  }
  return null;
}

/** @param {{icon: string, title: string, children?: any}} given */
function Cover({ icon, title, children }) {
  return html`<div class="cover" role="status">
    <div class="cover-box panel">
      <${Icon} name=${icon} size=${32} />
      <h1>${title}</h1>
      <p class="quiet">${children}</p>
    </div>
  </div>`;
}

/** What an empty table tells a newcomer to do. */
export function Welcome() {
  const scene = app.scene.value;
  if (scene === null || Object.keys(scene.units).length > 0 || app.placing.value) return null;
  // a map that is being edited stays uncovered
  if (app.tool.value !== "select" || (app.isHandler.value && app.tab.value === "map")) return null;
  return html`<div class="welcome panel" role="status">
    <${Icon} name="unit" size=${24} />
    ${app.isHandler.value
      ? html`<p><b>Nobody is on the map yet.</b> Add the first unit, and send the invite link to your pilots.</p>
          <div class="row">
            <button type="button" class="button button-strong" onClick=${() => app.openTab("units")}>Units</button>
            <button type="button" class="button" onClick=${() => app.openTab("table")}>Invite</button>
          </div>`
      : html`<p><b>Waiting for the Handler.</b> Nothing is on the map yet.</p>`}
  </div>`;
}
