// As whom the Handler views the table, and the menu that chooses it.

import { effect, signal } from "@preact/signals";
import * as session from "../../core/session.js";

/** Whether the list of seats to view the table as is open. */
export const viewAsMenu = signal(false);

/** @param {boolean} open */
export function setViewAsMenu(open) {
  viewAsMenu.value = open;
}

/** @type {import("../../core/layers.js").Layer} */
export const viewAsMenuLayer = { id: "view-as-menu", drawn: "menu", isOpen: () => viewAsMenu.value, close: () => setViewAsMenu(false) };

/** As whom the Handler views the table: a seat's id, "pilots", "spectators", or null. */
export const viewedAs = signal(/** @type {string|null} */ (null));

/** Views the table as the seat in the address, `#as=`. */
export function viewAsFromLink() {
  const linked = new URLSearchParams(location.hash.slice(1)).get("as");
  if (linked === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  const stop = effect(() => {
    if (session.view.value === null) return;
    queueMicrotask(() => stop());
    if (session.isHandler.value) viewedAs.value = linked;
  });
}

/** Leaves the view before its page was loaded. */
export function cancelViewAs() {
  viewedAs.value = null;
}
