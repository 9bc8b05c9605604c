// The aiming panel: the weapon and its options, the list of targets, and the chosen target's card.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { showBoth } from "../../core/board-handle.js";
import { query } from "../../core/commands.js";
import { flashCells, showRefusal, toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as aim from "./aim-state.js";
import { AimCard, BarredReason } from "./aim-card.js";
import { fetchContent, contentName } from "./content.js";
import { aimAnswer, aimsAtHexes, aimPointOf, designate, designateBarred, heightTo, targetKey, targetList, targetName, sameSide, targetCell, stopAiming, targetsAnswer, changeAim, overruleAttack, aimedWeapon } from "./aim-state.js";
import { Cost } from "./cost.js";
import { reasonText } from "./unit-actions.js";
import { Icon, Side } from "../../ui/icons.js";
import { blockerText } from "../measure/measure.js";
import { label as hexLabel } from "../../core/hexes.js";
import { distanceText } from "../../text/attack-words.js";
import { unitSummary } from "../units/announcements.js";
import { cellsOf } from "../units/landings.js";
import { html, Section } from "../../ui/controls.js";
import { Choice, Stepper, withChecked } from "../../ui/fields.js";
import { tierNumeral } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("../measure/state.js").Blocker} Blocker */
/** @typedef {import("./types.js").Aiming} Aiming */
/** @typedef {import("./types.js").AimPoint} AimPoint */

/** The whole panel; nothing while nobody aims. */
export function AimPanel() {
  const aiming = aim.aiming.value;
  const arm = aimedWeapon.value;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const { answer, refused } = targetsAnswer.value;
  // on a phone the cards of an attack and of a reaction stand above it, and room below it comes with the list
  useEffect(() => {
    if (ui.narrow.value) box.current?.scrollIntoView({ block: "start" });
  }, [aiming?.unit, arm?.id, answer === null]);
  if (aiming === null || arm === null) return null;
  fetchContent();
  const bar = refused ?? answer?.reason ?? null;
  const melee = arm.profile.traits.melee;
  return html`<section class="aiming" aria-label=${t("fight-aim-name", { name: arm.name })} ref=${box}>
    <header class="aim-head inline gap-3">
      <${Icon} name=${melee ? "blade" : "aim"} size=${24} />
      <div>
        <h3>${arm.name} <span class="quiet">${tierNumeral(arm.tier)}</span></h3>
        <p class="quiet">${session.units.value[aiming.unit]?.name} · ${contentName("damage_types", arm.damage)}, ${melee ? t("fight-reach-3") : t("fight-range-3")} ${answer?.reach ?? arm.reach}${answer?.least ? t("fight-at-least-least", { least: answer.least }) : ""}</p>
      </div>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("fight-stop-aiming")} title=${t("fight-stop-aiming-esc")} onClick=${stopAiming}>
        <${Icon} name="close" />
      </button>
    </header>
    <${Options} aiming=${aiming} traits=${arm.profile.traits} />
    ${bar !== null && html`<${BarredReason} reason=${bar} />`}
    ${answer !== null && html`<${Costs} answer=${answer} />`}
    <${EndedMovement} unit=${session.units.value[aiming.unit]} />
    ${answer === null && refused === null ? html`<p class="quiet">${t("fight-looking")}</p>` : html`<${Targets} />`}
  </section>`;
}

/**
 * What is lost of a movement that has range left: an attack ends it (FS 5.3).
 * @param {{unit: import("../../core/store.js").Unit|undefined}} given
 */
function EndedMovement({ unit }) {
  if (session.conflict.value === null || !unit?.movement?.left) return null;
  return html`<p class="quiet remark"><${Icon} name="info" size=${16} /><span>${t("fight-the-attack-ends-its-movement", { left: unit.movement.left })}</span></p>`;
}

/** @param {{answer: import("./types.js").AttackUse}} given */
function Costs({ answer }) {
  return html`<p class="inline"><span class="quiet">${t("fight-costs")}</span> <${Cost} ...${answer.costs} /></p>`;
}

/**
 * The weapon's options: homing, zone, preparation.
 * @param {{aiming: Aiming, traits: import("./types.js").Traits}} given
 */
function Options({ aiming, traits }) {
  return html`${traits.homing > 0 &&
    html`<label class="check">
      <input type="checkbox" checked=${aiming.homing} onChange=${withChecked((checked) => changeAim({ homing: checked }))} />
      <span>${t("fight-it-finds-its-own-way-a", { homing: traits.homing })}</span>
    </label>`}
    ${traits.zone &&
    html`<label class="check">
        <input type="checkbox" checked=${aiming.zone} onChange=${withChecked((checked) => changeAim({ zone: checked }))} />
        <span>${t("fight-let-it-wait-in-a-zone", { bonus: traits.zone.bonus })}</span>
      </label>
      ${aiming.zone &&
      traits.zone.inside === "choice" &&
      html`<${Choice}
        label=${t("fight-a-target-that-moves-inside-calls")}
        value=${aiming.inside}
        onChange=${(/** @type {string} */ inside) => changeAim({ inside })}
        options=${[
          { value: "targeting", label: t("fight-2-to-hit") },
          { value: "damage", label: t("fight-2-damage") },
        ]}
      />`}`}
    ${traits.prepare.length > 0 &&
    html`<${Choice}
      label=${t("fight-steps-spent-on-aiming")}
      value=${aiming.prepare}
      onChange=${(/** @type {number} */ prepare) => changeAim({ prepare })}
      options=${[
        { value: 0, label: t("fight-at-once") },
        ...traits.prepare.map(([steps, bonus]) => ({ value: steps, label: t("fight-steps-bonus", { steps, bonus }) })),
      ]}
    />`}`;
}

function Targets() {
  useEffect(() => () => void (blockers.value = {}), []);
  const open = targetList.value.filter((target) => target.designable);
  const barred = targetList.value.filter((target) => !target.designable && !isFoe(target));
  const hopeless = open.filter((target) => neverHits(target) && !isEnemy(target));
  const units = listedFoes(targetList.value);
  const own = open.filter((target) => target.unit && isOwnSide(target) && !neverHits(target));
  const things = open.filter((target) => isObject(target) && !neverHits(target));
  const chosen = targetKey(aim.aiming.value?.at ?? null);
  const place = aim.aiming.value?.at ?? null;
  useFraming(units.find((target) => target.designable && !neverHits(target)) ?? units[0] ?? null);
  return html`<div class="targets">
    ${place !== null && "q" in place ? html`<${HexTarget} place=${place} />` : aimsAtHexes.value && (place === null || !aimedWeapon.value?.profile.traits.melee) && html`<p class="quiet remark"><${Icon} name="ping" size=${16} />${t("fight-any-hex-to-lay-its-area", { value: ui.touch.value ? t("fight-tap") : t("fight-click") })}</p>`}
    ${!open.some(isFoe) && html`<p class="quiet" role="status">${t("fight-no-enemy-can-be-aimed-at")}</p>`}
    ${units.length > 0 && html`<ul class="target-list stack gap-1">${units.map((target) => html`<${TargetRow} key=${targetKey(target)} target=${target} chosen=${chosen === targetKey(target)} />`)}</ul>`}
    <${FoldedTargets} title=${t("fight-own-side-2")} list=${own} chosen=${chosen} warns=${true} />
    <${FoldedTargets} title=${t("fight-things")} list=${things} chosen=${chosen} open=${!units.some((target) => target.designable)} />
    <${FoldedTargets} title=${t("fight-no-chance")} list=${hopeless} chosen=${chosen} />
    <${FoldedTargets} title=${t("fight-cannot-be-aimed-at")} list=${barred} chosen=${chosen} open=${units.length === 0} />
  </div>`;
}

/**
 * When a weapon is taken on a phone, shows its user and the nearest enemy above the sheet.
 * @param {Target|null} nearest
 */
function useFraming(nearest) {
  const { unit = "", weapon = "" } = aim.aiming.value ?? {};
  useEffect(() => {
    const from = session.units.value[unit]?.at;
    if (!ui.narrow.value || !from || aim.aiming.value?.at !== null) return;
    showBoth(from, (nearest && targetCell(nearest)) ?? from);
  }, [unit, weapon]);
}

/**
 * A folded group of targets.
 * @param {{title: string, list: Target[], chosen: string, open?: boolean, warns?: boolean}} given
 */
function FoldedTargets({ title, list: some, chosen, open = false, warns = false }) {
  if (some.length === 0) return null;
  return html`<${Section} title=${`${title} (${some.length})`} open=${open || some.some((each) => targetKey(each) === chosen)}>
    ${warns && html`<p class="aim-warn remark"><${Icon} name="info" size=${16} />${t("fight-no-enemies-think-twice")}</p>`}
    <ul class="target-list stack gap-1">${some.map((target) => html`<${TargetRow} key=${targetKey(target)} target=${target} chosen=${chosen === targetKey(target)} />`)}</ul>
  </${Section}>`;
}

/** Whether the attack cannot hit, or nothing but a fumbled dodge lets it. @param {Target} target */
function neverHits(target) {
  return target.designable && target.odds !== null && ((target.odds.outcomes.miss?.p ?? 0) >= 1 || aim.isOutOfReach(target));
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
  return target.reason?.code === "out-of-sight" && !(chosen && askedPoint.value === aim.aiming.value?.at);
}

/**
 * Handles a press of a target's row: aims at it and shows both units on the map; for a target out
 * of sight shows what blocks the line.
 * @param {Target} target @param {boolean} chosen
 */
async function choose(target, chosen) {
  const aiming = aim.aiming.value;
  if (aiming === null) return;
  const from = session.units.value[aiming.unit]?.at ?? null;
  const to = targetCell(target);
  if (target.designable) {
    designate(chosen ? null : aimPointOf(target));
    if (!chosen && from && to) showBoth(from, to);
    return;
  }
  if (chosen && !showsBlocker(target, chosen)) return designate(null);
  const past = chosen ? overruleAttack(target.reason, target) : designateBarred(target);
  askedPoint.value = aim.aiming.value?.at ?? null;
  if (past && from && to) showBoth(from, to);
  const way = session.isHandler.value ? undefined : past;
  const blocker = await blockerOf(aiming.unit, target);
  if (blocker) {
    if (aim.aiming.value?.unit === aiming.unit) blockers.value = { ...blockers.value, [targetKey(target)]: blocker };
    if (from && to) showBoth(from, to);
    tellBlocker(target, blocker, way);
  } else if (way && target.reason) {
    showRefusal(target.reason.code, target.reason.params, null, way);
  }
}

/** Says why a target cannot be aimed at, and what is in the way. @param {Target} target */
export async function tellBarred(target) {
  const { reason } = target;
  if (reason === null) return;
  const past = designateBarred(target);
  const blocker = await blockerOf(aim.aiming.value?.unit ?? "", target);
  if (blocker !== null) tellBlocker(target, blocker, past, past ? "refused" : "note");
  else if (past) showRefusal(reason.code, reason.params, null, past);
  else toast("note", session.messages.value.refusal(reason.code, reason.params, session.naming.value));
}

/**
 * Returns what blocks the line of sight to a target; null where that does not bar it, or the server
 * names nothing.
 * @param {string} unit @param {Target} target
 * @returns {Promise<Blocker|null>}
 */
async function blockerOf(unit, target) {
  if (target.reason?.code !== "out-of-sight") return null;
  const to = target.unit ? { unit: target.unit } : targetCell(target);
  const answer = await query("sight", { from: { unit }, to });
  return answer.ok ? answer.result.blocked_by : null;
}

/**
 * Says what is in the way to a target and marks it on the map.
 * @param {Target} target @param {Blocker} blocker @param {ReturnType<typeof overruleAttack>} past
 *   the button past it
 * @param {"refused"|"note"} [kind]
 */
function tellBlocker(target, blocker, past, kind = "note") {
  flashCells([blocker]);
  toast(kind, t("fight-is-behind", { targetName: targetName(target), blocker: blockerWords(target, blocker) }), undefined, past);
}

/**
 * Returns what is in the way to a target. The ground of the hex that the attacker or the target
 * itself stands in is said to be that: "behind the ground at" its own hex would be a riddle.
 * @param {Target} target @param {Blocker} blocker
 */
function blockerWords(target, blocker) {
  const stands = (/** @type {string|null|undefined} */ id) => {
    const unit = session.units.value[id ?? ""];
    return unit?.at != null && cellsOf({ at: unit.at, footprint: unit.footprint }).some(({ q, r }) => q === blocker.q && r === blocker.r);
  };
  if (blocker.kind !== "ground") return blockerText(blocker);
  const user = aim.aiming.value?.unit;
  if (stands(user)) return t("fight-the-edge-of-the-attackers-hex", { name: session.units.value[user ?? ""].name });
  return stands(target.unit) ? t("fight-the-edge-of-its-own-hex") : blockerText(blocker);
}

/** Whether it is on the attacker's side. @param {Target} target */
const isOwnSide = (target) => sameSide(target.unit, aim.aiming.value?.unit ?? "");

/** Whether it is a prop or a neutral unit that is only an obstacle. @param {Target} target */
function isObject(target) {
  const unit = session.units.value[target.unit ?? ""];
  return !target.unit || (unit?.obstacle === true && unit.disposition === "neutral" && !isOwnSide(target));
}

/** Whether it is a unit of another side. @param {Target} target */
const isFoe = (target) => !isObject(target) && !isOwnSide(target);

/** Whether it is a unit of the other side, neutral ones excepted. @param {Target} target */
const isEnemy = (target) => isFoe(target) && session.units.value[target.unit ?? ""]?.disposition !== "neutral";

/**
 * The units of other sides that the list shows unfolded: every enemy, also one that cannot be aimed
 * at, then the neutral ones that an attack may hit and those that it cannot be aimed at.
 * @param {Target[]} targets
 */
function listedFoes(targets) {
  const order = (/** @type {Target} */ target) => (isEnemy(target) ? 0 : 3) + (!target.designable ? 2 : neverHits(target) ? 1 : 0);
  const listed = targets.filter((target) => isEnemy(target) || (isFoe(target) && !neverHits(target)));
  return listed.sort((a, b) => order(a) - order(b));
}

/** @param {{target: Target, chosen: boolean}} given */
function TargetRow({ target, chosen }) {
  const unit = target.unit ? session.units.value[target.unit] : null;
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  // scrolled once more when the card has its height
  const known = chosen && aimAnswer.value.at === targetKey(target);
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView({ block: ui.narrow.value ? "start" : "nearest" });
  }, [chosen, known]);
  const far = distanceText(target, heightTo(target));
  const prop = target.prop ? session.props.value[target.prop] : null;
  const neutral = unit?.disposition === "neutral" ? ` · ${session.messages.value.word("neutral")}` : "";
  const where = prop ? ` ${hexLabel(prop, session.map.value?.orientation ?? "flat")}` : neutral;
  return html`<li class=${"target" + (chosen ? " target-chosen" : "") + (target.designable ? "" : " target-barred")} ref=${ref}>
    <button type="button" class="target-row plain" aria-expanded=${String(chosen)} onClick=${() => choose(target, chosen)}>
      ${unit ? html`<${Side} disposition=${unit.disposition} size=${18} />` : html`<${Icon} name="prop" size=${18} />`}
      <span class="target-name wrap">${targetName(target)}${unit && html`<span class="sr"> (${unitSummary(unit)})</span>`}<span class="quiet">${where} · ${far}</span></span>
      <b class=${"target-odds" + (aim.canAttackNow.value ? "" : " target-odds-if quiet")}>${aim.targetChance(target)}${target.odds && !aim.isOutOfReach(target) && html`<span class="sr">${t("fight-to-hit-value", { value: " " })}</span>`}</b>
      ${target.reason && html`<span class="target-why fine">${reasonText(target.reason)}</span>`}
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
  const unit = aim.aiming.value?.unit ?? "";
  const scene = session.scene.value;
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
  return html`<span class="target-why fine">${blocker === null ? t("fight-what-is-in-the-way") : t("fight-behind", { blocker: blockerWords(target, blocker) })}</span>`;
}

/**
 * The row of a bare hex that an area is aimed at.
 * @param {{place: import("../../core/store.js").CellAt}} given
 */
function HexTarget({ place }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const where = hexLabel(place, session.map.value?.orientation ?? "flat");
  useEffect(() => ref.current?.scrollIntoView({ block: ui.narrow.value ? "start" : "nearest" }), [where]);
  const { at, answer } = aimAnswer.value;
  const known = at === targetKey(place) ? answer : null;
  const far = known ? ` · ${distanceText(known, 0)}` : "";
  const top = (session.map.value?.ceiling ?? 100) - 1;
  return html`<section class="target target-chosen" aria-label=${t("fight-hex", { where })} ref=${ref}>
    <button type="button" class="target-row plain" aria-expanded="true" onClick=${() => designate(null)}>
      <${Icon} name="ping" size=${18} />
      <span class="target-name wrap">${t("fight-hex", { where })}<span class="quiet">${far}</span></span>
    </button>
    <div class="aim-level">
      <${Stepper} label=${t("fight-level-of-its-middle")} value=${place.level} min=${session.map.value?.floor ?? 0} max=${top} onChange=${(/** @type {number} */ level) => designate({ ...place, level })} />
    </div>
    <${AimCard} />
  </section>`;
}
