// The frame's parts of the unit card: pools and budget, weapons, numbers, expansions.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { fetchContent, contentName } from "./content.js";
import { movesInActionBar } from "./unit-actions.js";
import { Cost } from "./cost.js";
import { panelPart } from "../../ui/parts.js";
import * as round from "../round/round.js";
import { Gauge, html, Section } from "../../ui/controls.js";
import { rollText, tierNumeral } from "../../text/format.js";
import { t } from "../../text/t.js";

const FrameNumbers = panelPart((all) => all.FrameNumbers);
const Modules = panelPart((all) => all.Modules);
const WeaponDetails = panelPart((all) => all.WeaponDetails);

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("./types.js").FrameView} FrameView */
/** @typedef {import("./types.js").WeaponView} WeaponView */

/** Weapons, numbers and expansions, folded. @param {{unit: Unit, frame: FrameView}} given */
export function FrameDetails({ unit, frame }) {
  const made = [contentName("chassis", frame.chassis), contentName("generators", frame.generator)].join(", ");
  return html`${ui.narrow.value && html`<p class="quiet">${frame.build}: ${made}</p>`}
    <div class="unit-more">${frame.weapons.length > 0 && html`<${Weapons} key=${unit.id} unit=${unit} frame=${frame} />`}
    <${Section} title=${t("fight-numbers")} open=${false} keep="frame-numbers"><${FrameNumbers} key=${unit.id} frame=${frame} /></${Section}>
    ${frame.modules.length > 0 && html`<${Section} title=${t("fight-expansions")} open=${false} keep="frame-modules"><${Modules} frame=${frame} /></${Section}>`}</div>
  `;
}

/** Pools as bars, steps and recoil as pips. @param {{unit: Unit, frame: FrameView}} given */
export function FrameResources({ unit, frame }) {
  fetchContent();
  const staggered = unit.staggered && !unit.destroyed;
  const made = [contentName("chassis", frame.chassis), contentName("generators", frame.generator)].join(", ");
  return html`${!ui.narrow.value && html`<p class="quiet frame-of clip" title=${`${frame.build}: ${made}`}>${frame.build}: ${made}</p>`}
    <div class=${"gauges gauges-frame" + (staggered ? " is-staggered" : "") + (unit.overheated ? " is-overheated" : "")}>
      <${Gauge} label=${t("fight-integrity")} icon="shield" tone="integrity" value=${unit.integrity} max=${unit.integrity_max} />
      <${Gauge} label=${staggered ? t("fight-staggered") : t("fight-stability")} icon="balance" tone="stability" value=${unit.stability} max=${unit.stability_max} />
      <${Gauge} label=${unit.overheated ? t("fight-overheated") : t("fight-energy")} icon=${unit.overheated ? "heat" : "bolt"} tone="energy" value=${unit.energy} max=${unit.energy_max} />
    </div>
    <dl class="budget">
      <${StepPips} unit=${unit} />
      <${Pips} label=${t("fight-recoil")} value=${frame.recoil} max=${frame.recoil_max} words=${t("fight-of-recoil-left", { recoil: frame.recoil, most: frame.recoil_max })} />
      <div class="budget-item inline"><dt>${t("fight-speed")}</dt><dd><b>${unit.speed}</b></dd></div>
      ${frame.ablative_left > 0 && html`<div class="budget-item inline" title=${t("fight-layers-of-armour-each-takes-the")}><dt>${t("fight-ablative-layers")}</dt><dd><b>${frame.ablative_left}</b></dd></div>`}
      ${session.conflict.value !== null &&
      unit.movement &&
      html`<div class="budget-item inline"><dt>${t("fight-range-left")}</dt><dd><b>${unit.movement.left}</b></dd></div>`}
    </dl>`;
}

/** @param {{unit: Unit}} given */
function StepPips({ unit }) {
  if (session.conflict.value === null) return null;
  const waits = unit.turn === "waiting";
  const said = waits ? t("fight-steps-when-its-turn-begins", { most: round.stepsPerTurn.value }) : t("fight-of-steps-left", { steps: unit.steps, most: round.stepsPerTurn.value });
  return html`<${Pips} label=${t("fight-steps")} value=${waits ? round.stepsPerTurn.value : unit.steps} max=${round.stepsPerTurn.value} words=${said} faint=${waits} />`;
}

/** @param {{label: string, value: number, max: number, words: string, faint?: boolean}} given */
function Pips({ label, value, max, words, faint = false }) {
  return html`<div class="budget-item inline" title=${words}>
    <dt>${label}</dt>
    <dd><span class=${"pips" + (faint ? " pips-faint" : "")} role="img" aria-label=${words}>
      ${Array.from({ length: Math.min(max, 8) }, (_, i) => html`<span key=${i} class=${"pip" + (i < value ? " pip-on" : "")}></span>`)}
      <b>${value}</b>
    </span></dd>
  </div>`;
}

/** @param {{unit: Unit, frame: FrameView}} given */
function Weapons({ unit, frame }) {
  const [open, setOpen] = useState("");
  // the action bar shows the weapons too, so the section starts folded
  const doubled = movesInActionBar(unit);
  return html`<${Section} title=${t("fight-weapons")} open=${!doubled} keep=${doubled ? "bar-weapons" : "weapons"}>
    <ul class="arms-list stack gap-1">
      ${frame.weapons.map(
        (weapon) => html`<li key=${weapon.id}>
          <button type="button" class="arm" aria-expanded=${String(open === weapon.id)} onClick=${() => setOpen(open === weapon.id ? "" : weapon.id)}>
            <span class="arm-name">${weapon.name} <span class="quiet">${tierNumeral(weapon.tier)}</span></span>
            <${Cost} steps=${weapon.steps} energy=${weapon.energy} recoil=${weapon.profile.recoil.value} />
            <span class="quiet arm-facts">${weaponFacts(weapon, unit)}</span>
          </button>
          ${open === weapon.id && html`<${WeaponDetails} weapon=${weapon} />`}
        </li>`,
      )}
    </ul>
  </${Section}>`;
}

/** Damage, range and uses of a weapon in one line. @param {WeaponView} weapon @param {Unit} unit */
function weaponFacts(weapon, unit) {
  const used = session.conflict.value !== null && unit.turn === "active" && weapon.used > 0 ? t("fight-used-of", { used: weapon.used, uses: weapon.uses }) : "";
  const range = weapon.profile.traits.melee ? t("fight-reach", { reach: weapon.reach }) : t("fight-range", { reach: weapon.reach });
  return `${contentName("damage_types", weapon.damage)} ${rollText(weapon.profile.damage)}, ${range}${used}`;
}
