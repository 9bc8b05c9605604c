// The status chips of a frame: heat, balance, conditions, zones, riding. Each says what it does and
// when it ends.

import * as app from "../../core/app.js";
import { boardOfPage } from "../../core/action-context.js";
import { insideText, zonesAround } from "./areas.js";
import { contentEntry } from "./content.js";
import { signed, tierNumeral } from "../../text/format.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("./types.js").ConditionView} ConditionView */
/** @typedef {{id: string, icon: string, text: string, tone: string, means: string}} Chip */

/** The effects of a condition, in short sentences. @param {ConditionView} condition */
function effectText(condition) {
  const { targeting, harm, uses, reach, unsteady, move, drain, burn, mend } = condition;
  return [
    ...(targeting ? [`${signed(targeting)} to hit it.`] : []),
    ...(harm ? [`The next ${uses > 1 ? `${uses} times it takes damage` : "damage it takes"}: ${signed(harm)}.`] : []),
    ...(reach ? [`Range ${signed(reach)}.`] : []),
    ...(move ? [`Speed ${signed(move)}.`] : []),
    ...(unsteady ? [`Staggered at stability ${unsteady} or less.`] : []),
    ...(drain ? [`${drain} fewer ${drain === 1 ? "step" : "steps"} at the start of its turn.`] : []),
    ...(burn ? [`A d${burn} of damage at the start of its turn.`] : []),
    ...(mend ? [`${mend} ${mend === 1 ? "step" : "steps"} mend it.`] : []),
  ].join(" ");
}

/**
 * A sentence about when a condition ends; "" when it does not.
 * @param {ConditionView} condition @param {Unit} unit
 */
function endText({ ends }, unit) {
  if (ends === null) return "";
  if (ends.when === "repair") return "Lasts until it is repaired.";
  if (ends.when === "round-end") return ends.count === 1 ? "Ends with this round." : `Ends with the round, in ${ends.count} rounds.`;
  const whose = ends.unit === unit.id ? "its" : `${app.units.value[ends.unit]?.name ?? "another"}${ends.unit in app.units.value ? "’s" : " unit’s"}`;
  const moment = ends.when === "turn-start" ? "start" : "end";
  if (ends.count === 1) return `Ends at the ${moment} of ${whose} next turn.`;
  return `Ends at the ${moment} of ${whose} turn, ${ends.count} turns from now.`;
}

/** @param {ConditionView} condition @param {Unit} unit @param {number} place @returns {Chip} */
function chipOf(condition, unit, place) {
  const by = condition.by && condition.by !== unit.id ? app.units.value[condition.by]?.name : undefined;
  const text = contentEntry("conditions", condition.kind)?.text ?? "";
  const means = [text, effectText(condition), by ? `By ${by}.` : "", endText(condition, unit)];
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
    const means = "It can use no energy and regains none. At the start of each of its turns a d6 that comes to 6 ends it; cooling helps.";
    chips.push({ id: "overheated", icon: "heat", text: "Overheated", tone: "danger", means });
  }
  if (isGrounded(unit)) {
    const means = "It hovers, and on the ground it can neither walk nor fly. It rises by itself at the start of its next turn, unless it is staggered then.";
    chips.push({ id: "grounded", icon: "descend", text: "Grounded: cannot move", tone: "danger", means });
  }
  if (unit.off_balance && !unit.staggered) {
    const means = "Steady again, but it cannot dodge before its next turn starts.";
    chips.push({ id: "off-balance", icon: "balance", text: "Cannot dodge yet", tone: "danger", means });
  }
  chips.push(...(unit.conditions ?? []).map((each, place) => chipOf(each, unit, place)));
  for (const attack of zonesAround(unit)) {
    const means = `${app.units.value[attack.unit ?? ""]?.name ?? "Somebody"} waits for it here. ${insideText(attack)} Out of the zone by that unit’s next turn, it is missed.`;
    chips.push({ id: `zone-${attack.id}`, icon: "aim", text: `In a zone: ${attack.weapon?.name ?? "an attack"}`, tone: "danger", means });
  }
  if (unit.carried_by) {
    const name = app.units.value[unit.carried_by]?.name ?? "a frame";
    const means = unit.in_hand ? "In its hand: safe from most, not from what harms a whole area." : "A jolt, a stagger or a fall throws it off.";
    chips.push({ id: "carried", icon: "up", text: `${unit.in_hand ? "In the hand of" : "Rides on"} ${name}`, tone: "plain", means });
  } else if (unit.pilot_of) {
    chips.push({ id: "ejected", icon: "crew", text: "Pilot on foot", tone: "danger", means: "Any harm at all takes this pilot out. Climbing on a frame of its side is safer." });
  }
  return chips;
}
