// The search of the command palette: which entries it finds, and in which order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fit, search } from "../../static/js/table/palette-match.js";

const entry = (label, group = "Tools", why = null) => ({ id: label, label, group, why });
const found = (query, entries, recent = []) => search(entries, query, recent).map(({ id }) => id);

test("each word of the search is found in the label: at the start of a word, inside, or scattered", () => {
  const raise = entry("Raise the ground");
  for (const query of ["raise", "GROUND", "gro rai", "  raise  the ", "rtg", "aise"]) assert.notEqual(fit(query, raise), null, query);
  for (const query of ["raze", "ground raze", "dnuorg", "z"]) assert.equal(fit(query, raise), null, query);
  assert.ok(fit("gro", raise) < fit("ound", raise));
  assert.ok(fit("ound", raise) < fit("rtg", raise));
});

test("accents do not matter, and letters of any script are found", () => {
  assert.equal(fit("elan", entry("Élan")), 0);
  assert.equal(fit("волк", entry("Волк")), 0);
  assert.equal(fit("—!", entry("Raise")), 0, "a search without letters finds everything");
});

test("a group finds its entries, after those whose label fits", () => {
  const list = [entry("Lower", "Ground"), entry("Raise the ground"), entry("Undo", "Round")];
  assert.deepEqual(found("ground", list), ["Raise the ground", "Lower"]);
  assert.deepEqual(found("reserve", [{ ...entry("Make a wave"), also: "reserves" }, entry("Reserved")]), ["Reserved", "Make a wave"]);
});

test("a whole word comes before its beginning", () => {
  assert.deepEqual(found("play", [entry("Show ground to players"), entry("Play its turn")]), ["Play its turn", "Show ground to players"]);
});

test("without a search everything is listed: recent first, then what is possible now, in its order", () => {
  const list = [entry("a"), entry("b", "Tools", "not now"), entry("c"), entry("d")];
  assert.deepEqual(found("", list), ["a", "c", "d", "b"]);
  assert.deepEqual(found("", list, ["d", "b"]), ["d", "a", "c", "b"]);
});

test("a better fit comes before a recent entry, and a recent one before an equal fit", () => {
  const list = [entry("Map tab"), entry("Map file"), entry("Roadmap")];
  assert.deepEqual(found("map", list, ["Roadmap", "Map file"]), ["Map file", "Map tab", "Roadmap"]);
});
