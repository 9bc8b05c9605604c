// Clicks on the map that place a unit or pick a prop.

import { effect } from "@preact/signals";
import { send } from "../core/commands.js";
import { showRefusal } from "../core/notices.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { drawingTool } from "../features/drawings/handle.js";
import { refusalAction } from "../features/handler/refusal-action.js";
import * as mapTools from "../features/map-editor/state.js";
import * as movement from "../features/units/movement.js";
import * as unitState from "../features/units/state.js";
import { chosenPlace } from "../features/fight/riders.js";
import { topOf } from "../features/measure/measure.js";

/** @typedef {import("../board/types.js").HoverInfo} HoverInfo */
/** @typedef {import("../core/store.js").CellAt} CellAt */

/**
 * Handles a click on a hex: places a unit, or picks a prop.
 * @param {HoverInfo} found  the hex as the board describes it
 */
export function clicked(found) {
  movement.setLevelChoice(null);
  if (unitState.placing.value) return place(unitState.placing.value, found);
  if (ui.tool.value === "stamp") return mapTools.chosenGround.click(found);
  if (ui.tool.value === "draw") return drawingTool.corner({ q: found.q, r: found.r });
  if (ui.tool.value === "pick") return mapTools.takeFrom(found);
  mapTools.pickProp(found.props?.at(-1)?.id ?? null);
}

/**
 * Places a unit on the clicked hex.
 * @param {import("../features/units/state.js").Placing} placing
 * @param {HoverInfo} found
 */
async function place(placing, found) {
  if (placing.choose) {
    if (!placing.overlays) unitState.stopPlacing();
    placing.choose(topOf(found));
    return;
  }
  const putAt = (/** @type {CellAt} */ at) =>
    sendPlacement(placing, placing.draft ? { type: "unit.add", ...placing.draft, at } : { type: "unit.place", unit: placing.unit, ...placing.command, at });
  const at = placing.cells ? chosenPlace(placing, found, putAt) : topOf(found);
  if (at !== null) await putAt(at);
}

/**
 * Sends the command, and selects the unit when it was accepted.
 * @param {Parameters<typeof place>[0]} placing @param {import("../core/commands.js").Command} command
 */
async function sendPlacement(placing, command) {
  const before = new Set(Object.keys(session.units.value));
  const answer = await send(command, { quiet: true });
  if (!answer.ok) {
    // the Handler can overrule the refusal
    const go = () => void sendPlacement(placing, { ...command, overrule: true });
    showRefusal(answer.code, answer.params, answer.data, refusalAction(command, answer.code, { run: go }));
    return;
  }
  if (!placing.keep) unitState.stopPlacing();
  placing.placed?.();
  // the sheet was lowered while the player chose a cell
  if (placing.cells && ui.narrow.value) ui.openTab("unit");
  if (placing.unit) selection.select(placing.unit);
  else if (placing.draft) selectNew(before, command.name);
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
    const added = Object.values(session.units.value).find((unit) => !before.has(unit.id) && unit.name === name);
    if (added === undefined) return;
    found = true;
    queueMicrotask(() => {
      stop();
      selection.select(added.id);
    });
  });
}
