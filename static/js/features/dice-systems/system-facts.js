// The facts of a dice system, as a list; a long list folds.

import * as app from "../../core/app.js";
import { html, Section } from "../../ui/controls.js";

/** Lines shown before the rest folds. */
const MOST_LINES = 10;

/** The list of facts. @param {{system: import("../../core/store.js").SystemView}} given */
export function Facts({ system }) {
  const texts = app.messages.value.system(system.name);
  const lines = system.facts.map((fact, i) => html`<li key=${i}>${texts.fact(fact.code, fact.params, app.naming.value)}</li>`);
  return html`<ul class="system-facts">${lines.slice(0, MOST_LINES)}</ul>
    ${lines.length > MOST_LINES &&
    html`<${Section} title=${`${lines.length - MOST_LINES} more`} open=${false} keep=${`facts ${system.name}`}><ul class="system-facts">${lines.slice(MOST_LINES)}</ul></${Section}>`}`;
}
