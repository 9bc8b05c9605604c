// Code and parameters in, one line of English out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createMessages, nameOf } from "../../static/js/text/messages.js";

const NAMING = { orientation: /** @type {"flat"} */ ("flat"), unitName: (/** @type {string} */ id) => ({ u1: "Hound" })[id] };
const messages = createMessages({
  refusals: { "too-steep": "Cliff: {levels|# level|# levels} {up|up|down}, one allowed", occupied: "Occupied by {by}" },
  log: { moved: "{unit} to {to}, {segment}" },
  words: { friendly: "friendly side" },
});

test("a number picks its form and stands in it", () => {
  assert.equal(messages.refusal("too-steep", { levels: 3, up: true }, NAMING), "Cliff: 3 levels up, one allowed");
  assert.equal(messages.refusal("too-steep", { levels: 1, up: false }, NAMING), "Cliff: 1 level down, one allowed");
});

test("a refusal begins with a capital, also where a word of the game comes first", () => {
  const own = createMessages({ refusals: { most: "{what} {value} is too much" }, log: {}, words: {} });
  assert.equal(own.refusal("most", { what: "integrity", value: 50 }, NAMING), "Integrity 50 is too much");
});

test("units, hexes and cells render as people name them", () => {
  assert.equal(nameOf({ unit: "u9", name: "Heron" }, NAMING), "Heron");
  assert.equal(nameOf({ unit: "u1" }, NAMING), "Hound");
  assert.equal(nameOf({ q: 3, r: 3 }, NAMING), "0405");
  assert.equal(nameOf({ q: 3, r: 3, level: 4 }, NAMING), "0405 level 4");
  assert.equal(nameOf({ q: 3, r: 3 }, { orientation: "pointy" }), "0504");
});

test("a number below zero has a minus, not a hyphen", () => {
  const own = createMessages({ refusals: {}, log: { owes: "{who}: {n}, {n|# credit|# credits} at {at}, {text}" }, words: {} });
  const params = { who: { name: "Ann-Marie" }, n: -40, at: { q: 3, r: 3, level: -2 }, text: "-5" };
  assert.equal(own.log("owes", params, NAMING), "Ann-Marie: −40, −40 credits at 0405 level −2, -5");
});

test("a word of the game is replaced, any other text stays", () => {
  assert.equal(
    messages.log("moved", { unit: { unit: "u1" }, to: { q: 0, r: 0 }, segment: "friendly" }, NAMING),
    "Hound to 0101, friendly side",
  );
  assert.equal(messages.word("nothing known"), "nothing known");
});

test("what people wrote is never read as a template or a key of an object", () => {
  const said = createMessages({ refusals: {}, log: { said: "{text}" }, words: {} });
  assert.equal(said.log("said", { text: "{unit} <b>&" }, NAMING), "{unit} <b>&");
  assert.equal(said.log("said", { text: "constructor" }, NAMING), "constructor");
  const words = createMessages({ refusals: {}, log: { said: "{text}{x}" }, words: { hit: "HIT" } });
  assert.equal(words.log("said", { text: "hit", x: "hit" }, NAMING), "hitHIT");
});

test("a code without a text still says something", () => {
  assert.equal(messages.refusal("not-your_turn", {}, NAMING), "Not your turn");
  assert.equal(messages.knows("not-your_turn"), false);
  assert.equal(messages.knows("toString"), false);
  assert.equal(messages.refusal("toString", {}, NAMING), "ToString");
});

test("a parameter that is missing leaves no braces behind", () => {
  assert.equal(messages.refusal("occupied", {}, NAMING), "Occupied by ");
});

test("every template of the catalogue can be filled", () => {
  const path = new URL("../../static/messages/en.json", import.meta.url);
  const catalogue = JSON.parse(readFileSync(path, "utf8"));
  const real = createMessages(catalogue);
  for (const [code, template] of Object.entries({ ...catalogue.refusals, ...catalogue.log })) {
    const text = real.fill(template, {}, NAMING);
    assert.doesNotMatch(text, /[{}|]/, `${code}: ${text}`);
  }
});

const SYSTEM = {
  name: "push-your-luck",
  title: "Push your luck",
  texts: {
    log: { pushed: "{player} pushes {way}: {outcome}", "by-word": "{die}" },
    offers: { push: "{player} may push" },
    facts: { pot: "in the pot: {n|# chip|# chips}" },
    refusals: { "pot-empty": "{what} is empty" },
    words: { hit: "made it", pot: "the pot" },
  },
};

test("a dice system says its lines itself, its words before those of the game", () => {
  const own = createMessages({ refusals: { occupied: "taken" }, log: { moved: "moved {how}" }, words: { hit: "hit", far: "far away" } }, [SYSTEM]);
  assert.equal(own.log("push-your-luck.pushed", { player: { name: "hit" }, way: "far", outcome: "hit" }, NAMING), "hit pushes far away: made it");
  assert.equal(own.refusal("push-your-luck.pot-empty", { what: "pot" }, NAMING), "The pot is empty");
  assert.equal(own.knows("push-your-luck.pot-empty"), true);
  assert.equal(own.knows("push-your-luck.occupied"), false);
  assert.equal(own.log("moved", { how: "hit" }, NAMING), "moved hit");
  assert.equal(own.log("push-your-luck.not-there", {}, NAMING), "Push your luck not there");
  const texts = own.system("push-your-luck");
  assert.equal(texts.offer("push", { player: { name: "ann" } }, NAMING), "Ann may push");
  assert.equal(texts.fact("pot", { n: 1 }, NAMING), "In the pot: 1 chip");
  assert.equal(texts.word("hit"), "made it");
  assert.equal(texts.word("far"), "far away");
  assert.equal(texts.word("two-dice"), "two dice");
  assert.equal(own.system("nobody").offer("some-code", {}, NAMING), "Some code");
});
