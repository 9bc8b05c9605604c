// Lines that others are drawing: what signals may bring, and when a line goes.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { setLiveSession } from "../../static/js/core/session.js";
import { others, takeLive, watchArrivals } from "../../static/js/features/drawings/live.js";

const SEATS = { p: { id: "p", name: "Mira", role: "pilot" }, s: { id: "s", name: "Sol", role: "spectator" } };
const START = { key: 1, colour: "red", width: "thin", from: 0, points: [1, 2, 3, 4] };

/** @param {Record<string, any>} [drawings] */
function shows(drawings = {}) {
  const scene = { id: "one", units: {}, drawings };
  const view = { seats: SEATS, active_scene: "one", scene, table: { options: {} } };
  setLiveSession(/** @type {any} */ ({ you: { seat: "h", role: "handler", group: "handler" }, epoch: "e", seq: 1, view, entries: [], online: [], clockAhead: 0 }));
}

Object.assign(globalThis, { window: globalThis });
beforeEach(() => shows());
afterEach(() => takeLive("p", { points: [] }));

const points = (seat = "p") => others.value.get(seat)?.points;

test("a line grows with its signals, in their order alone", () => {
  takeLive("p", START);
  takeLive("p", { ...START, from: 2, points: [5, 6] });
  assert.deepEqual(points(), [1, 2, 3, 4, 5, 6]);
  // one that comes late, or belongs to another line, brings nothing
  takeLive("p", { ...START, from: 2, points: [7, 8] });
  takeLive("p", { ...START, key: 2, from: 3, points: [7, 8] });
  assert.deepEqual(points(), [1, 2, 3, 4, 5, 6]);
  takeLive("p", { ...START, key: 2, points: [9, 9] });
  assert.deepEqual(points(), [9, 9]);
  takeLive("p", { ...START, key: 2, points: [] });
  assert.equal(points(), undefined);
});

test("nothing is drawn of what is no line, or nobody's who may draw", () => {
  const wrong = [null, {}, { ...START, colour: "pink" }, { ...START, width: 7 }, { ...START, from: "0" }, { ...START, points: [1] }, { ...START, points: [1.5, 2] }, { ...START, points: [1e12, 2] }, { ...START, points: "no" }, { ...START, points: [[1, 2]] }];
  for (const each of wrong) takeLive("p", each);
  for (const seat of ["s", "nobody"]) takeLive(seat, START);
  assert.equal(others.value.size, 0);
});

test("a line does not grow for ever", () => {
  takeLive("p", START);
  const part = Array(200).fill(1);
  for (let i = 0; i < 100; i += 1) takeLive("p", { ...START, from: (points()?.length ?? 0) / 2, points: part });
  assert.ok((points()?.length ?? 0) < 7000);
});

test("the drawing replaces the line", () => {
  watchArrivals();
  takeLive("p", START);
  shows({ d: { id: "d", seat: "p", points: [1, 2], colour: "red", width: "thin" } });
  return Promise.resolve().then(() => {
    assert.equal(others.value.size, 0);
  });
});
