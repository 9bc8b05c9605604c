// Plans of upgrades made by + and −, and edited categories.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastAdvance, lastPointInto, planForServer, rowsOfStep, withAdvance, withRaise, withRefit, withoutPoint, withoutGranted } from "../../static/js/features/sheets/plan.js";
import { idFromName, newAttribute, newCategory, fieldOfRefusal, withIds } from "../../static/js/features/sheets/categories-model.js";

test("points into the same attribute are one step, until something else comes between", () => {
  let steps = withRaise(withRaise([], "smarts"), "smarts");
  assert.deepEqual(steps, [{ do: "raise", attribute: "smarts", points: 2 }]);
  steps = withRaise(withAdvance(steps, "pilot-skills"), "smarts");
  assert.equal(steps.length, 3);
  assert.deepEqual(steps[0], { do: "raise", attribute: "smarts", points: 2 });
});

test("the last planned step is removed first", () => {
  const steps = withRefit(withRaise(withRaise([], "bulk"), "bulk"), "scanner", "bulk");
  assert.equal(lastPointInto(steps, "bulk"), 1);
  assert.equal(lastPointInto(steps, "scanner"), -1);
  const once = withoutPoint(steps, 1);
  assert.deepEqual(once, [{ do: "raise", attribute: "bulk", points: 2 }]);
  assert.deepEqual(withoutPoint(once, 0), [{ do: "raise", attribute: "bulk", points: 1 }]);
  assert.deepEqual(withoutPoint(withoutPoint(once, 0), 0), []);
  assert.deepEqual(withoutPoint(steps, 9), steps);
  assert.equal(steps.length, 2, "the plan before is left as it was");
});

test("advancements are found by their category", () => {
  const steps = withAdvance(withAdvance(withAdvance([], "a"), "b"), "a");
  assert.equal(lastAdvance(steps, "a"), 2);
  assert.equal(lastAdvance(steps, "c"), -1);
  assert.deepEqual(rowsOfStep(steps[1]), { attributes: [], category: "b" });
  assert.deepEqual(rowsOfStep({ do: "refit", attribute: "x", to: "y", category: "" }), { attributes: ["x", "y"], category: "" });
  assert.deepEqual(rowsOfStep(undefined), { attributes: [], category: "" });
});

test("a step has only the fields that it uses", () => {
  const full = { attribute: "x", to: "", category: "", points: 1 };
  assert.deepEqual(planForServer([{ do: "raise", ...full }]), [{ do: "raise", attribute: "x", points: 1 }]);
  assert.deepEqual(planForServer([{ do: "advance", ...full, attribute: "", category: "a" }]), [{ do: "advance", category: "a" }]);
  assert.deepEqual(planForServer([{ do: "refit", ...full, to: "y" }]), [{ do: "refit", attribute: "x", to: "y" }]);
  assert.deepEqual(planForServer([{ do: "award", ...full, points: 3 }]), [{ do: "award", attribute: "x", points: 3 }]);
});

test("an id is made of the name and is unique", () => {
  assert.equal(idFromName("Kinetic Plating", new Set()), "kinetic-plating");
  assert.equal(idFromName("  Älter & Söhne ", new Set()), "a-lter-so-hne");
  assert.equal(idFromName("Bulk", new Set(["bulk", "bulk-2"])), "bulk-3");
  assert.match(idFromName("!!!", new Set()), /^[a-z0-9]{8}$/);
  assert.match(idFromName("x".repeat(80), new Set()), /^[a-z0-9][a-z0-9-]{0,39}$/);
});

test("new items get an id, existing ones keep theirs", () => {
  const old = { ...newCategory(), id: "hull", name: "Hull", attributes: [{ ...newAttribute(), id: "bulk", name: "Mass" }] };
  const more = { ...newCategory(), name: "Hull ", attributes: [{ ...newAttribute(), name: "Bulk" }, { ...newAttribute(), name: "Bulk" }] };
  const [first, second] = withIds([old, more]);
  assert.equal(first.id, "hull");
  assert.equal(first.attributes[0].id, "bulk");
  assert.equal(second.id, "hull-2");
  assert.equal(second.name, "Hull");
  assert.deepEqual(second.attributes.map((each) => each.id), ["bulk-2", "bulk-3"], "categories and attributes share no id");
});

test("a refusal is shown at its step", () => {
  const categories = withIds([
    { ...newCategory(), name: "Skills", attributes: [{ ...newAttribute(), name: "Nerve", start: 4, cap: 2 }] },
    { ...newCategory(), name: "Nerve", price: -5, attributes: [] },
  ]);
  const [skills, nerve] = categories;
  const at = (/** @type {string} */ code, /** @type {any} */ params) => fieldOfRefusal({ code, params }, categories);
  assert.deepEqual(at("bad-name", { id: skills.id }), { category: 0, attribute: null, field: "name" });
  assert.deepEqual(at("bad-name", { id: skills.attributes[0].id }), { category: 0, attribute: 0, field: "name" });
  assert.deepEqual(at("start-above-cap", { attribute: { attribute: skills.attributes[0].id } }), { category: 0, attribute: 0, field: "start" });
  assert.deepEqual(at("bad-number", { name: "Nerve", what: "price", value: -5 }), { category: 1, attribute: null, field: "price" });
  assert.deepEqual(at("no-attributes", { category: { category: nerve.id } }), { category: 1, attribute: null, field: "attributes" });
  assert.equal(at("sheets-in-the-way", {}), null);
});

test("upgrades that the sheet got meanwhile are removed from the plan", () => {
  const none = { points: {}, advances: {} };
  const plan = withAdvance(withRaise(withRaise(withRaise([], "sharpness"), "sharpness"), "smarts"), "pilot-skills");
  assert.deepEqual(withoutGranted(plan, none, none), plan);
  // all of it, as when the Handler approves what was asked before it was changed
  assert.deepEqual(withoutGranted(plan, none, { points: { sharpness: 2, smarts: 1 }, advances: { "pilot-skills": 1 } }), []);
  // a part of it, as when the Handler sets a number
  assert.deepEqual(withoutGranted(plan, none, { points: { sharpness: 1 }, advances: {} }), [
    { do: "raise", attribute: "sharpness", points: 1 }, ...plan.slice(1),
  ]);
  // more than was planned is no debt to the next step, and what was taken grants nothing
  assert.deepEqual(withoutGranted(plan, none, { points: { sharpness: 5 }, advances: {} }), plan.slice(1));
  assert.deepEqual(withoutGranted(plan, { points: { smarts: 1 }, advances: {} }, none), plan);
  const refit = withRefit([], "bulk", "smarts");
  assert.deepEqual(withoutGranted(refit, { points: { bulk: 1 }, advances: {} }, { points: { smarts: 1 }, advances: {} }), []);
  assert.deepEqual(withoutGranted(refit, none, { points: { smarts: 1 }, advances: {} }), refit);
});
