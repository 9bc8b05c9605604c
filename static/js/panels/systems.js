// The panels of dice systems, drawn from what each offers (forms in JSON Schema) and its facts.

import * as app from "./app.js";
import { html } from "./ui.js";

/** Every dice system of the table that has something to offer. */
export function Systems() {
  const played = Object.values(app.systems.value).filter((system) => system.offers.length > 0);
  return html`${played.map((system) => html`<section key=${system.name}><h3 class="eyebrow">${system.title}</h3></section>`)}`;
}
