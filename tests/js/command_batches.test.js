// A brush stroke that is too large for one message is sent as several.

import assert from "node:assert/strict";
import { test } from "node:test";
import { splitCommand } from "../../static/js/features/map-editor/command-batches.js";

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
