// Requests to the Handler: improvised actions and their cost, expansions to carry out, repairs to
// allow, units that pilots ask for. Pilots see their own and can withdraw them.

import { useEffect, useRef, useState } from "preact/hooks";
import { label as hexLabel } from "../../core/hexes.js";
import { showBoth } from "../../core/board-handle.js";
import { query, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as aim from "./aim-state.js";
import { AdjustAttack } from "./attack.js";
import { targetKey, targetName } from "./aim-state.js";
import { attacks, targetNames } from "./attack-state.js";
import { hasArea, requestCells, shownRequests } from "./attack-lines.js";
import { costText } from "../../text/cost.js";
import { hitChance } from "./chances.js";
import { AttackBar } from "./odds.js";
import { Icon, Side } from "../../ui/icons.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Stepper, withChecked } from "../../ui/fields.js";
import { askTestOf } from "../sheets/test-form.js";
import { nearestLevel } from "../units/move-refusals.js";
import { t } from "../../text/t.js";

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
  const unit = session.units.value[ask.unit];
  const [steps, setSteps] = useState(ask.price?.steps ?? 1);
  const [energy, setEnergy] = useState(ask.price?.energy ?? 0);
  const [carryOut, setCarryOut] = useState(true);
  const put = usePlace(ask, true);
  const handler = session.isHandler.value;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // when aiming ends its list disappears, and the card may be out of view above
  const aims = aim.aiming.value !== null;
  useEffect(() => {
    if (!handler && !aims) box.current?.scrollIntoView({ block: "nearest" });
  }, [aims]);
  const to = handler ? put.to : null;
  const strikes = Boolean(ask.attack) && carryOut;
  const places = requestCells(ask);
  return html`<section class=${handler ? "pending stack gap-3 ask" : "request stack well ask"} aria-label=${t("fight-wants-to", { name: unit.name, text: ask.text })} ref=${box}>
    <header class="pending-head inline">
      <${Side} disposition=${unit.disposition} size=${20} />
      <div>
        <h3>${t("fight-wants-to-name", { name: unit.name })}</h3>
        <p>${ask.text}</p>
      </div>
      ${places && html`<button type="button" class="button button-icon button-quiet" aria-label=${t("fight-show-on-the-map")} title=${t("fight-show-on-the-map")} onClick=${() => showBoth(places.from, places.to)}><${Icon} name="centre" /></button>`}
    </header>
    ${handler
      ? html`<div class="row row-even">
            <${Stepper} label=${t("fight-steps")} value=${steps} min=${0} max=${4} onChange=${setSteps} />
            <${Stepper} label=${t("fight-energy")} value=${energy} min=${0} max=${20} onChange=${setEnergy} />
          </div>
          ${put.fields}
          ${ask.attack && html`<${RequestedAttack} attack=${ask.attack} unit=${unit} carryOut=${carryOut} onChange=${setCarryOut} />`}
          <button type="button" class="button button-primary button-wide" onClick=${() => send({ type: "action.grant", ask: ask.id, steps, energy, ...(to ? { at: to } : {}), ...(strikes ? { attack: true } : {}) })}>
            <${Icon} name=${strikes ? "aim" : "check"} /><span>${to ? t("fight-it-goes-there-for-that") : strikes ? t("fight-it-attacks-for-that") : t("fight-it-does-it-for-that")}</span>
          </button>
          <button type="button" class="button button-wide" onClick=${() => askTestOf(ask.unit, ask.text)}>
            <${Icon} name="dice" /><span>${t("fight-ask-for-a-test-first")}</span>
          </button>
          <${DenyForm} ask=${ask} label=${t("fight-no")} />`
      : html`<p class="quiet remark"><${Icon} name="wait" size=${16} /><span>${ask.attack ? t("fight-the-handler-says-whether-it-can") : t("fight-the-handler-names-the-cost")}</span></p>
          <button type="button" class="button" onClick=${() => send({ type: "action.deny", ask: ask.id })}><span>${t("fight-take-it-back")}</span></button>`}
  </section>`;
}

/**
 * Whether the unit is put at the place of a request, and where: fields, and the chosen cell or null.
 * @param {AskView} ask @param {boolean} first  whether it is chosen at first
 */
function usePlace({ unit, to }, first) {
  const [chosen, setChosen] = useState(first);
  const [level, setLevel] = useState(/** @type {number|null} */ (null));
  if (!to) return { to: null, fields: null };
  const at = chosen ? { q: to.q, r: to.r, level: level ?? nearestLevel(to, session.units.value[unit]?.at?.level ?? 0) } : null;
  const fields = html`<div class="row row-even row-bottom">
    <label class="check">
      <input type="checkbox" checked=${chosen} onChange=${withChecked(setChosen)} />
      <span>${t("fight-put-unit-at", { name: session.units.value[unit]?.name ?? "", hex: hexLabel(to, session.map.value?.orientation ?? "flat") })}</span>
    </label>
    ${at && html`<${Stepper} label=${t("fight-level-2")} value=${at.level} onChange=${setLevel} />`}
  </div>`;
  return { to: at, fields };
}

/**
 * The attack that a pilot asks for, with its odds, and whether granting carries it out.
 * @param {{attack: import("../../core/store.js").RequestedAttack, unit: import("../../core/store.js").Unit, carryOut: boolean, onChange: (carryOut: boolean) => void}} given
 */
function RequestedAttack({ attack, unit, carryOut, onChange }) {
  const { at, weapon, centre, homing, prepare, zone } = attack;
  const [odds, setOdds] = useState(/** @type {import("./types.js").AttackOdds|null} */ (null));
  const scene = session.scene.value;
  useEffect(() => {
    let current = true;
    query("aim", { unit: unit.id, weapon, at, homing, prepare, zone, free: true, ...(centre ? { centre } : {}) }).then((answer) => {
      const found = answer.ok ? answer.result.targets.find((/** @type {any} */ each) => targetKey(each) === targetKey(at)) : null;
      if (current) setOdds(found?.odds ?? null);
    });
    return () => {
      current = false;
    };
  }, [scene]);
  const arm = unit.frame?.weapons.find(({ id }) => id === weapon)?.name ?? t("fight-its-weapon");
  const target = "q" in at ? t("fight-hex-hex", { hex: hexLabel(at, session.map.value?.orientation ?? "flat") }) : targetName(at);
  return html`<label class="check">
      <input type="checkbox" checked=${carryOut} onChange=${withChecked(onChange)} />
      <span>${t("fight-attack-with-target-arm", { target, arm })}</span>
    </label>
    ${odds && html`<${AttackBar} odds=${odds} unit=${"unit" in at ? at.unit : null} small=${true} /><p class="quiet">${t("fight-hits-in-of-all-cases-the", { hitChance: hitChance(odds) })}</p>`}`;
}

/** The box around a request. @param {{ask: AskView, title: string, children?: import("preact").ComponentChildren}} given */
function RequestCard({ ask, title, children }) {
  const unit = session.units.value[ask.unit];
  return html`<section class=${session.isHandler.value ? "pending stack gap-3 ask" : "request stack well ask"} aria-label=${title}>
    <header class="pending-head inline"><${Side} disposition=${unit.disposition} size=${20} /><div><h3>${title}</h3></div></header>
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
    send({ type: "action.deny", ask: ask.id, text: why });
  };
  return html`<form class="row" onSubmit=${deny}>
    <input class="input" placeholder=${t("fight-why-not")} aria-label=${t("fight-why-not")} maxlength="500" value=${why} onInput=${withValue(setWhy)} />
    <button type="submit" class="button"><span>${label}</span></button>
  </form>`;
}

/**
 * What the pilot sees while the request waits, with a button to withdraw it.
 * @param {{ask: AskView, text: string}} given
 */
function WaitingNote({ ask, text }) {
  const line = useRef(/** @type {HTMLElement|null} */ (null));
  // its card is above what was pressed, which may be out of view
  useEffect(() => line.current?.closest("section")?.scrollIntoView({ block: "nearest" }), []);
  return html`<p class="quiet remark" ref=${line}><${Icon} name="wait" size=${16} /><span>${text}</span></p>
    <button type="button" class="button" onClick=${() => send({ type: "action.deny", ask: ask.id })}><span>${t("fight-take-it-back")}</span></button>`;
}

/** A used expansion whose effect the Handler has to carry out. @param {{ask: AskView}} given */
function ExpansionRequest({ ask }) {
  const unit = session.units.value[ask.unit];
  const module = unit.frame?.modules.find((one) => one.id === ask.about);
  const paid = ask.steps || ask.energy ? costText(ask) : "";
  const places = requestCells(ask);
  const put = usePlace(ask, false);
  const concerned = attacks.value.filter((each) => each.unit === unit.id || each.targets.some((one) => one.unit === unit.id));
  return html`<${RequestCard} ask=${ask} title=${t("fight-uses", { name: unit.name, text: ask.text })}>
    ${places && html`<button type="button" class="button" onClick=${() => showBoth(places.from, places.to)}><${Icon} name="centre" size=${16} /><span>${t("fight-used-at", { hex: hexLabel(places.to, session.map.value?.orientation ?? "flat") })}</span></button>`}
    ${module && html`<p><b>${module.trigger}.</b> ${module.text}</p>`}
    ${session.isHandler.value
      ? html`${concerned.map(
            (attack) => html`<${Section} key=${attack.id} title=${t("fight-change-the-numbers-of-the-attack", { targetNames: targetNames(attack) })} open=${false}><${AdjustAttack} attack=${attack} /></${Section}>`,
          )}
          ${!hasArea(ask) && put.fields}
          <button type="button" class="button button-primary button-wide" onClick=${() => send({ type: "action.grant", ask: ask.id, ...(put.to ? { at: put.to } : {}) })}>
            <${Icon} name="check" /><span>${t("fight-carried-out")}</span>
          </button>
          <${DenyForm} ask=${ask} label=${paid ? t("fight-give-back", { paid }) : t("fight-does-not-apply")} />`
      : html`<${WaitingNote} ask=${ask} text=${t("fight-the-handler-carries-it-out")} />`}
  </${RequestCard}>`;
}

/**
 * A pilot asks for a unit that nobody steers; the pilot withdraws it on that unit's card.
 * @param {{ask: AskView}} given
 */
function UnitRequest({ ask }) {
  const unit = session.units.value[ask.unit];
  const name = session.seats.value[ask.about]?.name ?? ask.text;
  return html`<${RequestCard} ask=${ask} title=${t("fight-asks-for", { name, name2: unit.name })}>
    <button type="button" class="button button-primary button-wide" onClick=${() => send({ type: "action.grant", ask: ask.id })}>
      <${Icon} name="check" /><span>${t("fight-give-it-to", { name })}</span>
    </button>
    <${DenyForm} ask=${ask} label=${t("fight-no")} />
  </${RequestCard}>`;
}

/** A repair that the Handler has to allow. @param {{ask: AskView}} given */
function RepairRequest({ ask }) {
  const unit = session.units.value[ask.unit];
  const itself = ask.about === ask.unit;
  const reaction = session.view.value?.reactions[unit.id];
  const reacts = reaction !== undefined && reaction.ready && reaction.state !== "choose";
  const free = session.conflict.value !== null && unit.turn !== "active" && !reacts;
  return html`<${RequestCard} ask=${ask} title=${t("fight-wants-to-repair", { name: unit.name, text: itself ? t("fight-itself-2") : ask.text })}>
    ${session.isHandler.value
      ? html`<button type="button" class="button button-primary button-wide" onClick=${() => send({ type: "action.grant", ask: ask.id, ...(free ? { free } : {}) })}>
            <${Icon} name="check" /><span>${free ? t("fight-allow-it-out-of-turn-and") : t("fight-allow-it", { value: session.conflict.value === null ? "" : t("fight-1-step") })}</span>
          </button>
          <${DenyForm} ask=${ask} label=${t("fight-no")} />`
      : html`<${WaitingNote} ask=${ask} text=${t("fight-the-handler-says-whether-it-can-2")} />`}
  </${RequestCard}>`;
}
