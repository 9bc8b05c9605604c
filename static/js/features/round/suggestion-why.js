// Why something is suggested, in a few words.

import * as session from "../../core/session.js";
import { percent } from "../dice/percent.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").SuggestionAnswer} Suggestion */
/** @typedef {import("../../core/server-types.js").OddsDocument} Odds */

/** Smaller losses and chances than these are not worth a word. */
const LEAST_LOSS = 0.05;
const LEAST_CHANCE = 0.005;

/** Why a unit should move so. @param {NonNullable<Suggestion["move"]>} move */
export function moveWhy({ why: { code, unit, distance } }) {
  const name = session.units.value[unit ?? ""]?.name ?? t("round-someone");
  if (code === "attack") return t("round-why-in-range", { name, distance: distance ?? 0 });
  if (code === "approach") return t("round-why-on-the-way", { name });
  if (code === "nearer") return t("round-why-nearer", { name });
  if (code === "leave") return t("round-why-leave");
  return distance === 0 ? t("round-why-at-the-goal") : t("round-why-to-the-goal", { distance: distance ?? 0 });
}

/** Why a unit should attack so: the range, and what the attack does. @param {NonNullable<Suggestion["attack"]>} attack */
export function attackWhy({ distance, reach, odds }) {
  const words = [t("round-why-range", { distance, reach })];
  const [integrity, stability] = [meanOf(odds?.damage), meanOf(odds?.impact)];
  if (integrity >= LEAST_LOSS) words.push(t("round-why-integrity", { mean: integrity.toFixed(1) }));
  else if (stability >= LEAST_LOSS) words.push(t("round-why-stability", { mean: stability.toFixed(1) }));
  const destroys = odds?.destroy?.p ?? 0;
  if (destroys >= LEAST_CHANCE) words.push(t("round-why-destroys", { percent: percent(destroys) }));
  return words.join(", ");
}

/** @param {Odds["damage"]|undefined} chances  of each number */
const meanOf = (chances) => Object.entries(chances ?? {}).reduce((sum, [n, chance]) => sum + Number(n) * chance.p, 0);

/** Why a unit should do something else. @param {NonNullable<Suggestion["action"]>} action @param {Unit} unit */
export function actionWhy({ command }, unit) {
  if (command.type === "action.stabilise") return unit.staggered ? t("round-why-staggered") : t("round-why-not-steady", { now: unit.stability, most: unit.stability_max });
  if (command.type === "action.cool") return unit.overheated ? t("round-why-overheated") : t("round-why-not-charged", { now: unit.energy, most: unit.energy_max });
  return unit.falling ? t("round-why-falls") : t("round-why-in-the-air");
}
