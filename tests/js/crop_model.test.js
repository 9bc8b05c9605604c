// The square of a picture that becomes a token: whole, moved and zoomed, never outside the picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_ZOOM, moved, squareOf, WHOLE } from "../../static/js/features/pictures/crop-model.js";

const WIDE = { width: 900, height: 600 };

test("the whole crop is the largest square in the middle", () => {
  assert.deepEqual(squareOf(WIDE, WHOLE), { left: 150, top: 0, side: 600 });
  assert.deepEqual(squareOf({ width: 10, height: 40 }, WHOLE), { left: 0, top: 15, side: 10 });
});

test("a moved square stays inside the picture", () => {
  const right = moved(WIDE, WHOLE, 0.1, 0.1);
  assert.deepEqual(squareOf(WIDE, right), { left: 210, top: 0, side: 600 });
  const corner = moved(WIDE, { ...WHOLE, zoom: 3 }, 99, 99);
  assert.deepEqual(squareOf(WIDE, corner), { left: 700, top: 400, side: 200 });
  assert.deepEqual(squareOf(WIDE, moved(WIDE, corner, -99, -99)), { left: 0, top: 0, side: 200 });
});

test("zoom is bounded, and a square at the edge stays inside when it grows", () => {
  assert.equal(squareOf(WIDE, { x: 0.5, y: 0.5, zoom: 1000 }).side, 600 / MOST_ZOOM);
  assert.equal(squareOf(WIDE, { x: 0.5, y: 0.5, zoom: 0 }).side, 600);
  const corner = moved(WIDE, { ...WHOLE, zoom: 4 }, 99, 99);
  assert.deepEqual(squareOf(WIDE, { ...corner, zoom: 1 }), { left: 300, top: 0, side: 600 });
});
