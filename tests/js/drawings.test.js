// Lines drawn by hand: fewer points, curves and corners, what an eraser meets.

import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, distanceTo, MOST_POINTS, simplified, trace } from "../../static/js/features/drawings/geometry.js";

/** @param {number} n @param {(t: number) => [number, number]} at */
const line = (n, at) => Array.from({ length: n }, (_, i) => at(i / (n - 1))).flat();

/** Returns the calls that a line makes on a path. @param {number[]} points */
function calls(points) {
  /** @type {any[][]} */
  const made = [];
  const note = (/** @type {string} */ name) => (/** @type {number[]} */ ...given) => void made.push([name, ...given.map((each) => Math.round(each * 100) / 100)]);
  trace({ moveTo: note("move"), lineTo: note("line"), bezierCurveTo: note("curve") }, points, 1);
  return made;
}

test("a straight line keeps its ends alone, and a bend its corner", () => {
  assert.deepEqual(simplified(line(50, (t) => [1000 * t, 500 * t]), 1), [0, 0, 1000, 500]);
  const bent = [...line(20, (t) => [1000 * t, 0]), ...line(20, (t) => [1000, 1000 * t])];
  assert.deepEqual(simplified(bent, 1), [0, 0, 1000, 0, 1000, 1000]);
});

test("no point of the drawn line is farther from the kept one than the tolerance", () => {
  const wave = line(400, (t) => [Math.round(8000 * t), Math.round(900 * Math.sin(9 * t))]);
  const kept = simplified(wave, 20);
  assert.ok(kept.length < 120, String(kept.length));
  for (let i = 0; i < wave.length; i += 2) assert.ok(distanceTo(wave[i], wave[i + 1], kept) <= 20.001);
});

test("however much is scribbled, the line has as many points as the server takes", () => {
  const scribble = line(4000, (t) => [Math.round(4000 * Math.sin(997 * t)), Math.round(4000 * Math.cos(1499 * t))]);
  const kept = simplified(scribble, 0);
  assert.ok(kept.length <= 2 * MOST_POINTS);
  assert.deepEqual(kept.slice(0, 2), scribble.slice(0, 2));
  assert.deepEqual(kept.slice(-2), scribble.slice(-2));
});

test("a point that is there twice is there once, and a dot stays a dot", () => {
  assert.deepEqual(simplified([5, 5, 5, 5, 5, 5], 0.5), [5, 5]);
  assert.deepEqual(simplified([5, 5], 0.5), [5, 5]);
  assert.deepEqual(calls([5, 5]), [["move", 5, 5], ["line", 5, 5]]);
});

test("a curve goes through every point: smooth in a bend, straight at a corner", () => {
  assert.deepEqual(calls([0, 0, 300, 0, 300, 300]), [
    ["move", 0, 0],
    ["curve", 0, 0, 300, 0, 300, 0],
    ["curve", 300, 0, 300, 300, 300, 300],
  ]);
  const [, first, second] = calls([0, 0, 300, 0, 600, 100]);
  // the handles on both sides of the point lie on one line through it
  const [hx, hy] = [first[3] - 300, first[4]];
  const [gx, gy] = [second[1] - 300, second[2]];
  assert.ok(hx < 0 && gx > 0 && Math.abs(hx * gy - hy * gx) < 1);
  // two points in one place are a corner, however little the line turns there
  const sharp = calls([0, 0, 300, 0, 300, 0, 600, 100]);
  assert.deepEqual(sharp[1], ["curve", 0, 0, 300, 0, 300, 0]);
  assert.deepEqual(sharp[3], ["curve", 300, 0, 600, 100, 600, 100]);
});

test("distances and boxes are those of the line", () => {
  assert.equal(distanceTo(50, 30, [0, 0, 100, 0]), 30);
  assert.equal(distanceTo(-30, 40, [0, 0, 100, 0]), 50);
  assert.equal(distanceTo(3, 4, [0, 0]), 5);
  assert.equal(distanceTo(3, 4, [0, 0, 0, 0]), 5);
  assert.deepEqual(boxOf([5, 1, -2, 9, 3, 3]), [-2, 1, 5, 9]);
});
