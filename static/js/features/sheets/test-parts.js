// The dice and modifiers of a test that is to be rolled, each with its attribute.

import { partsOf, partText } from "./test-parts-model.js";
import { html } from "../../ui/controls.js";

/** @param {{test: {dice: string[], modifiers: number[], sheet?: import("../../core/store.js").FromSheet|null}}} given */
export function Parts({ test }) {
  const parts = partsOf(test.sheet, test.dice, test.modifiers);
  return html`
    ${test.dice.length === 0 && html`<span class="chip">no die</span>`}
    ${parts.map(
      (part, i) => html`<span class=${part.die === undefined || part.die === "none" ? "chip" : "die"} key=${i}>
        ${part.name && html`<span class="part-name">${part.name}</span>${" "}`}
        <b class="die-face">${partText({ ...part, name: "" })}</b>
      </span>`,
    )}
  `;
}
