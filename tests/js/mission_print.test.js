// The signs of ground cover on a printed map.

import { test } from "node:test";
import assert from "node:assert/strict";
import { coverSigns } from "../../static/js/features/mission-print/map-picture.js";

/** @param {...string} kinds */
const map = (...kinds) => ({ columns: 1, rows: 1, orientation: /** @type {const} */ ("flat"), ground: [[0]], notes: [{ q: 0, r: 0, notes: kinds.map((kind) => ({ kind })) }] });

test("kinds have as many letters as tell them apart", () => {
  assert.deepEqual([...coverSigns(map("woods", "water", "road", "rough"))], [["road", "roa"], ["rough", "rou"], ["water", "wa"], ["woods", "wo"]]);
});

test("a kind that begins as another one keeps its whole name", () => {
  assert.deepEqual([...coverSigns(map("road", "roads"))], [["road", "road"], ["roads", "roads"]]);
});

test("a map without cover needs no signs", () => {
  assert.equal(coverSigns({ ...map(), notes: undefined }).size, 0);
});
