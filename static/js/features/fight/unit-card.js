// The frame's parts of the unit card: pools and budget, weapons, numbers, expansions.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { fetchContent, contentName, contentEntry } from "./content.js";
import { movesInActionBar } from "./unit-actions.js";
import { Cost, Numbers, rollText, numberRow, rollRow } from "./explained-number.js";
import { Icon } from "../../ui/icons.js";
import * as round from "../round/round.js";
import { Gauge, html, Section } from "../../ui/controls.js";
import { tierNumeral } from "../../text/format.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("./types.js").FrameView} FrameView */
/** @typedef {import("./types.js").WeaponView} WeaponView */

/** Weapons, numbers and expansions, folded. @param {{unit: Unit, frame: FrameView}} given */
export function FrameDetails({ unit, frame }) {
  const made = [contentName("chassis", frame.chassis), contentName("generators", frame.generator)].join(", ");
  return html`${app.narrow.value && html`<p class="quiet">${frame.build}: ${made}</p>`}
    ${frame.weapons.length > 0 && html`<${Weapons} key=${unit.id} unit=${unit} frame=${frame} />`}
    <${Section} title="Numbers" open=${false} keep="frame-numbers"><${FrameNumbers} key=${unit.id} frame=${frame} /></${Section}>
    ${frame.modules.length > 0 && html`<${Section} title="Expansions" open=${false} keep="frame-modules"><${Modules} frame=${frame} /></${Section}>`}
  `;
}

/** Pools as bars, steps and recoil as pips. @param {{unit: Unit, frame: FrameView}} given */
export function FrameResources({ unit, frame }) {
  fetchContent();
  const staggered = unit.staggered && !unit.destroyed;
  const made = [contentName("chassis", frame.chassis), contentName("generators", frame.generator)].join(", ");
  return html`${!app.narrow.value && html`<p class="quiet frame-of" title=${`${frame.build}: ${made}`}>${frame.build}: ${made}</p>`}
    <div class=${"gauges gauges-frame" + (staggered ? " is-staggered" : "") + (unit.overheated ? " is-overheated" : "")}>
      <${Gauge} label="Integrity" icon="shield" tone="integrity" value=${unit.integrity} max=${unit.integrity_max} />
      <${Gauge} label=${staggered ? "Staggered" : "Stability"} icon="balance" tone="stability" value=${unit.stability} max=${unit.stability_max} />
      <${Gauge} label=${unit.overheated ? "Overheated" : "Energy"} icon=${unit.overheated ? "heat" : "bolt"} tone="energy" value=${unit.energy} max=${unit.energy_max} />
    </div>
    <dl class="budget">
      <${StepPips} unit=${unit} />
      <${Pips} label="Recoil" value=${frame.recoil} max=${frame.recoil_max} words=${`${frame.recoil} of ${frame.recoil_max} recoil left`} />
      <div class="budget-item"><dt>Speed</dt><dd><b>${unit.speed}</b></dd></div>
      ${frame.ablative_left > 0 && html`<div class="budget-item" title="Layers of armour: each takes the first damage of a round"><dt>Ablative layers</dt><dd><b>${frame.ablative_left}</b></dd></div>`}
      ${app.conflict.value !== null &&
      unit.movement &&
      html`<div class="budget-item"><dt>Range left</dt><dd><b>${unit.movement.left}</b></dd></div>`}
    </dl>`;
}

/** @param {{unit: Unit}} given */
function StepPips({ unit }) {
  if (app.conflict.value === null) return null;
  const waits = unit.turn === "waiting";
  const said = waits ? `${round.STEPS_PER_TURN} steps when its turn begins` : `${unit.steps} of ${round.STEPS_PER_TURN} steps left`;
  return html`<${Pips} label="Steps" value=${waits ? round.STEPS_PER_TURN : unit.steps} max=${round.STEPS_PER_TURN} words=${said} faint=${waits} />`;
}

/** @param {{label: string, value: number, max: number, words: string, faint?: boolean}} given */
function Pips({ label, value, max, words, faint = false }) {
  return html`<div class="budget-item" title=${words}>
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
  return html`<${Section} title="Weapons" open=${!doubled} keep=${doubled ? "bar-weapons" : "weapons"}>
    <ul class="arms-list">
      ${frame.weapons.map(
        (weapon) => html`<li key=${weapon.id}>
          <button type="button" class="arm" aria-expanded=${String(open === weapon.id)} onClick=${() => setOpen(open === weapon.id ? "" : weapon.id)}>
            <span class="arm-name">${weapon.name} <span class="quiet">${tierNumeral(weapon.tier)}</span></span>
            <${Cost} steps=${weapon.steps} energy=${weapon.energy} />
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
  const used = app.conflict.value !== null && unit.turn === "active" && weapon.used > 0 ? `, used ${weapon.used} of ${weapon.uses}` : "";
  const range = weapon.profile.traits.melee ? `reach ${weapon.reach}` : `range ${weapon.reach}`;
  return `${contentName("damage_types", weapon.damage)} ${rollText(weapon.profile.damage)}, ${range}${used}`;
}

/** All numbers of a weapon, and its tags with their texts. @param {{weapon: WeaponView}} given */
function WeaponDetails({ weapon }) {
  const { profile } = weapon;
  const least = profile.least_range.value > 0 ? [numberRow("Least range", profile.least_range)] : [];
  return html`<div class="arm-more">
    <p class="quiet">${contentName("weapon_types", weapon.kind)} weapon, ${contentName("damage_types", weapon.damage)} damage, tier ${tierNumeral(weapon.tier)}</p>
    <${Numbers}
      list=${[
        rollRow("Damage", profile.damage),
        rollRow("Direct hit", profile.direct),
        numberRow(profile.traits.melee ? "Reach" : "Range", profile.reach),
        ...least,
        numberRow("Targeting", profile.targeting),
        numberRow("Recoil", profile.recoil),
        numberRow("Uses a turn", profile.uses),
        numberRow("Steps", profile.steps),
        numberRow("Energy", profile.energy),
      ]}
    />
    ${Object.entries(weapon.tags).map(([tag, tier]) => html`<${WeaponTag} key=${tag} tag=${tag} tier=${tier} />`)}
  </div>`;
}

/** @param {{tag: string, tier: number}} given */
function WeaponTag({ tag, tier }) {
  const kind = contentEntry("weapon_tags", tag) ? "weapon_tags" : "damage_tags";
  const entry = contentEntry(kind, tag);
  return html`<p class="arm-tag"><b>${contentName(kind, tag)} ${tierNumeral(tier)}</b> ${entry?.tiers?.[tier - 1] ?? ""}</p>`;
}

/** @param {{frame: FrameView}} given */
function FrameNumbers({ frame }) {
  const { numbers } = frame;
  /** @param {string} name @param {[string, import("./types.js").ExplainedNumber]} entry */
  const by = (name, [type, number]) => numberRow(`${name} ${contentName("damage_types", type).toLowerCase()}`, number);
  const plated = Object.entries(numbers.plating).filter(([, number]) => number.value !== 0);
  const mitigation = Object.entries(numbers.mitigation_number);
  // shown once when it is the same against all damage types
  const same = mitigation.every(([, number]) => number.value === mitigation[0][1].value);
  return html`<${Numbers}
    list=${[
      numberRow("Hard to hit", numbers.evasion_number),
      ...(same && mitigation.length ? [numberRow("Mitigation", mitigation[0][1])] : mitigation.map((each) => by("Against", each))),
      numberRow("Attack", numbers.attack_number),
      rollRow("Sharpness", numbers.sharpness),
      rollRow("Smarts", numbers.smarts),
      rollRow("Synergy", numbers.synergy),
      numberRow("Evasion", numbers.evasion),
      numberRow("Detectors", numbers.detectors),
      numberRow("Scanner", numbers.scanner),
      numberRow("Recharge", numbers.recharge),
      numberRow("Steadies", numbers.regained),
      ...plated.map((each) => by("Plating", each)),
      ...(numbers.bulk ? [{ label: "Bulk", shown: `d${numbers.bulk}`, parts: [], note: "Rolled once against destruction." }] : []),
    ]}
  />`;
}

/** @param {{frame: FrameView}} given */
function Modules({ frame }) {
  return html`<ul class="arms-list">
    ${frame.modules.map(
      (each) => html`<li class="arm-module" key=${each.id}>
        <p><${Icon} name="gear" size=${14} /> <b>${each.name}</b> <${Cost} steps=${each.steps} energy=${each.energy} /></p>
        <p class="quiet">${each.trigger && `${each.trigger}. `}${each.text}</p>
      </li>`,
    )}
  </ul>`;
}
