// Plans of upgrades that are being made, their cost, and whether they need approval.

import { effect, signal, untracked } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { planForServer, pointsOf, withoutGranted } from "./plan.js";
import { query } from "../../core/commands.js";
import * as session from "../../core/session.js";

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
    const now = session.characters.value;
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

/** Whether this seat's upgrades need the Handler's approval. */
export function needsApproval() {
  return !session.isHandler.value && Boolean(session.table.value?.options?.upgrades_need_approval);
}

/** The running mission, or undefined. */
function runningMission() {
  return Object.values(session.missions.value).find((mission) => mission.phase === "running");
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
  const categories = session.categories.value;
  const mission = runningMission()?.id;
  useEffect(() => {
    if (steps.length === 0) {
      setGot(null);
      return undefined;
    }
    let current = true;
    query("upgrade_plan", { character: character.id, upgrades: JSON.parse(key) }).then((answer) => {
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
      const answer = await query("upgrade_plan", { character: character.id, upgrades });
      return answer.ok ? answer.result.refused : { code: answer.code, params: answer.params };
    }),
  );
}
