// The support of a unit in the air, as far as log lines say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { restsOnUnit } from "../../static/js/features/units/airborne-rest.js";

/** @param {...[string, string]} told  code and unit */
const log = (...told) => told.map(([code, unit], i) => /** @type {any} */ ({ n: i + 1, code, params: { unit: { unit, name: unit } } }));
const NONE = /** @type {Set<number>} */ (new Set());

test("a unit rests from the line that says so until it moves or falls", () => {
  const fallen = log(["unit.fall_rests", "magpie"], ["unit.impact", "magpie"], ["unit.moved", "heron"]);
  assert.equal(restsOnUnit(fallen, NONE, "magpie"), true);
  assert.equal(restsOnUnit(fallen, NONE, "heron"), false);
  assert.equal(restsOnUnit([], NONE, "magpie"), false);
  const gone = log(["unit.rests", "magpie"], ["unit.moved", "magpie"]);
  assert.equal(restsOnUnit(gone, NONE, "magpie"), false);
  assert.equal(restsOnUnit(gone, new Set([2]), "magpie"), true);
  assert.equal(restsOnUnit(gone, new Set([1, 2]), "magpie"), false);
});
