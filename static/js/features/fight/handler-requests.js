// Requests to the Handler: improvised actions and their cost, expansions to carry out, repairs to
// allow, units that pilots ask for. Pilots see their own and can withdraw them.

import { useEffect, useRef, useState } from "preact/hooks";
import { label as hexLabel } from "../../core/hexes.js";
import * as app from "../../core/app.js";
import { AdjustAttack } from "./attack.js";
import { targetKey, targetName } from "./aim-state.js";
import { attacks, targetNames } from "./attack-state.js";
import { showBoth } from "../../core/action-context.js";
import { requestCells, shownRequests } from "./attack-lines.js";
import { costText } from "./explained-number.js";
import { AttackBar, hitChance } from "./odds.js";
import { Icon, Side } from "../../ui/icons.js";
import { html, Section, Stepper } from "../../ui/controls.js";
import { nearestLevel } from "../../ui/move-refusals.js";

/** @typedef {import("../../core/store.js").HandlerRequest} AskView */

/** A card for each request that this seat decides on or has made. */
export function HandlerRequests() {
  return shownRequests().map((ask) => {
    const Card = { module: ExpansionRequest, repair: RepairRequest, unit: UnitRequest }[ask.kind] ?? ActionRequest;
    return html`<${Card} key=${ask.id} ask=${ask} />`;
  });
}

/**
 * An improvised action, a movement or an attack that a pilot asks for.
 * @param {{ask: AskView}} given
 */
function ActionRequest({ ask }) {
  const unit = app.units.value[ask.unit];
  const price = suggestedCost(ask, unit);
  const [steps, setSteps] = useState(price.steps);
  const [energy, setEnergy] = useState(price.energy);
  const [carryOut, setCarryOut] = useState(true);
  const [level, setLevel] = useState(/** @type {number|null} */ (null));
  const handler = app.isHandler.value;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // when aiming ends its list disappears, and the card may be out of view above
  const aims = app.aiming.value !== null;
  useEffect(() => {
    if (!handler && ask.attack && !aims) box.current?.scrollIntoView({ block: "nearest" });
  }, [aims]);
  const to = handler && ask.to && carryOut ? { ...ask.to, level: level ?? nearestLevel(ask.to, unit.at?.level ?? 0) } : null;
  const strikes = Boolean(ask.attack) && carryOut;
  const places = requestCells(ask);
  return html`<section class=${handler ? "pending ask" : "request ask"} aria-label=${`${unit.name} wants to: ${ask.text}`} ref=${box}>
    <header class="pending-head">
      <${Side} disposition=${unit.disposition} size=${20} />
      <div>
        <h3>${unit.name} wants to</h3>
        <p>${ask.text}</p>
      </div>
      ${places && html`<button type="button" class="button button-icon button-quiet" aria-label="Show on the map" title="Show on the map" onClick=${() => showBoth(places.from, places.to)}><${Icon} name="centre" /></button>`}
    </header>
    ${handler
      ? html`<div class="row row-even">
            <${Stepper} label="Steps" value=${steps} min=${0} max=${4} onChange=${setSteps} />
            <${Stepper} label="Energy" value=${energy} min=${0} max=${20} onChange=${setEnergy} />
          </div>
          ${ask.to && html`<div class="row row-even row-bottom">
            <label class="check">
              <input type="checkbox" checked=${carryOut} onChange=${(/** @type {any} */ e) => setCarryOut(e.target.checked)} />
              <span>Put it at ${hexLabel(ask.to, app.map.value?.orientation ?? "flat")}</span>
            </label>
            ${to && html`<${Stepper} label="Level" value=${to.level} onChange=${setLevel} />`}
          </div>`}
          ${ask.attack && html`<${RequestedAttack} attack=${ask.attack} unit=${unit} carryOut=${carryOut} onChange=${setCarryOut} />`}
          <button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id, steps, energy, ...(to ? { at: to } : {}), ...(strikes ? { attack: true } : {}) })}>
            <${Icon} name=${strikes ? "aim" : "check"} /><span>${to ? "It goes there for that" : strikes ? "It attacks for that" : "It does it for that"}</span>
          </button>
          <${DenyForm} ask=${ask} label="No" />`
      : html`<p class="quiet attack-waits"><${Icon} name="wait" size=${16} /><span>${ask.attack ? "The Handler says whether it can: then it is your attack, and your dice." : "The Handler names the cost."}</span></p>
          <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id })}><span>Take it back</span></button>`}
  </section>`;
}

/**
 * The cost by the rules, as the Handler's starting point.
 * @param {AskView} ask @param {import("../../core/store.js").Unit} unit
 */
function suggestedCost({ attack }, unit) {
  const profile = unit.frame?.weapons.find(({ id }) => id === attack?.weapon)?.profile;
  if (!attack || !profile) return { steps: 1, energy: 0 };
  return { steps: Math.min(4, profile.steps.value + attack.prepare), energy: profile.energy.value };
}

/**
 * The attack that a pilot asks for, with its odds, and whether granting carries it out.
 * @param {{attack: import("../../core/store.js").RequestedAttack, unit: import("../../core/store.js").Unit, carryOut: boolean, onChange: (carryOut: boolean) => void}} given
 */
function RequestedAttack({ attack, unit, carryOut, onChange }) {
  const { at, weapon, centre, homing, prepare, zone } = attack;
  const [odds, setOdds] = useState(/** @type {import("./types.js").AttackOdds|null} */ (null));
  const scene = app.scene.value;
  useEffect(() => {
    let current = true;
    app.query("aim", { unit: unit.id, weapon, at, homing, prepare, zone, free: true, ...(centre ? { centre } : {}) }).then((answer) => {
      const found = answer.ok ? answer.result.targets.find((/** @type {any} */ each) => targetKey(each) === targetKey(at)) : null;
      if (current) setOdds(found?.odds ?? null);
    });
    return () => {
      current = false;
    };
  }, [scene]);
  const arm = unit.frame?.weapons.find(({ id }) => id === weapon)?.name ?? "its weapon";
  const target = "q" in at ? `hex ${hexLabel(at, app.map.value?.orientation ?? "flat")}` : targetName(at);
  return html`<label class="check">
      <input type="checkbox" checked=${carryOut} onChange=${(/** @type {any} */ e) => onChange(e.target.checked)} />
      <span>Attack ${target} with ${arm}</span>
    </label>
    ${odds && html`<${AttackBar} odds=${odds} small=${true} /><p class="quiet">Hits in ${hitChance(odds)} of all cases; the dice are the pilot’s.</p>`}`;
}

/** The box around a request. @param {{ask: AskView, title: string, children?: any}} given */
function RequestCard({ ask, title, children }) {
  const unit = app.units.value[ask.unit];
  return html`<section class=${app.isHandler.value ? "pending ask" : "request ask"} aria-label=${title}>
    <header class="pending-head"><${Side} disposition=${unit.disposition} size=${20} /><div><h3>${title}</h3></div></header>
    ${children}
  </section>`;
}

/**
 * The Handler's button to deny a request, with an optional reason.
 * @param {{ask: AskView, label: string}} given
 */
function DenyForm({ ask, label }) {
  const [why, setWhy] = useState("");
  const deny = (/** @type {Event} */ event) => {
    event.preventDefault();
    app.send({ type: "action.deny", ask: ask.id, text: why });
  };
  return html`<form class="row" onSubmit=${deny}>
    <input class="input" placeholder="Why not" aria-label="Why not" maxlength="500" value=${why} onInput=${(/** @type {any} */ e) => setWhy(e.target.value)} />
    <button type="submit" class="button"><span>${label}</span></button>
  </form>`;
}

/**
 * What the pilot sees while the request waits, with a button to withdraw it.
 * @param {{ask: AskView, text: string}} given
 */
function WaitingNote({ ask, text }) {
  return html`<p class="quiet attack-waits"><${Icon} name="wait" size=${16} /><span>${text}</span></p>
    <button type="button" class="button" onClick=${() => app.send({ type: "action.deny", ask: ask.id })}><span>Take it back</span></button>`;
}

/** A used expansion whose effect the Handler has to carry out. @param {{ask: AskView}} given */
function ExpansionRequest({ ask }) {
  const unit = app.units.value[ask.unit];
  const module = unit.frame?.modules.find((one) => one.id === ask.about);
  const paid = ask.steps || ask.energy ? costText(ask) : "";
  const concerned = attacks.value.filter((each) => each.unit === unit.id || each.targets.some((one) => one.unit === unit.id));
  return html`<${RequestCard} ask=${ask} title=${`${unit.name} uses ${ask.text}`}>
    ${module && html`<p><b>${module.trigger}.</b> ${module.text}</p>`}
    ${app.isHandler.value
      ? html`${concerned.map(
            (attack) => html`<${Section} key=${attack.id} title=${`Change the numbers of the attack on ${targetNames(attack)}`} open=${false}><${AdjustAttack} attack=${attack} /></${Section}>`,
          )}
          <button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id })}>
            <${Icon} name="check" /><span>Carried out</span>
          </button>
          <${DenyForm} ask=${ask} label=${paid ? `Give back ${paid}` : "Does not apply"} />`
      : html`<${WaitingNote} ask=${ask} text="The Handler carries it out." />`}
  </${RequestCard}>`;
}

/**
 * A pilot asks for a unit that nobody steers; the pilot withdraws it on that unit's card.
 * @param {{ask: AskView}} given
 */
function UnitRequest({ ask }) {
  const unit = app.units.value[ask.unit];
  const name = app.seats.value[ask.about]?.name ?? ask.text;
  return html`<${RequestCard} ask=${ask} title=${`${name} asks for ${unit.name}`}>
    <button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id })}>
      <${Icon} name="check" /><span>Give it to ${name}</span>
    </button>
    <${DenyForm} ask=${ask} label="No" />
  </${RequestCard}>`;
}

/** A repair that the Handler has to allow. @param {{ask: AskView}} given */
function RepairRequest({ ask }) {
  const unit = app.units.value[ask.unit];
  const itself = ask.about === ask.unit;
  const free = app.conflict.value !== null && unit.turn !== "active";
  return html`<${RequestCard} ask=${ask} title=${`${unit.name} wants to repair ${itself ? "itself" : ask.text}`}>
    ${app.isHandler.value
      ? html`<button type="button" class="button button-primary button-wide" onClick=${() => app.send({ type: "action.grant", ask: ask.id, ...(free ? { free } : {}) })}>
            <${Icon} name="check" /><span>${free ? "Allow it, out of turn and at no cost" : `Allow it${app.conflict.value === null ? "" : ": 1 step"}`}</span>
          </button>
          <${DenyForm} ask=${ask} label="No" />`
      : html`<${WaitingNote} ask=${ask} text="The Handler says whether it can." />`}
  </${RequestCard}>`;
}
