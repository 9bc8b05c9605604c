// Choosing the hex that an expansion is used on: the marked hexes on the map, and the area of the
// effect around the one under the pointer.

import { query, send } from "../../core/commands.js";
import { focusMap } from "../../core/focus.js";
import { showRefusal } from "../../core/notices.js";
import * as ui from "../../core/ui-state.js";
import { refusalAction } from "../handler/refusal-action.js";
import { hintPlacing, placing, startPlacing, stopPlacing } from "../units/state.js";
import { areaStacks } from "./area-cells.js";
import { actionPrompt } from "./perform.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */

/** Whether a hex is being chosen on the map. */
export const choosesHex = () => placing.value?.overlays !== undefined;

/**
 * Marks the hexes on which an expansion can be used. A click or Enter on a hex uses it there.
 * @param {UnitAction} each @param {Record<string, any>} more  what the prompt adds to the command
 */
export async function chooseModuleHex(each, more) {
  const { unit, module } = each.command;
  const answer = await query("module_hexes", { unit, module });
  if (!answer.ok) return showRefusal(answer.code, answer.params, null);
  const name = each.of?.name ?? each.name;
  let tapped = "";
  startPlacing({
    name,
    overlays: () => hexOverlays(answer.result.hexes, each.place?.radius ?? 0),
    choose: ({ q, r }) => {
      const again = tapped === `${q} ${r}`;
      const offered = answer.result.hexes.some((/** @type {{q: number, r: number}} */ hex) => hex.q === q && hex.r === r);
      tapped = `${q} ${r}`;
      // without a pointer the first tap shows the area, as the first tap of a movement shows its way
      const first = ui.touch.value && offered && !again;
      hintPlacing(first ? t("fight-tap-again-to-use", { name }) : "");
      if (!first) void useModule({ ...each.command, ...more, at: { q, r } });
    },
  });
  // by keyboard the hex is chosen with the cursor of the map
  focusMap();
  return undefined;
}

/**
 * Uses an expansion. The hexes stay marked when the server refuses.
 * @param {import("../../core/commands.js").Command} command
 */
async function useModule(command) {
  const answer = await send(command, { quiet: true });
  if (!answer.ok) {
    const run = () => void useModule({ ...command, overrule: true });
    return showRefusal(answer.code, answer.params, answer.data, refusalAction(command, answer.code, { run }));
  }
  stopPlacing();
  actionPrompt.value = null;
  // the sheet was lowered while the player chose a hex
  if (ui.narrow.value) ui.openTab("unit");
  return undefined;
}

/**
 * The marked hexes, and the area of the effect around the one under the pointer.
 * @param {{q: number, r: number}[]} hexes @param {number} radius
 * @returns {import("../../board/types.js").Overlay[]}
 */
function hexOverlays(hexes, radius) {
  const at = ui.hover.value;
  const over = at !== null && hexes.some(({ q, r }) => q === at.q && r === at.r) ? at.cell : null;
  return [
    { id: "module-hexes", style: "walk", cells: hexes },
    ...(over && radius > 0 ? [{ id: "module-area", style: /** @type {const} */ ("area"), cells: [over], radius, stacks: areaStacks(over, radius) }] : []),
  ];
}
