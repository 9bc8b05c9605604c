// Shows the zones of the scene on the map.

import { effect } from "@preact/signals";
import { zoneLayer } from "../../board/zones.js";
import { boardOfPage } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { chosenId, harmText, zones, zoneText } from "./state.js";

/** Gives the board a new layer whenever zones or the map change. Called once at start. */
export function watchZones() {
  /** @type {typeof zones.value} */
  let before = {};
  let grid = "";
  effect(() => {
    const map = session.map.value;
    if (map === null) return;
    const chosen = ui.tab.value === "map" ? chosenId.value : "";
    const now = `${chosen} ${map.columns} ${map.rows} ${map.orientation}`;
    if (before === zones.value && now === grid) return;
    const layer = zoneLayer(zones.value, map, { before, chosen, words: zoneText, harm: harmText });
    boardOfPage()?.set({ layer });
    before = zones.value;
    grid = now;
  });
}
