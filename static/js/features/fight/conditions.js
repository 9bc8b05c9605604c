// The status chips of a frame: heat, balance, conditions, zones, riding. Each says what it does and
// when it ends.

import { boardOfPage } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import { insideText, zonesAround } from "./areas.js";
import { contentEntry } from "./content.js";
import { signed, tierNumeral } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("./types.js").ConditionView} ConditionView */
/** @typedef {{id: string, icon: string, text: string, tone: string, means: string}} Chip */

/** The effects of a condition, in short sentences. @param {ConditionView} condition */
function effectText(condition) {
  const { targeting, harm, uses, reach, unsteady, move, drain, burn, mend } = condition;
  return [
    ...(targeting ? [t("fight-to-hit-it", { targeting: signed(targeting) })] : []),
    ...(harm ? [t("fight-the-next", { value: uses > 1 ? t("fight-times-it-takes-damage", { uses }) : t("fight-damage-it-takes"), harm: signed(harm) })] : []),
    ...(reach ? [t("fight-range-reach", { reach: signed(reach) })] : []),
    ...(move ? [t("fight-speed-move", { move: signed(move) })] : []),
    ...(unsteady ? [t("fight-staggered-at-stability-or-less", { unsteady })] : []),
    ...(drain ? [t("fight-fewer-at-the-start-of-its", { drain })] : []),
    ...(burn ? [t("fight-a-d-of-damage-at-the", { burn })] : []),
    ...(mend ? [t("fight-mend-it", { mend })] : []),
  ].join(" ");
}

/**
 * A sentence about when a condition ends; "" when it does not.
 * @param {ConditionView} condition @param {Unit} unit
 */
function endText({ ends }, unit) {
  if (ends === null) return "";
  if (ends.when === "repair") return t("fight-lasts-until-it-is-repaired");
  if (ends.when === "round-end") return ends.count === 1 ? t("fight-ends-with-this-round") : t("fight-ends-with-the-round-in-rounds", { count: ends.count });
  const whose = ends.unit === unit.id ? "its" : `${session.units.value[ends.unit]?.name ?? "another"}${ends.unit in session.units.value ? "'s" : " unit's"}`;
  const moment = ends.when === "turn-start" ? "start" : "end";
  if (ends.count === 1) return t("fight-ends-at-the-of-next-turn", { moment, whose });
  return t("fight-ends-at-the-of-turn-turns", { moment, whose, count: ends.count });
}

/** @param {ConditionView} condition @param {Unit} unit @param {number} place @returns {Chip} */
function chipOf(condition, unit, place) {
  const by = condition.by && condition.by !== unit.id ? session.units.value[condition.by]?.name : undefined;
  const text = contentEntry("conditions", condition.kind)?.text ?? "";
  const means = [text, effectText(condition), by ? t("fight-by", { by }) : "", endText(condition, unit)];
  const good = condition.targeting > 0 && condition.burn === 0;
  return {
    id: `condition-${place}`,
    icon: condition.burn ? "flame" : condition.targeting ? "star" : "info",
    text: [condition.name, tierNumeral(condition.tier)].filter(Boolean).join(" "),
    tone: good ? "plain" : "danger",
    means: means.filter(Boolean).join(" "),
  };
}

/** Whether a hovering frame stands on the ground and so cannot move. @param {Unit} unit */
function isGrounded(unit) {
  const board = boardOfPage();
  if (!unit.frame?.gait.hover || unit.staggered || unit.destroyed || unit.at === null || board === null) return false;
  return board.describe(unit.at).surfaces.includes(unit.at.level);
}

/**
 * The chips for everything that only frames and their pilots can have.
 * @param {Unit} unit
 * @returns {Chip[]}
 */
export function frameChips(unit) {
  /** @type {Chip[]} */
  const chips = [];
  if (unit.overheated) {
    const means = t("fight-it-can-use-no-energy-and");
    chips.push({ id: "overheated", icon: "heat", text: t("fight-overheated"), tone: "danger", means });
  }
  if (isGrounded(unit)) {
    const means = t("fight-it-hovers-and-on-the-ground");
    chips.push({ id: "grounded", icon: "descend", text: t("fight-grounded-cannot-move"), tone: "danger", means });
  }
  if (unit.off_balance && !unit.staggered) {
    const means = t("fight-steady-again-but-it-cannot-dodge");
    chips.push({ id: "off-balance", icon: "balance", text: t("fight-cannot-dodge-yet"), tone: "danger", means });
  }
  chips.push(...(unit.conditions ?? []).map((each, place) => chipOf(each, unit, place)));
  for (const attack of zonesAround(unit)) {
    const means = t("fight-waits-for-it-here-out-of", { unit: session.units.value[attack.unit ?? ""]?.name ?? t("fight-somebody"), inside: insideText(attack) });
    chips.push({ id: `zone-${attack.id}`, icon: "aim", text: t("fight-in-a-zone", { value: attack.weapon?.name ?? t("fight-an-attack") }), tone: "danger", means });
  }
  if (unit.carried_by) {
    const name = session.units.value[unit.carried_by]?.name ?? t("fight-a-frame");
    const means = unit.in_hand ? t("fight-in-its-hand-safe-from-most") : t("fight-a-jolt-a-stagger-or-a");
    chips.push({ id: "carried", icon: "up", text: `${unit.in_hand ? t("fight-in-the-hand-of-2") : t("fight-rides-on")} ${name}`, tone: "plain", means });
  } else if (unit.pilot_of) {
    chips.push({ id: "ejected", icon: "crew", text: t("fight-pilot-on-foot"), tone: "danger", means: t("fight-any-harm-at-all-takes-this") });
  }
  return chips;
}
