// The next step of the round for this seat, and ending a turn.

import { computed, signal } from "@preact/signals";
import { announce } from "../../core/announcer.js";
import { showUnit } from "../../core/board-handle.js";
import { query, send } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { controllersOf, seatControls } from "../../core/unit-control.js";
import { narrow, openTab, singleKeys } from "../../core/ui-state.js";
import { TEXT_FIELDS } from "../../core/lost-focus-guard.js";
import { plannedMove } from "../units/movement.js";
import { byName } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/**
 * The last "End turn" that had to be confirmed.
 * @typedef {{unit: string, why: "falls"|"planned"|"unused", unitThen: Unit,
 *   fall: import("../../core/store.js").Fall|null}} EndTurnQuestion
 */

const openQuestion = signal(/** @type {EndTurnQuestion|null} */ (null));

/**
 * The open question whether to end a turn; null when there is none. It lapses when the turn or the
 * unit changes, and with the plan that it is about.
 */
export const endTurnQuestion = computed(() => {
  const question = openQuestion.value;
  const same = question !== null && session.conflict.value?.active === question.unit && session.units.value[question.unit] === question.unitThen && (question.why !== "planned" || plansMove(question.unit));
  return same ? question : null;
});

/** Answers the question with no. */
export function cancelEndTurn() {
  openQuestion.value = null;
}

/**
 * The question is open until Escape, which keeps its own meaning in a text field.
 * @type {import("../../core/layers.js").Layer}
 */
export const endTurnLayer = {
  id: "end-turn",
  isOpen: () => endTurnQuestion.value !== null && !document.activeElement?.matches(TEXT_FIELDS),
  close: cancelEndTurn,
};

/** Returns whether a unit falls when its turn ends now. @param {Unit|undefined} unit */
export const fallsAtTurnEnd = (unit) => Boolean(unit?.falling || (unit?.airborne && unit.frame?.gait.sinks));

/** Whether a movement of a unit is planned and not made. @param {string} id */
const plansMove = (id) => plannedMove.value?.unit === id;

/** Ends a turn. Asks first when the unit would fall, has a movement planned, or has done nothing yet. @param {string} id */
export function endTurn(id) {
  const unit = session.units.value[id];
  // a pilot's unused turn is most likely a slip; an NPC may just have nothing to do
  // one in the air that neither flew nor falls has paid to stay there
  const stayed = unit?.airborne && !unit.flown && !unit.falling;
  const unused = unit?.disposition === "pilot" && unit.steps === stepsPerTurn.value && !unit.movement && !stayed;
  const why = fallsAtTurnEnd(unit) ? "falls" : plansMove(id) ? "planned" : unused ? "unused" : null;
  if (why === null || endTurnQuestion.value?.unit === id) {
    openQuestion.value = null;
    void sendEnd(id);
    return;
  }
  openQuestion.value = { unit: id, why, unitThen: unit, fall: null };
  announce(t("round-the-turn-all-the-same-escape", { endTurnReason: endTurnReason(openQuestion.value), value: singleKeys.value ? t("round-n-ends") : t("round-the-same-button-ends") }));
  if (why === "falls") queryFall(openQuestion.value);
}

/** Ends a turn. After that of an NPC the next one is selected. @param {string} id */
async function sendEnd(id) {
  const answer = await send({ type: "turn.end", unit: id });
  const fight = session.conflict.value;
  if (!answer.ok || session.units.value[id]?.disposition === "pilot" || fight === null || fight.active !== null) return;
  const [next] = nextToAct();
  if (next) selection.select(next.id);
}

/** Returns the NPCs of this seat that can start their turn when nobody acts: by name, hidden ones last. */
export function nextToAct() {
  const segment = session.conflict.value?.segment;
  return Object.values(session.units.value)
    .filter((unit) => unit.turn === "waiting" && segment !== undefined && inSegment(unit, segment) && unit.disposition !== "pilot" && session.controls(unit.id) && !belongsToAnotherSeat(unit.id))
    .sort((a, b) => Number(Boolean(a.hidden)) - Number(Boolean(b.hidden)) || byName(a, b));
}

/** Returns the text of the question. @param {EndTurnQuestion} question */
export const endTurnText = (question) => t("round-end-anyway", { endTurnReason: endTurnReason(question) });

/** Returns why the question is asked. @param {EndTurnQuestion} question */
function endTurnReason({ unit, why }) {
  const name = session.units.value[unit]?.name ?? "It";
  if (why === "planned") return t("round-move-is-planned");
  return why === "falls" ? t("round-will-fall", { name }) : t("round-did-nothing", { name });
}

/** The unit of this seat whose turn it is, or null. A Handler's own units are those of its seat. */
export const ownActor = computed(() => {
  const unit = session.units.value[session.conflict.value?.active ?? ""];
  return unit && seatControls(session.you.value?.seat, unit) ? unit : null;
});

/** Steps at the start of a turn; 0 outside a conflict. */
export const stepsPerTurn = computed(() => session.conflict.value?.turn_steps ?? 0);

/**
 * Adds the fall that ending the turn would cause to the question.
 * @param {EndTurnQuestion} question
 */
async function queryFall(question) {
  const answer = await query("falls", { ending: question.unit });
  if (!answer.ok || openQuestion.value !== question) return;
  const fall = answer.result.falls.find((/** @type {any} */ each) => each.unit === question.unit);
  openQuestion.value = { ...question, fall: fall ?? null };
}

/** Starts a turn, selects the unit, shows its actions and brings it into view. @param {string} id */
export async function startTurn(id) {
  const answer = await send({ type: "turn.start", unit: id });
  if (!answer.ok) return;
  if (selection.selected.value !== id) selection.select(id);
  if (narrow.value) openTab("unit");
  showUnit(selection.unit.value);
}

/**
 * Returns what the round waits for as this seat sees it. It decides the main button.
 * @returns {{kind: "start"|"end"|"wait"|"segment"|"resolve"|"choose"|"none", unit: string|null}}
 */
export function nextStep() {
  const fight = session.conflict.value;
  if (fight === null || session.isSpectator.value) return { kind: "none", unit: null };
  if (fight.segment === "environmental") {
    return { kind: session.isHandler.value ? "resolve" : "wait", unit: null };
  }
  if (fight.active !== null) {
    return { kind: session.controls(fight.active) ? "end" : "wait", unit: fight.active };
  }
  const able = Object.values(session.units.value).filter(
    (u) => u.turn === "waiting" && inSegment(u, fight.segment) && session.controls(u.id),
  );
  const chosen = able.find((u) => u.id === selection.selected.value);
  if (chosen) return { kind: "start", unit: chosen.id };
  if (able.length === 1) return { kind: "start", unit: able[0].id };
  // the Handler's own units act in the order of their names, unless another one is selected
  const [next] = nextToAct();
  if (next !== undefined) return { kind: "start", unit: next.id };
  if (able.length > 0) return { kind: "choose", unit: null };
  return { kind: session.isHandler.value ? "segment" : "wait", unit: null };
}

/**
 * Returns whether a step belongs to another seat. The Handler may take it, but not by a single key.
 * @param {string|null} id
 */
export function belongsToAnotherSeat(id) {
  const own = id === null ? [] : controllersOf(session.units.value[id]);
  return own.length > 0 && !own.includes(session.you.value?.seat ?? "");
}

/**
 * Returns whether a unit acts in a segment.
 * @param {import("../../core/store.js").Unit} candidate
 * @param {string} segment
 */
export function inSegment(candidate, segment) {
  return candidate.segment === segment;
}
