// Forms of dice systems: controls from a JSON Schema, and the filled-in form.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formValues, fieldValue } from "../../static/js/features/dice-systems/form-draft.js";
import { matchingPreview, isNumeric, oddsOfOptions, groupOutcomes, splitCommon, toneOf } from "../../static/js/features/dice-systems/outcomes.js";
import { sameJson } from "../../static/js/core/store.js";
import { askedFields, controlOf, fieldsOf } from "../../static/js/features/dice-systems/schema.js";

/** @param {any} properties @param {string[]} [required] */
const form = (properties, required = []) => ({ type: "object", properties, required });
/** @param {any} schema */
const kind = (schema) => controlOf(schema, "x").kind;
/** @param {any} properties @param {any} draft @param {string[]} [required] */
const fill = (properties, draft, required = []) => formValues(fieldsOf(form(properties, required)), draft);

test("every part of a schema has its control", () => {
  assert.equal(kind({ const: { a: 1 } }), "const");
  assert.equal(kind({ enum: ["a", "b"] }), "choice");
  assert.equal(kind({ type: "string", oneOf: [{ const: "a7", title: "Ann" }] }), "choice");
  assert.equal(kind({ type: "array", items: { type: "string" }, oneOf: [{ const: ["a", "b"], title: "A and B" }] }), "choice");
  assert.equal(kind({ type: "integer", minimum: 1, maximum: 6 }), "choice");
  assert.deepEqual(controlOf({ enum: ["d10", "d4", "d8"] }, "x").options.map((option) => option.value), ["d4", "d8", "d10"]);
  const union = controlOf({ anyOf: [{ enum: ["b", "a"] }, { const: null, title: "None" }] }, "x");
  assert.deepEqual(union.options.map((option) => option.value), ["b", "a", null]);
  assert.deepEqual(controlOf({ enum: ["a", "b"], anyOf: [{ enum: ["b"] }, { enum: ["a"] }] }, "x").options.map((option) => option.value), ["a", "b"]);
  assert.equal(kind({ type: "integer", minimum: 2, maximum: 99 }), "number");
  assert.equal(kind({ type: "boolean" }), "flag");
  assert.equal(kind({ type: "string" }), "text");
  assert.equal(kind({ type: "array", items: { enum: ["d6"] }, uniqueItems: true }), "many");
  assert.equal(kind({ type: "array", items: { enum: ["d6"] } }), "pick");
  assert.equal(kind({ type: "array", items: { type: "integer" } }), "rows");
  assert.equal(kind({ type: "array", items: form({ a: { type: "integer" } }) }), "rows");
  assert.equal(kind({ type: "object", additionalProperties: { type: "integer" } }), "map");
  assert.equal(kind(form({ a: {} })), "group");
  assert.equal(kind({ anyOf: [{ type: "string" }, { type: "integer" }] }), "json");
});

test("null is an answer where the schema allows it; keywords beside a union count", () => {
  const found = controlOf({ anyOf: [{ type: "string", maxLength: 9 }, { type: "null" }], title: "Flow", default: null, examples: ["Rain"] }, "flow");
  assert.deepEqual([found.kind, found.nullable, found.max, found.label, found.examples], ["text", true, 9, "Flow", ["Rain"]]);
  const number = controlOf({ oneOf: [{ type: "integer", minimum: 1, maximum: 50 }, { type: "null" }] }, "n");
  assert.deepEqual([number.kind, number.nullable, number.min], ["number", true, 1]);
  assert.equal(controlOf({ type: ["integer", "null"] }, "n").nullable, true);
});

test("fixed values are not asked, but sent", () => {
  const about = form({ id: { const: "a7" }, text: { type: "string", minLength: 1 } }, ["id", "text"]);
  assert.deepEqual(askedFields(about).map((field) => field.name), ["text"]);
  assert.deepEqual(formValues(fieldsOf(about), { text: " go " }), { values: { id: "a7", text: "go" }, problems: [] });
});

test("labels come from titles, else from the names", () => {
  const [plain, titled] = fieldsOf(form({ how_many: { type: "integer" }, b: { type: "string", title: "Why", description: "so" } }));
  assert.deepEqual([plain.control.label, titled.control.label, titled.control.hint], ["How many", "Why", "so"]);
});

test("missing values are reported, optional ones left out", () => {
  const { values, problems } = fill(
    { who: { enum: ["a", "b"] }, why: { type: "string", pattern: "\\S" }, n: { type: "integer", minimum: 2 }, more: { type: "string" }, maybe: { type: "integer" } },
    {},
    ["who", "why", "n"],
  );
  assert.deepEqual(values, {});
  assert.deepEqual(problems.map((each) => each.path), ["who", "why", "n"]);
});

test("a default is filled in and sent, and so is a single choice", () => {
  const about = { d: { type: "integer", minimum: 1, maximum: 100, default: 4 }, one: { oneOf: [{ const: "x", title: "X" }] }, flag: { type: "boolean" } };
  assert.deepEqual(fill(about, {}, ["one"]).values, { d: 4, one: "x", flag: false });
});

test("a choice without a default is not made automatically", () => {
  assert.deepEqual(fill({ learn: { type: "boolean" } }, {}, ["learn"]).problems, [{ path: "learn", text: "Yes or no?" }]);
  assert.deepEqual(fill({ learn: { type: "boolean" } }, { learn: false }, ["learn"]).values, { learn: false });
});

test("typed values stay when the form changes, unless they are invalid now", () => {
  const draft = { who: "b", text: "half a sen" };
  const before = fieldsOf(form({ who: { enum: ["a", "b"], default: "a" }, text: { type: "string" } }));
  const after = fieldsOf(form({ who: { enum: ["a", "c"], default: "a" }, text: { type: "string", examples: ["new"] } }));
  assert.deepEqual(before.map((field) => fieldValue(field, draft)), ["b", "half a sen"]);
  assert.deepEqual(after.map((field) => fieldValue(field, draft)), ["a", "half a sen"]);
});

test("lists have their least and most; rows carry their own problems", () => {
  const many = { dice: { type: "array", items: { enum: ["a", "b", "c"] }, uniqueItems: true, minItems: 2, maxItems: 2 } };
  assert.deepEqual(fill(many, { dice: ["a"] }).problems, [{ path: "dice", text: "Choose 2." }]);
  assert.deepEqual(fill(many, { dice: ["a", "c"] }).values, { dice: ["a", "c"] });
  const rows = { mods: { type: "array", items: form({ name: { type: "string", minLength: 1 }, by: { type: "integer", default: 1 } }, ["name"]) } };
  assert.deepEqual(fill(rows, { mods: [{ name: "rain" }, { name: " " }] }), {
    values: { mods: [{ name: "rain", by: 1 }, { by: 1 }] },
    problems: [{ path: "mods.1.name", text: "This is needed." }],
  });
  assert.deepEqual(fill({ shifts: { type: "array", items: { type: "integer" } } }, { shifts: [1, undefined] }).problems, [{ path: "shifts.1", text: "A number is needed." }]);
});

test("texts have limits of length and excluded values", () => {
  const about = { name: { type: "string", minLength: 2, maxLength: 4, not: { enum: ["Rain"] } } };
  assert.equal(fill(about, { name: "Rain" }).problems[0].text, "This one is taken.");
  assert.equal(fill(about, { name: "R" }).problems[0].text, "2 characters at least.");
  assert.equal(fill(about, { name: "Rains" }).problems[0].text, "5 characters; 4 at most.");
  assert.deepEqual(fill(about, { name: "" }).values, {});
});

test("groups, maps of names to values, and other JSON", () => {
  const group = { course: form({ die: { enum: ["a"] }, face: { type: "integer", minimum: 1, maximum: 6 } }, ["die", "face"]) };
  assert.deepEqual(fill(group, { course: { face: 3 } }, ["course"]).values, { course: { die: "a", face: 3 } });
  assert.deepEqual(fill(group, {}, ["course"]).problems, [{ path: "course.face", text: "Choose one." }]);
  const map = { attributes: { type: "object", additionalProperties: { type: "integer" } } };
  assert.deepEqual(fill(map, { attributes: [["Speed", 3]] }).values, { attributes: { Speed: 3 } });
  assert.equal(fill(map, { attributes: [["", 3]] }).problems.length, 1);
  assert.deepEqual(fill({ any: { anyOf: [{ type: "string" }, { type: "integer" }] } }, { any: "[1" }).problems, [{ path: "any", text: "This is not JSON." }]);
});

test("values are the same whatever the order of their keys", () => {
  assert.ok(sameJson({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] }));
  assert.ok(!sameJson({ a: 1 }, { a: 1, b: undefined }));
  assert.ok(!sameJson([], {}) && !sameJson(null, {}) && !sameJson([1, 2], [2, 1]));
});

/** @param {Record<string, number>} given */
const odds = (given) => Object.fromEntries(Object.entries(given).map(([name, p]) => [name, { p, exact: String(p) }]));

test("exclusive outcomes are one bar, overlapping ones are beside it", () => {
  assert.deepEqual(groupOutcomes(odds({ a: 0.25, b: 0.75 })), [{ bar: true, names: ["a", "b"] }]);
  assert.deepEqual(groupOutcomes(odds({ tie: 0.1, win: 0.9, token: 0.3, other: 0.7 })), [
    { bar: true, names: ["tie", "win"] },
    { bar: false, names: ["token"] },
    { bar: false, names: ["other"] },
  ]);
  const mixed = { success: { p: 0.4, exact: "2/5" }, effect: { mean: 2.5, exact: "5/2" }, ...odds({ "ones-0": 0.5, "ones-1": 0.5 }) };
  assert.deepEqual(groupOutcomes(mixed), [
    { bar: false, names: ["success"] },
    { bar: false, names: ["effect"] },
    { bar: true, names: ["ones-0", "ones-1"] },
  ]);
});

test("odds follow the filled-in values, and every option shows its own", () => {
  const previews = [
    { when: {}, outcomes: odds({ any: 1 }) },
    { when: { die: "a" }, outcomes: odds({ a: 1 }) },
    { when: { die: "b", n: 2 }, outcomes: odds({ b: 1 }) },
  ];
  assert.equal(matchingPreview(previews, { die: "a" })?.outcomes.a.p, 1);
  assert.equal(matchingPreview(previews, { die: "b", n: 1 })?.outcomes.any.p, 1);
  assert.equal(matchingPreview(previews, { die: "b", n: 2 })?.outcomes.b.p, 1);
  const field = { name: "die", control: { options: [{ value: "a" }, { value: "b" }, { value: "c" }] } };
  assert.deepEqual(oddsOfOptions(field, previews, { n: 2 })?.map((each) => each && Object.keys(each)[0]), ["a", "b", null]);
  assert.equal(oddsOfOptions(field, previews, { n: 1 }), null);
});

test("odds that do not depend on the choice are shown once", () => {
  const one = { ...odds({ tie: 0.25, win: 0.75 }), ...odds({ token: 0.3, "high-a": 0.2 }) };
  const two = { ...odds({ tie: 0.25, win: 0.75 }), ...odds({ token: 0.3, "high-b": 0.2 }) };
  const found = splitCommon([one, two]);
  assert.deepEqual(Object.keys(found.common), ["tie", "win", "token"]);
  assert.deepEqual(found.each.map((each) => Object.keys(each ?? {})), [["high-a"], ["high-b"]]);
  const apart = splitCommon([odds({ tie: 0.25, not: 0.25, win: 0.5 }), odds({ tie: 0.25, not: 0.5, win: 0.25 })]);
  assert.deepEqual(apart.common, {});
  assert.deepEqual(splitCommon([one, null]).common, {});
});

test("totals of a die are columns, outcomes are not", () => {
  assert.ok(isNumeric(["critical", "4", "5", "6", "7+"]));
  assert.ok(!isNumeric(["1", "2", "3"]));
  assert.ok(!isNumeric(["tie", "not-yet", "win", "intent", "token"]));
});

test("colours come from the system, then from names, then from a plain series", () => {
  assert.equal(toneOf("critical", 0, { critical: "fumble" }), "fumble");
  assert.equal(toneOf("success", 3, {}), "hit");
  assert.equal(toneOf("tie", 6, {}), "tone-1");
  assert.equal(toneOf("constructor", 1, {}), "tone-2");
});
