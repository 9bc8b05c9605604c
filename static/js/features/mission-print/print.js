// Prints a mission. The players' copy is made of what the server tells players, so it cannot contain
// what they do not know.

import { h, render } from "preact";
import { apiUrl, request } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { MissionSheet } from "./sheet.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */

/** The buttons that print: two copies for the Handler, one for everybody else. @param {{mission: MissionView}} given */
export function PrintMission({ mission }) {
  if (session.inHistory.value) return null;
  if (!session.isHandler.value) {
    return html`<button type="button" class="button button-quiet" onClick=${() => printMission(mission.id, "")}><${Icon} name="print" /><span>${t("mission-print-print")}</span></button>`;
  }
  return html`<button type="button" class="button button-quiet" title=${t("mission-print-with-all-secrets")} onClick=${() => printMission(mission.id, "")}><${Icon} name="print" /><span>${t("mission-print-print-for-me")}</span></button>
    ${mission.phase !== "draft" && html`<button type="button" class="button button-quiet" title=${t("mission-print-without-secrets")} onClick=${() => printMission(mission.id, "pilots")}><${Icon} name="print" /><span>${t("mission-print-print-for-players")}</span></button>`}`;
}

/**
 * Prints a mission as this seat knows it, or as all pilots together do.
 * @param {string} id @param {""|"pilots"} whom
 */
async function printMission(id, whom) {
  const as = whom === "" ? "" : `?as=${whom}`;
  const answers = await Promise.all([request(`state${as}`, {}), request(`map${as}`, {})]);
  if (answers[0] === null || answers[1] === null) return;
  const { view } = await answers[0].json();
  const map = await answers[1].json();
  const mission = view.missions[id];
  if (mission === undefined || view.scene === null || apiUrl() === "") return void toast("refused", t("mission-print-players-do-not-know-it"));
  const box = document.createElement("div");
  box.className = "print-box";
  document.body.append(box);
  render(h(MissionSheet, { view, map, mission, whole: whom === "" && session.isHandler.value }), box);
  const end = () => {
    render(null, box);
    box.remove();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
