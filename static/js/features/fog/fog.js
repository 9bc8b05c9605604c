// Fog of war on the page: what is known and in sight, chunk by chunk, and with whose eyes this seat
// sees.

import { pilotsFog, pilotsUnits, pilotsView } from "./state.js";
import { computed } from "@preact/signals";
import { seatControls } from "../../core/unit-control.js";
import { tool } from "../../core/ui-state.js";
import { isHandler, isSpectator, inHistory, scene, seesAll, table, units, you } from "../../core/session.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../board/fog.js").Masks} Masks */
/** @typedef {import("../../core/store.js").Fog} Fog */

/** The view's visibility masks; null when the whole map is known and in sight. */
export const fog = computed(() => scene.value?.fog ?? null);

/** The table's option: "off", "team" or "own". */
export const fogMode = computed(() => {
  const mode = table.value?.options?.fog;
  return mode === "team" || mode === "own" ? mode : "off";
});

/** Whether something can be out of this seat's sight. */
export const hasFog = computed(() => !seesAll.value && (fogMode.value !== "off" || fog.value !== null));

/** Whether the Handler's map shows more than the pilots'. */
export const mapHasSecrets = computed(() => isHandler.value && (fogMode.value !== "off" || fog.value !== null));

/**
 * Whether the Handler's map shows what the pilots see. It also does while ground is shown to
 * players by brush, which would be blind otherwise.
 */
export const showsPilotsView = computed(() => pilotsView.value || (fogMode.value !== "off" && (tool.value === "show" || tool.value === "unshow")));

/** The pilots' masks while the Handler's map shows their view; not in the history. */
const pilotsMasks = computed(() => (isHandler.value && showsPilotsView.value && !inHistory.value ? pilotsFog.value : null));

/** The units that the pilots do not see, while the Handler's map shows their view. */
export const unseenByPilots = computed(() => {
  const theirs = isHandler.value && showsPilotsView.value && !inHistory.value ? pilotsUnits.value : null;
  return theirs === null ? [] : Object.keys(units.value).filter((id) => !theirs.has(id));
});

/**
 * Returns the visibility masks of a chunk; null when all of it is in sight.
 * @param {number} index @returns {Masks|null}
 */
export function chunkMasks(index) {
  const told = fog.value;
  if (!seesAll.value) {
    return told === null ? null : { fog: true, known: told.known?.[index], seen: told.seen?.[index] };
  }
  const veiled = told?.veiled?.[index];
  const theirs = pilotsMasks.value;
  if (theirs !== null) {
    return { fog: true, showUnexplored: true, known: theirs.known?.[index], seen: theirs.seen?.[index], veiled };
  }
  return veiled === undefined ? null : { veiled };
}

/** Returns with whose eyes this seat sees, as a sentence. */
export function sightText() {
  if (fogMode.value === "off") return t("fog-you-see-everybody-who-is-not");
  if (isSpectator.value) return t("fog-you-see-what-the-pilots-and");
  if (fogMode.value === "team") return t("fog-you-see-what-every-pilot-and");
  const seat = you.value?.seat;
  const names = Object.values(units.value)
    .filter((unit) => seatControls(seat, unit) && unit.at !== null && !unit.destroyed)
    .map((unit) => unit.name)
    .sort();
  if (names.length === 0) return t("fog-you-see-with-your-own-units");
  return t("fog-you-see-with-only", { list: listText(names) });
}
