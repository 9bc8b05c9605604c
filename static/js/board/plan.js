/**
 * Builds movement plans from the server's `reach` answers. It knows no movement rules; it only
 * follows the predecessors in the answer back to the start.
 * @import {Beyond, Cell, Hex, Mode, Plan, ReachAnswer, ReachCell} from "./types.js"
 */

import { distance } from "../core/hexes.js";
import { cellKey, hexKey } from "./projection.js";

/**
 * @typedef {object} ReachIndex
 * @property {ReachAnswer} answer
 * @property {Map<number, ReachCell>} cells       by cellKey
 * @property {Map<number, ReachCell[]>} byHex     ascending by level
 * @property {Map<number, Beyond[]>} beyond       by hexKey
 */

/**
 * Indexes the cells of an answer by cell and by hex.
 * @param {ReachAnswer} answer @returns {ReachIndex}
 */
export function indexReach(answer) {
  const index = { answer, cells: new Map(), byHex: new Map(), beyond: new Map() };
  const { start } = answer;
  for (const cell of answer.cells) {
    index.cells.set(cellKey(cell.q, cell.r, cell.level), cell);
    if (cell.q === start.q && cell.r === start.r && cell.level === start.level) continue;
    const key = hexKey(cell.q, cell.r);
    const list = index.byHex.get(key);
    if (list) list.push(cell);
    else index.byHex.set(key, [cell]);
  }
  for (const list of index.byHex.values()) {
    list.sort((/** @type {ReachCell} */ a, /** @type {ReachCell} */ b) => a.level - b.level);
  }
  for (const cell of answer.beyond ?? []) {
    const key = hexKey(cell.q, cell.r);
    const list = index.beyond.get(key);
    if (list) list.push(cell);
    else index.beyond.set(key, [cell]);
  }
  return index;
}

/**
 * Returns the cells of a movement in order, without the start.
 * @param {ReachIndex} index @param {ReachCell} end @returns {Cell[]}
 */
export function pathTo(index, end) {
  const { start } = index.answer;
  /** @type {Cell[]} */
  const path = [];
  /** @type {ReachCell | undefined} */
  let at = end;
  while (at && path.length <= index.cells.size) {
    if (at.way) {
      const way = at.way.map(([q, r, level]) => ({ q, r, level }));
      return [...way, ...path.reverse()];
    }
    if (at.q === start.q && at.r === start.r && at.level === start.level) break;
    path.push({ q: at.q, r: at.r, level: at.level });
    at = at.from ? index.cells.get(cellKey(at.from[0], at.from[1], at.from[2])) : undefined;
  }
  return path.reverse();
}

/**
 * Returns the cell of a hex in which a movement ends: the one nearest to the wanted level. Without
 * a wanted level it is, on the ground, the safest and then cheapest cell (standing before hanging
 * in the air before falling); in flight, the one nearest to the unit's level.
 * @param {ReachCell[]} cells @param {Mode} mode @param {number} here the unit's level
 * @param {number | null} wanted
 */
export function chooseCell(cells, mode, here, wanted) {
  const rank = (/** @type {ReachCell} */ cell) => {
    if (wanted !== null) return Math.abs(cell.level - wanted) * 1000 + cell.cost;
    if (mode === "ground") return (cell.falls ? 200000 : cell.off ? 100000 : 0) + cell.cost * 10;
    return Math.abs(cell.level - here) * 1000 - cell.level;
  };
  return cells.reduce((best, cell) => (rank(cell) < rank(best) ? cell : best));
}

/**
 * Returns where a movement ends in each hex when no level is chosen, without the unit's own hex.
 * @param {ReachIndex} index @returns {ReachCell[]}
 */
export function endCells(index) {
  const { mode, start } = index.answer;
  return [...index.byHex.values()]
    .filter(([cell]) => distance(cell, start) > 0)
    .map((cells) => chooseCell(cells, mode, start.level, null));
}

/**
 * Returns the plan of a movement to a hex.
 * @param {ReachIndex | null} index @param {Hex} hex @param {number | null} wanted chosen level
 * @returns {Plan | null} null without a reach answer
 */
export function planTo(index, hex, wanted) {
  if (!index) return null;
  const { answer } = index;
  const base = {
    unit: answer.unit,
    mode: answer.mode,
    hex: { q: hex.q, r: hex.r },
    from: answer.start,
    budget: answer.budget,
    price: { steps: answer.steps ?? 0, energy: answer.energy ?? 0 },
  };
  const key = hexKey(hex.q, hex.r);
  const cells = index.byHex.get(key) ?? [];
  const ownHex = distance(hex, answer.start) === 0;
  // on its own hex a unit stays, unless another level is chosen
  if (ownHex && (wanted === null || wanted === answer.start.level || !cells.length)) {
    const levels = cells.length && !answer.wait ? [answer.start.level, ...cells.map((cell) => cell.level)] : [];
    levels.sort((a, b) => a - b);
    return { ...base, to: null, path: [], cost: 0, falls: false, levels, refusal: null };
  }
  if (answer.wait) {
    const cell = { q: hex.q, r: hex.r, level: cells[0]?.level ?? answer.start.level };
    const refusal = { ...answer.wait, cell };
    return { ...base, to: null, path: [], cost: 0, falls: false, levels: [], refusal };
  }
  if (cells.length) {
    const end = chooseCell(cells, answer.mode, answer.start.level, wanted);
    return {
      ...base,
      to: { q: end.q, r: end.r, level: end.level },
      path: pathTo(index, end),
      cost: end.cost,
      falls: end.falls,
      air: answer.mode === "ground" && end.off === true && !end.falls,
      fall: end.fall,
      levels: [...cells.map((cell) => cell.level), ...(ownHex ? [answer.start.level] : [])].sort(
        (a, b) => a - b,
      ),
      refusal: null,
    };
  }
  const none = { ...base, to: null, path: [], cost: 0, falls: false, levels: [] };
  const beyond = index.beyond.get(key);
  const reason = beyond && pickReason(beyond, wanted ?? answer.start.level);
  const level = reason ? reason.level : answer.start.level;
  return {
    ...none,
    refusal: {
      code: reason ? reason.code : "out-of-reach",
      params: reason ? reason.params : { budget: answer.budget },
      cell: { q: hex.q, r: hex.r, level },
    },
  };
}

/**
 * Returns the level above all that a flight can end at in the plan's hex; null when there are none.
 * @param {Plan} plan
 */
export const nextLevel = (plan) =>
  plan.mode === "flight" && plan.levels.length ? Math.max(...plan.levels) + 1 : null;

/** Returns the reason whose level is nearest. @param {Beyond[]} list @param {number} level */
const pickReason = (list, level) =>
  list.reduce((a, b) => (Math.abs(b.level - level) < Math.abs(a.level - level) ? b : a));
