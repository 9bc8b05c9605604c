// The aiming panel: the weapon and its options, the list of targets, and the chosen target's card.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as app from "../../core/app.js";
import { showBoth } from "../../core/action-context.js";
import { AimCard, BarredReason } from "./aim-card.js";
import { fetchContent, contentName } from "./content.js";
import { aimAnswer, aimsAtHexes, aimPointOf, designate, designateBarred, heightTo, targetKey, targetList, targetName, sameSide, targetCell, stopAiming, targetsAnswer, changeAim, overruleAttack, aimedWeapon } from "./aim-state.js";
import { Cost } from "./explained-number.js";
import { hitChance } from "./odds.js";
import { reasonText } from "./unit-actions.js";
import { Icon, Side } from "../../ui/icons.js";
import { blockerText } from "../measure/measure.js";
import { label as hexLabel } from "../../core/hexes.js";
import { distanceText } from "./attack-words.js";
import { unitSummary } from "../units/announcements.js";
import { Choice, html, Section, Stepper } from "../../ui/controls.js";
import { tierNumeral } from "../../text/format.js";

/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./types.js").Aiming} Aiming */
/** @typedef {import("./types.js").AimPoint} AimPoint */

/** The whole panel; nothing while nobody aims. */
export function AimPanel() {
  const aiming = app.aiming.value;
  const arm = aimedWeapon.value;
  if (aiming === null || arm === null) return null;
  fetchContent();
  const { answer, refused } = targetsAnswer.value;
  const bar = refused ?? answer?.reason ?? null;
  const melee = arm.profile.traits.melee;
  return html`<section class="aiming" aria-label=${`Aim ${arm.name}`}>
    <header class="aim-head">
      <${Icon} name=${melee ? "blade" : "aim"} size=${24} />
      <div>
        <h3>${arm.name} <span class="quiet">${tierNumeral(arm.tier)}</span></h3>
        <p class="quiet">${app.units.value[aiming.unit]?.name} · ${contentName("damage_types", arm.damage)}, ${melee ? "reach" : "range"} ${answer?.reach ?? arm.reach}${answer?.least ? `, at least ${answer.least}` : ""}</p>
      </div>
      <button type="button" class="button button-icon button-quiet" aria-label="Stop aiming" title="Stop aiming (Esc)" onClick=${stopAiming}>
        <${Icon} name="close" />
      </button>
    </header>
    <${Options} aiming=${aiming} traits=${arm.profile.traits} />
    ${bar !== null && html`<${BarredReason} reason=${bar} />`}
    ${answer !== null && html`<${Costs} answer=${answer} />`}
    ${answer === null && refused === null ? html`<p class="quiet">Looking…</p>` : html`<${Targets} />`}
  </section>`;
}

/** @param {{answer: import("./types.js").AttackUse}} given */
function Costs({ answer }) {
  const { steps, energy, recoil } = answer.costs;
  return html`<p class="aim-costs"><span class="quiet">Costs</span> <${Cost} steps=${steps} energy=${energy} />${recoil > 0 && html`<span class="quiet">and ${recoil} recoil</span>`}</p>`;
}

/**
 * The weapon's options: homing, zone, preparation.
 * @param {{aiming: Aiming, traits: import("./types.js").Traits}} given
 */
function Options({ aiming, traits }) {
  return html`${traits.homing > 0 &&
    html`<label class="check">
      <input type="checkbox" checked=${aiming.homing} onChange=${(/** @type {any} */ e) => changeAim({ homing: e.target.checked })} />
      <span>It finds its own way: a d${traits.homing} instead of Sharpness</span>
    </label>`}
    ${traits.zone &&
    html`<label class="check">
        <input type="checkbox" checked=${aiming.zone} onChange=${(/** @type {any} */ e) => changeAim({ zone: e.target.checked })} />
        <span>Let it wait in a zone: it comes at the start of the next turn, with +${traits.zone.bonus} to hit and damage</span>
      </label>
      ${aiming.zone &&
      traits.zone.inside === "choice" &&
      html`<${Choice}
        label="A target that moves inside calls it down with"
        value=${aiming.inside}
        onChange=${(/** @type {string} */ inside) => changeAim({ inside })}
        options=${[
          { value: "targeting", label: "+2 to hit" },
          { value: "damage", label: "+2 damage" },
        ]}
      />`}`}
    ${traits.prepare.length > 0 &&
    html`<${Choice}
      label="Steps spent on aiming"
      value=${aiming.prepare}
      onChange=${(/** @type {number} */ prepare) => changeAim({ prepare })}
      options=${[
        { value: 0, label: "At once" },
        ...traits.prepare.map(([steps, bonus]) => ({ value: steps, label: `${steps} ${steps === 1 ? "step" : "steps"}: +${bonus}` })),
      ]}
    />`}`;
}

function Targets() {
  useEffect(() => () => void (blockers.value = {}), []);
  const open = targetList.value.filter((target) => target.designable);
  const barred = targetList.value.filter((target) => !target.designable);
  const hopeless = open.filter((target) => neverHits(target));
  const units = open.filter((target) => isFoe(target) && !neverHits(target));
  const own = open.filter((target) => target.unit && isOwnSide(target) && !neverHits(target));
  const things = open.filter((target) => isObject(target) && !neverHits(target));
  const chosen = targetKey(app.aiming.value?.at ?? null);
  const place = app.aiming.value?.at ?? null;
  return html`<div class="targets">
    ${place !== null && "q" in place ? html`<${HexTarget} place=${place} />` : aimsAtHexes.value && (place === null || !aimedWeapon.value?.profile.traits.melee) && html`<p class="quiet aim-hint"><${Icon} name="ping" size=${16} />${app.touch.value ? "Tap" : "Click"} any hex to lay its area there.</p>`}
    ${!open.some(isFoe) && html`<p class="quiet" role="status">No enemy can be aimed at from here.</p>`}
    ${units.length > 0 && html`<ul class="target-list">${units.map((target) => html`<${TargetRow} key=${targetKey(target)} target=${target} chosen=${chosen === targetKey(target)} />`)}</ul>`}
    <${FoldedTargets} title="Own side" list=${own} chosen=${chosen} warns=${true} />
    <${FoldedTargets} title="Things" list=${things} chosen=${chosen} open=${units.length === 0} />
    <${FoldedTargets} title="No chance" list=${hopeless} chosen=${chosen} />
    <${FoldedTargets} title="Cannot be aimed at" list=${barred} chosen=${chosen} open=${units.length === 0} />
  </div>`;
}

/**
 * A folded group of targets. A reason that several share is shown once, with their number.
 * @param {{title: string, list: Target[], chosen: string, open?: boolean, warns?: boolean}} given
 */
function FoldedTargets({ title, list: some, chosen, open = false, warns = false }) {
  if (some.length === 0) return null;
  /** @type {Map<string, Target[]>} */
  const groups = new Map();
  for (const target of some) {
    const why = target.reason ? reasonText(target.reason) : "";
    groups.set(why, [...(groups.get(why) ?? []), target]);
  }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b));
  return html`<${Section} title=${`${title} (${some.length})`} open=${open || some.some((each) => targetKey(each) === chosen)}>
    ${warns && html`<p class="aim-warn"><${Icon} name="info" size=${16} />No enemies: think twice.</p>`}
    ${sorted.map(
      ([why, group]) => html`<div key=${why}>
        ${why && html`<p class="target-why">${why}${group.length > 1 ? ` (${group.length})` : ""}</p>`}
        <ul class="target-list">${group.map((target) => html`<${TargetRow} key=${targetKey(target)} target=${target} chosen=${chosen === targetKey(target)} />`)}</ul>
      </div>`,
    )}
  </${Section}>`;
}

/** Whether the attack cannot hit. @param {Target} target */
function neverHits(target) {
  return target.designable && target.odds !== null && (target.odds.outcomes.miss?.p ?? 0) >= 1;
}

/**
 * The aim point for which the blocker was asked last.
 * @type {import("@preact/signals").Signal<AimPoint|null>}
 */
const askedPoint = signal(/** @type {AimPoint|null} */ (null));

/**
 * What blocks the line of sight to targets, by target key, while the list is shown.
 * @type {import("@preact/signals").Signal<Record<string, any>>}
 */
const blockers = signal(/** @type {Record<string, any>} */ ({}));

/**
 * Whether a press of its row shows what blocks the line of sight.
 * @param {Target} target @param {boolean} chosen
 */
function showsBlocker(target, chosen) {
  return target.reason?.code === "out-of-sight" && !(chosen && askedPoint.value === app.aiming.value?.at);
}

/**
 * Handles a press of a target's row: aims at it and shows both units on the map; for a target out
 * of sight shows what blocks the line.
 * @param {Target} target @param {boolean} chosen
 */
async function choose(target, chosen) {
  const aiming = app.aiming.value;
  if (aiming === null) return;
  const from = app.units.value[aiming.unit]?.at ?? null;
  const to = targetCell(target);
  if (target.designable) {
    designate(chosen ? null : aimPointOf(target));
    if (!chosen && from && to) showBoth(from, to);
    return;
  }
  if (chosen && !showsBlocker(target, chosen)) return designate(null);
  const past = chosen ? overruleAttack(target.reason, target) : designateBarred(target);
  askedPoint.value = app.aiming.value?.at ?? null;
  if (past && from && to) showBoth(from, to);
  const way = app.isHandler.value ? undefined : past;
  const blocker = target.reason?.code === "out-of-sight" ? await blockerOf(aiming.unit, target) : null;
  if (blocker) {
    if (app.aiming.value?.unit === aiming.unit) blockers.value = { ...blockers.value, [targetKey(target)]: blocker };
    if (from && to) showBoth(from, to);
    app.flashCells([blocker]);
    app.toast("note", `${targetName(target)} is behind ${blockerText(blocker)}`, undefined, way);
  } else if (way && target.reason) {
    app.showRefusal(target.reason.code, target.reason.params, null, way);
  }
}

/**
 * The thing that blocks the line of sight to a target; null when the server names none.
 * @param {string} unit @param {Target} target
 */
async function blockerOf(unit, target) {
  const to = target.unit ? { unit: target.unit } : targetCell(target);
  const answer = await app.query("sight", { from: { unit }, to });
  return answer.ok ? answer.result.blocked_by : null;
}

/** Whether it is on the attacker's side. @param {Target} target */
const isOwnSide = (target) => sameSide(target.unit, app.aiming.value?.unit ?? "");

/** Whether it is a prop or a neutral unit that is only an obstacle. @param {Target} target */
function isObject(target) {
  const unit = app.units.value[target.unit ?? ""];
  return !target.unit || (unit?.obstacle === true && unit.disposition === "neutral" && !isOwnSide(target));
}

/** Whether it is a unit of another side. @param {Target} target */
const isFoe = (target) => !isObject(target) && !isOwnSide(target);

/** @param {{target: Target, chosen: boolean}} given */
function TargetRow({ target, chosen }) {
  const unit = target.unit ? app.units.value[target.unit] : null;
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView({ block: app.narrow.value ? "start" : "nearest" });
  }, [chosen]);
  const far = distanceText(target, heightTo(target));
  const prop = target.prop ? app.props.value[target.prop] : null;
  const where = prop ? ` ${hexLabel(prop, app.map.value?.orientation ?? "flat")}` : "";
  return html`<li class=${"target" + (chosen ? " target-chosen" : "") + (target.designable ? "" : " target-barred")} ref=${ref}>
    <button type="button" class="target-row" aria-expanded=${String(chosen)} onClick=${() => choose(target, chosen)}>
      ${unit ? html`<${Side} disposition=${unit.disposition} size=${18} />` : html`<${Icon} name="prop" size=${18} />`}
      <span class="target-name">${targetName(target)}<span class="quiet">${where} · ${far}</span></span>
      <b class="target-odds">${hitChance(target.odds)}${target.odds && html`<span class="sr">${" "}to hit</span>`}</b>
      ${unit && html`<span class="sr">, ${unitSummary(unit)}</span>`}
      ${target.reason?.code === "out-of-sight" && html`<${Blocker} target=${target} asks=${showsBlocker(target, chosen)} />`}
    </button>
    ${chosen && html`<${AimCard} />`}
  </li>`;
}

/**
 * What blocks the line of sight, once that was asked; it is asked again whenever the scene changes.
 * Before that, with `asks`, the question. @param {{target: Target, asks: boolean}} given
 */
function Blocker({ target, asks }) {
  const key = targetKey(target);
  const blocker = blockers.value[key] ?? null;
  const unit = app.aiming.value?.unit ?? "";
  const scene = app.scene.value;
  useEffect(() => {
    if (blocker === null) return undefined;
    let current = true;
    blockerOf(unit, target).then((now) => {
      if (current) blockers.value = { ...blockers.value, [key]: now };
    });
    return () => {
      current = false;
    };
  }, [scene]);
  if (blocker === null && !asks) return null;
  return html`<span class="target-why">${blocker === null ? "What is in the way?" : `Behind ${blockerText(blocker)}`}</span>`;
}

/**
 * The row of a bare hex that an area is aimed at.
 * @param {{place: import("../../core/store.js").CellAt}} given
 */
function HexTarget({ place }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const where = hexLabel(place, app.map.value?.orientation ?? "flat");
  useEffect(() => ref.current?.scrollIntoView({ block: app.narrow.value ? "start" : "nearest" }), [where]);
  const { at, answer } = aimAnswer.value;
  const known = at === targetKey(place) ? answer : null;
  const far = known ? ` · ${distanceText(known, 0)}` : "";
  const top = (app.map.value?.ceiling ?? 100) - 1;
  return html`<section class="target target-chosen" aria-label=${`Hex ${where}`} ref=${ref}>
    <button type="button" class="target-row" aria-expanded="true" onClick=${() => designate(null)}>
      <${Icon} name="ping" size=${18} />
      <span class="target-name">Hex ${where}<span class="quiet">${far}</span></span>
    </button>
    <div class="aim-level">
      <${Stepper} label="Level of its middle" value=${place.level} min=${app.map.value?.floor ?? 0} max=${top} onChange=${(/** @type {number} */ level) => designate({ ...place, level })} />
    </div>
    <${AimCard} />
  </section>`;
}
