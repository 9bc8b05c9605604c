// Another size of the map: where the old map lies in it, and what lies beyond the new edge.

import assert from "node:assert/strict";
import test from "node:test";
import { anchored, beyondEdge, newHexes } from "../../static/js/features/map-editor/size-model.js";
import { fromOffset, toOffset } from "../../static/js/core/hexes.js";

const FLAT = { columns: 10, rows: 8, orientation: /** @type {const} */ ("flat") };
const POINTY = { ...FLAT, orientation: /** @type {const} */ ("pointy") };
const one = [[0, 0, 0]];

test("the old map lies at one of nine places", () => {
  const larger = { columns: 15, rows: 13 };
  const place = (across, down) => {
    const { left, top } = anchored(FLAT, { ...larger, across, down });
    return [left, top];
  };
  assert.deepEqual(place(0, 0), [0, 0]);
  assert.deepEqual(place(2, 2), [5, 5]);
  // in the middle no column moves half a hex
  assert.deepEqual(place(1, 1), [2, 2]);
  const { left, top } = anchored(POINTY, { columns: 15, rows: 15, across: 1, down: 1 });
  assert.deepEqual([left, top], [2, 2]);
  assert.deepEqual(anchored(FLAT, { columns: 3, rows: 3, across: 1, down: 2 }), { columns: 3, rows: 3, left: -2, top: -5 });
});

test("what lies beyond the new edge is counted", () => {
  const to = { columns: 6, rows: 8, left: -2, top: 0 };
  const at = (column, row) => fromOffset(column, row, "flat");
  const units = [
    { at: at(1, 1), footprint: one },
    { at: at(4, 4), footprint: one },
    // half of it lies beyond
    { at: at(7, 2), footprint: [...one, [1, 0, 0]] },
    { at: null, footprint: one },
  ];
  assert.deepEqual(beyondEdge(FLAT, to, units, [{ hexes: [[at(9, 0).q, at(9, 0).r]] }, { hexes: [[at(5, 5).q, at(5, 5).r]] }]), { units: 2, props: 1, hexes: 32 });
});

test("an odd number of columns pushes the last hexes of the odd ones over the edge", () => {
  const to = { columns: 11, rows: 8, left: 1, top: 0 };
  assert.equal(beyondEdge(FLAT, to, [], []).hexes, 5);
  assert.equal(beyondEdge(FLAT, { ...to, rows: 9 }, [], []).hexes, 0);
});

test("the new hexes are told by their old places", () => {
  const to = { columns: 3, rows: 2, left: -4, top: -1 };
  const places = newHexes(FLAT, to).map((hex) => toOffset(hex, "flat").join(" "));
  assert.deepEqual(places, ["4 1", "5 1", "6 1", "4 2", "5 2", "6 2"]);
  // of a very large map only the edge
  assert.equal(newHexes(FLAT, { columns: 500, rows: 400, left: 0, top: 0 }).length, 2 * 500 + 2 * 398);
  assert.equal(newHexes(FLAT, { columns: 1, rows: 50_000, left: 0, top: 0 }).length, 50_000);
});
