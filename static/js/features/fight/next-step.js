// The one thing that a fight waits for from this seat: the big button on a phone, a key elsewhere.

import { computed } from "@preact/signals";
import * as app from "../../core/app.js";
import { aimed, declare, keyOf, wayPast } from "./aim-state.js";
import { owed, roll, rollLabel } from "./attack-state.js";
import { costText } from "./explained-number.js";
import { label as hexLabel } from "../../core/hexes.js";

/** @typedef {{kind: "roll"|"attack", label: string, icon: string, warns: boolean, busy: string, run: () => void}} Next */

/** @type {import("@preact/signals").ReadonlySignal<Next|null>} */
export const nextInFight = computed(() => {
  if (owed.value !== null) {
    const { attack, unit } = owed.value;
    const icon = attack.stage === "dodge" ? "evade" : attack.stage === "mitigate" ? "shield" : "dice";
    return { kind: "roll", label: rollLabel(attack, unit), icon, warns: false, busy: "attack.roll", run: () => roll(attack, unit) };
  }
  const at = app.aiming.value?.at ?? null;
  const { answer } = aimed.value;
  if (at === null || aimed.value.at !== keyOf(at) || answer === null) return null;
  // what bars it the Handler may have set aside before it was aimed
  if (!answer.available && !(app.aiming.value?.overrule && wayPast(answer.reason))) return null;
  const price = app.conflict.value === null || app.overruling.value ? "" : `: ${costText(answer.costs)}`;
  if (answer.warns) {
    return { kind: "attack", label: "Try it and overheat", icon: "heat", warns: true, busy: "attack.declare", run: () => declare({ anyway: true }) };
  }
  const verb = app.aiming.value?.zone ? "Wait for" : "Attack";
  return { kind: "attack", label: `${verb} ${nameAt(at)}${price}`, icon: "aim", warns: false, busy: "attack.declare", run: () => declare() };
});

/** @param {import("./types.js").At} at */
function nameAt(at) {
  if ("unit" in at) return app.units.value[at.unit]?.name ?? "it";
  if ("prop" in at) return app.props.value[at.prop]?.name || "the prop";
  return hexLabel(at, app.map.value?.orientation ?? "flat");
}
