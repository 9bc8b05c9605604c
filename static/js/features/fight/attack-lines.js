// Lines on the map from attackers to their targets, and from units to what they ask the Handler
// for.

import * as session from "../../core/session.js";
import { targetCell } from "./aim-state.js";
import { attacks } from "./attack-state.js";

/** @typedef {import("./types.js").AttackView} AttackView */
/** @typedef {import("../../core/store.js").CellAt} Cell */

/**
 * The attacker's cell; null when this seat does not know it.
 * @param {AttackView} attack
 * @returns {Cell|null}
 */
export const attackerCell = (attack) => session.units.value[attack.unit ?? ""]?.at ?? null;

/**
 * Overlays of running attacks; an attack that waits in a zone is drawn with its zone.
 * @returns {import("../../board/types.js").Overlay[]}
 */
export function attackOverlays() {
  return attacks.value.flatMap((attack) => {
    const cells = attack.targets.flatMap((target) => {
      const cell = targetCell(target);
      return cell ? [{ ...cell, ...named(target) }] : [];
    });
    if (attack.stage === "zone" || cells.length === 0) return [];
    const from = attackerCell(attack);
    return [{ id: `attack-${attack.id}`, style: "attack", cells, ...(from ? { from } : {}) }];
  });
}

/**
 * The unit that a sign on the map is around, if it is one.
 * @param {{unit?: string|null}} target
 */
const named = ({ unit }) => (unit ? { unit } : {});

/**
 * The unit's cell and the cell or target of its request; null for a request without a place.
 * @param {import("../../core/store.js").HandlerRequest} ask @returns {{from: Cell, to: Cell}|null}
 */
export function requestCells({ unit, to, attack }) {
  const from = session.units.value[unit]?.at;
  const at = attack ? ("q" in attack.at ? attack.at : targetCell(attack.at)) : to;
  return from && at ? { from, to: { q: at.q, r: at.r, level: "level" in at ? Number(at.level) : from.level } } : null;
}

/**
 * Whether the used expansion has put its area on the map. @param {import("../../core/store.js").HandlerRequest} ask
 */
export const hasArea = ({ kind, text, to }) => kind === "module" && Object.values(session.scene.value?.templates ?? {}).some(({ name, at }) => name === text && at.q === to?.q && at.r === to?.r);

/**
 * Overlays of the shown requests that have a place.
 * @returns {import("../../board/types.js").Overlay[]}
 */
export function requestOverlays() {
  return shownRequests().flatMap((ask) => {
    const places = requestCells(ask);
    // the area shows the place already
    if (hasArea(ask)) return [];
    // a label would cover the target's token
    const sign = ask.attack || ask.kind === "module" ? {} : { label: "?" };
    return places ? [{ id: `ask-${ask.id}`, style: "asked", cells: [{ ...places.to, ...sign, ...(ask.attack ? named(/** @type {{unit?: string}} */ (ask.attack.at)) : {}) }], from: places.from }] : [];
  });
}

/** The requests that this seat decides on (the Handler) or has made. */
export const shownRequests = () =>
  session.isSpectator.value ? [] : Object.values(session.view.value?.asks ?? {}).filter((ask) => session.units.value[ask.unit] && (session.isHandler.value || session.controls(ask.unit)));
