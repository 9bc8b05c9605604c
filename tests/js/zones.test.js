// The hexes of zones, as the server writes them in masks.

import assert from "node:assert/strict";
import test from "node:test";
import { colourOf, freePlace, hexesOfMasks, isOneHex } from "../../static/js/board/zones.js";
import { toOffset } from "../../static/js/core/hexes.js";

/** Returns a mask with these hexes of a chunk, by row and column. */
function mask(...hexes) {
  const rows = Array(32).fill(0n);
  for (const [row, column] of hexes) rows[row] |= 1n << BigInt(column);
  return rows.map((bits) => bits.toString(16).padStart(8, "0")).join("");
}

for (const orientation of ["flat", "pointy"])
  test(`masks of several chunks become hexes on a ${orientation}-top map`, () => {
    const masks = { 0: mask([0, 0], [31, 31]), 1: mask([2, 1]), 3: mask([0, 31]) };
    const places = hexesOfMasks(masks, { columns: 40, orientation }).map((hex) => toOffset(hex, orientation).join(" "));
    assert.deepEqual(places.sort(), ["0 0", "31 31", "33 2", "63 32"]);
  });

test("no masks are no hexes, and a malformed mask has none", () => {
  assert.deepEqual(hexesOfMasks({}, { columns: 40, orientation: "flat" }), []);
  assert.deepEqual(hexesOfMasks({ 0: "ff" }, { columns: 40, orientation: "flat" }), []);
});

test("a zone has its own colour, or that of its kind", () => {
  assert.equal(colourOf({ kind: "spawn", colour: null }), "red");
  assert.equal(colourOf({ kind: "spawn", colour: "blue" }), "blue");
  assert.equal(colourOf({ kind: "label", colour: null }), "");
  assert.equal(colourOf({ kind: "area", colour: null, effect: { harm: "heat" } }), "red", "one that harms");
  assert.deepEqual(["spawn", "objective", "area", "label", "marker"].map((kind) => isOneHex({ kind })), [false, false, false, true, true]);
});

test("a name gives way to other names and to tokens, as little as it has to", () => {
  const box = { x: 100, y: 100, width: 80, height: 20 };
  assert.deepEqual(freePlace(box, [], [], 100), box);
  assert.deepEqual(freePlace(box, [], [{ x: 150, y: 95, width: 40, height: 40 }], 100), { ...box, y: 52 });
  assert.deepEqual(freePlace(box, [box], [], 100), { ...box, y: 76 });
  assert.deepEqual(freePlace(box, [{ ...box, y: 60, height: 60 }], [], 100), { ...box, y: 124 });
  // a token everywhere: still over no other name
  const everywhere = { x: 0, y: 0, width: 500, height: 500 };
  assert.deepEqual(freePlace(box, [], [everywhere], 100), box);
  assert.deepEqual(freePlace(box, [box], [everywhere], 100), { ...box, y: 76 });
  assert.equal(freePlace(box, [everywhere], [], 100), null);
  // from afar it stays where it is: further away it would name another place
  assert.deepEqual(freePlace(box, [], [box], 20), box);
});
