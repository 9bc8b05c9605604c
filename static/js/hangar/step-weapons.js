// The step for weapons: one at a time, with type, damage, tags and resulting numbers.

import { ConfirmButton, html, withValue } from "../ui/controls.js";
import { Choice } from "../ui/fields.js";
import { Icon } from "../ui/icons.js";
import { addWeapon, build, changeWeapon, checkResult, content, entry, removeWeapon, setKind, setTag, tagOf, weaponId } from "./state.js";
import { problems } from "./state.js";
import { PointsBudget, StepHead, TierChoice, Problems } from "./step-parts.js";
import { TierLines } from "./step-points.js";
import { costText } from "../text/cost.js";
import { roman } from "./text.js";
import { Die, Sum } from "./explained-number.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").Weapon} Weapon */

export function WeaponsStep() {
  const { weapons } = build.value;
  const chosen = weapons.find((weapon) => weapon.id === weaponId.value) ?? weapons[0];
  const full = weapons.length >= content.value.limits.weapons;
  return html`<${StepHead} title=${t("hangar-weapons")}>${t("hangar-up-to-the-tier-says-what", { weapons: content.value.limits.weapons })}</${StepHead}>
    <div data-at="weapons"><${Problems} at="weapons" /></div>
    <div class="tabs" role="group" aria-label=${t("hangar-weapons-of-the-frame")}>
      ${weapons.map((weapon) => {
        const wrong = problems.value.some(({ at }) => at === `weapons.${weapon.id}` || at.startsWith(`weapons.${weapon.id}.`));
        return html`<button type="button" class="button" aria-pressed=${String(weapon === chosen)} key=${weapon.id} onClick=${() => (weaponId.value = weapon.id)}>
          <span>${weapon.name || t("hangar-no-name")}</span>${wrong && html`<span class="dot" title=${t("hangar-something-is-wrong-with-it")}></span>`}
        </button>`;
      })}
      <button type="button" class="button" disabled=${full} title=${full ? t("hangar-there-is-room-for-no-more") : undefined} onClick=${addWeapon}>
        <${Icon} name="plus" /><span>${t("hangar-add-a-weapon")}</span>
      </button>
    </div>
    ${chosen
      ? html`<${WeaponForm} key=${chosen.id} weapon=${chosen} />`
      : html`<p class="quiet hint">${t("hangar-without-a-weapon-a-frame-can")}</p>`}`;
}

/** The form of a weapon. @param {{weapon: Weapon}} given */
function WeaponForm({ weapon }) {
  const at = `weapons.${weapon.id}`;
  const tier = entry("tiers", weapon.tier);
  return html`<section class="stack gap-3" aria-label=${t("hangar-change", { name: weapon.name })} data-at=${at}>
    <div class="weapon-name">
      <label class="field">
        <span class="field-label">${t("hangar-name")}</span>
        <input class="input" data-at=${`${at}.name`} maxlength="80" value=${weapon.name} onInput=${withValue((value) => changeWeapon(weapon.id, { name: value }))} />
      </label>
      <${ConfirmButton} label=${t("hangar-remove")} question=${t("hangar-remove-it")} icon="trash" onConfirm=${() => removeWeapon(weapon.id)} />
    </div>
    <${Problems} at=${`${at}.name`} />
    <${WeaponNumbers} weapon=${weapon} />
    <div class="point-row" data-at=${`${at}.tier`}>
      <div class="point-words"><h3>${t("hangar-tier")}</h3>
        ${tier && html`<p class="tier-words">${t("hangar-a-use-d-of-damage-range", { cost: costText(tier), die: tier.die, reach: tier.reach, points: tier.points, cost2: tier.cost })}</p>`}
      </div>
      <${Choice} label=${t("hangar-tier")} value=${weapon.tier} options=${content.value.tiers.map((each) => ({ value: each.tier, label: roman(each.tier), title: each.name }))} onChange=${(/** @type {number} */ n) => changeWeapon(weapon.id, { tier: n })} />
      <${Problems} at=${`${at}.tier`} />
    </div>
    <${EntryChoice} label=${t("hangar-type")} at=${`${at}.kind`} entries=${content.value.weapon_types} value=${weapon.kind} onChange=${(/** @type {string} */ id) => setKind(weapon, id)} />
    <${EntryChoice} label=${t("hangar-damage")} at=${`${at}.damage`} entries=${content.value.damage_types} value=${weapon.damage} onChange=${(/** @type {string} */ id) => changeWeapon(weapon.id, { damage: id })} />
    <div class="tags-head">
      <h3>${t("hangar-tags")}</h3>
      <${PointsBudget} at=${at} />
    </div>
    <${Problems} at=${at} />
    <${TagRows} weapon=${weapon} />
  </section>`;
}

/**
 * A choice among a few entries, with the description of the chosen one.
 * @param {{label: string, at: string, entries: any[], value: string,
 *   onChange: (id: string) => void}} given
 */
function EntryChoice({ label, at, entries, value, onChange }) {
  const chosen = entries.find(({ id }) => id === value);
  return html`<div class="point-row point-row-wide" data-at=${at}>
    <div class="point-words"><h3>${label}</h3>${chosen && html`<p class="tier-words">${chosen.text}</p>`}</div>
    <${Choice} label=${label} value=${value} options=${entries.map(({ id, name }) => ({ value: id, label: name }))} onChange=${onChange} />
    <${Problems} at=${at} />
  </div>`;
}

/**
 * The tags of a weapon: those that fit its damage, and others that it has.
 * @param {{weapon: Weapon}} given
 */
function TagRows({ weapon }) {
  const { weapon_tags: any, damage_tags: some, limits } = content.value;
  const fitting = [...some.filter(({ damage }) => damage === weapon.damage), ...any];
  const odd = Object.keys(weapon.tags).filter((id) => !fitting.some((tag) => tag.id === id));
  const rows = [...odd.map((id) => tagOf(id) ?? { id, name: id, text: "", tiers: [] }), ...fitting];
  return html`<div class="stack rows-two">
    ${rows.map((tag) => {
      const tier = weapon.tags[tag.id] ?? 0;
      const at = `weapons.${weapon.id}.tags.${tag.id}`;
      return html`<section class=${tier > 0 ? "point-row point-row-on" : "point-row"} key=${tag.id} data-at=${at}>
        <div class="point-words"><h4>${tag.name}</h4><p class="quiet">${tag.text}</p></div>
        <${TierChoice} label=${tag.name} value=${tier} most=${limits.tag_tier} onChange=${(/** @type {number} */ n) => setTag(weapon.id, tag.id, n)} />
        ${tag.tiers.length > 0 && html`<${TierLines} tiers=${tag.tiers} tier=${tier} />`}
        <${Problems} at=${at} />
      </section>`;
    })}
  </div>`;
}

/**
 * The numbers of one use of a weapon.
 * @param {{weapon: Weapon, where?: string}} given where: prefix of ids
 */
export function WeaponNumbers({ weapon, where = "step" }) {
  const profile = checkResult.value?.profiles?.[weapon.id];
  const id = (/** @type {string} */ what) => `${where}.${weapon.id}.${what}`;
  return html`<div class="tiles">
    <${Die} id=${id("damage")} name=${t("hangar-damage")} roll=${profile?.damage} what=${t("hangar-rolled-when-it-hits-the-target")} />
    <${Die} id=${id("direct")} name=${t("hangar-direct-hit")} roll=${profile?.direct} what=${t("hangar-added-when-the-hit-beats-the")} />
    <${Sum} id=${id("reach")} name=${t("hangar-range")} number=${profile?.reach} what=${t("hangar-in-hexes-each-hex-beyond-it")} />
    ${(profile?.least_range.value ?? 0) > 0 && html`<${Sum} id=${id("least")} name=${t("hangar-not-below")} number=${profile?.least_range} what=${t("hangar-nearer-than-this-its-director-is")} />`}
    <${Sum} id=${id("targeting")} name=${t("hangar-targeting")} number=${profile?.targeting} bonus what=${t("hangar-added-when-it-aims")} />
    <${Sum} id=${id("steps")} name=${t("hangar-steps")} number=${profile?.steps} what=${t("hangar-of-the-4-in-a-turn")} />
    <${Sum} id=${id("energy")} name=${t("hangar-energy")} number=${profile?.energy} what=${t("hangar-for-each-use")} />
    <${Sum} id=${id("uses")} name=${t("hangar-uses")} number=${profile?.uses} what=${t("hangar-in-one-turn")} />
    <${Sum} id=${id("recoil")} name=${t("hangar-recoil")} number=${profile?.recoil} what=${t("hangar-what-each-use-takes-from-the")} />
  </div>`;
}
