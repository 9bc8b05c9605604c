// A brush stroke that is too large for one message is sent as several.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inRuns, splitCommand } from "../../static/js/features/map-editor/command-batches.js";

const cells = (count, text = "") => Array.from({ length: count }, (_, q) => ({ q, r: -q, text }));
const bytes = (command) => new TextEncoder().encode(JSON.stringify(command)).length;

test("a small stroke is one unchanged command", () => {
  const command = { type: "terrain.set", cells: cells(200), carry: true };
  assert.deepEqual(splitCommand(command), [command]);
});

test("a large stroke is several commands within the limit, with every hex in order", () => {
  const command = { type: "terrain.set", cells: cells(20_000), carry: true };
  const parts = splitCommand(command);
  assert.ok(parts.length > 1);
  assert.deepEqual(parts.flatMap((part) => part.cells), command.cells);
  for (const part of parts) {
    assert.ok(bytes({ t: "command", id: "x".repeat(64), command: part }) <= 65_536);
    assert.deepEqual([part.type, part.carry], ["terrain.set", true]);
  }
});

test("the limit counts bytes, not characters", () => {
  const parts = splitCommand({ type: "terrain.note", cells: cells(300, "\u6f22".repeat(200)) });
  assert.equal(parts.flatMap((part) => part.cells).length, 300);
  for (const part of parts) assert.ok(bytes(part) <= 61_000);
});

test("hexes in a row that are alike become one with a count", () => {
  const level = (q, r, to) => ({ q, r, level: to });
  const found = inRuns([level(1, 3, 2), level(1, 2, 2), level(1, 4, 3), level(2, 5, 3), level(1, 6, 3), level(1, 1, 2)]);
  assert.deepEqual(found, [{ ...level(1, 1, 2), count: 3 }, level(1, 4, 3), level(1, 6, 3), level(2, 5, 3)]);
  assert.deepEqual(inRuns([]), []);
});

test("a fill of a large map is one message", () => {
  const all = Array.from({ length: 200 * 200 }, (_, i) => ({ q: i % 200, r: Math.floor(i / 200) - Math.floor((i % 200) / 2), level: 3 }));
  const command = { type: "terrain.set", cells: inRuns(all) };
  assert.equal(splitCommand(command).length, 1);
  assert.equal(command.cells.reduce((sum, { count = 1 }) => sum + count, 0), all.length);
});
