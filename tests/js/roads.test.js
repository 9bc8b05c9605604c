// Roads: a straight row of hexes is a straight line.

import assert from "node:assert/strict";
import { test } from "node:test";
import { centreOf } from "../../static/js/board/projection.js";
import { roadEnds } from "../../static/js/board/roads.js";
import { DIRECTIONS } from "../../static/js/core/hexes.js";

/**
 * The points of a road that takes these directions in turn, again and again.
 * @param {number[]} turns @param {"flat"|"pointy"} orientation
 */
function pointsOf(turns, orientation) {
  let [q, r] = [0, 0];
  const points = [];
  for (let i = 0; i < 8; i++) {
    const from = (turns[(i + turns.length - 1) % turns.length] + 3) % 6;
    const to = turns[i % turns.length];
    points.push(...roadEnds(centreOf(q, r, orientation), [from, to], orientation));
    q += DIRECTIONS[to][0];
    r += DIRECTIONS[to][1];
  }
  return points;
}

for (const orientation of /** @type {const} */ (["flat", "pointy"])) {
  for (let d = 0; d < 6; d++) {
    for (const turns of [[d], [d, (d + 1) % 6]]) {
      test(`a ${orientation} road in the directions ${turns.join(" and ")} is straight and has no gaps`, () => {
        const points = pointsOf(turns, orientation);
        const [a, b] = [points[0], points[points.length - 1]];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        for (const { x, y } of points) {
          const off = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
          assert.ok(off < 1e-6, `${off}`);
        }
        for (let i = 1; i + 1 < points.length; i += 2) {
          assert.ok(Math.hypot(points[i].x - points[i + 1].x, points[i].y - points[i + 1].y) < 1e-6);
        }
      });
    }
  }
}
