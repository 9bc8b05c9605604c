// The next step of the round for this seat, and ending a turn.

import { computed, signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { controllersOf } from "../../core/unit-control.js";
import { singleKeys } from "../../core/single-keys.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/**
 * The last "End turn" that had to be confirmed.
 * @typedef {{unit: string, why: "falls"|"unused", unitThen: Unit,
 *   fall: import("../../core/store.js").Fall|null}} EndTurnQuestion
 */

const openQuestion = signal(/** @type {EndTurnQuestion|null} */ (null));

/**
 * The open question whether to end a turn; null when there is none. It lapses when the turn or the
 * unit changes.
 */
export const endTurnQuestion = computed(() => {
  const question = openQuestion.value;
  const same = question !== null && app.conflict.value?.active === question.unit && app.units.value[question.unit] === question.unitThen;
  return same ? question : null;
});

/** Answers the question with no. */
export function cancelEndTurn() {
  openQuestion.value = null;
}

/** Returns whether a unit falls when its turn ends now. @param {Unit|undefined} unit */
export const fallsAtTurnEnd = (unit) => Boolean(unit?.falling || (unit?.airborne && unit.frame?.gait.sinks));

/** Ends a turn. Asks first when the unit would fall, or has done nothing yet. @param {string} id */
export function endTurn(id) {
  const unit = app.units.value[id];
  // a pilot's unused turn is most likely a slip; an NPC may just have nothing to do
  const unused = unit?.disposition === "pilot" && unit.steps === STEPS_PER_TURN && !unit.movement;
  const why = fallsAtTurnEnd(unit) ? "falls" : unused ? "unused" : null;
  if (why === null || endTurnQuestion.value?.unit === id) {
    openQuestion.value = null;
    app.send({ type: "turn.end", unit: id });
    return;
  }
  openQuestion.value = { unit: id, why, unitThen: unit, fall: null };
  app.announce(`${endTurnReason(openQuestion.value)}. ${singleKeys.value ? "N ends" : "The same button ends"} the turn all the same, Escape does not.`);
  if (why === "falls") queryFall(openQuestion.value);
}

/** Returns the text of the question. @param {EndTurnQuestion} question */
export const endTurnText = (question) => `${endTurnReason(question)}. End anyway?`;

/** Returns why the question is asked. @param {EndTurnQuestion} question */
function endTurnReason({ unit, why }) {
  const name = app.units.value[unit]?.name ?? "It";
  return why === "falls" ? `${name} will fall` : `${name} did nothing`;
}

/** Steps at the start of a turn. */
export const STEPS_PER_TURN = 4;

/**
 * Adds the fall that ending the turn would cause to the question.
 * @param {EndTurnQuestion} question
 */
async function queryFall(question) {
  const answer = await app.query("falls", { ending: question.unit });
  if (!answer.ok || openQuestion.value !== question) return;
  const fall = answer.result.falls.find((/** @type {any} */ each) => each.unit === question.unit);
  openQuestion.value = { ...question, fall: fall ?? null };
}

/** Starts a turn and selects the unit. @param {string} id */
export async function startTurn(id) {
  const answer = await app.send({ type: "turn.start", unit: id });
  if (answer.ok && app.selected.value !== id) app.select(id);
}

/**
 * Returns what the round waits for as this seat sees it. It decides the main button.
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
 * Returns whether a step belongs to another seat. The Handler may take it, but not by a single key.
 * @param {string|null} id
 */
export function belongsToAnotherSeat(id) {
  const own = id === null ? [] : controllersOf(app.units.value[id]);
  return own.length > 0 && !own.includes(app.you.value?.seat ?? "");
}

/**
 * Returns whether a unit acts in a segment.
 * @param {import("../../core/store.js").Unit} candidate
 * @param {string} segment
 */
export function inSegment(candidate, segment) {
  return SEGMENT_OF[candidate.disposition] === segment;
}

/** The segment of each disposition. @type {Record<string, string>} */
export const SEGMENT_OF = {
  pilot: "friendly",
  ally: "ally",
  neutral: "neutral",
  enemy: "enemy",
};
