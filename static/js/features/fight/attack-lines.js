// Lines on the map from attackers to their targets, and from units to what they ask the Handler
// for.

import * as app from "../../core/app.js";
import { targetCell } from "./aim-state.js";
import { attacks } from "./attack-state.js";

/** @typedef {import("./types.js").AttackView} AttackView */
/** @typedef {import("../../core/store.js").CellAt} Cell */

/**
 * The attacker's cell; null when this seat does not know it.
 * @param {AttackView} attack
 * @returns {Cell|null}
 */
export const attackerCell = (attack) => app.units.value[attack.unit ?? ""]?.at ?? null;

/** Overlays of running attacks; an attack that waits in a zone is drawn with its zone. */
export function attackOverlays() {
  return attacks.value.flatMap((attack) => {
    const cells = attack.targets.map(targetCell).filter((cell) => cell !== null);
    if (attack.stage === "zone" || cells.length === 0) return [];
    const from = attackerCell(attack);
    return [{ id: `attack-${attack.id}`, style: "attack", cells, ...(from ? { from } : {}) }];
  });
}

/**
 * The unit's cell and the cell or target of its request; null for a request without a place.
 * @param {import("../../core/store.js").HandlerRequest} ask @returns {{from: Cell, to: Cell}|null}
 */
export function requestCells({ unit, to, attack }) {
  const from = app.units.value[unit]?.at;
  const at = attack ? ("q" in attack.at ? attack.at : targetCell(attack.at)) : to;
  return from && at ? { from, to: { q: at.q, r: at.r, level: "level" in at ? Number(at.level) : from.level } } : null;
}

/** Overlays of the shown requests that have a place. */
export function requestOverlays() {
  return shownRequests().flatMap((ask) => {
    const places = requestCells(ask);
    // a label would cover the target's token
    const sign = ask.attack ? {} : { label: "?" };
    return places ? [{ id: `ask-${ask.id}`, style: "asked", cells: [{ ...places.to, ...sign }], from: places.from }] : [];
  });
}

/** The requests that this seat decides on (the Handler) or has made. */
export const shownRequests = () =>
  app.isSpectator.value ? [] : Object.values(app.view.value?.asks ?? {}).filter((ask) => app.units.value[ask.unit] && (app.isHandler.value || app.controls(ask.unit)));
