// Strokes that add hexes to a zone, take them away, or make a new zone.

import { effect } from "@preact/signals";
import { send } from "../../core/commands.js";
import * as ui from "../../core/ui-state.js";
import { isOneHex } from "../../board/zones.js";
import { inRuns, splitCommand } from "../map-editor/command-batches.js";
import { chosen, continueWith, draft, newName, zones } from "./state.js";

/** @typedef {{q: number, r: number}} Hex */

/**
 * Sends what a stroke does: to the zone that is edited, or as a new zone.
 * @param {readonly Hex[]} hexes @param {Hex} last  where the stroke ended @param {boolean} take
 */
export async function paintZone(hexes, last, take) {
  const zone = chosen.value;
  const oneHex = isOneHex(zone ?? draft.value);
  const cells = oneHex ? [{ q: last.q, r: last.r }] : inRuns(hexes.map(({ q, r }) => ({ q, r })));
  if (zone === null) return take ? undefined : addZone(cells, oneHex);
  if (oneHex) {
    ui.dropTool();
    await send({ type: "zone.update", zone: zone.id, cells });
  } else await sendParts({ type: "zone.paint", zone: zone.id, cells, take });
}

/** Sends a command in as many parts as its cells need. @param {import("../../core/commands.js").Command & {cells: any[]}} command */
async function sendParts(command) {
  for (const part of splitCommand(command)) {
    const done = await send(part);
    if (!done.ok) return;
  }
}

/** Adds the zone of the draft. @param {Hex[]} cells @param {boolean} oneHex */
async function addZone(cells, oneHex) {
  const { kind, name, icon, shown } = draft.value;
  const before = new Set(Object.keys(zones.value));
  const command = { type: "zone.add", kind, name: name.trim() || newName(kind), secret: !shown, icon, cells };
  const [first, ...more] = splitCommand(command);
  const done = await send(first);
  if (!done.ok) return;
  draft.value = { ...draft.value, name: "" };
  if (oneHex) ui.dropTool();
  const id = await addedZone(before, command.name);
  if (!oneHex) continueWith(id);
  for (const part of more) await send({ type: "zone.paint", zone: id, cells: part.cells });
}

/**
 * Resolves with the id of a new zone as soon as the view has it.
 * @param {Set<string>} before  the ids of the zones before @param {string} name
 * @returns {Promise<string>}
 */
function addedZone(before, name) {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const added = Object.values(zones.value).find((zone) => !before.has(zone.id) && zone.name === name);
      if (added === undefined) return;
      resolve(added.id);
      queueMicrotask(() => stop());
    });
  });
}
