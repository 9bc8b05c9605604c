// Falls as text: how far, how they end, and what they do. Pure.

import { countText } from "../../text/format.js";

/** @type {Record<string, string>} */
const ENDS = { landed: "lands", hovers: "hovers", clings: "holds on to a wall", falling: "still falling", lost: "is lost" };

/**
 * Returns how a fall ends: "3 levels, lands"; "comes to rest on Lantern".
 * @param {import("../../core/store.js").Fall} fall
 */
export function fallEndText(fall) {
  const levels = fall.levels === 0 ? [] : [countText(fall.levels, "level")];
  const ends = fall.ends === "rests" ? `comes to rest on ${fall.on?.name ?? "a unit"}` : ENDS[fall.ends];
  return [...levels, ends].join(", ");
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
 * Returns both: "3 levels, lands: stability 9 \u2192 0, staggered".
 * @param {import("../../core/store.js").Fall} fall
 */
export function fallText(fall) {
  const harm = fallHarmText(fall);
  return `${fallEndText(fall)}${harm && `: ${harm}`}`;
}
