// Shared state of the character panels: who plays and steers whom, plans being made and their cost.

import { effect, signal, untracked } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { planForServer, pointsOf, withoutGranted } from "./plan.js";
import { controllersOf, seatControls } from "../../core/unit-control.js";
import * as app from "../../core/app.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").Upgrade} Upgrade */
/** @typedef {import("../../core/store.js").PlanAnswer} PlanAnswer */
/** @typedef {import("../../core/store.js").RefusalReason} Bar */

/** Plans being made in this browser, by character; kept when a sheet closes. */
const planDrafts = signal(/** @type {Record<string, Upgrade[]>} */ ({}));

/** One object for every empty plan, since plans are compared by identity. @type {Upgrade[]} */
const NOTHING = [];

/** The plan being made for a character. @param {string} id @returns {Upgrade[]} */
export function planDraft(id) {
  return planDrafts.value[id] ?? NOTHING;
}

/** Sets the plan being made for a character. @param {string} id @param {Upgrade[]} steps */
export function setPlanDraft(id, steps) {
  planDrafts.value = { ...planDrafts.value, [id]: steps };
  if (granted.peek()[id]) granted.value = { ...granted.peek(), [id]: 0 };
}

/** How many changes left each plan, since its last edit, because the sheet has got them. */
const granted = signal(/** @type {Record<string, number>} */ ({}));

/** How many changes of a plan the sheet has got since its last edit. @param {string} id */
export function grantedCount(id) {
  return granted.value[id] ?? 0;
}

/** How many points and advancements a plan has. @param {readonly Upgrade[]} steps */
export const changeCount = (steps) => steps.reduce((sum, step) => sum + pointsOf(step), 0);

/**
 * Removes from plans what their sheets have got meanwhile, by approval or by the Handler's edit.
 */
export function watchPlanDrafts() {
  let before = /** @type {Record<string, Character>} */ ({});
  effect(() => {
    const now = app.characters.value;
    untracked(() => {
      for (const [id, steps] of Object.entries(planDrafts.value)) {
        const [was, is] = [before[id]?.sheet, now[id]?.sheet];
        if (steps.length === 0 || was === undefined || is === undefined || was === is) continue;
        const left = withoutGranted(steps, was, is);
        const gone = changeCount(steps) - changeCount(left);
        if (gone === 0) continue;
        planDrafts.value = { ...planDrafts.value, [id]: left };
        granted.value = { ...granted.value, [id]: grantedCount(id) + gone };
      }
      before = now;
    });
  });
}

/** All characters, sorted by name. */
export function charactersByName() {
  return Object.values(app.characters.value).sort((a, b) => a.name.localeCompare(b.name));
}

/** The character of this seat, or null. */
export function ownCharacter() {
  const seat = app.you.value?.seat;
  return charactersByName().find((character) => character.seat === seat) ?? null;
}

/** The character linked to a unit, or null. @param {string} unit */
export function characterOfUnit(unit) {
  return Object.values(app.characters.value).find((character) => character.unit === unit) ?? null;
}

/** "Ann, played by Ben" for a unit's character; "" for none. @param {string} unit */
export function linkText(unit) {
  const character = characterOfUnit(unit);
  if (character === null) return "";
  const seat = character.seat === null ? undefined : app.seats.value[character.seat];
  return `${character.name}, played by ${seat?.name ?? "nobody"}`;
}

/** Whether this seat plays a character, or is the Handler. @param {Character} character */
export function ownsCharacter(character) {
  return app.isHandler.value || (character.seat !== null && character.seat === app.you.value?.seat);
}

/**
 * Whether this seat may roll a character's tests: it plays it or steers its unit.
 * @param {Character} character
 */
export function mayRollFor(character) {
  return ownsCharacter(character) || seatControls(app.you.value?.seat, app.units.value[character.unit ?? ""]);
}

/** Who plays a character, else who steers its unit. @param {Character} character */
export function playedBy(character) {
  const unit = app.units.value[character.unit ?? ""];
  if (character.seat === null && seatControls(app.you.value?.seat, unit)) return `you steer ${unit?.name}`;
  if (character.seat === null && controllersOf(unit).length > 0) return `${app.pilotNames(unit)} ${controllersOf(unit).length > 1 ? "steer" : "steers"} ${unit?.name}`;
  if (character.seat === null) return "nobody plays it";
  if (character.seat === app.you.value?.seat) return "yours";
  return app.seats.value[character.seat]?.name ?? "";
}

/** Whether this seat's upgrades need the Handler's approval. */
export function needsApproval() {
  return !app.isHandler.value && Boolean(app.table.value?.options?.upgrades_need_approval);
}

/** The running mission, or undefined. */
function runningMission() {
  return Object.values(app.missions.value).find((mission) => mission.phase === "running");
}

/** The characters whose plans need approval. */
export function pendingPlans() {
  return charactersByName().filter((character) => character.plan.length > 0);
}

/** The text of a refusal or of a reason. @param {Bar} bar */
export function refusalText(bar) {
  return app.messages.value.refusal(bar.code, bar.params, app.naming.value);
}

/** Opens the dialog of a character's sheet. @param {string} id  "" for a new character */
export function openSheet(id) {
  app.modal.value = { kind: "character", id };
}

/**
 * The cost and the result of a plan, from the server; asked again when the sheet, the categories or
 * the running mission change. `upToDate` is false while an answer is awaited.
 * @param {Character} character
 * @param {readonly Upgrade[]} steps
 * @returns {{answer: PlanAnswer|null, refused: (Bar & {step: number})|null, upToDate: boolean}}
 */
export function usePlan(character, steps) {
  const [got, setGot] = useState(/** @type {{key: string, of: any, answer: PlanAnswer|null, refused: any}|null} */ (null));
  const key = JSON.stringify(planForServer(steps));
  const categories = app.categories.value;
  const mission = runningMission()?.id;
  useEffect(() => {
    if (steps.length === 0) {
      setGot(null);
      return undefined;
    }
    let current = true;
    app.query("upgrade_plan", { character: character.id, upgrades: JSON.parse(key) }).then((answer) => {
      if (!current) return;
      if (answer.ok) setGot({ key, of: character.sheet, answer: answer.result, refused: answer.result.refused });
      else setGot({ key, of: character.sheet, answer: null, refused: { step: -1, code: answer.code, params: answer.params } });
    });
    return () => {
      current = false;
    };
  }, [key, character.sheet, categories, mission]);
  if (steps.length === 0) return { answer: null, refused: null, upToDate: true };
  const upToDate = got !== null && got.key === key && got.of === character.sheet;
  return { answer: got?.answer ?? null, refused: got?.refused ?? null, upToDate };
}

/**
 * For each further step, why it cannot follow a plan, or null if it can.
 * @param {Character} character
 * @param {readonly Upgrade[]} steps
 * @param {readonly Upgrade[]} more  tried one at a time
 * @returns {Promise<(Bar|null)[]>}
 */
export function refusalsOf(character, steps, more) {
  return Promise.all(
    more.map(async (step) => {
      const upgrades = planForServer([...steps, step]);
      const answer = await app.query("upgrade_plan", { character: character.id, upgrades });
      return answer.ok ? answer.result.refused : { code: answer.code, params: answer.params };
    }),
  );
}
