// Shows lines on the map: those that are there, and those that this seat and others are drawing.

import { effect } from "@preact/signals";
import { drawingTool, showDrawings } from "./handle.js";
import { others, takeLive, watchArrivals } from "./live.js";
import { drawLines, drawScene } from "./paint.js";
import { cornerLine, current, drawings, sent, takeCorner, takeStroke } from "./state.js";

/** @typedef {import("../../board/types.js").Overlay} Overlay */

/** Shows the lines on the map, and takes what the tool draws. Called once at start. */
export function watchDrawings() {
  Object.assign(drawingTool, { stroke: takeStroke, corner: takeCorner, line: takeLive });
  watchArrivals();
  effect(() => showDrawings(overlaysNow()));
}

/** @returns {Overlay[]} */
function overlaysNow() {
  const byKeyboard = cornerLine();
  const lines = drawings.value;
  const underway = [...sent.value, ...others.value.values(), ...(byKeyboard === null ? [] : [byKeyboard])];
  const now = current.value;
  /** @type {Overlay[]} */
  const list = [];
  if (lines.length > 0) list.push(overlay("drawings", (ctx, state, scale) => drawScene(ctx, state, lines, scale)));
  if (underway.length > 0) list.push(overlay("drawings-underway", (ctx, state, scale) => drawLines(ctx, state, underway, scale)));
  // its points grow while it is drawn
  if (now !== null) list.push(overlay("drawing", (ctx, state, scale) => drawLines(ctx, state, [now], scale, true)));
  return list;
}

/** @param {string} id @param {NonNullable<Overlay["draw"]>} draw @returns {Overlay} */
const overlay = (id, draw) => ({ id, style: "drawn", cells: [{ q: 0, r: 0 }], draw });
