// The board's logic that needs no browser: coordinates, terrain look-ups, previews, outlines.
import assert from "node:assert/strict";
import test from "node:test";

import { pointAlong, layout, drawPosition } from "../../static/js/board/unit-layout.js";
import { borderLoops } from "../../static/js/board/outlines.js";
import { indexReach, pathTo, planTo } from "../../static/js/board/plan.js";
import { DIRECTIONS, disk, fromOffset, toOffset } from "../../static/js/core/hexes.js";
import {
  CORNERS,
  INNER,
  R,
  axialAt,
  cellKey,
  centreOf,
  edgeOf,
  fitView,
  hexAt,
  hexKey,
  hoverLift,
  toScreen,
  toWorld,
  worldSize,
} from "../../static/js/board/projection.js";
import { rampColour, rampPosition, rampSpan } from "../../static/js/board/relief.js";
import {
  VOID,
  UNLOADED,
  OUTSIDE,
  createTerrain,
  groundAt,
  isUnderProp,
  landingBelow,
  putChunk,
  putProps,
  surfacesAt,
} from "../../static/js/board/terrain.js";
import { luminance } from "../../static/js/board/theme.js";
import { boardText } from "../../static/js/board/default-text.js";

const ORIENTATIONS = ["flat", "pointy"];
const info = (more = {}) => ({
  columns: 40,
  rows: 35,
  orientation: "flat",
  floor: 0,
  ceiling: null,
  lowest: 0,
  highest: 6,
  tint: [0, 6],
  ...more,
});

for (const orientation of ORIENTATIONS) {
  test(`${orientation}: every hex' centre and inside map back to it`, () => {
    for (let col = 0; col < 9; col++) {
      for (let row = 0; row < 9; row++) {
        const hex = fromOffset(col, row, orientation);
        assert.deepEqual(toOffset(hex, orientation), [col, row]);
        const centre = centreOf(hex.q, hex.r, orientation);
        for (const corner of CORNERS[orientation]) {
          const at = hexAt(
            centre.x + corner.x * R * 0.98,
            centre.y + corner.y * R * 0.98,
            orientation,
          );
          assert.deepEqual(at, hex);
        }
        const back = axialAt(centre.x, centre.y, orientation);
        assert.ok(Math.abs(back.q - hex.q) < 1e-9 && Math.abs(back.r - hex.r) < 1e-9);
      }
    }
  });

  test(`${orientation}: direction i leads over edge (i + 4) % 6`, () => {
    const o = centreOf(0, 0, orientation);
    DIRECTIONS.forEach(([q, r], d) => {
      const to = centreOf(q, r, orientation);
      const a = CORNERS[orientation][edgeOf(d)];
      const b = CORNERS[orientation][(edgeOf(d) + 1) % 6];
      assert.ok(Math.abs((a.x + b.x) * R - (to.x - o.x)) < 1e-9);
      assert.ok(Math.abs((a.y + b.y) * R - (to.y - o.y)) < 1e-9);
    });
  });

  test(`${orientation}: the map's box holds every corner and touches all sides`, () => {
    const map = info({ columns: 7, rows: 5, orientation });
    const size = worldSize(map);
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let col = 0; col < 7; col++) {
      for (let row = 0; row < 5; row++) {
        const { q, r } = fromOffset(col, row, orientation);
        const c = centreOf(q, r, orientation);
        for (const p of CORNERS[orientation]) {
          left = Math.min(left, c.x + p.x * R);
          right = Math.max(right, c.x + p.x * R);
          top = Math.min(top, c.y + p.y * R);
          bottom = Math.max(bottom, c.y + p.y * R);
        }
      }
    }
    for (const [is, should] of [
      [left, 0],
      [top, 0],
      [right, size.x],
      [bottom, size.y],
    ]) {
      assert.ok(Math.abs(is - should) < 1e-6, `${is} ${should}`);
    }
  });

  test(`${orientation}: the border of an area is one loop, of a ring two`, () => {
    const one = borderLoops([{ q: 3, r: 3 }], orientation);
    assert.equal(one.length, 1);
    assert.equal(one[0].length, 6);
    const full = disk({ q: 0, r: 0 }, 2);
    assert.equal(borderLoops(full, orientation).length, 1);
    const ring = full.filter(({ q, r }) => q !== 0 || r !== 0);
    assert.equal(borderLoops(ring, orientation).length, 2);
    const apart = borderLoops(
      [
        { q: 0, r: 0 },
        { q: 9, r: 0 },
      ],
      orientation,
    );
    assert.equal(apart.length, 2);
  });
}

test("keys of hexes and cells are exact and distinct at the limits", () => {
  const seen = new Set();
  for (const q of [-250000, -1, 0, 1, 250000]) {
    for (const r of [-250000, 0, 249999]) {
      for (const level of [-1000, -1, 0, 1000]) {
        const key = cellKey(q, r, level);
        assert.ok(Number.isSafeInteger(key));
        seen.add(key);
      }
    }
  }
  assert.equal(seen.size, 5 * 3 * 4);
  assert.notEqual(hexKey(0, 1), hexKey(1, 0));
});

test("the view maps there and back, and fits a box inside the insets", () => {
  const view = fitView(
    { x: 0, y: 0, width: 100, height: 50 },
    400,
    300,
    { top: 20, right: 100, bottom: 0, left: 0 },
    10,
  );
  assert.equal(view.scale, 3);
  const a = toScreen(view, 0, 0);
  const b = toScreen(view, 100, 50);
  assert.ok(a.x >= -1e-9 && b.x <= 300 + 1e-9 && a.y >= 20 && b.y <= 300);
  const back = toWorld(view, a.x, a.y);
  assert.ok(Math.hypot(back.x, back.y) < 1e-9);
});

test("lift grows with the height and stays near the hex", () => {
  assert.equal(hoverLift(0), 0);
  for (let n = 1; n < 40; n++) assert.ok(hoverLift(n) > hoverLift(n - 1));
  assert.ok(hoverLift(1000) < INNER / 2, "a glyph in the air stays over its own hex");
});

/** A terrain of 40 x 35 with one chunk missing. */
function world() {
  const terrain = createTerrain(info());
  const chunk = (level, notes = {}) => ({ levels: Array(1024).fill(level), notes });
  const first = chunk(2, { 33: [{ kind: "woods", level: 1, text: "" }] });
  first.levels[0] = null;
  putChunk(terrain, 0, first);
  putChunk(terrain, 1, chunk(5));
  putChunk(terrain, 2, chunk(0));
  return terrain;
}

test("chunks land at their place; the missing one is unknown", () => {
  const terrain = world();
  const at = (col, row) => {
    const hex = fromOffset(col, row, "flat");
    return groundAt(terrain, hex.q, hex.r);
  };
  assert.equal(at(0, 0), VOID);
  assert.equal(at(1, 0), 2);
  assert.equal(at(32, 0), 5);
  assert.equal(at(39, 31), 5);
  assert.equal(at(0, 32), 0);
  assert.equal(at(39, 34), UNLOADED);
  assert.equal(at(40, 0), OUTSIDE);
  assert.equal(terrain.notes.get(41)?.[0].kind, "woods"); // chunk index 33 = row 1, column 1
});

test("of a chunk that comes again only the changed parts are drawn anew", () => {
  const terrain = world();
  const again = structuredClone(terrain.chunks.get(0));
  assert.deepEqual(putChunk(terrain, 0, again), [], "the same content, also of its notes");
  const painted = structuredClone(again);
  for (const at of [5 * 32 + 1, 6 * 32 + 2, 20 * 32 + 30]) painted.levels[at] = 7;
  assert.deepEqual(putChunk(terrain, 0, painted), [
    { col: 1, row: 5, columns: 2, rows: 2 },
    { col: 30, row: 20, columns: 1, rows: 1 },
  ]);
  const bare = { ...structuredClone(painted), notes: {} };
  assert.deepEqual(putChunk(terrain, 0, bare), [{ col: 1, row: 1, columns: 1, rows: 1 }]);
  assert.equal(terrain.notes.size, 0);
  const flooded = { ...bare, levels: Array(1024).fill(-3) };
  assert.deepEqual(putChunk(terrain, 0, flooded), [{ col: 0, row: 0, columns: 32, rows: 32 }]);
});

const prop = (id, hex, base, height, integrity = 3) => ({
  id,
  name: id,
  ...hex,
  look: "",
  hexes: [[hex.q, hex.r]],
  base,
  height,
  value: 3,
  integrity,
});

test("surfaces: ground, props on it, decks above it, ceiling", () => {
  const terrain = world();
  const tower = fromOffset(3, 3, "flat");
  const deck = fromOffset(4, 4, "flat");
  const pit = fromOffset(0, 0, "flat");
  const props = {
    a: prop("a", tower, 2, 3),
    b: prop("b", deck, 4, 1),
    c: prop("c", pit, 1, 1),
    d: prop("d", tower, 5, 1),
  };
  const changed = putProps(terrain, {}, props);
  assert.equal(changed.length, 4);
  assert.deepEqual(surfacesAt(terrain, tower.q, tower.r), [6]);
  assert.deepEqual(surfacesAt(terrain, deck.q, deck.r), [2, 5]);
  assert.deepEqual(surfacesAt(terrain, pit.q, pit.r), [2]);
  assert.equal(landingBelow(terrain, { ...deck, level: 4 }), 2);
  assert.equal(landingBelow(terrain, { ...deck, level: 9 }), 5);
  assert.equal(landingBelow(terrain, { ...pit, level: 0 }), null);
  assert.ok(isUnderProp(terrain, { ...deck, level: 2 }));
  assert.ok(!isUnderProp(terrain, { ...deck, level: 5 }));
  assert.deepEqual(putProps(terrain, props, { ...props }), []);
  const hurt = { ...props, b: { ...props.b, integrity: 1 } };
  assert.deepEqual(putProps(terrain, props, hurt).length, 2);
});

/** 0,0 -> 1,0 -> 2,0; 1,0 falls at -1; flight column over 2,0. */
const answer = {
  unit: "u",
  mode: "ground",
  budget: 4,
  start: { q: 0, r: 0, level: 0 },
  cells: [
    { q: 0, r: 0, level: 0, cost: 0, falls: false, from: null },
    { q: 1, r: 0, level: 1, cost: 2, falls: false, from: [0, 0, 0] },
    { q: 2, r: 0, level: 1, cost: 3, falls: false, from: [1, 0, 1] },
    { q: 0, r: 1, level: 0, cost: 1, falls: true, from: [0, 0, 0] },
    { q: 2, r: 0, level: 4, cost: 4, falls: true, from: [1, 0, 1] },
  ],
  beyond: [{ q: 3, r: 0, level: 4, code: "too-steep", params: { levels: 3, up: true } }],
};

test("a plan walks the predecessors back and keeps the server's cost", () => {
  const index = indexReach(answer);
  const end = index.cells.get(cellKey(2, 0, 1));
  assert.deepEqual(pathTo(index, end), [
    { q: 1, r: 0, level: 1 },
    { q: 2, r: 0, level: 1 },
  ]);
  const plan = planTo(index, { q: 2, r: 0 }, null);
  assert.deepEqual([plan.cost, plan.budget, plan.falls, plan.to.level], [3, 4, false, 1]);
  assert.deepEqual(plan.levels, [1, 4]);
  assert.equal(planTo(index, { q: 2, r: 0 }, 4).to.level, 4);
  assert.equal(planTo(index, { q: 0, r: 1 }, null).falls, true);
});

test("a plan uses the whole way to a cell if the answer has it", () => {
  const way = [[0, 0, 1], [0, 0, 2], [1, 0, 2]];
  const cells = [
    ...answer.cells,
    { q: 1, r: 0, level: 2, cost: 3, falls: false, from: [0, 0, 2], way },
    { q: 3, r: 0, level: 2, cost: 4, falls: false, from: [1, 0, 2] },
  ];
  const index = indexReach({ ...answer, cells });
  assert.deepEqual(
    pathTo(index, index.cells.get(cellKey(3, 0, 2))).map(({ q, r, level }) => [q, r, level]),
    [...way, [3, 0, 2]],
  );
});

test("a hex out of reach gives the reason, the start none, no answer no plan", () => {
  const index = indexReach(answer);
  const steep = planTo(index, { q: 3, r: 0 }, null);
  assert.equal(steep.to, null);
  assert.deepEqual(steep.refusal, {
    code: "too-steep",
    params: { levels: 3, up: true },
    cell: { q: 3, r: 0, level: 4 },
  });
  assert.equal(planTo(index, { q: 9, r: 9 }, null).refusal.code, "out-of-reach");
  const start = planTo(index, { q: 0, r: 0 }, null);
  assert.deepEqual([start.to, start.refusal, start.path], [null, null, []]);
  assert.equal(planTo(null, { q: 0, r: 0 }, null), null);
});

test("a broken answer with a circle of predecessors ends", () => {
  const index = indexReach({
    ...answer,
    cells: [
      { q: 1, r: 0, level: 0, cost: 1, falls: false, from: [2, 0, 0] },
      { q: 2, r: 0, level: 0, cost: 2, falls: false, from: [1, 0, 0] },
    ],
  });
  assert.ok(pathTo(index, index.cells.get(cellKey(2, 0, 0))).length <= 3);
});

test("a flight goes to the level nearest to the mover unless another is asked for", () => {
  const cells = [0, 1, 2, 5].map((level) => ({
    q: 1,
    r: 0,
    level,
    cost: level + 1,
    falls: false,
    from: [0, 0, 2],
  }));
  const index = indexReach({
    ...answer,
    mode: "flight",
    start: { q: 0, r: 0, level: 2 },
    cells,
    beyond: [],
  });
  assert.equal(planTo(index, { q: 1, r: 0 }, null).to.level, 2);
  assert.equal(planTo(index, { q: 1, r: 0 }, 4).to.level, 5);
});

test("glyphs and gauges of units in one hex do not cover one another", () => {
  const terrain = world();
  const hex = fromOffset(3, 3, "flat");
  for (const step of [0, 1, 5]) {
    for (let n = 2; n <= 8; n++) {
      const units = Object.fromEntries([...Array(n)].map((_, i) => [`u${i}`, { id: `u${i}`, name: `u${i}`, disposition: "pilot", at: { ...hex, level: 2 + i * step } }]));
      const spots = layout(terrain, units);
      const reach = R * 0.84 * spots[0].size;
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 1.98 * reach, `${n} units, ${step} levels apart`);
      }
      const [lowest, highest] = [units.u0, units[`u${n - 1}`]].map((unit) => spots.find((spot) => spot.unit === unit));
      if (step > 0) assert.ok(highest.y < lowest.y && highest.mixed);
    }
  }
});

test("units in the air are lifted, units of one hex fanned out, off-map ones left out", () => {
  const terrain = world();
  const hex = fromOffset(3, 3, "flat");
  const unit = (id, level) => ({
    id,
    name: id,
    disposition: "pilot",
    at: level === null ? null : { ...hex, level },
  });
  const spots = layout(terrain, { a: unit("a", 2), b: unit("b", 6), c: unit("c", null) });
  assert.equal(spots.length, 2);
  const [a, b] = ["a", "b"].map((id) => spots.find((spot) => spot.unit.id === id));
  assert.ok(b.y < a.y && a.x < b.x && a.count === 2);
  assert.deepEqual([a.air, b.air, a.raised, b.raised], [0, 4, false, true]);
  const path = [
    { ...hex, level: 2 },
    { ...hex, level: 6 },
  ];
  const begin = drawPosition(terrain, path[0]);
  assert.ok(Math.abs(pointAlong(terrain, path, 0).y - begin.y) < 1e-9);
  assert.ok(pointAlong(terrain, path, 0.5).y < begin.y);
});

test("the colours of heights depend on the ground alone, and most edits keep them", () => {
  assert.deepEqual(rampSpan([0, 0]), [-4, 4]); // flat ground lies in the middle of the ramp
  for (const now of [[0, 1], [-1, 1], [-3, 3], [0, 3], [1, 1]]) assert.deepEqual(rampSpan(now), [-4, 4], String(now));
  // from the last level before its end on, the ramp is longer
  for (const now of [[0, 4], [0, 7], [-3, 5]]) assert.deepEqual(rampSpan(now), [-4, 8], String(now));
  assert.deepEqual(rampSpan([-4, 3]), [-8, 4]);
  assert.deepEqual(rampSpan([100, 110]), [96, 112]);
  for (let low = -12; low <= 12; low++) {
    for (let high = low; high <= 24; high++) {
      const [from, to] = rampSpan([low, high]);
      assert.ok(from < low && high < to && to - from >= 8 && (low - from) + (to - high) <= 10, `${low} to ${high}: ${from} to ${to}`);
    }
  }
});

test("the ramp gets lighter with every level", () => {
  const relief = [
    [25, 45, 65],
    [39, 65, 83],
    [53, 86, 100],
    [72, 107, 114],
    [94, 129, 124],
    [124, 150, 129],
    [162, 168, 132],
    [196, 186, 150],
    [221, 208, 180],
  ];
  let before = -1;
  for (let level = -2; level <= 8; level++) {
    const light = luminance(rampColour(relief, rampPosition(level, [-2, 8])));
    assert.ok(light > before);
    before = light;
  }
  assert.equal(rampPosition(3, [-1, 7]), 0.5);
  assert.equal(rampPosition(999, [0, 10]), 1); // beyond the span: the end's colour
  assert.equal(rampPosition(-999, [0, 10]), 0);
});

test("texts: from the page's catalogue, else the board's own", () => {
  assert.equal(boardText(undefined, "board.hexes-levels", { hexes: "1 hex", levels: 2 }), "1 hex, 2");
  assert.equal(
    boardText((code) => `<${code}>`, "solid"),
    "<solid>",
  );
  assert.equal(
    boardText((code) => code, "solid"),
    "Solid",
  );
  assert.equal(boardText(undefined, "no-such-code"), "no-such-code");
});
