// The sheet of the current build: numbers with explanations, problems, weapons, modules.

import { html } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { build, checkResult, content, entry, legal, problems, checkError, stale, tagOf } from "./state.js";
import { FramePicture } from "./picture.js";
import { Die, PlainNumber, Sum, TagChip } from "./explained-number.js";
import { WeaponNumbers } from "./step-weapons.js";
import { costText, problemText, roman } from "./text.js";
import { goToProblem } from "./steps.js";
import { RangeChart } from "./range-chart.js";
import { AtTable } from "./at-table.js";
import { countText } from "../text/format.js";

/** The numbers of each group: field, name, meaning. @type {[string, string, string][]} */
const BODY = [
  ["integrity", "Integrity", "At 0 the frame is destroyed."],
  ["stability", "Stability", "At 0 the frame is staggered: what hits then does damage."],
  ["speed", "Speed", "Hexes of one base move or flight."],
];
/** @type {[string, string, string][]} */
const POWER = [
  ["capacity", "Energy", "What the generator holds. A use that finds it empty overheats the frame."],
  ["recharge", "Recharge", "Energy that comes back at the start of a turn, never more than the generator holds."],
  ["recoil", "Recoil", "Each use of a weapon takes some; at 0 range is gone. Full again with each turn."],
  ["evasion_number", "To hit it", "What others have to reach where the pilot does not roll to dodge."],
];
/** @type {[string, string, string][]} */
const SENSES = [
  ["evasion", "Evasion", "Added to dodging."],
  ["detectors", "Detectors", "Added to surveys."],
  ["scanner", "Scanner", "Hexes within which nothing hides."],
  ["regained", "Stability regained", "What comes back at the start of a turn."],
];

export function Sheet() {
  const shown = build.value;
  const chassis = entry("chassis", shown.chassis);
  const generator = entry("generators", shown.generator);
  return html`<article class="sheet-paper" aria-label="What the frame comes to">
    <header class="sheet-title">
      <${FramePicture} silhouette=${shown.silhouette} hover=${chassis?.gait?.hover ?? 0} label=${`${shown.silhouette} silhouette`} />
      <div class="sheet-words">
        <h2>${shown.name || html`<span class="quiet">No name yet</span>`}</h2>
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
    ${shown.weapons.length > 0 && html`<h3>Weapons</h3><${RangeChart} />`}
    ${shown.weapons.map((weapon) => html`<${WeaponBlock} key=${weapon.id} weapon=${weapon} />`)}
    ${shown.modules.length > 0 &&
    html`<h3>Modules</h3>
      <ul class="sheet-modules">
        ${shown.modules.map((module) => html`<li key=${module.id} title=${module.text}><b>${module.name || "No name"}</b> <span class="quiet">${roman(module.tier)} · ${costText(module.steps, module.energy)}</span></li>`)}
      </ul>`}
    ${shown.notes && html`<p class="sheet-notes quiet">${shown.notes}</p>`}
  </article>`;
}

/** A chip that says whether the build is legal. */
export function LegalChip() {
  const wrong = problems.value.length;
  const kind = checkResult.value === null ? "" : legal.value ? "chip-good" : "chip-danger";
  const text = checkResult.value === null ? "One moment" : legal.value ? "Legal" : countText(wrong, "thing") + " to mend";
  return html`<span class=${`chip verdict ${kind} ${stale.value ? "number-stale" : ""}`} role="status">${legal.value && html`<${Icon} name="check" size=${14} />`}${text}</span>`;
}

/** The list of problems; each leads to the place where it can be corrected. */
function ProblemList() {
  if (problems.value.length === 0) return null;
  return html`<ul class="problems" aria-label="What keeps it from being legal">
    ${problems.value.map(
      (problem) => html`<li key=${problem.code + problem.at}>
        <button type="button" onClick=${() => goToProblem(problem.at)}><${Icon} name="chevron" size=${14} /><span>${problemText(problem)}${problemOwner(problem)}</span></button>
      </li>`,
    )}
  </ul>`;
}

/** A note about unspent points, which are allowed. */
function UnspentPoints() {
  const left = Object.values(checkResult.value?.points ?? {}).filter((points) => points.left > 0);
  if (!legal.value || left.length === 0) return null;
  return html`<p class="quiet sheet-unspent">Not spent: ${left.map((points) => `${points.name} ${points.left}`).join(", ")}. It is legal so; points that are left do nothing.</p>`;
}

/**
 * Returns the name of what a problem is about, unless its text has it.
 * @param {import("./types.js").Problem} problem
 */
function problemOwner({ at, params }) {
  const [head, id] = at.split(".");
  if ("name" in params || !id) return head === "name" ? ": the frame’s" : "";
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
    <${PlainNumber} id="sheet.bulk" name="Bulk" text=${bulk === 0 ? "none" : `d${bulk}${bonus ? `+${bonus}` : ""}`} what="A last test against being destroyed." />
  </div>`;
}

/** The mitigation against each type of damage. */
function MitigationNumbers() {
  const numbers = checkResult.value?.numbers;
  const times = numbers?.ablative_times ?? 0;
  const tags = content.value.hull.filter(({ id }) => build.value.hull[id]);
  return html`<h3>Against damage</h3>
    <div class="figures figures-five">
      ${content.value.damage_types.map(
        ({ id, name }) => html`<${Sum} key=${id} id=${`sheet.mitigation.${id}`} name=${name} number=${numbers?.mitigation_number?.[id]} what="What is mitigated where the pilot does not roll." />`,
      )}
    </div>
    ${times > 0 && html`<p class="quiet">The first damage of a round is ${numbers?.ablative.value} less, ${["", "once", "twice"][times] ?? `${times} times`} between repairs.</p>`}
    ${tags.length > 0 && html`<p class="sheet-tags">${tags.map((tag) => html`<${TagChip} key=${tag.id} id=${`sheet.hull.${tag.id}`} tag=${tag} tier=${build.value.hull[tag.id]} />`)}</p>`}`;
}

/** A weapon with its numbers and tags. @param {{weapon: import("./types.js").Weapon}} given */
function WeaponBlock({ weapon }) {
  const tags = Object.entries(weapon.tags);
  return html`<section class="sheet-weapon" aria-label=${weapon.name}>
    <header><h4>${weapon.name || "No name"}</h4>
      <span class="quiet">${[entry("tiers", weapon.tier)?.name, entry("weapon_types", weapon.kind)?.name, entry("damage_types", weapon.damage)?.name].filter(Boolean).join(" · ")}</span></header>
    <${WeaponNumbers} weapon=${weapon} where="sheet" />
    ${tags.length > 0 && html`<p class="sheet-tags">${tags.map(([id, tier]) => html`<${TagChip} key=${id} id=${`sheet.${weapon.id}.tag.${id}`} tag=${tagOf(id) ?? { name: id, text: "", tiers: [] }} tier=${tier} />`)}</p>`}
  </section>`;
}
