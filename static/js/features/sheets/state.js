// What the panels about characters share: whose they are, plans that are being made, their price.

import { effect, signal, untracked } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { planForServer, withoutGranted } from "./plan.js";
import { hands, steers } from "../../core/steering.js";
import * as app from "../../core/app.js";
import { minus } from "../../text/messages.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").Upgrade} Upgrade */
/** @typedef {import("../../core/store.js").PlanAnswer} PlanAnswer */
/** @typedef {import("../../core/store.js").Bar} Bar */

/** Plans that this browser makes, by character; they stay when a sheet is closed. */
const planDrafts = signal(/** @type {Record<string, Upgrade[]>} */ ({}));

/** The same as long as nothing is planned. @type {Upgrade[]} */
const NOTHING = [];

/** @param {string} id @returns {Upgrade[]} */
export function planDraft(id) {
  return planDrafts.value[id] ?? NOTHING;
}

/** @param {string} id @param {Upgrade[]} steps */
export function setPlanDraft(id, steps) {
  planDrafts.value = { ...planDrafts.value, [id]: steps };
  if (granted.peek()[id]) granted.value = { ...granted.peek(), [id]: 0 };
}

/** How many changes left a plan, since it was last touched, because the sheet has them by now. */
const granted = signal(/** @type {Record<string, number>} */ ({}));

/** @param {string} id */
export function grantedCount(id) {
  return granted.value[id] ?? 0;
}

/** How many points and advancements a plan is about. @param {readonly Upgrade[]} steps */
export const changeCount = (steps) => steps.reduce((sum, step) => sum + (step.points ?? 1), 0);

/** Plans follow their sheets: what the Handler approved or set meanwhile is not planned again. */
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

/** @param {number} n @param {string} one */
export function countText(n, one) {
  return `${minus(n)} ${Math.abs(n) === 1 ? one : `${one}s`}`;
}

/** Everybody of the crew, by name. */
export function charactersByName() {
  return Object.values(app.characters.value).sort((a, b) => a.name.localeCompare(b.name));
}

/** The character of this seat, or null. */
export function ownCharacter() {
  const seat = app.you.value?.seat;
  return charactersByName().find((character) => character.seat === seat) ?? null;
}

/** The character that a unit stands for, or null. @param {string} unit */
export function characterOfUnit(unit) {
  return Object.values(app.characters.value).find((character) => character.unit === unit) ?? null;
}

/** The character of a unit that no seat steers, and who plays it; "" for none. @param {string} unit */
export function linkText(unit) {
  const character = characterOfUnit(unit);
  if (character === null) return "";
  const seat = character.seat === null ? undefined : app.seats.value[character.seat];
  return `${character.name}, played by ${seat?.name ?? "nobody"}`;
}

/** Whether this seat acts for a character. @param {Character} character */
export function ownsCharacter(character) {
  return app.isHandler.value || (character.seat !== null && character.seat === app.you.value?.seat);
}

/** Whether this seat rolls a character's tests: its own, or one whose unit it steers. @param {Character} character */
export function mayRollFor(character) {
  return ownsCharacter(character) || steers(app.you.value?.seat, app.units.value[character.unit ?? ""]);
}

/** Who plays a character, or else who steers its unit for now. @param {Character} character */
export function playedBy(character) {
  const unit = app.units.value[character.unit ?? ""];
  if (character.seat === null && steers(app.you.value?.seat, unit)) return `you steer ${unit?.name}`;
  if (character.seat === null && hands(unit).length > 0) return `${app.pilotNames(unit)} ${hands(unit).length > 1 ? "steer" : "steers"} ${unit?.name}`;
  if (character.seat === null) return "nobody plays it";
  if (character.seat === app.you.value?.seat) return "yours";
  return app.seats.value[character.seat]?.name ?? "";
}

/** Whether this seat's upgrades wait for the Handler's word. */
export function needsApproval() {
  return !app.isHandler.value && Boolean(app.table.value?.options?.upgrades_need_approval);
}

/** The mission that runs, or undefined. */
function runningMission() {
  return Object.values(app.missions.value).find((mission) => mission.phase === "running");
}

/** Plans that wait for the Handler. */
export function pendingPlans() {
  return charactersByName().filter((character) => character.plan.length > 0);
}

/** @param {Bar} bar  or a refusal */
export function refusalText(bar) {
  return app.messages.value.refusal(bar.code, bar.params, app.naming.value);
}

/** @param {string} id */
export function openSheet(id) {
  app.book.value = { kind: "character", id };
}

/**
 * What a plan costs and does, as the server says; asked again when the sheet or the rules change,
 * and when a mission begins or ends.
 * `stands` is false while an answer is awaited.
 * @param {Character} character
 * @param {readonly Upgrade[]} steps
 * @returns {{answer: PlanAnswer|null, refused: (Bar & {step: number})|null, stands: boolean}}
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
    app.ask("upgrade_plan", { character: character.id, upgrades: JSON.parse(key) }).then((answer) => {
      if (!current) return;
      if (answer.ok) setGot({ key, of: character.sheet, answer: answer.result, refused: answer.result.refused });
      else setGot({ key, of: character.sheet, answer: null, refused: { step: -1, code: answer.code, params: answer.params } });
    });
    return () => {
      current = false;
    };
  }, [key, character.sheet, categories, mission]);
  if (steps.length === 0) return { answer: null, refused: null, stands: true };
  const stands = got !== null && got.key === key && got.of === character.sheet;
  return { answer: got?.answer ?? null, refused: got?.refused ?? null, stands };
}

/**
 * Why each of these steps cannot follow a plan, or null where it can; empty while it is asked.
 * @param {Character} character
 * @param {readonly Upgrade[]} steps
 * @param {readonly Upgrade[]} more  one of them at a time
 * @returns {Promise<(Bar|null)[]>}
 */
export function refusalsOf(character, steps, more) {
  return Promise.all(
    more.map(async (step) => {
      const upgrades = planForServer([...steps, step]);
      const answer = await app.ask("upgrade_plan", { character: character.id, upgrades });
      return answer.ok ? answer.result.refused : { code: answer.code, params: answer.params };
    }),
  );
}
