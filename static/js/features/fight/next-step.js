// The fight's next step for this seat: a roll that is due, else the aimed attack. A phone has a
// button for it, other screens a key.

import { computed } from "@preact/signals";
import * as session from "../../core/session.js";
import { isOverruling } from "../handler/overrule.js";
import * as aim from "./aim-state.js";
import { aimAnswer, declareAttack, targetKey, overruleAttack } from "./aim-state.js";
import { owedRoll, rollAttack, rollIcon, rollLabel } from "./attack-state.js";
import { costText } from "../../text/cost.js";
import { label as hexLabel } from "../../core/hexes.js";
import { t } from "../../text/t.js";

/** @typedef {{kind: "roll"|"attack", label: string, icon: string, warns: boolean, busy: string, run: () => void}} NextStep */

/**
 * The next step; null when nothing is due or aimed.
 * @type {import("@preact/signals").ReadonlySignal<NextStep|null>}
 */
export const nextFightStep = computed(() => {
  if (owedRoll.value !== null) {
    const { attack, unit } = owedRoll.value;
    return { kind: "roll", label: rollLabel(attack, unit), icon: rollIcon(attack), warns: false, busy: "attack.roll", run: () => rollAttack(attack, unit) };
  }
  const at = aim.aiming.value?.at ?? null;
  const { answer } = aimAnswer.value;
  if (at === null || aimAnswer.value.at !== targetKey(at) || answer === null) return null;
  // the Handler may have overruled the reason before a target was chosen
  if (!answer.available && !(aim.aiming.value?.overrule && overruleAttack(answer.reason))) return null;
  const price = session.conflict.value === null || isOverruling.value ? "" : `: ${costText(answer.costs)}`;
  if (answer.warns) {
    return { kind: "attack", label: t("fight-try-it-and-overheat"), icon: "heat", warns: true, busy: "attack.declare", run: () => declareAttack({ anyway: true }) };
  }
  const verb = aim.aiming.value?.zone ? t("fight-wait-for") : t("fight-attack");
  return { kind: "attack", label: `${verb} ${aimPointName(at)}${price}`, icon: "aim", warns: false, busy: "attack.declare", run: () => declareAttack() };
});

/** The name of a unit or prop, or the label of a hex. @param {import("./types.js").AimPoint} at */
function aimPointName(at) {
  if ("unit" in at) return session.units.value[at.unit]?.name ?? "it";
  if ("prop" in at) return session.props.value[at.prop]?.name || t("fight-the-prop");
  return hexLabel(at, session.map.value?.orientation ?? "flat");
}
