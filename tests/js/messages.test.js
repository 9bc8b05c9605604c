// Rendering of messages: a code and its parameters become one line of text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Catalogue, catalogue } from "../../static/js/text/catalogue.js";
import { createMessages, nameOf } from "../../static/js/text/messages.js";

const NAMING = { orientation: /** @type {"flat"} */ ("flat"), unitName: (/** @type {string} */ id) => ({ u1: "Hound" })[id] };
/** @param {string} source @param {any[]} [systems] */
const withTexts = (source, systems) => createMessages(new Catalogue(source), systems);
const messages = withTexts(`
refusal-too-steep =
    Cliff: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } { $up ->
        [true] up
       *[other] down
    }, one allowed
refusal-occupied = Occupied by { $by }
line-moved = { $unit } to { $to }, { $segment }
word-friendly = friendly side
word-seen--by = seen by { $name }
`);

test("a number selects the plural form and is shown in it", () => {
  assert.equal(messages.refusal("too-steep", { levels: 3, up: true }, NAMING), "Cliff: 3 levels up, one allowed");
  assert.equal(messages.refusal("too-steep", { levels: 1, up: false }, NAMING), "Cliff: 1 level down, one allowed");
});

test("a refusal begins with a capital, also when a word of the game comes first", () => {
  const own = withTexts("refusal-most = { $what } { $value } is too much");
  assert.equal(own.refusal("most", { what: "integrity", value: 50 }, NAMING), "Integrity 50 is too much");
});

test("units, hexes and cells are shown by name", () => {
  assert.equal(nameOf({ unit: "u9", name: "Heron" }, NAMING), "Heron");
  assert.equal(nameOf({ unit: "u1" }, NAMING), "Hound");
  assert.equal(nameOf({ q: 3, r: 3 }, NAMING), "0405");
  assert.equal(nameOf({ q: 3, r: 3, level: 4 }, NAMING), "0405 level 4");
  assert.equal(nameOf({ q: 3, r: 3 }, { orientation: "pointy" }), "0504");
});

test("a number below zero has a minus, not a hyphen", () => {
  const own = withTexts(`
line-owes =
    { $who }: { $n }, { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    } at { $at }, { $text }
`);
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

test("texts of people are never parsed as templates or keys", () => {
  const said = withTexts("line-said = { $text }");
  assert.equal(said.log("said", { text: "{unit} <b>&" }, NAMING), "{unit} <b>&");
  assert.equal(said.log("said", { text: "constructor" }, NAMING), "constructor");
  const words = withTexts("line-said = { $text }{ $x }\nword-hit = HIT");
  assert.equal(words.log("said", { text: "hit", x: "hit" }, NAMING), "hitHIT");
});

test("a code without a text is shown as words", () => {
  assert.equal(messages.refusal("not-your_turn", {}, NAMING), "Not your turn");
  assert.equal(messages.knows("not-your_turn"), false);
  assert.equal(messages.knows("toString"), false);
  assert.equal(messages.refusal("toString", {}, NAMING), "ToString");
});

test("a missing parameter leaves no braces", () => {
  assert.equal(messages.refusal("occupied", {}, NAMING), "Occupied by ");
});

test("a text with parameters is a phrase and never replaces a parameter", () => {
  assert.equal(messages.phrase("seen.by", { name: "Owl" }, NAMING), "seen by Owl");
  assert.equal(messages.log("moved", { segment: "seen.by" }, NAMING), " to , seen.by");
  assert.equal(messages.hasPhrase("seen.by"), true);
  assert.equal(messages.hasPhrase("seen--by"), false);
  assert.equal(messages.phrase("heard.by", {}, NAMING), "heard.by");
});

test("every message of the catalogue can be filled", () => {
  for (const id of catalogue.bundle._messages.keys()) {
    const text = catalogue.format(id, () => null) ?? "";
    assert.doesNotMatch(text, /[{}]/, `${id}: ${text}`);
  }
});

const SYSTEM = { name: "push-your-luck", title: "Push your luck" };
const SYSTEM_TEXTS = `
line-push-your-luck--pushed = { $player } pushes { $way }: { $outcome }
offer-push-your-luck--push = { $player } may push
fact-push-your-luck--pot =
    in the pot: { $n ->
        [one] { $n } chip
       *[other] { $n } chips
    }
refusal-push-your-luck--pot-empty = { $what } is empty
word-push-your-luck--hit = made it
word-push-your-luck--pot = the pot
refusal-occupied = taken
line-moved = moved { $how }
word-hit = hit
word-far = far away
`;

test("a dice system has its own lines, and its words come before those of the game", () => {
  const own = withTexts(SYSTEM_TEXTS, [SYSTEM]);
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
