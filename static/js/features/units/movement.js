// The next movement of the selected unit: where it can go, what is planned, at which level a flight
// ends, and whether it begins anew.

import { computed, effect, signal } from "@preact/signals";
import { query } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { isOverruling } from "../handler/overrule.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../board/types.js").ReachAnswer} ReachAnswer */
/** @typedef {import("../../core/store.js").RefusalReason} RefusalReason */
/**
 * @typedef {object} Reach  where a unit can go by each mode, or why not
 * @property {string|null} unit
 * @property {ReachAnswer|null} ground @property {ReachAnswer|null} flight
 * @property {{ground: RefusalReason|null, flight: RefusalReason|null}|null} why
 */

/** @type {Reach} */
const NO_REACH = { unit: null, ground: null, flight: null, why: null };

/** Where the selected unit can go. */
export const reach = signal(NO_REACH);
/** Whether the page waits for that answer. */
export const reachPending = signal(false);

/** The movement that is planned on the board and waits to be confirmed. */
export const plannedMove = signal(/** @type {import("../../board/types.js").Plan|null} */ (null));

/** @param {typeof plannedMove.value} plan */
export function setPlannedMove(plan) {
  plannedMove.value = plan;
}

/**
 * @typedef {object} LevelChoice  levels among which a flight, or a step down, over a hex waits
 * @property {{q: number, r: number}} hex @property {number} level @property {number} from
 * @property {{level: number, cost: number|string}[]} levels
 * @property {boolean} [folded] @property {[string, string]} [words] @property {[number, number]} at
 * @property {(level: number) => void} choose
 * @property {{code: string, params: any, level: number}} [above]
 */

/** On a phone, the levels that wait for a choice. */
export const levelChoice = signal(/** @type {LevelChoice|null} */ (null));

/** Opens, changes or closes that choice. @param {LevelChoice|null} choice */
export function setLevelChoice(choice) {
  levelChoice.value = choice;
}

/** @type {import("../../core/layers.js").Layer} */
export const levelChoiceLayer = { id: "level-choice", drawn: "menu", isOpen: () => levelChoice.value !== null, close: () => setLevelChoice(null) };

/** The unfinished movement that the next one replaces, as movementOf() names it. */
const abandonedMove = signal("");

/** Names a movement and how far it has come. @param {Unit} unit */
const movementOf = ({ id, movement, steps }) => `${id} ${movement?.mode} ${movement?.left} ${steps}`;

/** Whether the next movement of the selected unit is a new one although the last has range left. */
export const startsNewMove = computed(() => selection.unit.value !== null && selection.unit.value.movement?.mode === selection.mode.value && abandonedMove.value === movementOf(selection.unit.value));

/**
 * Chooses between a new movement and the rest of the last one.
 * @param {boolean} begin  else the last movement goes on
 */
export function setNewMove(begin) {
  abandonedMove.value = begin && selection.unit.value !== null ? movementOf(selection.unit.value) : "";
}

/** Reactions and attacks also decide whether a unit can move, without a change of the scene. */
const reactions = computed(() => session.view.value?.reactions ?? null);
const attacks = computed(() => session.view.value?.attacks ?? null);

/** Queries where the selected unit can go whenever the unit or anything around it changes. */
export function watchReach() {
  let requests = 0;
  /** @type {Unit|null} */
  let before = null;
  effect(() => {
    const unit = selection.unit.value;
    const scene = session.scene.value;
    void [reactions.value, attacks.value];
    requests += 1;
    const request = requests;
    if (unit === null || scene === null || !session.controls(unit.id) || unit.at === null || unit.destroyed || session.isSpectator.value) {
      before = null;
      reachPending.value = false;
      reach.value = NO_REACH;
      return;
    }
    const id = unit.id;
    // an overruled movement costs nothing, so each drag reaches a full speed
    const range = isOverruling.value ? { range: unit.speed } : startsNewMove.value ? { new: true } : {};
    // the unit's own change makes the old answer wrong; that of others rarely does
    if (unit !== before) reach.value = NO_REACH;
    before = unit;
    reachPending.value = true;
    Promise.all([
      query("reach", { unit: id, mode: "ground", ...range }),
      query("reach", { unit: id, mode: "flight", ...range }),
    ]).then(([ground, flight]) => {
      if (request !== requests) return;
      reachPending.value = false;
      reach.value = {
        unit: id,
        ground: ground.ok ? ground.result : null,
        flight: flight.ok ? flight.result : null,
        why: { ground: ground.ok ? null : ground, flight: flight.ok ? null : flight },
      };
    });
  });
}
