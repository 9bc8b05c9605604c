// The Crew tab: characters, the hangar, missions.

import * as session from "../../core/session.js";
import { CrewHangar } from "./crew-hangar.js";
import { MissionList } from "../missions/missions.js";
import { CharacterList } from "../sheets/list.js";
import { html } from "../../ui/controls.js";

/** The content of the tab. */
export function CrewTab() {
  return html`<div class="crew stack gap-4">
    <${CharacterList} />
    ${!session.isSpectator.value && html`<${CrewHangar} />`}
    ${(session.isHandler.value || Object.keys(session.missions.value).length > 0) && html`<${MissionList} />`}
  </div>`;
}
