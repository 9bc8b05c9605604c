// Why a movement is refused. For what the board does not know, the server is queried.

import { nextLevel } from "../../board/plan.js";
import { boardOfPage, unitTarget } from "../../core/board-handle.js";
import { query, send } from "../../core/commands.js";
import { dismissRefusals, dismissToast, showRefusal, toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { isOverruling } from "../handler/overrule.js";
import { refusalAction } from "../handler/refusal-action.js";
import { t } from "../../text/t.js";

let whyTimer = 0;
let asked = "";

/**
 * Adds to a plan why it is out of reach. Far hexes are queried once the pointer rests.
 * @param {() => import("../../core/board-handle.js").BoardHandle} board @param {import("../../board/types.js").Plan|null} plan
 */
export function explainPlan(board, plan) {
  const key = plan?.refusal?.code === "out-of-reach" ? JSON.stringify([plan.unit, plan.mode, plan.hex]) : "";
  if (key === asked) return;
  asked = key;
  clearTimeout(whyTimer);
  if (key === "" || plan === null) return;
  whyTimer = window.setTimeout(async () => {
    const found = await queryPathRefusal(plan.unit, plan.mode, plan.hex);
    if (asked === key) asked = "";
    if (found.code && found.code !== "out-of-reach") board().explain(plan, { code: found.code, params: found.params ?? {} });
  }, 60);
}

let higherTimer = 0;
let askedHigher = "";

/**
 * Adds to a plan why the flight cannot end one level higher.
 * @param {() => import("../../core/board-handle.js").BoardHandle} board @param {import("../../board/types.js").Plan|null} plan
 */
export function explainHigherLevel(board, plan) {
  const level = plan && !plan.above ? nextLevel(plan) : null;
  const key = level === null || plan === null ? "" : JSON.stringify([plan.unit, plan.hex, level]);
  if (key === askedHigher) return;
  askedHigher = key;
  clearTimeout(higherTimer);
  if (key === "" || plan === null || level === null) return;
  higherTimer = window.setTimeout(async () => {
    const found = await queryPathRefusal(plan.unit, plan.mode, { ...plan.hex, level });
    if (askedHigher === key) askedHigher = "";
    if (found.code) board().explainAbove(plan, { code: found.code, params: found.params ?? {} });
  }, 120);
}

/**
 * Queries the path to a hex. Returns the answer or the refusal.
 * @param {string} unit @param {string} mode @param {{q: number, r: number, level?: number}} to
 * @returns {Promise<any>}
 */
export async function queryPathRefusal(unit, mode, to) {
  const range = isOverruling.value ? { range: session.units.value[unit]?.speed } : {};
  const answer = await query("path", { unit, mode, to, ...range });
  return answer.ok ? answer.result : answer;
}

/**
 * Shows why a drag led nowhere. Far hexes are queried.
 * @param {{code: string, params: Record<string, unknown>, cell: import("../../core/store.js").CellAt, unit: string}} refusal
 */
export async function refusedDrag({ code, params, cell, unit }) {
  const action = (/** @type {string} */ why) => placeAnyway(unit, cell) ?? refusalAction({ type: "unit.move", unit, overrule: true }, why, { to: cell });
  if (code === "out-of-reach") {
    const found = await queryPathRefusal(unit, selection.mode.value, { q: cell.q, r: cell.r });
    if (found.code) return showRefusal(found.code, found.params ?? {}, found.data?.cell ? found.data : { cell }, action(found.code));
  }
  showRefusal(code, params, { cell }, action(code));
}

/** @typedef {import("../../board/types.js").Plan} Plan */

/** The plan of the last tap that led nowhere, and the id of the message with its request. */
let barred = { plan: "", message: 0 };

/** @param {Plan} plan */
const planKey = ({ unit, mode, hex }) => JSON.stringify([unit, mode, hex.q, hex.r]);

/**
 * Handles a path planned by touch. When it leads nowhere, the note on the map says why, and a pilot
 * gets the button for a request; a refusal of another hex is dismissed.
 * @param {Plan} plan
 */
export async function barredTap(plan) {
  const { unit, mode, hex, refusal } = plan;
  if (session.isHandler.value) return;
  if (refusal === null) return dismissRefusals();
  const key = planKey(plan);
  barred = { plan: key, message: 0 };
  const further = refusal.code === "out-of-reach" ? await queryPathRefusal(unit, mode, hex) : {};
  if (barred.plan !== key || selection.selected.value !== unit) return;
  const { code, params } = further.code ? further : refusal;
  const action = refusalAction({ type: "unit.move", unit, overrule: true }, code, { to: hex });
  dismissRefusals();
  const why = session.messages.value.refusal(code, params ?? {}, session.naming.value);
  if (!action) return;
  // who has asked has read why: the map is free again
  const ask = () => {
    boardOfPage()?.cancel();
    action.run();
  };
  barred.message = toast("note", t("units-the-handler-may-allow-it", { why, name: session.units.value[unit]?.name }), () => unitTarget(unit), { ...action, foot: why, run: ask });
}

/**
 * Takes back the request that was offered for a plan, once that is not the plan any more.
 * @param {Plan|null} plan  the plan on the map now
 */
export function endBarredTap(plan) {
  if (barred.plan === "" || (plan !== null && planKey(plan) === barred.plan)) return;
  dismissToast(barred.message);
  barred = { plan: "", message: 0 };
}

/**
 * Returns the Handler's action that puts the unit on the hex anyway, on the surface nearest to its
 * level.
 * @param {string} id @param {{q: number, r: number, level?: number}} cell
 */
function placeAnyway(id, cell) {
  const unit = session.units.value[id];
  if (!session.isHandler.value || !unit?.at) return undefined;
  const level = nearestLevel(cell, unit.at.level);
  const command = { type: "unit.place", unit: id, at: { q: cell.q, r: cell.r, level }, overrule: true };
  return { label: t("units-put-it-there-anyway"), title: t("units-at-level-whatever-bars-it-the", { level }), run: () => void send(command) };
}

/**
 * Returns the level to stand on in a hex that is nearest to another level.
 * @param {{q: number, r: number}} hex @param {number} near
 */
export function nearestLevel({ q, r }, near) {
  const { surfaces, ground } = boardOfPage()?.describe({ q, r }) ?? {};
  const places = /** @type {number[]} */ ([...(surfaces ?? [])]).sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return places[0] ?? ground ?? near;
}
