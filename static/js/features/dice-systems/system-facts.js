// The facts of a dice system, as a list; a long list folds. And who plays whom.

import * as session from "../../core/session.js";
import { html, Section } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** Lines shown before the rest folds. */
const MOST_LINES = 10;

/** The list of facts. @param {{system: import("../../core/store.js").SystemView}} given */
export function Facts({ system }) {
  const texts = session.messages.value.system(system.name);
  const lines = system.facts.map((fact, i) => html`<li key=${i}>${texts.fact(fact.code, fact.params, session.naming.value)}</li>`);
  return html`<ul class="system-facts stack gap-1">${lines.slice(0, MOST_LINES)}</ul>
    ${lines.length > MOST_LINES &&
    html`<${Section} title=${t("dice-systems-more", { value: lines.length - MOST_LINES })} open=${false} keep=${`facts ${system.name}`}><ul class="system-facts stack gap-1">${lines.slice(MOST_LINES)}</ul></${Section}>`}`;
}

/**
 * Whether this seat plays somebody.
 * @param {string} id  of a character, or of the seat of a pilot without one
 */
export function isPlayedHere(id) {
  const character = session.characters.value[id];
  const seat = session.you.value?.seat;
  return seat !== undefined && (character ? character.seat === seat : id === seat);
}
