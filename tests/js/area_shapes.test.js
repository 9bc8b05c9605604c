// Shapes of areas, compared with the server's (tests/rules/test_area_shapes.py).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { areaHexes } from "../../static/js/core/area-shapes.js";

const cases = JSON.parse(readFileSync(new URL("../fixtures/area-shapes.json", import.meta.url), "utf8"));

for (const { shape, at, to, hexes } of cases) {
  test(`${shape} from ${at} to ${to}`, () => {
    const hex = (/** @type {number[]} */ [q, r]) => ({ q, r });
    assert.deepEqual(areaHexes(shape, hex(at), hex(to)).map(({ q, r }) => [q, r]), hexes);
  });
}
