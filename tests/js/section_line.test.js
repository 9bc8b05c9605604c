// The columns under a line of the side view.

import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsAlong } from "../../static/js/features/measure/section-line.js";
import { isCliff } from "../../static/js/features/measure/section-chart.js";
import { distance } from "../../static/js/core/hexes.js";

const hexes = (columns) => columns.map(({ q, r }) => [q, r]);

test("a line along a row of hexes crosses each for an equal part, the ends for half of one", () => {
  const columns = columnsAlong({ q: 0, r: 0 }, { q: 0, r: 4 });
  assert.deepEqual(hexes(columns), [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]);
  const parts = columns.map(({ t0, t1 }) => Math.round((t1 - t0) * 1000));
  assert.deepEqual(parts, [125, 250, 250, 250, 125]);
});

test("a line along a border between hexes crosses one hex at a time", () => {
  const columns = columnsAlong({ q: 0, r: 0 }, { q: 2, r: -1 });
  assert.equal(columns.length, 3);
  assert.deepEqual(hexes(columns).at(-1), [2, -1]);
});

test("any line is covered without gaps, by neighbours in order, from one end to the other", () => {
  for (const [q, r] of [[7, 3], [-5, 11], [40, -13], [1, 0], [-9, -9], [200, -100], [13, -26]]) {
    const columns = columnsAlong({ q: 3, r: -2 }, { q: 3 + q, r: -2 + r });
    assert.deepEqual(hexes(columns)[0], [3, -2]);
    assert.deepEqual(hexes(columns).at(-1), [3 + q, -2 + r]);
    assert.equal(columns[0].t0, 0);
    assert.equal(columns.at(-1).t1, 1);
    columns.slice(1).forEach((column, i) => {
      assert.equal(column.t0, columns[i].t1);
      assert.ok(column.t1 > column.t0);
      assert.equal(distance(column, columns[i]), 1);
    });
  }
});

test("both ways cross as many hexes, and a line from a hex to itself is that hex", () => {
  const [a, b] = [{ q: 0, r: 0 }, { q: 9, r: 4 }];
  assert.equal(columnsAlong(a, b).length, columnsAlong(b, a).length);
  assert.deepEqual(hexes(columnsAlong(a, a)), [[0, 0]]);
});

test("a step of more than one level is a cliff; a void is none", () => {
  const at = (ground) => ({ ground });
  assert.ok(isCliff(at(1), at(3)));
  assert.ok(isCliff(at(3), at(-1)));
  for (const [a, b] of [[1, 2], [2, 1], [3, 3], [null, 3], [3, null]]) assert.ok(!isCliff(at(a), at(b)));
  assert.ok(!isCliff(undefined, at(3)));
});
