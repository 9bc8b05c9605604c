// What units want to do that no rule knows: the Handler names the cost or says no.

import { useState } from "preact/hooks";
import * as app from "./app.js";
import { Icon, Side } from "./icons.js";
import { html, Stepper } from "./ui.js";

export function Asks() {
  const list = Object.values(app.view.value?.asks ?? {}).filter((ask) => app.units.value[ask.unit] && (app.isHandler.value || app.controls(ask.unit)));
  if (list.length === 0 || app.isSpectator.value) return null;
  return list.map((ask) => html`<${Ask} key=${ask.id} ask=${ask} />`);
}

/** @param {{ask: {id: string, unit: string, text: string}}} given */
function Ask({ ask }) {
  const unit = app.units.value[ask.unit];
  const [steps, setSteps] = useState(1);
  const [energy, setEnergy] = useState(0);
  const [why, setWhy] = useState("");
  const handler = app.isHandler.value;
  return html`<section class=${handler ? "pending ask" : "request ask"} aria-label=${`${unit.name} wants to: ${ask.text}`}>
    <header class="pending-head">
      <${Side} disposition=${unit.disposition} size=${20} />
      <div>
        <h3>${unit.name} wants to</h3>
        <p>${ask.text}</p>
      </div>
    </header>
    ${handler
      ? html`<div class="row row-even">
            <${Stepper} label="Steps" value=${steps} min=${0} max=${4} onChange=${setSteps} />
            <${Stepper} label="Energy" value=${energy} min=${0} max=${20} onChange=${setEnergy} />
          </div>
          <button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id, steps, energy })}>
            <${Icon} name="check" /><span>It does it for that</span>
          </button>
          <div class="row">
            <input class="input" placeholder="Why not" aria-label="Why not" maxlength="500" value=${why} onInput=${(/** @type {any} */ e) => setWhy(e.target.value)} />
            <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id, text: why })}><span>No</span></button>
          </div>`
      : html`<p class="quiet attack-waits"><${Icon} name="wait" size=${16} /><span>The Handler names the cost.</span></p>
          <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id })}><span>Take it back</span></button>`}
  </section>`;
}
