// What the pilots see, for the Handler's map. While it is shown, a second, readonly socket gets
// their view.

import { effect } from "@preact/signals";
import { Net } from "../../core/net.js";
import * as app from "../../core/app.js";
import { mapHasSecrets, showsPilotsView, unseenByPilots } from "../fog/fog.js";

/** Whose view it is: that of all pilots together. */
const VIEWER = "spectators";

/**
 * Opens and closes that socket. Called once at start.
 * @param {{board: {set: (config: any) => void}, url: string, open?: (url: string) => any, probe: () => Promise<any>}} given
 */
export function watchPilotsView({ board, url, open, probe }) {
  /** @type {Net|null} */
  let net = null;
  effect(() => board.set({ unseen: unseenByPilots.value }));
  effect(() => {
    const wanted = showsPilotsView.value && app.isHandler.value && mapHasSecrets.value;
    if (wanted === (net !== null)) return;
    net?.close();
    net = null;
    app.pilotsFog.value = null;
    app.pilotsUnits.value = null;
    app.pilotsViewLoading.value = wanted;
    if (!wanted) return;
    net = new Net({
      url: `${url}${url.includes("?") ? "&" : "?"}as=${VIEWER}`,
      open,
      probe,
      onState: () => {},
      onSession: (session) => {
        if (session.view === null) return;
        app.pilotsViewLoading.value = false;
        app.pilotsFog.value = session.view.scene.fog ?? null;
        app.pilotsUnits.value = new Set(Object.keys(session.view.scene.units));
      },
    });
    net.connect();
  });
}
