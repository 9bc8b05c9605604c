// Clicks on the map that place a unit, put a prop or pick one.

import { effect } from "@preact/signals";
import * as app from "./app.js";
import { chosenPlace } from "../features/fight/board-layer.js";
import { pickProp } from "../features/map-editor/prop-card.js";
import { measurementEnd } from "../features/measure/measure.js";

/**
 * Handles a click on a hex: places, puts a prop, or picks one.
 * @param {any} found  the hex as the board describes it
 */
export function clicked(found) {
  app.levelChoice.value = null;
  if (app.placing.value) return place(app.placing.value, found);
  if (app.tool.value === "prop") return putProp(found);
  pickProp(found.props?.at(-1)?.id ?? null);
}

/**
 * Places a unit on the clicked hex.
 * @param {{draft?: any, unit?: string, command?: any, cells?: any[]}} placing
 *   `command`: fields of another command that needs a place; `cells`: the cells allowed
 * @param {any} found
 */
async function place(placing, found) {
  const { end } = measurementEnd({ ...found, units: [] });
  const putAt = (/** @type {any} */ at) =>
    sendPlacement(placing, placing.draft ? { type: "unit.add", ...placing.draft, at } : { type: "unit.place", unit: placing.unit, ...placing.command, at });
  const at = placing.cells ? chosenPlace(placing, found, putAt) : { q: end.q, r: end.r, level: end.level };
  if (at !== null) await putAt(at);
}

/**
 * Sends the command, and selects the unit when it was accepted.
 * @param {Parameters<typeof place>[0]} placing @param {any} command
 */
async function sendPlacement(placing, command) {
  const before = new Set(Object.keys(app.units.value));
  const answer = await app.send(command, { quiet: true });
  if (!answer.ok) {
    // the Handler can overrule the refusal
    const go = () => void sendPlacement(placing, { ...command, overrule: true });
    app.showRefusal(answer.code, answer.params, answer.data, app.refusalAction(command, answer.code, { run: go }));
    return;
  }
  app.placing.value = null;
  // the sheet was lowered while the player chose a cell
  if (placing.cells && app.narrow.value) app.openTab("unit");
  if (placing.unit) app.select(placing.unit);
  else selectNew(before, placing.draft.name);
}

/**
 * Selects a unit that was just added as soon as the view has it.
 * @param {Set<string>} before  the ids of the units before
 * @param {string} name
 */
function selectNew(before, name) {
  let found = false;
  const stop = effect(() => {
    if (found) return;
    const added = Object.values(app.units.value).find((unit) => !before.has(unit.id) && unit.name === name);
    if (added === undefined) return;
    found = true;
    queueMicrotask(() => {
      stop();
      app.select(added.id);
    });
  });
}

/** Adds a prop on a hex as the prop brush says. @param {any} found */
function putProp(found) {
  const { name, height, value, base, hidden } = app.propBrush.value;
  const level = Number.parseInt(base, 10);
  app.send({
    type: "prop.add",
    q: found.q,
    r: found.r,
    height,
    value,
    ...(name ? { name } : {}),
    ...(hidden ? { hidden } : {}),
    ...(Number.isNaN(level) ? {} : { base: level }),
  });
}
