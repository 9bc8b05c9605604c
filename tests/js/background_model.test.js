// Aligning a background: two points of the picture end on the hexes they are dragged to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { covering, dragged, landing, nearestCentre, rounded, UNIT, widened } from "../../static/js/features/pictures/background-model.js";

const FLAT = /** @type {any} */ ({ columns: 12, rows: 10, orientation: "flat" });
const POINTY = /** @type {any} */ ({ columns: 12, rows: 10, orientation: "pointy" });
const PLACE = { x: 1000, y: -500, width: 20_000, height: 10_000 };

test("a new picture covers the map in its own proportions", () => {
  for (const map of [FLAT, POINTY]) {
    for (const picture of [{ width: 4000, height: 1000 }, { width: 300, height: 900 }]) {
      const { x, y, width, height } = covering(picture, map);
      assert.ok(Math.abs(width / height - picture.width / picture.height) < 0.01);
      assert.ok(x <= 0 && y <= 0 && x + width >= 18_500 && y + height >= 15_500);
    }
  }
});

test("points snap to the centres of hexes", () => {
  assert.deepEqual(nearestCentre({ x: 1100, y: 800 }, FLAT), { x: 1000, y: nearestCentre({ x: 1000, y: 866 }, FLAT).y });
  const twice = nearestCentre(nearestCentre({ x: 5432, y: 6543 }, POINTY), POINTY);
  assert.deepEqual(twice, nearestCentre({ x: 5432, y: 6543 }, POINTY));
  assert.equal(UNIT, 0.032);
});

test("the first drag moves, the second one gives the size around the first point", () => {
  const first = { x: 4000, y: 3000 };
  const moved = dragged(PLACE, { x: 3000, y: 3500 }, first, null);
  assert.deepEqual(moved, { ...PLACE, x: 2000, y: -1000 });
  // a point twice as far from the anchor as it was
  const grown = dragged(moved, { x: 8000, y: 6000 }, { x: 12_000, y: 9000 }, first);
  assert.deepEqual(grown, { x: 0, y: -5000, width: 40_000, height: 20_000 });
  const share = (/** @type {typeof PLACE} */ place) => (first.x - place.x) / place.width;
  assert.ok(Math.abs(share(moved) - share(grown)) < 1e-6, "the anchor stays at its point of the picture");
});

test("a point at the anchor gives no size", () => {
  const anchor = { x: 5000, y: 5000 };
  assert.equal(dragged(PLACE, { x: 5100, y: 5000 }, { x: 9000, y: 5000 }, anchor), PLACE);
  assert.equal(dragged(PLACE, { x: 9000, y: 5000 }, anchor, anchor), PLACE);
});

test("places are whole and within the bounds of the server", () => {
  assert.deepEqual(rounded({ x: 0.4, y: -1e9, width: 1e9, height: 3 }), { x: 0, y: -4_000_000, width: 4_000_000, height: 100 });
  assert.deepEqual(widened(PLACE, 5000), { x: 1000, y: -500, width: 5000, height: 2500 });
});

test("a point lies where it is dropped only along the line that the picture gives it", () => {
  const anchor = { x: 1000, y: 1000 };
  assert.deepEqual(landing({ x: 5, y: 6 }, { x: 70, y: 80 }, null), { x: 70, y: 80 });
  assert.deepEqual(landing({ x: 3000, y: 1000 }, { x: 5000, y: 1000 }, anchor), { x: 5000, y: 1000 });
  assert.deepEqual(landing({ x: 3000, y: 1000 }, { x: 1000, y: 5000 }, anchor), { x: 5000, y: 1000 });
  assert.deepEqual(landing({ x: 1100, y: 1000 }, { x: 1000, y: 5000 }, anchor), { x: 1100, y: 1000 });
});
