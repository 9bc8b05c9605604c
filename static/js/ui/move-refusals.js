// Why a plan on the map leads nowhere, or no higher: what the board cannot know, the server is asked.

import { nextLevel } from "../board/plan.js";
import * as app from "../core/app.js";
import { boardOfPage } from "../core/action-context.js";

let whyTimer = 0;
let asked = "";

/**
 * The board knows the reasons beside the reach; of a hex further off the server is asked, once the
 * pointer rests.
 * @param {() => any} board @param {import("../board/types.js").Plan|null} plan
 */
export function explainPlan(board, plan) {
  const key = plan?.refusal?.code === "out-of-reach" ? JSON.stringify([plan.unit, plan.mode, plan.hex]) : "";
  if (key === asked) return;
  asked = key;
  clearTimeout(whyTimer);
  if (key === "" || plan === null) return;
  whyTimer = window.setTimeout(async () => {
    const told = await queryPathRefusal(plan.unit, plan.mode, plan.hex);
    if (asked === key) asked = "";
    if (told.code && told.code !== "out-of-reach") board().explain(plan, { code: told.code, params: told.params ?? {} });
  }, 60);
}

let higherTimer = 0;
let askedHigher = "";

/**
 * Why a flight cannot end one level higher than what is on offer.
 * @param {() => any} board @param {import("../board/types.js").Plan|null} plan
 */
export function explainHigherLevel(board, plan) {
  const level = plan && !plan.above ? nextLevel(plan) : null;
  const key = level === null || plan === null ? "" : JSON.stringify([plan.unit, plan.hex, level]);
  if (key === askedHigher) return;
  askedHigher = key;
  clearTimeout(higherTimer);
  if (key === "" || plan === null || level === null) return;
  higherTimer = window.setTimeout(async () => {
    const told = await queryPathRefusal(plan.unit, plan.mode, { ...plan.hex, level });
    if (askedHigher === key) askedHigher = "";
    if (told.code) board().explainAbove(plan, { code: told.code, params: told.params ?? {} });
  }, 120);
}

/**
 * @param {string} unit @param {string} mode @param {{q: number, r: number, level?: number}} to
 * @returns {Promise<any>}
 */
async function queryPathRefusal(unit, mode, to) {
  const range = app.isOverruling.value ? { range: app.units.value[unit]?.speed } : {};
  const answer = await app.query("path", { unit, mode, to, ...range });
  return answer.ok ? answer.result : answer;
}

/**
 * Why a drag led nowhere. The board knows the reasons next to the reach; for hexes further off the
 * server is asked.
 * @param {{code: string, params: any, cell: any, unit: string}} refusal
 */
export async function refusedDrag({ code, params, cell, unit }) {
  const past = (/** @type {string} */ why) => placeAnyway(unit, cell) ?? app.refusalAction({ type: "unit.move", unit, overrule: true }, why, { to: cell });
  if (code === "out-of-reach") {
    const told = await queryPathRefusal(unit, app.mode.value, { q: cell.q, r: cell.r });
    if (told.code) return app.showRefusal(told.code, told.params ?? {}, told.data?.cell ? told.data : { cell }, past(told.code));
  }
  app.showRefusal(code, params, { cell }, past(code));
}

let taps = 0;

/**
 * A finger has planned a way: where it leads nowhere, a pilot reads why beside the way to ask for it,
 * as after a drag; what was said of another hex is over.
 * @param {import("../board/types.js").Plan} plan
 */
export async function barredTap({ unit, mode, hex, refusal }) {
  if (app.isHandler.value) return;
  const tap = (taps += 1);
  if (refusal === null) return app.dismissRefusals();
  const further = refusal.code === "out-of-reach" ? await queryPathRefusal(unit, mode, hex) : {};
  if (tap !== taps || app.selected.value !== unit) return;
  const { code, params } = further.code ? further : refusal;
  const past = app.refusalAction({ type: "unit.move", unit, overrule: true }, code, { to: hex });
  // what cannot be asked is told on the map
  if (past) app.showRefusal(code, params ?? {}, further.data?.cell ? further.data : { cell: refusal.cell }, past);
  else app.dismissRefusals();
}

/**
 * Whatever bars a drag, the Handler can put the unit there: on what one stands on, nearest to its
 * level.
 * @param {string} id @param {{q: number, r: number, level?: number}} cell
 */
function placeAnyway(id, cell) {
  const unit = app.units.value[id];
  if (!app.isHandler.value || !unit?.at) return undefined;
  const level = nearestLevel(cell, unit.at.level);
  const command = { type: "unit.place", unit: id, at: { q: cell.q, r: cell.r, level }, overrule: true };
  return { label: "Put it there anyway", title: `At level ${level}, whatever bars it. The log says so.`, run: () => void app.send(command) };
}

/** The level of a hex to stand on that is nearest to another. @param {{q: number, r: number}} hex @param {number} near */
export function nearestLevel({ q, r }, near) {
  const { surfaces, ground } = boardOfPage()?.describe({ q, r }) ?? {};
  const places = /** @type {number[]} */ ([...(surfaces ?? [])]).sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return places[0] ?? ground ?? near;
}
