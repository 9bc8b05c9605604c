// The sheet of the current build: numbers with explanations, problems, weapons, modules.

import { html } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { build, checkResult, content, edited, entry, legal, messages, problems, checkError, stale, tagOf } from "./state.js";
import { FramePicture } from "./picture.js";
import { Die, PlainNumber, Sum, TagChip } from "./explained-number.js";
import { WeaponNumbers } from "./step-weapons.js";
import { costText } from "../text/cost.js";
import { buildProblemText, roman } from "./text.js";
import { goToProblem } from "./steps.js";
import { RangeChart } from "./range-chart.js";
import { AtTable } from "./at-table.js";
import { t } from "../text/t.js";

/** The numbers of each group: field, name, meaning. @type {[string, string, string][]} */
const BODY = [
  ["integrity", t("hangar-integrity"), t("hangar-at-0-the-frame-is-destroyed")],
  ["stability", t("hangar-stability"), t("hangar-at-0-the-frame-is-staggered")],
  ["speed", t("hangar-speed"), t("hangar-hexes-of-one-base-move-or")],
];
/** @type {[string, string, string][]} */
const POWER = [
  ["capacity", t("hangar-energy"), t("hangar-what-the-generator-holds-a-use")],
  ["recharge", t("hangar-recharge"), t("hangar-energy-that-comes-back-at-the")],
  ["recoil", t("hangar-recoil"), t("hangar-each-use-of-a-weapon-takes")],
  ["evasion_number", t("hangar-to-hit-it"), t("hangar-what-others-have-to-reach-where")],
];
/** @type {[string, string, string][]} */
const SENSES = [
  ["evasion", t("hangar-evasion"), t("hangar-added-to-dodging")],
  ["detectors", t("hangar-detectors"), t("hangar-added-to-surveys")],
  ["scanner", t("hangar-scanner"), t("hangar-hexes-within-which-nothing-hides")],
  ["regained", t("hangar-stability-regained"), t("hangar-what-comes-back-at-the-start")],
];

export function Sheet() {
  const shown = build.value;
  const chassis = entry("chassis", shown.chassis);
  const generator = entry("generators", shown.generator);
  return html`<article class="sheet-paper stack gap-3" aria-label=${t("hangar-what-the-frame-comes-to")}>
    <header class="sheet-title">
      <${FramePicture} silhouette=${shown.silhouette} hover=${chassis?.gait?.hover ?? 0} label=${t("hangar-silhouette-of", { silhouette: messages.word(`silhouette.${shown.silhouette}`) })} />
      <div class="sheet-words">
        <h2>${shown.name || html`<span class="quiet">${t("hangar-no-name-yet")}</span>`}</h2>
        <p class="quiet">${chassis?.name ?? shown.chassis} · ${generator?.name ?? shown.generator}</p>
        <${LegalChip} />
      </div>
    </header>
    ${checkError.value && html`<p class="wrong" role="status"><${Icon} name="info" size=${16} /><span>${checkError.value}</span></p>`}
    <${ProblemList} />
    <${UnspentPoints} />
    <${AtTable} />
    <${NumberRow} entries=${BODY} tone="number-large" />
    <${NumberRow} entries=${POWER} />
    <${Skills} />
    <${NumberRow} entries=${SENSES} />
    <${MitigationNumbers} />
    ${shown.weapons.length > 0 && html`<h3>${t("hangar-weapons")}</h3><${RangeChart} />`}
    ${shown.weapons.map((weapon) => html`<${WeaponBlock} key=${weapon.id} weapon=${weapon} />`)}
    ${shown.modules.length > 0 &&
    html`<h3>${t("hangar-modules")}</h3>
      <ul class="stack gap-1">
        ${shown.modules.map((module) => html`<li key=${module.id} title=${module.text}><b>${module.name || t("hangar-no-name")}</b> <span class="quiet">${roman(module.tier)} · ${costText(module)}</span></li>`)}
      </ul>`}
    ${shown.notes && html`<p class="sheet-notes quiet">${shown.notes}</p>`}
  </article>`;
}

/** A chip that says whether the build is legal. */
export function LegalChip() {
  const wrong = problems.value.length;
  // what a fresh frame still lacks is no mistake
  const kind = checkResult.value === null ? "" : legal.value ? "chip-good" : edited.value ? "chip-danger" : "";
  const text = checkResult.value === null ? t("hangar-one-moment") : legal.value ? t("hangar-legal") : t("count-things", { n: wrong }) + (edited.value ? t("hangar-to-mend-2") : t("hangar-to-do"));
  return html`<span class=${`chip verdict ${kind} ${stale.value ? "number-stale" : ""}`} role="status">${legal.value && html`<${Icon} name="check" size=${14} />`}${text}</span>`;
}

/** The list of problems; each leads to the place where it can be corrected. */
function ProblemList() {
  if (problems.value.length === 0) return null;
  return html`<ul class=${edited.value ? "problems" : "problems problems-to-do"} aria-label=${t("hangar-what-keeps-it-from-being-legal")}>
    ${problems.value.map(
      (problem) => html`<li key=${problem.code + problem.at}>
        <button type="button" onClick=${() => goToProblem(problem.at)}><${Icon} name="chevron" size=${14} /><span>${buildProblemText(problem)}${problemOwner(problem)}</span></button>
      </li>`,
    )}
  </ul>`;
}

/** A note about unspent points, which are allowed. */
function UnspentPoints() {
  const left = Object.values(checkResult.value?.points ?? {}).filter((points) => points.left > 0);
  if (!legal.value || left.length === 0) return null;
  return html`<p class="quiet sheet-unspent">${t("hangar-not-spent")} ${left.map((points) => `${points.name} ${points.left}`).join(", ")}${t("hangar-it-is-legal-so-points-that")}</p>`;
}

/**
 * Returns the name of what a problem is about, unless its text has it.
 * @param {import("./types.js").Problem} problem
 */
function problemOwner({ at, code, params }) {
  const [head, id] = at.split(".");
  if ("name" in params || !id) return head === "name" && code !== "build-no-name" ? t("hangar-the-frames") : "";
  const things = head === "weapons" ? build.value.weapons : head === "modules" ? build.value.modules : [];
  const place = things.findIndex((thing) => thing.id === id);
  if (place < 0) return "";
  return `: ${things[place].name.trim() || `${head.slice(0, -1)} ${place + 1}`}`;
}

/** A row of numbers. @param {{entries: [string, string, string][], tone?: string}} given */
function NumberRow({ entries, tone }) {
  const numbers = checkResult.value?.numbers;
  return html`<div class=${`figures ${tone ?? ""}`}>
    ${entries.map(([field, name, what]) => html`<${Sum} key=${field} id=${`sheet.${field}`} name=${name} number=${numbers?.[field]} what=${what} />`)}
  </div>`;
}

function Skills() {
  const numbers = checkResult.value?.numbers;
  const bulk = numbers?.bulk ?? 0;
  const bonus = numbers?.bulk_bonus ?? 0;
  return html`<div class="figures">
    ${content.value.skills.map((skill) => html`<${Die} key=${skill.id} id=${`sheet.${skill.id}`} name=${skill.name} roll=${numbers?.[skill.id]} what=${skill.text} />`)}
    <${PlainNumber} id="sheet.bulk" name=${t("hangar-bulk")} text=${bulk === 0 ? t("hangar-none-of-it") : `d${bulk}${bonus ? `+${bonus}` : ""}`} what=${t("hangar-a-last-test-against-being-destroyed")} />
  </div>`;
}

/** The mitigation against each type of damage. */
function MitigationNumbers() {
  const numbers = checkResult.value?.numbers;
  const times = numbers?.ablative_times ?? 0;
  const tags = content.value.hull.filter(({ id }) => build.value.hull[id]);
  return html`<h3>${t("hangar-against-damage")}</h3>
    <div class="figures figures-five">
      ${content.value.damage_types.map(
        ({ id, name }) => html`<${Sum} key=${id} id=${`sheet.mitigation.${id}`} name=${name} number=${numbers?.mitigation_number?.[id]} what=${t("hangar-what-is-mitigated-where-the-pilot")} />`,
      )}
    </div>
    ${times > 0 && html`<p class="quiet">${t("hangar-the-first-damage-of-a-round", { ablative: numbers?.ablative.value, value: ["", "once", "twice"][times] ?? t("hangar-times", { times }) })}</p>`}
    ${tags.length > 0 && html`<p class="sheet-tags">${tags.map((tag) => html`<${TagChip} key=${tag.id} id=${`sheet.hull.${tag.id}`} tag=${tag} tier=${build.value.hull[tag.id]} />`)}</p>`}`;
}

/** A weapon with its numbers and tags. @param {{weapon: import("./types.js").Weapon}} given */
function WeaponBlock({ weapon }) {
  const tags = Object.entries(weapon.tags);
  return html`<section class="sheet-weapon stack" aria-label=${weapon.name}>
    <header><h4>${weapon.name || t("hangar-no-name")}</h4>
      <span class="quiet">${[entry("tiers", weapon.tier)?.name, entry("weapon_types", weapon.kind)?.name, entry("damage_types", weapon.damage)?.name].filter(Boolean).join(" · ")}</span></header>
    <${WeaponNumbers} weapon=${weapon} where="sheet" />
    ${tags.length > 0 && html`<p class="sheet-tags">${tags.map(([id, tier]) => html`<${TagChip} key=${id} id=${`sheet.${weapon.id}.tag.${id}`} tag=${tagOf(id) ?? { name: id, text: "", tiers: [] }} tier=${tier} />`)}</p>`}
  </section>`;
}
