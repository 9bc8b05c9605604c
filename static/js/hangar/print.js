// The sheet for printing: one page of A4 with boxes to tick off. It is never shown on the screen.

import { html } from "../ui/controls.js";
import { build, checkResult, content, entry, tagOf } from "./state.js";
import { FramePicture } from "./picture.js";
import { costText } from "../text/cost.js";
import { dieText, roman } from "./text.js";
import { signed } from "../text/format.js";
import { t } from "../text/t.js";

export function PrintSheet() {
  const shown = build.value;
  const numbers = checkResult.value?.numbers;
  const chassis = entry("chassis", shown.chassis);
  const generator = entry("generators", shown.generator);
  if (!numbers) return null;
  return html`<article class="print-sheet" aria-hidden="true">
    <header class="print-head">
      <${FramePicture} silhouette=${shown.silhouette} hover=${chassis?.gait?.hover ?? 0} />
      <div>
        <h1>${shown.name || t("hangar-a-frame-without-a-name")}</h1>
        <p>${chassis?.name} · ${generator?.name}</p>
        <p class="print-small print-notes">${shown.notes}</p>
        <p class="print-line">${t("hangar-pilot")}</p>
      </div>
      <dl class="print-skills">
        ${content.value.skills.map((skill) => html`<div key=${skill.id}><dt>${skill.name}</dt><dd>${dieText(numbers[skill.id])}</dd></div>`)}
      </dl>
    </header>
    <section class="print-pools">
      <${TickBoxes} name=${t("hangar-integrity")} most=${numbers.integrity.value} />
      <${TickBoxes} name=${t("hangar-stability")} most=${numbers.stability.value} />
      <${TickBoxes} name=${t("hangar-energy-a-turn", { recharge: numbers.recharge.value })} most=${numbers.capacity.value} />
      <${TickBoxes} name=${t("hangar-recoil")} most=${numbers.recoil.value} />
    </section>
    <dl class="print-facts">
      ${facts(numbers).map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    <dl class="print-facts print-five">
      ${content.value.damage_types.map(({ id, name }) => html`<div key=${id}><dt>${t("hangar-against", { name })}</dt><dd>${numbers.mitigation_number[id].value}</dd></div>`)}
    </dl>
    <p class="print-small"><b>${chassis?.name}</b> ${chassis?.special} <b>${generator?.name}</b> ${generator?.special}</p>
    ${shown.weapons.length > 0 && html`<${WeaponTable} />`}
    <div class="print-columns">
      ${Object.keys(shown.hull).length > 0 &&
      html`<section><h2>${t("hangar-hull-and-os")}</h2>${content.value.hull
        .filter(({ id }) => shown.hull[id])
        .map((tag) => html`<p key=${tag.id}><b>${tag.name} ${roman(shown.hull[tag.id])}</b> ${tierLines(tag, shown.hull[tag.id])}</p>`)}</section>`}
      ${shown.modules.length > 0 &&
      html`<section><h2>${t("hangar-modules")}</h2>${shown.modules.map(
        (module) => html`<p key=${module.id}><b>${module.name} ${roman(module.tier)}</b> ${module.trigger}, ${costText(module)}. ${module.text}</p>`,
      )}</section>`}
    </div>
    <footer class="print-small">${tuningText() && html`<p>${tuningText()}</p>`}${t("hangar-rules-frame-state-by-gerard-van")}</footer>
  </article>`;
}

/**
 * Returns the effects of a tag at a tier, with those of lower tiers.
 * @param {any} tag @param {number} tier
 */
function tierLines(tag, tier) {
  const lines = tag?.tiers.slice(0, tier) ?? [];
  return lines.map((/** @type {string} */ words, /** @type {number} */ i) => (lines.length > 1 ? `${roman(i + 1)}: ${words}` : words)).join(" ");
}

/** A row of boxes to tick off. @param {{name: string, most: number}} given */
function TickBoxes({ name, most }) {
  const boxes = Array.from({ length: Math.max(0, Math.min(most, 60)) }, (_, i) => i);
  return html`<div class="print-pool"><span><b>${most}</b> ${name}</span><span class="print-boxes">${boxes.map((i) => html`<i key=${i}></i>`)}</span></div>`;
}

/**
 * Returns names and values of the further numbers.
 * @param {any} numbers @returns {[string, string|number][]}
 */
function facts(numbers) {
  const more = /** @type {[string, string|number][]} */ ([]);
  if (numbers.scanner.value) more.push([t("hangar-scanner"), numbers.scanner.value]);
  if (numbers.bulk) more.push([t("hangar-bulk"), `d${numbers.bulk}`]);
  if (numbers.regained.value) more.push([t("hangar-regained"), numbers.regained.value]);
  if (numbers.ablative_times) more.push([t("hangar-ablative"), `${numbers.ablative.value} × ${numbers.ablative_times}`]);
  return [
    [t("hangar-speed"), numbers.speed.value],
    [t("hangar-hard-to-hit"), numbers.evasion_number.value],
    [t("hangar-evasion"), signed(numbers.evasion.value, "+0")],
    [t("hangar-detectors"), signed(numbers.detectors.value, "+0")],
    ...more,
  ];
}

function WeaponTable() {
  const profiles = checkResult.value?.profiles ?? {};
  return html`<table class="print-weapons">
    <thead><tr><th>${t("hangar-weapon")}</th><th>${t("hangar-cost")}</th><th>${t("hangar-range")}</th><th>${t("hangar-aim")}</th><th>${t("hangar-damage")}</th><th>${t("hangar-direct")}</th><th>${t("hangar-uses")}</th><th>${t("hangar-recoil")}</th></tr></thead>
    ${build.value.weapons.map((weapon) => {
      const profile = profiles[weapon.id];
      if (!profile) return null;
      const words = [entry("tiers", weapon.tier)?.name, entry("weapon_types", weapon.kind)?.name, entry("damage_types", weapon.damage)?.name];
      const least = profile.least_range.value;
      return html`<tbody key=${weapon.id}>
        <tr>
          <th>${weapon.name} <span>${words.filter(Boolean).join(" · ")}</span></th>
          <td>${costText({ steps: profile.steps.value, energy: profile.energy.value })}</td>
          <td>${least > 0 ? `${least}–` : ""}${profile.reach.value}</td>
          <td>${signed(profile.targeting.value, "+0")}</td>
          <td>${dieText(profile.damage)}</td>
          <td>${dieText(profile.direct)}</td>
          <td>${profile.uses.value}</td>
          <td>${profile.recoil.value}</td>
        </tr>
        ${Object.keys(weapon.tags).length > 0 &&
        html`<tr><td colspan="8" class="print-tags">${Object.entries(weapon.tags).map(([id, tier]) => html`<span key=${id}><b>${tagOf(id)?.name ?? id} ${roman(tier)}</b> ${tierLines(tagOf(id), tier)} </span>`)}</td></tr>`}
      </tbody>`;
    })}
  </table>`;
}

function tuningText() {
  const names = content.value.tuning;
  const lines = Object.entries(build.value.tuning).map(([key, grades]) => {
    const [element, of] = key.split(":");
    const weapon = build.value.weapons.find(({ id }) => id === of)?.name;
    return `${names.find(({ id }) => id === element)?.name ?? element}${weapon ? ` (${weapon})` : ""} ${signed(grades, "+0")}`;
  });
  return lines.length > 0 ? t("hangar-tuning", { list: lines.join(", ") }) : "";
}
