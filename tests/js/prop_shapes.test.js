// The shapes of props of several hexes, and where units stand on them.

import assert from "node:assert/strict";
import test from "node:test";
import { INNER, R, centreOf, hexKey, hexOfKey } from "../../static/js/board/projection.js";
import { endsOf, isMiddle, joinedWithin, middleOf, outlineOf, partsOf } from "../../static/js/board/prop-shapes.js";
import { LOOKS } from "../../static/js/board/prop-looks.js";
import { createTerrain, hexesOf, propsAt, putProps, surfacesAt } from "../../static/js/board/terrain.js";
import { hasTopLevels } from "../../static/js/board/props.js";
import { drawPosition, isFlat, propLift } from "../../static/js/board/unit-layout.js";
import { DIRECTIONS } from "../../static/js/core/hexes.js";

/** A state with flat ground but for some hexes, and this prop. */
function stateWith(hexes, { orientation = "flat", base = 0, ground = {}, ...more } = {}) {
  const map = { columns: 20, rows: 20, orientation, floor: 0, ceiling: null, lowest: 0, highest: 0, tint: [0, 0] };
  const terrain = createTerrain(map);
  terrain.levels.fill(0);
  for (const [index, level] of Object.entries(ground)) terrain.levels[index] = level;
  const prop = { id: "p", name: "", q: hexes[0][0], r: hexes[0][1], base, height: 2, value: 3, integrity: 3, look: "", hexes, ...more };
  putProps(terrain, {}, { p: prop });
  return { state: { map, terrain }, prop };
}

const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

test("a prop of one hex ends at all sides", () => {
  for (const orientation of ["flat", "pointy"]) {
    const { state, prop } = stateWith([[4, 4]], { orientation });
    const [part] = partsOf(state, prop);
    const shape = outlineOf(state, part, joinedWithin(prop, part), 0.78);
    assert.equal(shape.length, 6);
    for (const p of shape) assert.ok(Math.abs(Math.hypot(p.x - part.x, p.y - part.y) - R * 0.78) < 1e-6);
    assert.ok(endsOf(part, shape).every(Boolean));
  }
});

test("neighbouring hexes of a prop share a whole edge, in each direction", () => {
  for (const orientation of ["flat", "pointy"])
    for (const [dq, dr] of DIRECTIONS) {
      const { state, prop } = stateWith([[6, 6], [6 + dq, 6 + dr]], { orientation });
      const shared = partsOf(state, prop).map((part) => {
        const shape = outlineOf(state, part, joinedWithin(prop, part), 0.78, 1);
        const ends = endsOf(part, shape);
        assert.equal(ends.filter((each) => !each).length, 1);
        const i = ends.indexOf(false);
        return [shape[i], shape[(i + 1) % shape.length]];
      });
      assert.ok(near(shared[0][0], shared[1][1]) && near(shared[0][1], shared[1][0]));
    }
});

test("a prop has one middle hex, one of its own", () => {
  const hexes = [[3, 3], [3, 4], [4, 3], [5, 3]];
  const { prop } = stateWith(hexes);
  const own = hexesOf(prop).filter((hex) => isMiddle(prop, hex));
  assert.deepEqual(own, [middleOf(prop)]);
  assert.deepEqual(middleOf(stateWith([[2, 2], [2, 4], [2, 3]]).prop), { q: 2, r: 3 });
});

test("it is found at each of its hexes, which have its top as a surface", () => {
  const { state, prop } = stateWith([[3, 3], [4, 3], [3, 4]]);
  for (const { q, r } of hexesOf(prop)) {
    assert.deepEqual(propsAt(state.terrain, q, r), [prop]);
    assert.deepEqual(surfacesAt(state.terrain, q, r), [2]);
    assert.deepEqual(hexOfKey(hexKey(q, r)), { q, r });
  }
  assert.deepEqual(hexOfKey(hexKey(-7, 12)), { q: -7, r: 12 });
});

test("units on it stand equally high, also over lower ground", () => {
  const low = 5 * 20 + 3;
  const { state, prop } = stateWith([[3, 3], [3, 4]], { base: 1, ground: { [low - 20]: 1 } });
  assert.ok(!isFlat(state.terrain, prop));
  const lifts = hexesOf(prop).map(({ q, r }) => centreOf(q, r, "flat").y - drawPosition(state.terrain, { q, r, level: 3 }).y);
  assert.ok(lifts[0] > INNER * 0.2);
  assert.ok(Math.abs(lifts[0] - lifts[1]) < 1e-6);
});

test("what hangs everywhere and every bridge is drawn as a deck", () => {
  const flat = (...given) => {
    const { state, prop } = stateWith(...given);
    return isFlat(state.terrain, prop);
  };
  assert.ok(flat([[3, 3], [3, 4]], { base: 2 }));
  assert.ok(!flat([[3, 3], [3, 4]]));
  assert.ok(flat([[3, 3], [3, 4]], { look: "bridge" }));
});

test("each look has its colours", () => {
  assert.deepEqual(Object.keys(LOOKS).sort(), ["", "bridge", "depot", "house", "tower", "tree", "wall", "wreck"]);
  for (const { top, far } of Object.values(LOOKS)) for (const ink of [...top, far]) assert.match(ink, /^#[0-9a-f]{6}$/);
});

test("tall props are visibly taller, and levels that would be a smear are left out", () => {
  assert.ok(propLift(8) - propLift(3) > INNER * 0.5);
  assert.ok(propLift(3) - propLift(1) > INNER * 0.3);
  const state = /** @type {any} */ ({ dpr: 2 });
  const shownAt = (/** @type {number} */ px) => hasTopLevels(state, (px * 2) / 32);
  assert.deepEqual([7, 14, 16, 20, 40].map(shownAt), [false, false, true, true, true]);
});
