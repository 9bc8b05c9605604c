// What the round waits for, as this seat sees it, and ending a turn.

import { signal } from "@preact/signals";
import * as app from "./app.js";

/** The unit for which "end the turn" has been answered by "really?". */
export const ending = signal(/** @type {string|null} */ (null));
let endingTimer = 0;

/**
 * End a turn; a unit that falls if left so is asked about once, with its own button.
 * @param {string} id
 */
export function endTurn(id) {
  clearTimeout(endingTimer);
  if (app.units.value[id]?.falling && ending.value !== id) {
    ending.value = id;
    endingTimer = window.setTimeout(() => (ending.value = null), 5000);
    return;
  }
  ending.value = null;
  app.send({ type: "turn.end", unit: id });
}

/**
 * What the round waits for, as this seat sees it: which button is the primary one.
 * @returns {{kind: "start"|"end"|"wait"|"segment"|"resolve"|"choose"|"none", unit: string|null}}
 */
export function nextStep() {
  const fight = app.conflict.value;
  if (fight === null || app.isSpectator.value) return { kind: "none", unit: null };
  if (fight.segment === "environmental") {
    return { kind: app.isHandler.value ? "resolve" : "wait", unit: null };
  }
  if (fight.active !== null) {
    return { kind: app.controls(fight.active) ? "end" : "wait", unit: fight.active };
  }
  const able = Object.values(app.units.value).filter(
    (u) => u.turn === "waiting" && inSegment(u, fight.segment) && app.controls(u.id),
  );
  const chosen = able.find((u) => u.id === app.selected.value);
  if (chosen) return { kind: "start", unit: chosen.id };
  if (able.length === 1) return { kind: "start", unit: able[0].id };
  if (able.length > 0) return { kind: "choose", unit: null };
  return { kind: app.isHandler.value ? "segment" : "wait", unit: null };
}

/**
 * @param {import("../store.js").Unit} candidate
 * @param {string} segment
 */
export function inSegment(candidate, segment) {
  return SEGMENT_OF[candidate.disposition] === segment;
}

/** Which segment a disposition is listed under. @type {Record<string, string>} */
export const SEGMENT_OF = {
  pilot: "friendly",
  ally: "ally",
  neutral: "neutral",
  enemy: "enemy",
};
