// Unsaved terms of a mission over those of the server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addCommand, fieldsOf, byPhase, isDirty, EMPTY_DRAFT, withoutSaved, rowsOf, saveSteps, trimmed, withChange, withFields, withoutRow, withRow } from "../../static/js/features/missions/form.js";

/** @type {any} */
const MISSION = {
  id: "m1", name: "Cold Gorge", briefing: "", primary: "Hold the bridge", base: 400, notes: "", crew: ["fox"],
  objectives: [{ id: "o1", text: "Spare the tower", bonus: 50, hidden: true, revealed: true, result: "open" }],
  deductions: [{ id: "d1", text: "The bridge", amount: 60 }],
};

test("typed values replace those of the view, and stay when the view changes", () => {
  const typed = withFields(EMPTY_DRAFT, { briefing: "Hold out." });
  const later = { ...MISSION, base: 500 };
  assert.deepEqual([fieldsOf(later, typed).briefing, fieldsOf(later, typed).base], ["Hold out.", 500]);
  assert.deepEqual(saveSteps(later, typed), [{ command: { type: "mission.update", mission: "m1", briefing: "Hold out." } }]);
});

test("a typed value that equals the view is no longer unsaved", () => {
  const [row] = rowsOf(MISSION, EMPTY_DRAFT, "objectives");
  let typed = withChange(withFields(EMPTY_DRAFT, { base: 500, crew: ["fox", "dog"] }), "objectives", row, { bonus: 75 });
  assert.ok(isDirty(MISSION, typed));
  const objectives = [{ ...MISSION.objectives[0], bonus: 75 }];
  const later = { ...MISSION, base: 500, crew: ["fox", "dog"], objectives };
  assert.ok(!isDirty(later, typed));
  assert.deepEqual(withoutSaved(later, typed), EMPTY_DRAFT);
  typed = withChange(typed, "objectives", row, { text: "Spare it" });
  assert.deepEqual(saveSteps({ ...later, objectives: [] }, typed), []);
});

test("a revealed objective counts as shown, and can be hidden again", () => {
  const [row] = rowsOf(MISSION, EMPTY_DRAFT, "objectives");
  assert.equal(row.hidden, false);
  const hidden = withChange(EMPTY_DRAFT, "objectives", row, { hidden: true });
  assert.deepEqual(saveSteps(MISSION, hidden).map((each) => each.command), [
    { type: "mission.update_objective", mission: "m1", objective: "o1", hidden: true },
  ]);
});

test("rows are added, changed before they are saved, and taken away", () => {
  let typed = withRow(EMPTY_DRAFT, "objectives", true);
  const row = rowsOf(MISSION, typed, "objectives")[1];
  typed = trimmed(withChange(typed, "objectives", row, { text: " Bring the case ", bonus: 20 }));
  const [deduction] = rowsOf(MISSION, typed, "deductions");
  typed = withChange(typed, "deductions", deduction, { gone: true });
  assert.ok(rowsOf(MISSION, typed, "deductions")[0].gone);
  const steps = saveSteps(MISSION, typed);
  assert.deepEqual(steps.map((each) => each.command), [
    { type: "mission.add_objective", mission: "m1", text: "Bring the case", bonus: 20, hidden: true },
    { type: "mission.remove_deduction", mission: "m1", deduction: "d1" },
  ]);
  typed = withoutRow(typed, /** @type {any} */ (steps[0].row));
  assert.equal(saveSteps(MISSION, typed).length, 1);
  const again = withRow(EMPTY_DRAFT, "deductions");
  assert.deepEqual(withChange(again, "deductions", again.fresh.deductions[0], { gone: true }), EMPTY_DRAFT);
});

test("a deduction can be applied from the start, and withdrawn", () => {
  const [row] = rowsOf(MISSION, EMPTY_DRAFT, "deductions");
  assert.equal(row.applies, false);
  const typed = withChange(EMPTY_DRAFT, "deductions", row, { applies: true });
  assert.deepEqual(saveSteps(MISSION, typed).map((each) => each.command), [
    { type: "mission.update_deduction", mission: "m1", deduction: "d1", applies: true },
  ]);
  const later = { ...MISSION, deductions: [{ ...MISSION.deductions[0], applies: true }] };
  assert.ok(!isDirty(later, typed));
  assert.ok(rowsOf(later, EMPTY_DRAFT, "deductions")[0].applies);
});

test("a new mission is one command", () => {
  let typed = withRow(withFields(EMPTY_DRAFT, { name: "Warm Gorge", base: 100 }), "deductions");
  typed = withChange(typed, "deductions", typed.fresh.deductions[0], { text: "The bridge", amount: 5 });
  assert.deepEqual(addCommand(typed), {
    type: "mission.add", name: "Warm Gorge", briefing: "", primary: "", base: 100, notes: "", crew: [],
    objectives: [], deductions: [{ text: "The bridge", amount: 5, applies: false }],
  });
});

test("running missions come first, paid ones last", () => {
  const list = ["paid", "draft", "running", "briefed"].map((phase) => ({ ...MISSION, id: phase, phase }));
  assert.deepEqual(byPhase(list).map((each) => each.id), ["running", "briefed", "draft", "paid"]);
});
