// A character's sheet: what it has, what an upgrade would cost, and the tests it feeds.

import * as app from "./app.js";
import { html } from "./ui.js";

/** @param {string} id */
export function sheetTitle(id) {
  return app.characters.value[id]?.name ?? "A new character";
}

export function CharacterList() {
  return html`<ul></ul>`;
}

/** @param {{id: string}} given */
export function Sheet({ id }) {
  return html`<p>${sheetTitle(id)}</p>`;
}
