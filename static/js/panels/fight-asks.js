// What waits for the Handler's word: what no rule knows, and its cost; expansions to be carried out;
// repairs that need leave.

import { useState } from "preact/hooks";
import * as app from "./app.js";
import { Adjust } from "./fight-attack.js";
import { attacks, targetNames } from "./fight-attack-state.js";
import { costText } from "./fight-number.js";
import { Icon, Side } from "./icons.js";
import { html, Section, Stepper } from "./ui.js";

/** @typedef {import("../store.js").AskView} AskView */

export function Asks() {
  const list = Object.values(app.view.value?.asks ?? {}).filter((ask) => app.units.value[ask.unit] && (app.isHandler.value || app.controls(ask.unit)));
  if (list.length === 0 || app.isSpectator.value) return null;
  return list.map((ask) => {
    const Card = { module: Expansion, repair: Repair }[ask.kind] ?? Ask;
    return html`<${Card} key=${ask.id} ask=${ask} />`;
  });
}

/** @param {{ask: AskView}} given */
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

/**
 * A card of somebody who waits for the Handler.
 * @param {{ask: AskView, title: string, children?: any}} given
 */
function Card({ ask, title, children }) {
  const unit = app.units.value[ask.unit];
  return html`<section class=${app.isHandler.value ? "pending ask" : "request ask"} aria-label=${title}>
    <header class="pending-head"><${Side} disposition=${unit.disposition} size=${20} /><div><h3>${title}</h3></div></header>
    ${children}
  </section>`;
}

/** The Handler says no, and may say why. @param {{ask: AskView, label: string}} given */
function No({ ask, label }) {
  const [why, setWhy] = useState("");
  return html`<div class="row">
    <input class="input" placeholder="Why not" aria-label="Why not" maxlength="500" value=${why} onInput=${(/** @type {any} */ e) => setWhy(e.target.value)} />
    <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id, text: why })}><span>${label}</span></button>
  </div>`;
}

/** The pilot waits, and may think better of it. @param {{ask: AskView, text: string}} given */
function Waits({ ask, text }) {
  return html`<p class="quiet attack-waits"><${Icon} name="wait" size=${16} /><span>${text}</span></p>
    <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id })}><span>Take it back</span></button>`;
}

/** An expansion was used: its effect is to be carried out. @param {{ask: AskView}} given */
function Expansion({ ask }) {
  const unit = app.units.value[ask.unit];
  const module = unit.frame?.modules.find((one) => one.id === ask.about);
  const paid = ask.steps || ask.energy ? costText(ask) : "";
  const concerned = attacks.value.filter((each) => each.unit === unit.id || each.targets.some((one) => one.unit === unit.id));
  return html`<${Card} ask=${ask} title=${`${unit.name} uses ${ask.text}`}>
    ${module && html`<p><b>${module.trigger}.</b> ${module.text}</p>`}
    ${app.isHandler.value
      ? html`${concerned.map(
            (attack) => html`<${Section} key=${attack.id} title=${`Change the numbers of the attack on ${targetNames(attack)}`} open=${false}><${Adjust} attack=${attack} /></${Section}>`,
          )}
          <button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id })}>
            <${Icon} name="check" /><span>Carried out</span>
          </button>
          <${No} ask=${ask} label=${paid ? `Give back ${paid}` : "Does not apply"} />`
      : html`<${Waits} ask=${ask} text="The Handler carries it out." />`}
  </${Card}>`;
}

/** A repair that needs leave. @param {{ask: AskView}} given */
function Repair({ ask }) {
  const unit = app.units.value[ask.unit];
  const itself = ask.about === ask.unit;
  const free = app.conflict.value !== null && unit.turn !== "active";
  return html`<${Card} ask=${ask} title=${`${unit.name} wants to repair ${itself ? "itself" : ask.text}`}>
    ${app.isHandler.value
      ? html`<button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id, ...(free ? { free } : {}) })}>
            <${Icon} name="check" /><span>${free ? "Allow it, out of turn and at no cost" : `Allow it${app.conflict.value === null ? "" : ": 1 step"}`}</span>
          </button>
          <${No} ask=${ask} label="No" />`
      : html`<${Waits} ask=${ask} text="The Handler says whether it can." />`}
  </${Card}>`;
}
