// Which log lines a pilot reads as what happened since the last own turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linesSinceTurn } from "../../static/js/features/log/since-turn-lines.js";

let number = 0;
const entry = (code, params = {}, seat = "h") => ({ n: (number += 1), version: 1, at: "", seat, by: "Vera", kind: "turn", code, params, data: null });
const of = (unit) => ({ unit: { unit, name: unit } });
const reader = (more = {}) => ({ seat: "a", units: ["fox", "hen"], undone: new Set(), ...more });

test("lines since the last turn of any own unit are told, what is done in the next one is not", () => {
  const entries = [
    entry("attack.result", of("cat")),
    entry("turn.ended", of("fox"), "a"),
    entry("turn.ended", of("cat")),
    entry("attack.declared", of("cat")),
    entry("attack.result", of("cat")),
    entry("prop.destroyed", {}),
    entry("unit.moved", of("cat")),
    entry("chat.said", { text: "well" }),
    // the pilot has rolled against it
    entry("attack.result", of("dog"), "a"),
    entry("unit.staggered", of("fox"), "a"),
    entry("turn.started", of("fox"), "a"),
    entry("attack.result", of("fox"), "a"),
    entry("wave.entered", {}),
  ];
  const told = linesSinceTurn(entries, reader());
  assert.deepEqual(told.map(({ code }) => code), ["attack.result", "prop.destroyed", "attack.result", "unit.staggered", "wave.entered"]);
  assert.equal(told[0].n, entries[4].n);
  assert.deepEqual(linesSinceTurn([...entries, entry("turn.abstained", of("hen"), "a")], reader()), []);
});

test("units of a wave that come onto the map are told", () => {
  const comes = { ...entry("unit.placed", of("dog")), data: { from: null } };
  const moved = { ...entry("unit.placed", of("cat")), data: { from: { q: 1, r: 1, level: 0 } } };
  assert.deepEqual(linesSinceTurn([entry("round.begun", { round: 1 }), comes, moved], reader()), [comes]);
});

test("enemies that come into view are told, by whatever they do so", () => {
  const codes = ["unit.shown", "unit.added", "unit.arrived", "unit.came_in_sight", "unit.seen_again", "units.came_in_sight"];
  const came = codes.map((code) => entry(code, of("dog")));
  assert.deepEqual(linesSinceTurn([entry("round.begun", { round: 1 }), ...came, entry("unit.went_out_of_sight", of("dog"))], reader()), came);
});

test("before the first own turn everything since the conflict began counts; undone lines do not", () => {
  const before = entry("prop.destroyed", {});
  const begun = entry("round.begun", { round: 1 });
  const [hit, broken] = [entry("attack.result_unseen", of("cat")), entry("prop.damaged", {})];
  const later = entry("round.begun", { round: 2 });
  assert.deepEqual(linesSinceTurn([before, begun, hit, broken, later], reader({ undone: new Set([broken.n]) })), [hit]);
  // an end of turn that was undone ends nothing
  const ended = entry("turn.ended", of("fox"), "a");
  assert.deepEqual(linesSinceTurn([begun, hit, ended], reader({ undone: new Set([ended.n]) })), [hit]);
  assert.deepEqual(linesSinceTurn([], reader()), []);
});

test("a turn of this seat counts also where its unit is lost", () => {
  const [early, ended, hit] = [entry("attack.result", of("owl"), "a"), entry("turn.ended", of("owl"), "a"), entry("attack.result", of("cat"))];
  assert.deepEqual(linesSinceTurn([entry("round.begun", { round: 1 }), early, ended, hit], reader()), [hit]);
});
