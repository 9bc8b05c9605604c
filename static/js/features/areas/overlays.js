// Draws area templates on the map: those that are laid, and the one that is being made.

import { effect } from "@preact/signals";
import { fillHatched, fillTinted, strokeBorder } from "../../board/fills.js";
import { cachedAreaPath } from "../../board/overlays.js";
import { R, centreOf } from "../../board/projection.js";
import { drawPlate, plateWidth } from "../../board/sprites.js";
import { zoneInk } from "../../board/zones.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { setTemplateTool, showTemplates } from "./handle.js";
import { dragTemplate, hexesOf, mayChange, preview, seatColour, templates } from "./state.js";
import { areaLabel } from "./text.js";

/** @typedef {import("../../board/types.js").Overlay} Overlay */
/** @typedef {import("./state.js").Area} Area */

/** Shows the templates on the map, and lays what the tool draws. Called once at start. */
export function watchTemplates() {
  setTemplateTool(dragTemplate);
  effect(() => showTemplates(overlaysNow()));
}

/** Returns the overlays of all templates. The one that is being changed is drawn as it will be. */
function overlaysNow() {
  const changes = preview.value;
  const laid = Object.values(templates.value).filter(({ id }) => id !== changes?.id);
  const held = ui.tool.value === "template";
  const list = laid.map((each) => overlay(`template-${each.id}`, each, seatColour(each.seat), areaLabel(each), { secret: each.secret, smoke: Boolean(each.smoke), handles: held && mayChange(each) }));
  if (changes) list.push(overlay("template", changes, seatColour(session.you.value?.seat ?? null), areaLabel(changes), { dashed: true, handles: true }));
  return list;
}

/** The colour of smoke. */
const SMOKE_INK = "#cdd6da";

/** How wide the text of a template may be, in widths of its area. */
const WIDEST = 1.5;

/** Returns how wide hexes are together, in world units. @param {readonly {q: number, r: number}[]} cells @param {import("../../board/types.js").MapInfo["orientation"]} orientation */
function widthOf(cells, orientation) {
  const all = cells.map(({ q, r }) => centreOf(q, r, orientation).x);
  return all.reduce((most, x) => Math.max(most, x), -Infinity) - all.reduce((least, x) => Math.min(least, x), Infinity) + 2 * R;
}

/**
 * @param {string} id @param {Area} area @param {string} colour @param {string} text
 * @param {{secret?: boolean, smoke?: boolean, dashed?: boolean, handles?: boolean}} look  `handles`: its ends can be dragged
 * @returns {Overlay}
 */
function overlay(id, area, colour, text, { secret = false, smoke = false, dashed = false, handles = false }) {
  const cells = hexesOf(area);
  return {
    id,
    style: "drawn",
    cells,
    draw(ctx, state, scale) {
      const ink = zoneInk(state.theme, colour);
      const path = cachedAreaPath(cells, () => cells, state);
      if (secret) fillHatched(ctx, path, ink, scale, true);
      else fillTinted(ctx, state, path, smoke ? SMOKE_INK : ink, smoke ? 1.6 : 0.7);
      if (dashed) ctx.setLineDash([R * 0.3, R * 0.2]);
      strokeBorder(ctx, path, ink, scale, 2.4);
      ctx.setLineDash([]);
      const { orientation } = state.map;
      const ends = [area.at, area.to].map(({ q, r }) => centreOf(q, r, orientation));
      for (const { x, y } of handles ? ends : ends.slice(0, 1)) drawEnd(ctx, x, y, ink, scale, state.dpr);
      const { view, theme, dpr } = state;
      // from afar a text that is larger than its area would hide what lies around it
      if (!handles && plateWidth(theme, text, 15 * dpr) > widthOf(cells, orientation) * scale * WIDEST) return;
      ctx.save();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      drawPlate(ctx, theme, text, (ends[0].x - view.x) * scale, (ends[0].y - view.y) * scale - 16 * dpr, 15 * dpr, theme.ink["surface-0"], ink);
      ctx.restore();
    },
  };
}

/**
 * Draws the dot at an end, in world units.
 * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {string} ink
 * @param {number} scale @param {number} dpr
 */
function drawEnd(ctx, x, y, ink, scale, dpr) {
  ctx.beginPath();
  ctx.arc(x, y, (4.5 * dpr) / scale, 0, 7);
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.lineWidth = (1.6 * dpr) / scale;
  ctx.strokeStyle = "rgba(4,8,13,0.9)";
  ctx.stroke();
}
