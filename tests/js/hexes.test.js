// static/js/core/hexes.js against the vectors it shares with the Python rules.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as hexes from "../../static/js/core/hexes.js";

/** @typedef {[number, number]} Pair */
const vectors = JSON.parse(
  readFileSync(new URL("../fixtures/hexes.json", import.meta.url), "utf8"),
);

/** @param {Pair} pair */
const hex = ([q, r]) => ({ q, r });
/** @param {hexes.Hex[]} found */
const pairs = (found) => found.map(({ q, r }) => [q, r]);

test("every kind of vector is there", () => {
  for (const kind of ["offset", "neighbours", "distance", "line", "ring", "disk", "label"]) {
    assert.ok(vectors[kind].length > 0, kind);
  }
});

test("offset and back", () => {
  for (const { orientation, hex: h, offset } of vectors.offset) {
    assert.deepEqual(hexes.toOffset(hex(h), orientation), offset);
    assert.deepEqual(pairs([hexes.fromOffset(offset[0], offset[1], orientation)]), [h]);
  }
});

test("neighbours", () => {
  for (const { hex: h, neighbours } of vectors.neighbours) {
    assert.deepEqual(pairs(hexes.neighbours(hex(h))), neighbours);
  }
});

test("distance", () => {
  for (const { a, b, distance } of vectors.distance) {
    assert.equal(hexes.distance(hex(a), hex(b)), distance);
  }
});

test("line", () => {
  for (const { a, b, line } of vectors.line) {
    assert.deepEqual(pairs(hexes.line(hex(a), hex(b))), line);
  }
});

test("ring and disk", () => {
  for (const { centre, radius, hexes: expected } of vectors.ring) {
    assert.deepEqual(pairs(hexes.ring(hex(centre), radius)), expected);
  }
  for (const { centre, radius, hexes: expected } of vectors.disk) {
    assert.deepEqual(pairs(hexes.disk(hex(centre), radius)), expected);
  }
});

test("label and back", () => {
  for (const { orientation, hex: h, label } of vectors.label) {
    assert.equal(hexes.label(hex(h), orientation), label);
    const back = hexes.parseLabel(label, orientation);
    assert.deepEqual(back && pairs([back]), [h]);
  }
});

test("invalid labels", () => {
  for (const text of vectors.not_labels) assert.equal(hexes.parseLabel(text, "flat"), null, text);
});

test("the hex under a point", () => {
  for (const { point, hex: h } of vectors.nearest) {
    assert.deepEqual(pairs([hexes.nearest(point[0], point[1])]), [h]);
  }
});
