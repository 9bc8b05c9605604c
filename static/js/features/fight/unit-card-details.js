// The folded parts of the unit card: all numbers of a weapon and of the frame, and its expansions.

import { contentName, contentEntry } from "./content.js";
import { Cost } from "./cost.js";
import { Numbers, numberRow, rollRow } from "./number-rows.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { tierNumeral } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").FrameView} FrameView */
/** @typedef {import("./types.js").WeaponView} WeaponView */

/** All numbers of a weapon, and its tags with their texts. @param {{weapon: WeaponView}} given */
export function WeaponDetails({ weapon }) {
  const { profile } = weapon;
  const least = profile.least_range.value > 0 ? [numberRow(t("fight-least-range"), profile.least_range)] : [];
  return html`<div class="arm-more stack">
    <p class="quiet">${t("fight-weapon-damage-tier", { contentName: contentName("weapon_types", weapon.kind), contentName2: contentName("damage_types", weapon.damage), tier: tierNumeral(weapon.tier) })}</p>
    <${Numbers}
      list=${[
        rollRow(t("fight-damage"), profile.damage),
        rollRow(t("fight-direct-hit"), profile.direct),
        numberRow(profile.traits.melee ? t("fight-reach-2") : t("fight-range-2"), profile.reach),
        ...least,
        numberRow(t("fight-targeting"), profile.targeting),
        numberRow(t("fight-recoil"), profile.recoil),
        numberRow(t("fight-uses-a-turn"), profile.uses),
        numberRow(t("fight-steps"), profile.steps),
        numberRow(t("fight-energy"), profile.energy),
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
export function FrameNumbers({ frame }) {
  const { numbers } = frame;
  /** @param {string} name @param {[string, import("./types.js").ExplainedNumber]} entry */
  const by = (name, [type, number]) => numberRow(`${name} ${contentName("damage_types", type).toLowerCase()}`, number);
  const plated = Object.entries(numbers.plating).filter(([, number]) => number.value !== 0);
  const mitigation = Object.entries(numbers.mitigation_number);
  // shown once when it is the same against all damage types
  const same = mitigation.every(([, number]) => number.value === mitigation[0][1].value);
  return html`<${Numbers}
    list=${[
      numberRow(t("fight-hard-to-hit"), numbers.evasion_number),
      ...(same && mitigation.length ? [numberRow(t("fight-mitigation"), mitigation[0][1])] : mitigation.map((each) => by(t("fight-against"), each))),
      numberRow(t("fight-attack"), numbers.attack_number),
      rollRow(t("fight-sharpness"), numbers.sharpness),
      rollRow(t("fight-smarts"), numbers.smarts),
      rollRow(t("fight-synergy"), numbers.synergy),
      numberRow(t("fight-evasion"), numbers.evasion),
      numberRow(t("fight-detectors"), numbers.detectors),
      numberRow(t("fight-scanner"), numbers.scanner),
      numberRow(t("fight-recharge"), numbers.recharge),
      numberRow(t("fight-steadies"), numbers.regained),
      ...plated.map((each) => by(t("fight-plating"), each)),
      ...(numbers.bulk ? [{ label: t("fight-bulk"), shown: `d${numbers.bulk}`, parts: [], note: t("fight-rolled-once-against-destruction") }] : []),
    ]}
  />`;
}

/** @param {{frame: FrameView}} given */
export function Modules({ frame }) {
  return html`<ul class="arms-list stack gap-1">
    ${frame.modules.map(
      (each) => html`<li class="arm-module" key=${each.id}>
        <p><${Icon} name="gear" size=${14} /> <b>${each.name}</b> <${Cost} steps=${each.steps} energy=${each.energy} /></p>
        <p class="quiet">${each.trigger && `${each.trigger}. `}${each.text}</p>
      </li>`,
    )}
  </ul>`;
}
