// Attacks on their way, on the map: from whom to whom, as far as this seat knows both.

import * as app from "./app.js";
import { placeOfTarget } from "./fight-aim-state.js";
import { attacks } from "./fight-attack-state.js";

/** @typedef {import("./fight-types.js").AttackView} AttackView */
/** @typedef {{q: number, r: number, level: number}} Cell */

/** Where an attack comes from, if this seat knows. @param {AttackView} attack @returns {Cell|null} */
export const placeOfAttacker = (attack) => app.units.value[attack.unit ?? ""]?.at ?? null;

/** For the board; what waits in its zone is drawn with that. */
export function attackOverlays() {
  return attacks.value.flatMap((attack) => {
    const cells = attack.targets.map(placeOfTarget).filter((cell) => cell !== null);
    if (attack.stage === "zone" || cells.length === 0) return [];
    const from = placeOfAttacker(attack);
    return [{ id: `attack-${attack.id}`, style: "attack", cells, ...(from ? { from } : {}) }];
  });
}
