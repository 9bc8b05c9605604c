// The Crew tab: characters and the hangar.

import * as session from "../../core/session.js";
import { CrewHangar } from "./crew-hangar.js";
import { CharacterList } from "../sheets/list.js";
import { html } from "../../ui/controls.js";

/** The content of the tab. */
export function CrewTab() {
  return html`<div class="crew stack gap-4">
    <${CharacterList} />
    ${!session.isSpectator.value && html`<${CrewHangar} />`}
  </div>`;
}
