/**
 * What tools do with a gesture: painting hexes under a brush, measuring between two hexes.
 * @import {Hex, Point} from "./types.js"
 * @import {Gesture} from "./events.js"
 * @import {State} from "./state.js"
 */

import { hexUnder, pan, zoom } from "./board.js";
import { disk, hexKey, line } from "./project.js";
import { inside } from "./terrain.js";

/** @param {State} state @param {Gesture} g @param {Hex} from @param {Hex} to */
export function paint(state, g, from, to) {
  /** @type {Hex[]} */
  const fresh = [];
  for (const step of line(from, to)) {
    for (const hex of disk(step, state.brush)) {
      const key = hexKey(hex.q, hex.r);
      if (g.seen.has(key) || !inside(state.terrain, hex.q, hex.r)) continue;
      g.seen.add(key);
      fresh.push(hex);
    }
  }
  g.painted.push(...fresh);
  if (fresh.length) state.events.paint?.(fresh, false);
}

/** @param {State} state @param {Point} at @param {boolean} final */
export function measure(state, at, final) {
  if (!state.measure) return;
  const to = hexUnder(state, at);
  const { from } = state.measure;
  if (!inside(state.terrain, from.q, from.r) || !inside(state.terrain, to.q, to.r)) {
    if (final) state.measure = null;
    return;
  }
  const same = to.q === state.measure.to.q && to.r === state.measure.to.r;
  // what was measured is drawn by who knows the answer
  state.measure = final ? null : { from, to };
  if (!same || final) state.events.measure?.(from, to, final);
}

/**
 * Two fingers: the middle between them is dragged along, their distance is the scale.
 * @param {State} state
 * @param {Point} before where the moving finger was
 * @param {Point} at     where it is
 * @param {Point} other  the finger that stays
 */
export function pinch(state, before, at, other) {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(at.x - other.x, at.y - other.y);
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  pan(state, (at.x - before.x) / 2, (at.y - before.y) / 2);
  if (was > 8 && is > 8) zoom(state, is / was, middle, performance.now());
}
