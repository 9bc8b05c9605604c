// What the pilots see, for the Handler's map. While it is shown, a second, readonly socket gets
// their view.

import { effect } from "@preact/signals";
import { Net } from "../../core/net.js";
import * as session from "../../core/session.js";
import { resetPilotsView, setPilotsView } from "./state.js";
import { mapHasSecrets, showsPilotsView, unseenByPilots } from "./fog.js";

/** Whose view it is: that of all pilots together. */
const VIEWER = "spectators";

/**
 * Opens and closes that socket. Called once at start.
 * @param {{board: import("../../core/board-handle.js").BoardHandle, url: string, open?: (url: string) => any, probe: () => Promise<any>}} given
 */
export function watchPilotsView({ board, url, open, probe }) {
  /** @type {Net|null} */
  let net = null;
  effect(() => board.set({ unseen: unseenByPilots.value }));
  effect(() => {
    const wanted = showsPilotsView.value && session.isHandler.value && mapHasSecrets.value;
    if (wanted === (net !== null)) return;
    net?.close();
    net = null;
    resetPilotsView(wanted);
    if (!wanted) return;
    net = new Net({
      url: `${url}${url.includes("?") ? "&" : "?"}as=${VIEWER}`,
      open,
      probe,
      onState: () => {},
      onSession: ({ view }) => {
        if (view !== null) setPilotsView(view.scene);
      },
    });
    net.connect();
  });
}
