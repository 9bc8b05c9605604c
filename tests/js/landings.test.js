// Stepping off a carrier: every free cell within one hex or level of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, landings } from "../../static/js/features/units/landings.js";

const flat = () => ({ inside: true, ground: 0, surfaces: [0], props: [] });
const said = (/** @type {any[]} */ cells) => cells.map(({ q, r, level, falls }) => `${q},${r},${level}:${falls}`).sort();

test("six hexes of its level and the cell over it, where it rests on its carrier", () => {
  const carrier = cellsOf({ at: { q: 0, r: 0, level: 0 } });
  const found = landings(carrier, carrier, flat);
  assert.equal(found.length, 7);
  assert.deepEqual(said(found.filter(({ level }) => level === 1)), ["0,0,1:0"]);
});

test("a carrier of several cells is left from each of them, at each of their levels", () => {
  const carrier = cellsOf({ at: { q: 0, r: 0, level: 0 }, footprint: [[0, 0, 0], [0, 0, 1], [1, 0, 0]] });
  const found = said(landings(carrier, carrier, flat));
  for (const cell of ["-1,0,0:0", "-1,0,1:1", "2,0,0:0", "0,0,2:0", "1,0,1:0"]) assert.ok(found.includes(cell), cell);
  assert.ok(!found.some((cell) => cell.startsWith("2,0,1")), "two levels away from the second cell");
});

test("below a carrier in the air the pilot falls; solid and occupied cells are left out", () => {
  const carrier = [{ q: 0, r: 0, level: 3 }];
  const other = { q: 1, r: 0, level: 3 };
  const column = (/** @type {any} */ { q, r }) =>
    q === 0 && r === 1 ? { inside: true, ground: 4, surfaces: [4], props: [] } : q === -1 ? { inside: r !== 0, ground: null, surfaces: [], props: [] } : flat();
  const found = said(landings(carrier, [...carrier, other], column));
  assert.deepEqual(found, ["-1,1,3:null", "0,-1,3:3", "0,0,2:2", "0,0,4:0", "1,-1,3:3"]);
});
