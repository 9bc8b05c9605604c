// Falls as text: how far, how they end, and what they do. Pure.

import { t } from "../../text/t.js";





/** @type {Record<string, string>} */
const ENDS = { landed: "lands", hovers: "hovers", clings: t("log-holds-on-to-a-wall"), falling: t("log-is-still-falling"), lost: t("log-is-lost") };

/**
 * Returns what falls and how it ends, after its name: "falls 3 levels and lands"; "comes to rest on
 * Lantern".
 * @param {import("../../core/store.js").Fall} fall
 */
export function fallEndText(fall) {
  const ends = fall.ends === "rests" ? t("log-comes-to-rest-on", { value: fall.on?.name ?? t("log-a-unit") }) : ENDS[fall.ends];
  return fall.levels === 0 ? ends : t("log-falls-and", { levels: t("count-levels", { n: fall.levels }), ends });
}

/**
 * Returns what a fall does: "stability 9 \u2192 0, staggered".
 * @param {import("../../core/store.js").Fall} fall
 */
export function fallHarmText(fall) {
  const parts = [];
  for (const [pool, change] of Object.entries({ stability: fall.stability, integrity: fall.integrity })) {
    if (change && change.from !== change.to) parts.push(`${pool} ${change.from} \u2192 ${change.to}`);
  }
  if (fall.staggered) parts.push("staggered");
  if (fall.destroyed) parts.push("destroyed");
  return parts.join(", ");
}

/**
 * Returns both: "falls 3 levels and lands: stability 9 \u2192 0, staggered".
 * @param {import("../../core/store.js").Fall} fall
 */
export function fallText(fall) {
  const harm = fallHarmText(fall);
  return `${fallEndText(fall)}${harm && `: ${harm}`}`;
}
