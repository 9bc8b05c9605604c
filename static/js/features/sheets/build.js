// How the points of a character's sheet replace those of the frame's build: which numbers change,
// and a button that takes the build's points over into the sheet's plan.

import { useEffect, useState } from "preact/hooks";
import { withRaise } from "./plan.js";
import { query } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { contentName } from "../fight/content.js";
import { Icon } from "../../ui/icons.js";
import { planDraft, setPlanDraft } from "./plan-state.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../fight/types.js").FrameNumbers & {integrity: {value: number}, stability: {value: number}}} FrameNumbers */
/** @typedef {"integrity"|"stability"|"regained"|"scanner"|"detectors"} NumberField */
/** @typedef {{name: string, was: string, now: string}} ChangedNumber */
/**
 * @typedef {{numbers: FrameNumbers, profiles: Record<string, {weapon: {name: string}, reach: {value: number}}>}} FrameAnswer
 *   of the query `frame`
 */

/** Numbers of a frame that points can change: field and label. @type {[NumberField, string][]} */
const NUMBERS = [
  ["integrity", t("sheets-integrity")],
  ["stability", t("sheets-stability")],
  ["regained", t("sheets-stability-regained")],
  ["scanner", t("sheets-scanner")],
  ["detectors", t("sheets-detectors")],
];
const DICE = /** @type {const} */ (["sharpness", "smarts", "synergy"]);

/** "d8+1", or "none" without a die. @param {{sides: number, plus: number}|undefined} roll */
function dieText(roll) {
  if (!roll) return "";
  if (roll.sides === 0) return "none";
  return `d${roll.sides}${roll.plus ? `+${roll.plus}` : ""}`;
}

/**
 * The numbers that differ between a build alone and the build with a sheet.
 * @param {FrameAnswer} alone @param {FrameAnswer} piloted
 * @returns {ChangedNumber[]}
 */
export function changedNumbers(alone, piloted) {
  const rows = [
    ...NUMBERS.map(([field, name]) => ({ name, was: alone.numbers[field].value, now: piloted.numbers[field].value })),
    ...Object.keys(alone.numbers.plating).map((type) => ({
      name: t("sheets-mitigation-of", { contentName: contentName("damage_types", type).toLowerCase() }),
      was: alone.numbers.plating[type].value,
      now: piloted.numbers.plating[type]?.value ?? 0,
    })),
    ...DICE.map((id) => ({ name: contentName("skills", id).replace(/^./, (letter) => letter.toUpperCase()), was: dieText(alone.numbers[id]), now: dieText(piloted.numbers[id]) })),
    ...Object.keys(alone.profiles).map((id) => ({
      name: t("sheets-range-of", { name: alone.profiles[id].weapon.name }),
      was: alone.profiles[id].reach.value,
      now: piloted.profiles[id].reach.value,
    })),
  ];
  return rows.filter(({ was, now }) => was !== now).map(({ name, was, now }) => ({ name, was: String(was), now: String(now) }));
}

/**
 * The numbers of a unit that change with a character's sheet; null while that is asked, and without
 * a frame.
 * @param {Unit|undefined} unit
 * @param {Character|null} character  null: a new one with an empty sheet
 * @returns {ChangedNumber[]|null}
 */
function useChangedNumbers(unit, character) {
  const [got, setGot] = useState(/** @type {ChangedNumber[]|null} */ (null));
  const design = unit?.frame?.design;
  const key = design && JSON.stringify(design);
  useEffect(() => {
    setGot(null);
    if (!design) return undefined;
    let current = true;
    const piloted = character === null ? { build: { ...design, skills: {}, hull: {}, awards: {} } } : { build: design, character: character.id };
    Promise.all([query("frame", { build: design }), query("frame", piloted)]).then(([alone, then]) => {
      if (current && alone.ok && then.ok && alone.result.numbers && then.result.numbers) setGot(changedNumbers(alone.result, then.result));
    });
    return () => {
      current = false;
    };
  }, [key, character?.id, character?.sheet, session.categories.value]);
  return got;
}

/** @param {{changes: ChangedNumber[]}} given */
function ChangeList({ changes }) {
  return html`<ul class="build-changes">
    ${changes.map(({ name, was, now }) => html`<li key=${name}><span>${name}</span> <span class="quiet">${was}</span><span class="sr"> ${t("sheets-becomes")} </span><${Icon} name="right" size=${12} /><b>${now}</b></li>`)}
  </ul>`;
}

/**
 * Returns whether a sheet has no points of its own and the build of the unit has some.
 * @param {string} unit  id @param {Character|null} character  null: a new one
 */
export function canTakePoints(unit, character) {
  const design = session.units.value[unit]?.frame?.design;
  const empty = character === null || Object.values(character.attributes).every((each) => each.points === 0);
  return empty && design !== undefined && design !== null && Object.keys({ ...design.skills, ...design.hull }).length > 0;
}

/**
 * The note shown before a character is linked to a unit.
 * @param {{unit: string, character: Character|null}} given
 */
export function LinkNote({ unit, character }) {
  const changes = useChangedNumbers(session.units.value[unit], character);
  if (changes === null || changes.length === 0) return null;
  const { name } = session.units.value[unit];
  return html`<div class="build-note stack" role="note">
    <p><b>${t("sheets-the-sheet-counts-not-the-build")}</b> ${t("sheets-goes-by", { name, value: character === null ? t("sheets-the-points-of-a-still-empty") : t("sheets-the-points-of", { name: character.name }) })}</p>
    <${ChangeList} changes=${changes} />
    <p class="quiet">${character === null ? t("sheets-the-sheet-can-then-take-the") : t("sheets-once-they-are-linked-the-sheet")}</p>
  </div>`;
}

/**
 * The points of a build that a sheet lacks, by attribute, and how many of them fit into its pools.
 * @param {import("../fight/types.js").FrameView["design"]} design
 * @param {Character["attributes"]} attributes @param {Character["pools"]} pools
 */
export function missingPoints(design, attributes, pools) {
  const left = Object.fromEntries(Object.entries(pools).map(([id, pool]) => [id, Math.max(0, pool.left)]));
  const wanted = { ...design.skills, ...design.hull };
  const steps = Object.keys(attributes).flatMap((id) => {
    const now = attributes[id];
    const lacks = (wanted[id] ?? 0) - now.points;
    if (lacks <= 0) return [];
    const fits = Math.min(lacks, Math.max(0, now.cap - now.value), left[now.category] ?? 0);
    left[now.category] -= fits;
    return [{ id, lacks, fits }];
  });
  return { steps, lacks: steps.reduce((sum, each) => sum + each.lacks, 0), fits: steps.reduce((sum, each) => sum + each.fits, 0) };
}

/**
 * The note on a sheet whose frame was built with other points.
 * @param {{character: Character, acts: boolean, plan: ReturnType<typeof import("./plan-state.js").usePlan>}} given
 */
export function BuildPoints({ character, acts, plan }) {
  const unit = session.units.value[character.unit ?? ""];
  const changes = useChangedNumbers(unit, character);
  const design = unit?.frame?.design;
  if (!design || changes === null || changes.length === 0) return null;
  const before = missingPoints(design, character.attributes, character.pools);
  const { steps, lacks, fits } = missingPoints(design, plan.answer?.attributes ?? character.attributes, plan.answer?.pools ?? character.pools);
  // a sheet with more points than the build needs no note
  if (before.lacks === 0) return null;
  function take() {
    let planned = planDraft(character.id);
    for (const step of steps) for (let n = 0; n < step.fits; n += 1) planned = withRaise(planned, step.id);
    setPlanDraft(character.id, [...planned]);
  }
  const over = lacks - fits;
  return html`<section class="build-note stack" aria-label=${t("sheets-the-sheet-counts-not-the-build-2")}>
    <p><b>${t("sheets-the-sheet-counts-not-the-build")}</b> ${t("sheets-was-built-with-other-points", { name: unit.name })}</p>
    <${ChangeList} changes=${changes} />
    ${acts &&
    fits > 0 &&
    html`<button type="button" class="button button-strong" onClick=${take}><${Icon} name="download" /><span>${t("sheets-take-the-points-of-the-build")}</span></button>`}
    ${acts && fits === 0 && lacks === 0 && html`<p class="quiet">${t("sheets-they-are-in-the-plan-below")}</p>`}
    ${over > 0 && html`<p class="quiet">${t("sheets-of-the-build-not-fit-what", { points: t("count-points", { n: over }), over })}</p>`}
  </section>`;
}
