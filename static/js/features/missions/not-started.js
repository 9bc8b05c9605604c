// The note that a mission was not started and counts no losses, with a button that starts it.

import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { openMission } from "./unread.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The mission to start: a briefed one, else a draft; null while another one runs. */
function nextMission() {
  const all = Object.values(session.missions.value);
  if (all.some(({ phase }) => phase === "running")) return null;
  return all.find(({ phase }) => phase === "briefed") ?? all.find(({ phase }) => phase === "draft") ?? null;
}

/** The note; nothing without a mission to start. */
export function MissionNotStarted() {
  const mission = nextMission();
  if (mission === null) return null;
  const hasCrew = mission.crew.length > 0;
  const how = mission.phase === "draft" ? t("missions-is-still-a-draft") : t("missions-has-not-started");
  const press = () => (hasCrew ? send({ type: "mission.phase", mission: mission.id, phase: "running" }) : openMission(mission.id));
  return html`<div class="tracker-row inline gap-4 tracker-mission">
    <p class="quiet"><b>${mission.name}</b> ${t("missions-losses-and-uses-do-not-count", { how })}</p>
    <button type="button" class="button" title=${hasCrew ? t("missions-start-the-pilots-read-it-and", { name: mission.name }) : t("missions-has-no-crew-yet", { name: mission.name })} onClick=${press}>
      <${Icon} name=${hasCrew ? "play" : "edit"} size=${16} /><span>${hasCrew ? t("missions-start-it") : t("missions-open-it")}</span>
    </button>
  </div>`;
}
