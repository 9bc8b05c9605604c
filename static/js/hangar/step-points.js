// The steps that spend points: the pilot's skills, hull and OS, tuning.

import { html } from "../ui/controls.js";
import { Choice } from "../ui/fields.js";
import { Icon } from "../ui/icons.js";
import { build, content, entry, setPoints } from "./state.js";
import { PointsBudget, StepHead, TierChoice, Problems } from "./step-parts.js";
import { budgetsOfStep, maxPoints } from "./steps.js";
import { roman } from "./text.js";
import { signed } from "../text/format.js";
import { t } from "../text/t.js";

export function PilotStep() {
  const { skills, limits } = content.value;
  const awards = Object.entries(build.value.awards);
  return html`<${StepHead} title=${t("hangar-pilot")}>${t("hangar-three-dice-that-every-test-of")}</${StepHead}>
    ${budgetsOfStep("pilot").map((at) => html`<div data-at=${at} key=${at}><${PointsBudget} at=${at} /><${Problems} at=${at} /></div>`)}
    <div class="stack">
      ${skills.map((skill) => {
        const points = build.value.skills[skill.id] ?? 0;
        const options = Array.from({ length: Math.max(maxPoints("skills", skill.id), points) + 1 }, (_, n) => ({
          value: n,
          label: `d${limits.grades[limits.skill_start + n] ?? "?"}`,
          title: t("hangar-points-put-in", { n }),
        }));
        return html`<section class="point-row" key=${skill.id} data-at=${`skills.${skill.id}`}>
          <div class="point-words"><h3>${skill.name}</h3><p class="quiet">${skill.text}</p></div>
          <${Choice} label=${skill.name} value=${points} options=${options} onChange=${(/** @type {number} */ n) => setPoints("skills", skill.id, n)} />
          <${Problems} at=${`skills.${skill.id}`} />
        </section>`;
      })}
    </div>
    ${awards.length > 0 &&
    html`<h3>${t("hangar-experimental-awards")}</h3>
      <ul class="stack">
        ${awards.map(
          ([id, award]) => html`<li class="row" key=${id} data-at=${`awards.${id}`}>
            <span class="chip">${entry("skills", id)?.name ?? entry("hull", id)?.name ?? id} ${signed(award, "+0")}</span>
            <button type="button" class="button button-quiet" onClick=${() => setPoints("awards", id, 0)}><${Icon} name="close" /><span>${t("hangar-take-it-away")}</span></button>
            <${Problems} at=${`awards.${id}`} />
          </li>`,
        )}
      </ul>`}`;
}

export function HullStep() {
  return html`<${StepHead} title=${t("hangar-hull-and-os")}>${t("hangar-armour-gyros-and-sensors-a-tier")}</${StepHead}>
    ${budgetsOfStep("hull").map((at) => html`<div data-at=${at} key=${at}><${PointsBudget} at=${at} /><${Problems} at=${at} /></div>`)}
    <div class="stack rows-two">
      ${content.value.hull.map((tag) => {
        const tier = build.value.hull[tag.id] ?? 0;
        const most = maxPoints("hull", tag.id);
        return html`<section class=${tier > 0 ? "point-row point-row-on" : "point-row"} key=${tag.id} data-at=${`hull.${tag.id}`}>
          <div class="point-words"><h3>${tag.name}</h3><p class="quiet">${tag.text}</p></div>
          <${TierChoice} label=${tag.name} value=${tier} most=${most} onChange=${(/** @type {number} */ n) => setPoints("hull", tag.id, n)} />
          <${TierLines} tiers=${tag.tiers} tier=${tier} />
          <${Problems} at=${`hull.${tag.id}`} />
        </section>`;
      })}
    </div>`;
}

/**
 * The effects of all tiers; those above the chosen tier are paler.
 * @param {{tiers: string[], tier: number}} given
 */
export function TierLines({ tiers, tier }) {
  return html`<div class="tier-lines">
    ${tiers.map((words, i) => html`<p class=${i < tier ? "tier-words" : "tier-words quiet"} key=${i}><b>${roman(i + 1)}</b> ${words}</p>`)}
  </div>`;
}

export function TuningStep() {
  const { tuning } = content.value;
  return html`<${StepHead} title=${t("hangar-tuning-2")}>${t("hangar-the-last-adjustments-a-grade-is")}</${StepHead}>
    <div data-at="tuning"><${PointsBudget} at="tuning" what=${t("hangar-grades")} /><${Problems} at="tuning" /></div>
    <${TuningRows} title=${t("hangar-frame-and-os")} entries=${tuning.filter((each) => !each.each)} weapon="" />
    ${build.value.weapons.map(
      (weapon) => html`<${TuningRows} key=${weapon.id} title=${weapon.name || t("hangar-a-weapon-without-a-name")} entries=${tuning.filter((each) => each.each)} weapon=${weapon.id} />`,
    )}
    <${OrphanedTuning} />`;
}

/**
 * The tuning of the frame or of one weapon.
 * @param {{title: string, entries: import("./types.js").Entry[], weapon: string}} given
 */
function TuningRows({ title, entries, weapon }) {
  const most = content.value.limits.tuning_each;
  return html`<h3 class="rows-title">${title}</h3>
    <div class="stack rows-two">
      ${entries.map((element) => {
        const key = weapon === "" ? element.id : `${element.id}:${weapon}`;
        const grades = build.value.tuning[key] ?? 0;
        const options = Array.from({ length: Math.max(most, grades) + 1 }, (_, n) => ({ value: n, label: n === 0 ? "–" : signed(n, "+0"), title: t("hangar-grades-n", { n }) }));
        const label = weapon === "" ? element.name : `${title}: ${element.name}`;
        return html`<section class=${grades > 0 ? "point-row point-row-on" : "point-row"} key=${key} data-at=${`tuning.${key}`}>
          <div class="point-words"><h4>${element.name}</h4><p class="quiet">${element.text}</p></div>
          <${Choice} label=${label} value=${grades} options=${options} onChange=${(/** @type {number} */ n) => setPoints("tuning", key, n)} />
          <${Problems} at=${`tuning.${key}`} />
        </section>`;
      })}
    </div>`;
}

/** Tuning of things that the build does not have any more. */
function OrphanedTuning() {
  const { tuning } = content.value;
  const known = new Set(tuning.flatMap((each) => (each.each ? build.value.weapons.map(({ id }) => `${each.id}:${id}`) : [each.id])));
  const left = Object.entries(build.value.tuning).filter(([key]) => !known.has(key));
  return left.map(
    ([key, grades]) => html`<div class="row" key=${key} data-at=${`tuning.${key}`}>
      <span class="chip">${key} ${signed(grades, "+0")}</span>
      <button type="button" class="button button-quiet" onClick=${() => setPoints("tuning", key, 0)}><${Icon} name="close" /><span>${t("hangar-take-it-away")}</span></button>
      <${Problems} at=${`tuning.${key}`} />
    </div>`,
  );
}
