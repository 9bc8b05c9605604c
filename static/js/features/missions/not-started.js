// The note, before a conflict, that a mission was not started and counts no losses, with a button
// that starts it.

import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { openMission } from "./state.js";
import { html } from "../../ui/controls.js";

/** The mission to start: a briefed one, else a draft; null while another one runs. */
function nextMission() {
  const all = Object.values(app.missions.value);
  if (all.some(({ phase }) => phase === "running")) return null;
  return all.find(({ phase }) => phase === "briefed") ?? all.find(({ phase }) => phase === "draft") ?? null;
}

/** The note; nothing without a mission to start. */
export function MissionNotStarted() {
  const mission = nextMission();
  if (mission === null) return null;
  const hasCrew = mission.crew.length > 0;
  const how = mission.phase === "draft" ? "is still a draft" : "has not begun";
  const press = () => (hasCrew ? app.send({ type: "mission.phase", mission: mission.id, phase: "running" }) : openMission(mission.id));
  return html`<div class="tracker-row tracker-mission">
    <p class="quiet"><b>${mission.name}</b> ${how}: losses and uses do not count for it yet.</p>
    <button type="button" class="button" title=${hasCrew ? `Begin ${mission.name}: the pilots read it, and losses and uses count` : `${mission.name} has no crew yet`} onClick=${press}>
      <${Icon} name=${hasCrew ? "play" : "edit"} size=${16} /><span>${hasCrew ? "Begin it" : "Open it"}</span>
    </button>
  </div>`;
}
