/**
 * Paints roads: strips from the centre of a hex to the neighbours that continue the road.
 * @import {State} from "./state.js"
 * @import {Site} from "./paint.js"
 */

import { DIRECTIONS, toOffset } from "../core/hexes.js";
import { INNER, R, centreOf } from "./projection.js";
import { hasNote } from "./relief.js";
import { notesAt, propsAt } from "./terrain.js";

/**
 * Whether a hex continues a road: it has a road note or a bridge.
 * @param {State} state @param {number} q @param {number} r
 */
function carries(state, q, r) {
  const [col, row] = toOffset({ q, r }, state.map.orientation);
  if (col < 0 || row < 0 || col >= state.map.columns || row >= state.map.rows) return false;
  if (hasNote(notesAt(state.terrain, col, row), "road")) return true;
  return propsAt(state.terrain, q, r).some((prop) => prop.look === "bridge" || /bridge|deck/i.test(prop.name));
}

/**
 * Returns the middles of the edges through which a road leaves a hex. A road through two of them is
 * drawn straight from one to the other: a row of hexes that goes along no axis is then a straight
 * road, although the centres of its hexes are not in line.
 * @param {{x: number, y: number}} site  the centre of the hex, in world units
 * @param {number[]} open  its exits, as directions
 * @param {"flat"|"pointy"} orientation
 */
export function roadEnds(site, open, orientation) {
  const o = centreOf(0, 0, orientation);
  return open.map((d) => {
    const to = centreOf(DIRECTIONS[d][0], DIRECTIONS[d][1], orientation);
    const k = INNER / Math.hypot(to.x - o.x, to.y - o.y);
    return { x: site.x + (to.x - o.x) * k, y: site.y + (to.y - o.y) * k };
  });
}

/**
 * Paints casing, surface and centre line.
 * @param {CanvasRenderingContext2D} ctx @param {State} state @param {Site[]} sites
 */
export function paintRoads(ctx, state, sites) {
  /** @type {[Site, number[]][]} */
  const roads = [];
  for (const site of sites) {
    const note = site.notes.find((n) => n.kind === "road");
    if (!note) continue;
    const exits = /exits (\d+)/.exec(note.text ?? "");
    const mask = exits ? Number(exits[1]) : 0;
    const open = [0, 1, 2, 3, 4, 5].filter((d) =>
      exits
        ? mask & (1 << d)
        : carries(state, site.q + DIRECTIONS[d][0], site.r + DIRECTIONS[d][1]),
    );
    roads.push([site, open]);
  }
  const strips = (/** @type {number} */ width, /** @type {string} */ ink) => {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    for (const [site, open] of roads) {
      ctx.beginPath();
      if (!open.length) ctx.arc(site.x, site.y, width / 3, 0, 6.3);
      const ends = roadEnds(site, open, state.map.orientation);
      if (ends.length === 2) {
        ctx.moveTo(ends[0].x, ends[0].y);
        ctx.lineTo(ends[1].x, ends[1].y);
      } else {
        for (const end of ends) {
          ctx.moveTo(site.x, site.y);
          ctx.lineTo(end.x, end.y);
        }
      }
      ctx.stroke();
    }
  };
  // round ends close the bends where two hexes meet
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  strips(R * 0.42, "rgba(12,18,24,0.5)");
  strips(R * 0.33, "#a39f92");
  ctx.setLineDash([R * 0.16, R * 0.14]);
  ctx.lineCap = "butt";
  strips(R * 0.03, "rgba(30,34,36,0.55)");
  ctx.setLineDash([]);
}
