// The layout of the table on a screen in the room.

import * as ui from "../core/ui-state.js";
import { Results } from "../features/fight/result-panel.js";
import { ScreenLine } from "../features/screen/screen.js";
import { html } from "../ui/controls.js";
import { SideDock } from "./page.js";

/** The layout. @param {{loadEarlier: () => Promise<void>}} given */
export function ScreenLayout({ loadEarlier }) {
  return html`<${ScreenLine} />
    <div class="bottom"><${Results} /></div>
    ${ui.dockOpen.value && html`<${SideDock} loadEarlier=${loadEarlier} />`}`;
}
