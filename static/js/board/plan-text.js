/**
 * Composes the texts about a movement plan and about the hex under the cursor.
 * @import {HoverInfo, Plan} from "./types.js"
 * @import {State} from "./state.js"
 */

import { unitsAt } from "./describe.js";
import { groundAt, isUnknown, labelOf } from "./terrain.js";
import { boardText } from "./default-text.js";

/** Returns how to confirm the plan, or null when it cannot be confirmed. @param {State} state */
export function confirmText(state) {
  const { planHeld, plan } = state;
  if (!planHeld || !plan?.to || !plan.path.length) return null;
  const by = state.cursor ? "key" : state.touch ? "touch" : "click";
  return boardText(state.text, `board.confirm-${by}`);
}

/**
 * Returns why the plan ends no higher, once it is at its highest level; "" before that.
 * @param {State} state @param {Plan} plan
 */
export function noHigherText(state, plan) {
  const { above } = plan;
  if (!above || (plan.to ?? plan.from).level + 1 !== above.level) return "";
  const why = boardText(state.text, above.code, above.params);
  return boardText(state.text, "board.no-higher", {
    level: above.level,
    why: why.charAt(0).toLowerCase() + why.slice(1),
  });
}

/**
 * Returns what the cost of a plan consists of when it changes levels: "2 hexes, 2 levels"; else "".
 * @param {State} state @param {Plan} plan
 */
function distanceText(state, plan) {
  let [hexes, levels] = [0, 0];
  let from = plan.from;
  for (const cell of plan.path) {
    if (cell.q !== from.q || cell.r !== from.r) hexes += 1;
    levels += Math.abs(cell.level - from.level);
    from = cell;
  }
  if (!hexes || !levels || hexes + levels !== plan.cost) return "";
  return boardText(state.text, "board.hexes-levels", {
    hexes: boardText(state.text, "board.hexes", { count: hexes }),
    levels: boardText(state.text, "board.levels", { count: levels }),
  });
}

/**
 * Returns further lines about a plan: distance, price, what it ends above.
 * @param {State} state @param {Plan} plan
 */
export function planLines(state, plan) {
  /** @type {string[]} */
  const notes = [];
  const { to, price } = plan;
  if (price?.steps) notes.push(boardText(state.text, "board.steps", { steps: price.steps }));
  if (price?.energy) notes.push(boardText(state.text, "board.energy", { energy: price.energy }));
  const paid = notes.join(", ");
  const lines = paid ? [paid] : [];
  if (!to) return lines;
  const way = distanceText(state, plan);
  if (way) lines.unshift(way);
  if (plan.air) lines.push(boardText(state.text, "board.hangs"));
  const below = unitsAt(state, to)
    .filter((unit) => unit.id !== plan.unit && unit.at && unit.at.level < to.level)
    .at(-1);
  if (below) {
    const top = Math.max(0, ...(below.footprint ?? []).map((part) => part[2] ?? 0));
    const on = (below.at?.level ?? 0) + top + 1 === to.level;
    lines.push(boardText(state.text, on ? "board.onto" : "board.above", { name: below.name }));
  }
  return lines;
}

/** Returns the spoken description of a hex. @param {State} state @param {HoverInfo} info */
export function hexText(state, info) {
  const blank = isUnknown(groundAt(state.terrain, info.q, info.r));
  const parts = [
    blank
      ? boardText(state.text, "board.unexplored", { label: info.label })
      : info.ground === null && !info.surfaces.length
        ? boardText(state.text, "board.void", { label: info.label })
        : boardText(state.text, "board.hex", {
            label: info.label,
            level: info.surfaces.join(", ") || info.ground,
          }),
  ];
  if (info.sight === "remembered") parts.push(boardText(state.text, "board.remembered"));
  if (info.veiled) parts.push(boardText(state.text, "board.veiled"));
  parts.push(...info.marks);
  for (const unit of info.units) {
    const name = [unit.name, state.unitWords?.(unit)].filter(Boolean).join(", ");
    parts.push(boardText(state.text, "board.unit", { name, level: unit.at?.level }));
  }
  for (const prop of info.props) {
    parts.push(boardText(state.text, "board.prop", { name: prop.name, integrity: prop.integrity }));
  }
  if (state.plan) parts.push(planText(state));
  return parts.filter(Boolean).join(". ");
}

/** Returns the spoken description of the plan. @param {State} state */
export function planText(state) {
  const { plan } = state;
  if (!plan) return "";
  if (plan.refusal) return boardText(state.text, plan.refusal.code, plan.refusal.params);
  if (!plan.to) return "";
  const { cost, budget } = plan;
  const words = boardText(state.text, "board.move", {
    cost,
    budget,
    label: labelOf(state.terrain, plan.to),
    level: plan.to.level,
  });
  const notes = planLines(state, plan);
  return [words, ...(plan.falls ? [fallText(state, plan), fallDamageText(state, plan)] : []), ...notes].filter(Boolean).join(", ");
}

/**
 * Returns how the fall at the end of a plan ends, as far as it is known.
 * @param {State} state @param {Plan} plan
 */
export function fallText(state, plan) {
  const { fall } = plan;
  if (!fall) return boardText(state.text, "board.falls");
  if (fall.ends === "lost") return boardText(state.text, "board.falls-lost", { levels: fall.levels });
  if (fall.ends !== "rests") return boardText(state.text, "board.falls-by", { levels: fall.levels });
  const code = fall.levels > 0 ? "board.falls-onto" : "board.rests-on";
  return boardText(state.text, code, { levels: fall.levels, name: fall.on?.name ?? "" });
}

/**
 * Returns what the fall does to the unit, in one line; "" when it does nothing or this is not
 * known.
 * @param {State} state @param {Plan} plan
 */
export function fallDamageText(state, plan) {
  const { stability, integrity, staggered, destroyed } = plan.fall ?? {};
  const parts = Object.entries({ stability, integrity }).flatMap(([pool, change]) =>
    change && change.from !== change.to ? [boardText(state.text, `board.${pool}`, change)] : [],
  );
  if (staggered) parts.push(boardText(state.text, "board.staggered"));
  if (destroyed) parts.push(boardText(state.text, "board.destroyed"));
  return parts.join(", ");
}
