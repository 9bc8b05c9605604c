// The Crew tab: characters, the hangar, missions.

import * as app from "../../core/app.js";
import { CrewHangar } from "./crew-hangar.js";
import { MissionList } from "../missions/missions.js";
import { CharacterList } from "../sheets/list.js";
import { html } from "../../ui/controls.js";

/** The content of the tab. */
export function CrewTab() {
  return html`<div class="crew">
    <${CharacterList} />
    ${!app.isSpectator.value && html`<${CrewHangar} />`}
    ${(app.isHandler.value || Object.keys(app.missions.value).length > 0) && html`<${MissionList} />`}
  </div>`;
}
