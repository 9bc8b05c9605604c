// Texts for a unit: side and condition, as far as the view has them; and the stop of Tab among radios.

import assert from "node:assert/strict";
import { test } from "node:test";
import { radioTabStop } from "../../static/js/ui/roving-focus.js";
import { conditionOf, unitText } from "../../static/js/text/unit-text.js";

const unit = (/** @type {any} */ given) => ({ disposition: "enemy", condition: "whole", destroyed: false, ...given });
const said = (/** @type {any} */ given) => conditionOf(unit(given)).map((word) => word.replace("condition.", ""));

test("what is left of a unit is the word of the view", () => {
  assert.deepEqual(said({ condition: "damaged" }), ["damaged"]);
  assert.deepEqual(said({ condition: null }), []);
  assert.deepEqual(said({ condition: "destroyed", destroyed: true, staggered: true }), ["destroyed"]);
});

test("the signs of a token have texts", () => {
  assert.deepEqual(said({ staggered: true, airborne: true }), ["whole", "staggered", "airborne"]);
  assert.deepEqual(said({ falling: true, airborne: true }), ["whole", "falling"]);
  assert.equal(unitText(unit({ overheated: true }), (word) => word.replace("condition.", "")), "enemy, whole, overheated");
});

test("an obstacle is named while it blocks lines of sight", () => {
  assert.deepEqual(said({ obstacle: true, blocks_sight: true, airborne: true }), ["whole", "airborne", "obstacle"]);
  assert.deepEqual(said({ obstacle: true, hidden: true }), ["whole", "hidden"]);
});

test("Tab stops at the chosen radio, else at the first possible one", () => {
  const options = [{ chosen: false, disabled: true }, { chosen: false }, { chosen: true }];
  assert.equal(radioTabStop(options), 2);
  assert.equal(radioTabStop(options.slice(0, 2)), 1);
});
