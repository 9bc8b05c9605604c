// What the units did that were played one after the other, as the log has it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isTurnUndone, playedTurns } from "../../static/js/features/round/played-lines.js";

let n = 0;
/** @param {string[]} given  code and unit @returns {any} */
const line = (...[code, unit]) => ({ n: (n += 1), version: n, code, params: unit === undefined ? {} : { unit: { unit } } });

test("each unit has its own lines, and what follows is left out", () => {
  const entries = ["unit.moved a", "unit.moved a", "attack.declared a", "attack.result a", "unit.destroyed x", "turn.ended a", "turn.started b", "unit.moved b", "unit.stabilised_untold b", "turn.ended b", "turn.started c", "unit.moved c"].map((each) => line(...each.split(" ")));
  const [before, , , shot, , , , undone] = entries;
  const play = { first: "a", units: ["a", "b"], since: before.n, until: Infinity };
  const told = playedTurns(entries, play, new Set([undone.n]));
  assert.deepEqual(
    told.map(({ unit, lines }) => [unit, ...lines.map(({ code }) => code)]),
    [
      ["a", "unit.moved", "attack.result", "unit.destroyed"],
      ["b", "unit.stabilised_untold"],
    ],
  );
  // the first turn may begin with it
  assert.deepEqual(playedTurns([before, line("turn.started", "a"), ...entries.slice(1).map((each) => ({ ...each, n: each.n + 20 }))], play, new Set())[0].lines.length, 3);
  const stopped = playedTurns(entries, { ...play, until: shot.n }, new Set());
  assert.deepEqual(stopped.map(({ lines }) => lines.length), [2]);
  assert.equal(playedTurns([...entries.slice(0, 6), line("segment.begun"), line("unit.staggered", "a")], play, new Set())[0].lines.length, 3);
});

test("once a turn that was played is undone its summary is not true any more", () => {
  const [before, shot, ended, started, other] = ["turn.ended a", "attack.result a", "turn.ended a", "turn.started b", "turn.started c"].map((each) => line(...each.split(" ")));
  const of = (/** @type {any[]} */ ...undone) => isTurnUndone([before, shot, ended, started, other], { units: ["a", "b"], since: before.n }, new Set(undone.map((each) => each.n)));
  assert.ok(of(ended, started));
  assert.ok(of(started));
  assert.ok(!of(shot) && !of(other) && !of(before) && !of());
});
