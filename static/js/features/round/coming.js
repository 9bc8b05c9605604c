// What the environmental segment of this round will do, as far as this seat knows.

import { effect, signal } from "@preact/signals";
import * as session from "../../core/session.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Conflict} Conflict */
/** @typedef {import("../../core/store.js").Effect} Effect */
/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").ZoneView} Zone */

/** The segment in which the person opened or folded the list of what is coming; "" outside a conflict. */
const toggledIn = signal("");

// a new conflict has the same segments again
effect(() => {
  if (session.conflict.value === null) toggledIn.value = "";
});

/** Names a segment of a round. @param {Conflict} fight */
export const segmentOf = (fight) => `${fight.round} ${fight.segment}`;

/** Whether the list of what is coming is open: in its segment, unless it is folded. @param {Conflict} fight */
export const comingShown = (fight) => (fight.segment === "environmental") !== (toggledIn.value === segmentOf(fight));

/** Opens or folds the list, until the segment is over. @param {Conflict} fight */
export function toggleComing(fight) {
  toggledIn.value = toggledIn.value === segmentOf(fight) ? "" : segmentOf(fight);
}

/** Whether the Handler leaves out an effect or a zone this round, or what the zone does to a unit. @param {string} of @param {string} [unit] */
export const isLeftOut = (of, unit = "") => (session.conflict.value?.skipped ?? []).some((each) => each.of === of && each.unit === unit);

/** Returns the zones that act in this round, for Handlers also those that are left out. @returns {Zone[]} */
export function actingZones() {
  const round = session.conflict.value?.round ?? 0;
  return Object.values(session.scene.value?.zones ?? {}).filter(({ effect }) => effect !== undefined && effect.round <= round);
}

/** Returns the units that fall and whose fall is not in the forecast: its end is out of sight. @param {Conflict} fight @returns {Unit[]} */
export function fallsOutOfSight({ segment, falls = [] }) {
  if (segment !== "environmental" && !session.isHandler.value) return [];
  return unitsThatFall().filter(({ id }) => falls.every(({ unit }) => unit !== id));
}

/** @returns {Unit[]} */
const unitsThatFall = () => Object.values(session.units.value).filter((unit) => unit.falling && unit.at !== null);

/** Returns how many units fall. @param {Conflict} fight */
export const countOfFalls = ({ falls = [] }) => new Set([...falls.map(({ unit }) => unit), ...unitsThatFall().map(({ id }) => id)]).size;

/** Returns the effects of the environment that come this round, without a ceiling. @param {Conflict} fight @returns {Effect[]} */
const textEffects = ({ effects = [], round }) => effects.filter((effect) => (effect.ceiling ?? null) === null && (effect.round ?? 0) <= round && !isLeftOut(effect.id));

/** Returns the number of all that will happen, and what that is, as text. @param {Conflict} fight */
export function countComing(fight) {
  const falls = countOfFalls(fight);
  const zones = actingZones().filter(({ id }) => !isLeftOut(id)).length;
  const effects = textEffects(fight).length;
  const parts = [
    falls > 0 && t("round-n-fall", { n: falls }),
    zones > 0 && t("round-n-zones-act", { n: zones }),
    fight.ceiling && t("round-n-ceiling"),
    effects > 0 && t("round-n-effects", { n: effects }),
  ];
  return { count: falls + zones + effects + (fight.ceiling ? 1 : 0), text: listText(parts.filter((part) => typeof part === "string")) };
}
