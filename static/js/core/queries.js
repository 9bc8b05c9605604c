// Queries that follow the selection: where the selected unit can go, and what it sees.

import { computed, effect } from "@preact/signals";
import { fromOffset } from "./hexes.js";
import * as app from "./app.js";

/** Reactions and attacks also decide whether a unit can move, without a change of the scene. */
const reactions = computed(() => app.view.value?.reactions ?? null);
const attacks = computed(() => app.view.value?.attacks ?? null);

/** Queries where the selected unit can go whenever the unit or anything around it changes. */
export function watchReach() {
  let requests = 0;
  /** @type {any} */
  let before = null;
  effect(() => {
    const unit = app.unit.value;
    const scene = app.scene.value;
    void [reactions.value, attacks.value];
    requests += 1;
    const request = requests;
    if (unit === null || scene === null || !app.controls(unit.id) || unit.at === null || unit.destroyed || app.isSpectator.value) {
      before = null;
      app.reachPending.value = false;
      app.reach.value = { unit: null, ground: null, flight: null, why: null };
      return;
    }
    const id = unit.id;
    // an overruled movement costs nothing, so each drag reaches a full speed
    const range = app.isOverruling.value ? { range: unit.speed } : app.startsNewMove.value ? { new: true } : {};
    // the unit's own change makes the old answer wrong; that of others rarely does
    if (unit !== before) app.reach.value = { unit: null, ground: null, flight: null, why: null };
    before = unit;
    app.reachPending.value = true;
    Promise.all([
      app.query("reach", { unit: id, mode: "ground", ...range }),
      app.query("reach", { unit: id, mode: "flight", ...range }),
    ]).then(([ground, flight]) => {
      if (request !== requests) return;
      app.reachPending.value = false;
      app.reach.value = {
        unit: id,
        ground: ground.ok ? ground.result : null,
        flight: flight.ok ? flight.result : null,
        why: { ground: ground.ok ? null : ground, flight: flight.ok ? null : flight },
      };
    });
  });
}

/** On larger maps, in hexes, unseen hexes are not dimmed. */
const MOST_DIMMED = 60_000;

/** Queries what the chosen unit sees while the viewshed is shown. */
export function watchViewshed() {
  let requests = 0;
  effect(() => {
    const id = app.viewshedOf.value;
    const scene = app.scene.value;
    requests += 1;
    const request = requests;
    if (id === null || !scene?.units[id]?.at) {
      app.viewshed.value = null;
      return;
    }
    app.query("viewshed", { from: { unit: id } }).then((answer) => {
      if (request !== requests) return;
      if (!answer.ok) {
        app.showRefusal(answer.code, answer.params, answer.data);
        app.viewshedOf.value = null;
        return;
      }
      const { cells } = answer.result;
      app.viewshed.value = { cells, unseen: hexesWithout(cells) };
    });
  });
}

/**
 * Returns the hexes of the map that are not in a list. Empty for a very large map.
 * @param {{q: number, r: number}[]} cells
 */
function hexesWithout(cells) {
  const map = app.map.value;
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
