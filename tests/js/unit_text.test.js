// A unit as it is said: side and condition, as far as the view tells; and where Tab stops among radios.

import assert from "node:assert/strict";
import { test } from "node:test";
import { radioTabStop } from "../../static/js/ui/roving-focus.js";
import { conditionOf, unitText } from "../../static/js/text/unit-text.js";

const unit = (/** @type {any} */ given) => ({ disposition: "enemy", integrity: 9, integrity_max: 9, destroyed: false, ...given });
const said = (/** @type {any} */ given) => conditionOf(unit(given)).map((word) => word.replace("condition.", ""));

test("how much is left is told by numbers, or by the word that stands in their place", () => {
  assert.deepEqual(said({}), ["whole"]);
  assert.deepEqual(said({ integrity: 5 }), ["damaged"]);
  assert.deepEqual(said({ integrity: 4 }), ["badly-damaged"]);
  assert.deepEqual(said({ integrity: null, condition: "damaged" }), ["damaged"]);
  assert.deepEqual(said({ integrity: null }), []);
  assert.deepEqual(said({ integrity: 0, destroyed: true, staggered: true }), ["destroyed"]);
});

test("what a token shows by signs is said", () => {
  assert.deepEqual(said({ staggered: true, airborne: true }), ["whole", "staggered", "airborne"]);
  assert.deepEqual(said({ falling: true, airborne: true }), ["whole", "falling"]);
  assert.equal(unitText(unit({ overheated: true }), (word) => word.replace("condition.", "")), "enemy, whole, overheated");
});

test("an obstacle is said as long as lines of sight stop at it", () => {
  assert.deepEqual(said({ obstacle: true, airborne: true }), ["whole", "airborne", "obstacle"]);
  assert.deepEqual(said({ obstacle: true, hidden: true }), ["whole", "hidden"]);
  assert.deepEqual(said({ obstacle: true, destroyed: true }), ["destroyed"]);
});

test("Tab stops at the choice that counts, else at the first that can be made", () => {
  const options = [{ chosen: false, disabled: true }, { chosen: false }, { chosen: true }];
  assert.equal(radioTabStop(options), 2);
  assert.equal(radioTabStop(options.slice(0, 2)), 1);
});
