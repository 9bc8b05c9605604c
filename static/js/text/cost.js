// The text of a cost in steps and energy. Pure.

import { t } from "./t.js";

/**
 * Returns a cost in words: "1 to 2 steps, 1 energy"; "free" for nothing.
 * @param {{steps: number, energy: number, most?: number, recoil?: number}} cost  `most`: steps at most
 */
export function costText({ steps, energy, most = steps, recoil = 0 }) {
  const words = [];
  if (most > steps) words.push(t("count-steps-to", { steps, most }));
  else if (steps) words.push(t("count-steps", { n: steps }));
  if (energy) words.push(t("count-energy", { n: energy }));
  if (recoil) words.push(t("count-recoil", { n: recoil }));
  return words.join(", ") || t("count-free");
}
