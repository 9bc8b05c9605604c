// Missions: briefing, terms, tally, and the payout.

import * as app from "./app.js";
import { html } from "./ui.js";

/** @param {string} id */
export function missionTitle(id) {
  return app.missions.value[id]?.name ?? "A new mission";
}

export function MissionList() {
  return html`<ul></ul>`;
}

/** @param {{id: string}} given */
export function Mission({ id }) {
  return html`<p>${missionTitle(id)}</p>`;
}
