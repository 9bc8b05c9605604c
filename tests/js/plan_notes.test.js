// Notes of a planned movement besides its cost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { indexReach, nextLevel, endCells, planTo } from "../../static/js/board/plan.js";
import { noHigherText, planLines } from "../../static/js/board/plan-text.js";
import { setReason, setReasonAbove, planMove, replan, stepLevel } from "../../static/js/board/interaction.js";

const answer = {
  unit: "u1",
  mode: "ground",
  budget: 4,
  steps: 1,
  energy: 0,
  wait: null,
  start: { q: 0, r: 0, level: 3 },
  cells: [
    { q: 0, r: 0, level: 3, cost: 0, falls: false, off: false, from: null },
    { q: 1, r: 0, level: 3, cost: 1, falls: false, off: true, from: [0, 0, 3] },
    { q: 0, r: 1, level: 3, cost: 1, falls: true, off: true, from: [0, 0, 3] },
  ],
  beyond: [],
};
/** A flight with two levels over one hex. */
const flight = {
  ...answer,
  mode: "flight",
  cells: [
    { q: 0, r: 0, level: 3, cost: 0, falls: false, off: false, from: null },
    { q: 1, r: 0, level: 3, cost: 1, falls: false, off: false, from: [0, 0, 3] },
    { q: 1, r: 0, level: 4, cost: 2, falls: false, off: false, from: [1, 0, 3] },
  ],
};

/** A board on which a unit may go where an answer says, and nothing is planned yet. */
const planning = (reach, announce = () => {}) => ({
  reach: { unit: "u1", flight: null, ground: null, [reach.mode]: indexReach(reach) },
  mode: reach.mode,
  units: { u1: { id: "u1", name: "Lantern", at: reach.start } },
  reasons: new Map(),
  revealed: new Set(),
  spots: [],
  hover: null,
  cursor: null,
  selected: null,
  planLevel: null,
  plan: null,
  map: { orientation: "flat" },
  terrain: null,
  events: { announce },
});

const spot = (level) => ({
  unit: { id: "u2", name: "Mule", at: { q: 1, r: 0, level } },
  cell: { q: 1, r: 0, level },
});
const notes = (plan, spots = []) => planLines({ spots }, plan);

test("beyond an edge, a unit that flew stays in the air, and another one falls", () => {
  const index = indexReach(answer);
  assert.deepEqual(notes(planTo(index, { q: 1, r: 0 }, null)), ["1 step", "It has flown this turn: it hangs in the air until its next turn"]);
  assert.deepEqual(notes(planTo(index, { q: 0, r: 1 }, null)), ["1 step"]);
});

test("ending on or above another unit is noted", () => {
  const plan = planTo(indexReach(answer), { q: 1, r: 0 }, null);
  assert.ok(notes(plan, [spot(2)]).includes("onto Mule"));
  assert.ok(notes(plan, [spot(0)]).includes("above Mule"));
  assert.equal(notes(plan, [spot(5)]).length, 2);
});

test("a unit that has to wait shows the reason at every hex except its own", () => {
  const wait = { code: "already-acted", params: {} };
  const index = indexReach({ ...answer, wait });
  const plan = planTo(index, { q: 1, r: 0 }, null);
  assert.deepEqual([plan.to, plan.refusal.code], [null, "already-acted"]);
  assert.equal(planTo(index, { q: 0, r: 0 }, null).refusal, null);
});

test("at its highest level a flight shows why it goes no higher", () => {
  const state = planning(flight);
  const plan = planTo(state.reach.flight, { q: 1, r: 0 }, 4);
  assert.equal(nextLevel(plan), 5);
  assert.equal(nextLevel({ ...plan, mode: "ground" }), null);
  setReasonAbove(state, plan, { code: "above-flight-height", params: { highest: 4 } });
  assert.equal(noHigherText(state, plan), "", "nothing is told of another plan");
  const told = { ...plan, above: { code: "above-flight-height", params: {}, level: 5 } };
  assert.equal(noHigherText(state, told), "level 5: above the flight height");
  assert.equal(noHigherText(state, { ...told, to: { q: 1, r: 0, level: 3 } }), "");
  assert.equal(state.reasons.size, 1);
});

test("a key for another level reports when there is none", () => {
  const said = [];
  const state = planning(flight, (text) => said.push(text));
  state.plan = planTo(state.reach.flight, { q: 1, r: 0 }, 4);
  assert.equal(stepLevel(state, 1), true);
  state.plan = { ...state.plan, above: { code: "above-flight-height", params: {}, level: 5 } };
  stepLevel(state, 1);
  state.plan = planTo(state.reach.flight, { q: 1, r: 0 }, 3);
  stepLevel(state, -1);
  // the unit's own hex, where there is no other level
  state.plan = planTo(state.reach.flight, { q: 0, r: 0 }, null);
  stepLevel(state, 1);
  assert.deepEqual(said, ["No higher level here", "level 5: above the flight height", "No lower level here", "No other level here"]);
});

test("the refusal of a plan is shown once, for the plan itself", () => {
  const said = [];
  const state = planning(answer, (text) => said.push(text));
  const told = () => setReason(state, state.plan, { code: "too-far", params: { cost: 7, left: 4 } });
  planMove(state, { q: 7, r: 0 }, true);
  told();
  assert.deepEqual(said, ["Too far: costs 7, 4 left"]);
  state.reasons.clear();
  replan(state);
  told();
  assert.equal(said.length, 1);
  planMove(state, { q: 8, r: 0 }, true);
  told();
  assert.equal(said.length, 2);
});

test("a hex to stand in is preferred to reachable air above it", () => {
  const cells = [
    ...answer.cells,
    // walked to the long way round, hung over or fallen into the short one
    { q: 1, r: 0, level: 2, cost: 4, falls: false, off: false, from: null },
    { q: 0, r: 1, level: 1, cost: 4, falls: false, off: true, from: null },
    // straight up from where it stands
    { q: 0, r: 0, level: 4, cost: 1, falls: true, off: true, from: [0, 0, 3] },
  ];
  const found = endCells(indexReach({ ...answer, cells })).map(({ q, r, level }) => [q, r, level]);
  assert.deepEqual(found, [[1, 0, 2], [0, 1, 1]]);
});
