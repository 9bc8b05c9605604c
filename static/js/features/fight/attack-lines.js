// Attacks on their way and what is asked for, on the map: from whom to whom, as far as this seat
// knows both.

import * as app from "../../core/app.js";
import { targetCell } from "./aim-state.js";
import { attacks } from "./attack-state.js";

/** @typedef {import("./types.js").AttackView} AttackView */
/** @typedef {{q: number, r: number, level: number}} Cell */

/** Where an attack comes from, if this seat knows. @param {AttackView} attack @returns {Cell|null} */
export const attackerCell = (attack) => app.units.value[attack.unit ?? ""]?.at ?? null;

/** For the board; what waits in its zone is drawn with that. */
export function attackOverlays() {
  return attacks.value.flatMap((attack) => {
    const cells = attack.targets.map(targetCell).filter((cell) => cell !== null);
    if (attack.stage === "zone" || cells.length === 0) return [];
    const from = attackerCell(attack);
    return [{ id: `attack-${attack.id}`, style: "attack", cells, ...(from ? { from } : {}) }];
  });
}

/**
 * Where a question to the Handler is about: from where, and to which hex or target; null for words alone.
 * @param {import("../../core/store.js").AskView} ask @returns {{from: Cell, to: Cell}|null}
 */
export function requestCells({ unit, to, attack }) {
  const from = app.units.value[unit]?.at;
  const at = attack ? ("q" in attack.at ? attack.at : targetCell(attack.at)) : to;
  return from && at ? { from, to: { q: at.q, r: at.r, level: "level" in at ? Number(at.level) : from.level } } : null;
}

/** For the board: every question with a place that this seat is shown. */
export function requestOverlays() {
  return shownRequests().flatMap((ask) => {
    const places = requestCells(ask);
    // over a target's own token it would hide that
    const sign = ask.attack ? {} : { label: "?" };
    return places ? [{ id: `ask-${ask.id}`, style: "asked", cells: [{ ...places.to, ...sign }], from: places.from }] : [];
  });
}

/** The questions that this seat answers, or has asked. */
export const shownRequests = () =>
  app.isSpectator.value ? [] : Object.values(app.view.value?.asks ?? {}).filter((ask) => app.units.value[ask.unit] && (app.isHandler.value || app.controls(ask.unit)));
