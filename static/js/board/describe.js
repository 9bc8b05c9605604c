/**
 * Describes a hex for the page: label, ground, surfaces, props, units, visibility.
 * @import {Hex, HoverInfo, Unit} from "./types.js"
 * @import {State} from "./state.js"
 */

import { isVeiled, sightOf } from "./fog.js";
import { toOffset } from "../core/hexes.js";
import {
  groundAt,
  isInside,
  isGround,
  labelOf,
  visibilityAt,
  notesAt,
  propsAt,
  surfacesAt,
} from "./terrain.js";

/**
 * Returns everything the board knows about a hex.
 * @param {State} state @param {Hex} hex @returns {HoverInfo}
 */
export function describe(state, hex) {
  const { terrain } = state;
  const ground = groundAt(terrain, hex.q, hex.r);
  const surfaces = surfacesAt(terrain, hex.q, hex.r);
  const [col, row] = toOffset(hex, state.map.orientation);
  const level = surfaces.at(-1) ?? (isGround(ground) ? ground : state.map.floor);
  return {
    q: hex.q,
    r: hex.r,
    label: labelOf(terrain, hex),
    inside: isInside(terrain, hex.q, hex.r),
    ground: isGround(ground) ? ground : null,
    surfaces,
    cell: { q: hex.q, r: hex.r, level },
    notes: notesAt(terrain, col, row),
    props: propsAt(terrain, hex.q, hex.r),
    units: unitsAt(state, hex),
    sight: SIGHTS[sightOf(visibilityAt(terrain, hex.q, hex.r))],
    veiled: isVeiled(visibilityAt(terrain, hex.q, hex.r)),
    marks: state.layer?.at(hex) ?? [],
  };
}

/** Names of SEEN, REMEMBERED and UNEXPLORED. @type {HoverInfo["sight"][]} */
const SIGHTS = ["seen", "remembered", "unexplored"];

/**
 * Returns the units in a hex, lowest first.
 * @param {State} state @param {Hex} hex @returns {Unit[]}
 */
export const unitsAt = (state, hex) =>
  state.spots
    .filter(({ cell }) => cell.q === hex.q && cell.r === hex.r)
    .sort((a, b) => a.cell.level - b.cell.level)
    .map(({ unit }) => unit);
