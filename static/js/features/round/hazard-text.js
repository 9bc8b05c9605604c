// What zones do to units, as text.

import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").HitView} Hit */

/** Returns an amount of a zone's harm: "3 damage". @param {Hit["harm"]} harm @param {number} amount */
export const amountText = (harm, amount) => ({ damage: t("round-harm-damage", { amount }), impact: t("round-harm-impact", { amount }), heat: t("round-harm-heat", { amount }) })[harm];

/**
 * Returns what a hit does at worst: "integrity 9 → 6"; "" where its numbers are withheld.
 * @param {Hit} hit
 */
export function hitText(hit) {
  const parts = [];
  for (const [pool, change] of /** @type {const} */ ([["stability", hit.stability], ["integrity", hit.integrity], ["energy", hit.energy]])) {
    if (change && change.from !== change.to) parts.push(`${poolText(pool)} ${change.from} \u2192 ${change.to}`);
  }
  if (hit.staggered) parts.push(t("round-hit-staggered"));
  if (hit.overheats) parts.push(t("round-hit-overheats"));
  if (hit.destroyed) parts.push(t("round-hit-destroyed"));
  return parts.join(", ");
}

/** @param {"stability"|"integrity"|"energy"} pool */
const poolText = (pool) => ({ stability: t("round-hit-stability"), integrity: t("round-hit-integrity"), energy: t("round-hit-energy") })[pool];
