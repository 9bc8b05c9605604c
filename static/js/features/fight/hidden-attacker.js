// What one has against an attack from nowhere: one's own dice, and why there is no dodge. Of the
// attack nothing is known, so nothing of it is told.

import { Numbers, told, toldRoll } from "./explained-number.js";
import { html } from "../../ui/controls.js";

/** Why a unit cannot dodge; "" for one that can. @param {import("../../core/store.js").Unit} unit */
function noDodge(unit) {
  if (unit.staggered) return "It cannot dodge: it is staggered.";
  return unit.off_balance ? "It cannot dodge: steady again, but not before its next turn starts." : "";
}

/** @param {{unit: import("../../core/store.js").Unit, stage: string}} given  a unit of one's own, and what is due of the attack */
export function Unseen({ unit, stage }) {
  const numbers = unit.frame?.numbers;
  const layers = unit.frame?.ablative_left ?? 0;
  const why = noDodge(unit);
  return html`<div class="exchange">
    ${why && html`<p>${why}</p>`}
    ${numbers &&
    html`<${Numbers}
        list=${[
          ...(stage === "dodge" || stage === "pause" ? (why ? [] : [toldRoll("Dodge", numbers.synergy), told("Evasion", numbers.evasion)]) : []),
          toldRoll("Mitigation", numbers.smarts),
        ]}
      />
      <p class="quiet">
        ${layers > 0 && `A layer takes the first ${numbers.ablative?.value ?? ""} of the damage. `}What it rolls then comes off what is left. Plating against that kind of damage adds to it; what the weapon takes from it, who does not see it cannot know.
      </p>`}
  </div>`;
}
