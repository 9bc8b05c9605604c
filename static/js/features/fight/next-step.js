// The fight's next step for this seat: a roll that is due, else the aimed attack. A phone has a
// button for it, other screens a key.

import { computed } from "@preact/signals";
import * as app from "../../core/app.js";
import { aimAnswer, declareAttack, targetKey, overruleAttack } from "./aim-state.js";
import { owedRoll, rollAttack, rollLabel } from "./attack-state.js";
import { costText } from "./explained-number.js";
import { label as hexLabel } from "../../core/hexes.js";

/** @typedef {{kind: "roll"|"attack", label: string, icon: string, warns: boolean, busy: string, run: () => void}} NextStep */

/**
 * The next step; null when nothing is due or aimed.
 * @type {import("@preact/signals").ReadonlySignal<NextStep|null>}
 */
export const nextFightStep = computed(() => {
  if (owedRoll.value !== null) {
    const { attack, unit } = owedRoll.value;
    const icon = attack.stage === "dodge" ? "evade" : attack.stage === "mitigate" ? "shield" : "dice";
    return { kind: "roll", label: rollLabel(attack, unit), icon, warns: false, busy: "attack.roll", run: () => rollAttack(attack, unit) };
  }
  const at = app.aiming.value?.at ?? null;
  const { answer } = aimAnswer.value;
  if (at === null || aimAnswer.value.at !== targetKey(at) || answer === null) return null;
  // the Handler may have overruled the reason before a target was chosen
  if (!answer.available && !(app.aiming.value?.overrule && overruleAttack(answer.reason))) return null;
  const price = app.conflict.value === null || app.isOverruling.value ? "" : `: ${costText(answer.costs)}`;
  if (answer.warns) {
    return { kind: "attack", label: "Try it and overheat", icon: "heat", warns: true, busy: "attack.declare", run: () => declareAttack({ anyway: true }) };
  }
  const verb = app.aiming.value?.zone ? "Wait for" : "Attack";
  return { kind: "attack", label: `${verb} ${aimPointName(at)}${price}`, icon: "aim", warns: false, busy: "attack.declare", run: () => declareAttack() };
});

/** The name of a unit or prop, or the label of a hex. @param {import("./types.js").AimPoint} at */
function aimPointName(at) {
  if ("unit" in at) return app.units.value[at.unit]?.name ?? "it";
  if ("prop" in at) return app.props.value[at.prop]?.name || "the prop";
  return hexLabel(at, app.map.value?.orientation ?? "flat");
}
