// Universal VTT files: the picture inside and its grid, and files without them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bySquares } from "../../static/js/features/pictures/background-model.js";
import { isUniversalVtt, readUniversalVtt } from "../../static/js/features/pictures/universal-vtt.js";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";
const file = (/** @type {object} */ more = {}) => JSON.stringify({ format: 0.3, resolution: { map_size: { x: 20, y: 12 }, pixels_per_grid: 100 }, image: PNG, ...more });

test("the picture and the width of the grid are read", () => {
  const found = readUniversalVtt(file());
  assert.equal(found?.type, "image/png");
  assert.equal(found?.squares, 20);
  assert.deepEqual([...(found?.bytes.slice(0, 4) ?? [])], [0x89, 0x50, 0x4e, 0x47]);
  assert.equal(readUniversalVtt(file({ image: `data:image/png;base64,${PNG}` }))?.squares, 20);
});

test("files without a picture or a grid are refused", () => {
  const bad = ["", "[]", "null", "{", file({ image: "" }), file({ image: null }), file({ image: "PHN2Zz4=" }), file({ image: `${PNG.slice(0, 20)}%%%` }), file({ resolution: null }), file({ resolution: { map_size: { x: -3 } } }), file({ resolution: { map_size: { x: 1e9 } } }), file({ resolution: { map_size: { x: "many" } } })];
  for (const text of bad) assert.equal(readUniversalVtt(text), null, text.slice(0, 80));
});

test("these files are known by their names", () => {
  const named = (/** @type {string} */ name) => isUniversalVtt(/** @type {any} */ ({ name }));
  assert.deepEqual(["a.dd2vtt", "B.UVTT", "c.df2vtt", "d.png", "uvtt"].map(named), [true, true, true, false, false]);
});

test("one square is as wide as a hex from side to side", () => {
  assert.deepEqual(bySquares({ width: 2000, height: 1000 }, 10), { x: 0, y: 0, width: 17_321, height: 8660 });
});
