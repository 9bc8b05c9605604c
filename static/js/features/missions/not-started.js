// Before a conflict: a mission that has not begun yet counts nothing, and can be begun here.

import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { openMission } from "./state.js";
import { html } from "../../ui/controls.js";

/** The mission to begin: none while one runs; of several one that the pilots know of. */
function nextMission() {
  const all = Object.values(app.missions.value);
  if (all.some(({ phase }) => phase === "running")) return null;
  return all.find(({ phase }) => phase === "briefed") ?? all.find(({ phase }) => phase === "draft") ?? null;
}

export function MissionNotStarted() {
  const mission = nextMission();
  if (mission === null) return null;
  const manned = mission.crew.length > 0;
  const how = mission.phase === "draft" ? "is still a draft" : "has not begun";
  // who is in the crew is settled first, in the mission itself
  const press = () => (manned ? app.send({ type: "mission.phase", mission: mission.id, phase: "running" }) : openMission(mission.id));
  return html`<div class="tracker-row tracker-mission">
    <p class="quiet"><b>${mission.name}</b> ${how}: losses and uses do not count for it yet.</p>
    <button type="button" class="button" title=${manned ? `Begin ${mission.name}: the pilots read it, and losses and uses count` : `${mission.name} has no crew yet`} onClick=${press}>
      <${Icon} name=${manned ? "play" : "edit"} size=${16} /><span>${manned ? "Begin it" : "Open it"}</span>
    </button>
  </div>`;
}
