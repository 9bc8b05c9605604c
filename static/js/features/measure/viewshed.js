// Queries what a unit sees, while its viewshed is shown.

import { effect } from "@preact/signals";
import { fromOffset } from "../../core/hexes.js";
import { query } from "../../core/commands.js";
import { showRefusal } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { hideViewshed, viewshed, viewshedOf } from "./state.js";

/** On larger maps, in hexes, unseen hexes are not dimmed. */
const MOST_DIMMED = 60_000;

/** Queries what the chosen unit sees while the viewshed is shown. */
export function watchViewshed() {
  let requests = 0;
  effect(() => {
    const id = viewshedOf.value;
    const scene = session.scene.value;
    requests += 1;
    const request = requests;
    if (id === null || !scene?.units[id]?.at) {
      viewshed.value = null;
      return;
    }
    query("viewshed", { from: { unit: id } }).then((answer) => {
      if (request !== requests) return;
      if (!answer.ok) {
        showRefusal(answer.code, answer.params, answer.data);
        hideViewshed();
        return;
      }
      const { cells } = answer.result;
      viewshed.value = { cells, unseen: hexesWithout(cells) };
    });
  });
}

/**
 * Returns the hexes of the map that are not in a list. Empty for a very large map.
 * @param {{q: number, r: number}[]} cells
 */
function hexesWithout(cells) {
  const map = session.map.value;
  if (map === null || map.columns * map.rows > MOST_DIMMED) return [];
  const seen = new Set(cells.map((cell) => `${cell.q},${cell.r}`));
  const rest = [];
  for (let column = 0; column < map.columns; column += 1) {
    for (let row = 0; row < map.rows; row += 1) {
      const hex = fromOffset(column, row, map.orientation);
      if (!seen.has(`${hex.q},${hex.r}`)) rest.push(hex);
    }
  }
  return rest;
}
