// Where the board puts marks: units that share a hex, units in holes, short names, pings off screen.
import assert from "node:assert/strict";
import { marksOf } from "../../static/js/board/condition-marks.js";
import test from "node:test";

import { watchPixelRatio } from "../../static/js/board/api.js";
import { centre, chunksFromMiddle } from "../../static/js/board/camera.js";
import { conditionKey, drawConditionMarks } from "../../static/js/board/condition-marks.js";
import { gatherSpots, layout } from "../../static/js/board/unit-layout.js";
import { placeNames, shortNames } from "../../static/js/board/unit-names.js";
import { fromOffset } from "../../static/js/core/hexes.js";
import { R, centreOf, worldSize } from "../../static/js/board/projection.js";
import { edgeArrow } from "../../static/js/board/pings.js";
import { cachedSprite, clearSprites } from "../../static/js/board/sprites.js";
import { createTerrain, putChunk, putProps } from "../../static/js/board/terrain.js";
import { levelSign } from "../../static/js/board/tokens.js";
import { drawDamage } from "../../static/js/board/token-marks.js";
import { movedTogether, placeUnitNames, shownNames } from "../../static/js/board/drawn-names.js";

const MAP = {
  columns: 20,
  rows: 20,
  orientation: "flat",
  floor: -8,
  ceiling: null,
  lowest: 0,
  highest: 3,
  tint: [0, 3],
};

/** Ground at level 2, with a hole without a bottom at column 5, row 5. */
function world() {
  const terrain = createTerrain(MAP);
  const levels = new Array(1024).fill(2);
  levels[5 * 32 + 5] = null;
  putChunk(terrain, 0, { levels, notes: {} });
  return terrain;
}

const HOLE = fromOffset(5, 5, "flat");
const unit = (id, hex, level, name = id) => ({
  id,
  name,
  disposition: "pilot",
  at: { ...hex, level },
});
const only = (units) => layout(world(), Object.fromEntries(units.map((u) => [u.id, u])));

test("a unit below the surrounding ground is in its hole, above it in the air", () => {
  const at = centreOf(HOLE.q, HOLE.r, "flat");
  const [deep] = only([unit("a", HOLE, -6)]);
  assert.equal(deep.sunk, true);
  assert.ok(deep.y >= at.y, "not lifted");
  assert.equal(deep.footY, deep.y, "no line up or down");
  const [high] = only([unit("a", HOLE, 4)]);
  assert.equal(high.sunk, false);
  assert.ok(high.y < at.y && high.footY > high.y);
  const [ground] = only([unit("a", fromOffset(8, 8, "flat"), 2)]);
  assert.equal(ground.sunk, false);
});

for (const n of [2, 3, 4, 5]) {
  test(`${n} units of one hex do not cover each other and stay at their hex`, () => {
    const hex = fromOffset(8, 8, "flat");
    const at = centreOf(hex.q, hex.r, "flat");
    const spots = only(Array.from({ length: n }, (_, i) => unit(`u${i}`, hex, 2)));
    for (const [i, a] of spots.entries()) {
      assert.ok(Math.hypot(a.x - at.x, a.y - at.y) < R);
      for (const b of spots.slice(i + 1)) {
        // at least a glyph's frame (0.63 of R at size 1) of each is free for the pointer
        const between = Math.hypot(a.x - b.x, a.y - b.y);
        assert.ok(between > R * 0.63 * a.size * 1.15, `${between / R}`);
      }
    }
  });
}

test("short names are unique", () => {
  const names = ["Lantern", "Magpie", "Lancer", "Hound 1", "Hound 2", "Hound 12", "Grey Wolf", "Ox", "Ox"];
  const units = Object.fromEntries(names.map((name, i) => [`u${i}`, unit(`u${i}`, HOLE, 0, name)]));
  const short = [...shortNames(units).values()];
  assert.equal(new Set(short).size, names.length);
  assert.deepEqual(short.slice(0, 2), ["Lan", "Mag"]);
  assert.ok(short.every((name) => name.length >= 2 && name.length <= 3), short.join(" "));
});

test("short names are those that a person would choose", () => {
  const names = ["Red Talon", "Rust Tiger", "Lance Squad", "Lance Squad 2", "Lance Squad 12", "Hound", "Hound 2", "Hound 12", "The Iron Wolf", "R"];
  const units = Object.fromEntries(names.map((name, i) => [`u${i}`, unit(`u${i}`, HOLE, 0, name)]));
  assert.deepEqual([...shortNames(units).values()], ["RT", "RTi", "LS", "LS2", "L12", "Hou", "H2", "H12", "TIW", "R"]);
});

test("arrows at the edge point to things outside the window", () => {
  const free = { left: 100, top: 50, right: 500, bottom: 350 };
  assert.equal(edgeArrow({ x: 300, y: 200 }, free), null);
  const right = edgeArrow({ x: 900, y: 200 }, free);
  assert.deepEqual(right, { x: 500, y: 200, angle: 0 });
  const up = edgeArrow({ x: 300, y: -100 }, free);
  assert.deepEqual([up.x, up.y], [300, 50]);
});

test("centring leaves no empty margin that the map could fill", () => {
  const state = {
    map: MAP,
    view: { x: 0, y: 0, scale: 1 },
    size: { width: 1200, height: 700 },
    insets: { top: 0, right: 300, bottom: 0, left: 0 },
    events: {},
  };
  const world = worldSize(MAP);
  centre(state, fromOffset(0, 0, "flat"), 0.5);
  const left = -state.view.x * 0.5;
  const right = (world.x - state.view.x) * 0.5;
  assert.ok(left >= -1e-9 && right <= 900 + 1e-9, "a map that fits is seen whole");
  assert.ok(Math.abs(left - (900 - right)) < 1e-6);
  centre(state, fromOffset(0, 10, "flat"), 2);
  assert.ok(-state.view.x * 2 <= 2 * R * 2 + 1e-9, "a corner stays near the edge");
  centre(state, fromOffset(10, 10, "flat"), 2);
  const at = centreOf(fromOffset(10, 10, "flat").q, fromOffset(10, 10, "flat").r, "flat");
  assert.ok(Math.abs((at.x - state.view.x) * 2 - 450) < 1e-6, "in the middle it is the middle");
});

/** A glyph of radius 10, by its place. @param {string} id @param {number} x @param {number} y @param {object} [more] */
const glyph = (id, x, y, more = {}) => ({
  ...{ id, x, y, r: 10, below: 18, above: 18, up: false, side: 0 },
  ...{ name: id, short: id.slice(0, 3), named: true, kept: false, whole: false, crowd: false, ...more },
});
const placed = (/** @type {object[]} */ glyphs) => placeNames(glyphs, 10, (/** @type {string} */ text) => text.length * 6);

test("a name is below its glyph and complete when nothing is in the way", () => {
  const places = placed([glyph("Lantern", 0, 0), glyph("Magpie", 60, 0)]);
  assert.deepEqual(places.get("Lantern"), { text: "Lantern", x: 0, y: 18 });
  assert.deepEqual(places.get("Magpie"), { text: "Magpie", x: 60, y: 18 });
});

test("names of neighbours avoid each other by moving above the glyph", () => {
  const places = placed([glyph("Lantern", 0, 0), glyph("Magpie", 30, 0)]);
  assert.deepEqual(places.get("Lantern"), { text: "Lantern", x: 0, y: 18 });
  assert.deepEqual(places.get("Magpie"), { text: "Magpie", x: 30, y: -18 });
  const under = placed([glyph("Lantern", 0, 0), glyph("Magpie", 0, 24)]);
  assert.equal(under.get("Lantern").y, -18, "nor does it lie over the glyph of another");
});

test("a name without room ends in dots, and a selected one is complete", () => {
  const row = ["Lanterns", "Magpie Two", "Heron Three", "Plumbers"].map((name, i) => glyph(name, i * 22, 0));
  const places = [...placed(row).values()];
  assert.ok(places.some(({ text }) => text.endsWith("\u2026")), places.map(({ text }) => text).join(" "));
  for (const { text } of places) assert.ok(row.some(({ name }) => name === text) || text.endsWith("\u2026"));
  const chosen = placed(row.map((each) => ({ ...each, kept: each.id === "Plumbers", whole: each.id === "Plumbers" })));
  assert.equal(chosen.get("Plumbers").text, "Plumbers");
  assert.equal(placed([glyph("Hound 12", 0, 0, { short: "H12", crowd: true })]).get("Hound 12").text, "H12");
  assert.equal(placed([glyph("Lantern", 0, 0, { crowd: true })]).get("Lantern").text, "Lan\u2026");
});

test("a name that would cover another glyph is left out, unless its unit is selected or pointed at", () => {
  const below = ["a", "b", "c"].map((id, i) => glyph(id, (i - 1) * 20, 22, { named: false }));
  const above = ["d", "e", "f"].map((id, i) => glyph(id, (i - 1) * 20, -22, { named: false }));
  const shown = (/** @type {object} */ more) => [...placed([glyph("Lantern", 0, 0, more), ...below, ...above])];
  assert.deepEqual(shown({}), []);
  assert.deepEqual(shown({ crowd: true }), []);
  assert.deepEqual(shown({ kept: true, whole: true }), [["Lantern", { text: "Lantern", x: 0, y: 18 }]]);
  assert.deepEqual(shown({ kept: true, crowd: true }), [["Lantern", { text: "Lan\u2026", x: 0, y: 18 }]]);
  // with room above it is there
  assert.deepEqual([...placed([glyph("Lantern", 0, 0), ...below])], [["Lantern", { text: "Lantern", x: 0, y: -18 }]]);
});

test("seen from afar, only the units that are selected, at their turn or pointed at have names", () => {
  globalThis.document = { createElement: () => ({ getContext: () => ({ measureText: (/** @type {string} */ text) => ({ width: text.length * 6 }) }) }) };
  const named = (/** @type {object} */ more, scale = 0.1) => {
    const state = { theme: { font: "sans-serif" }, dpr: 1, selected: null, active: null, alt: false, hover: null, cursor: null, shortNames: new Map(), ...more };
    const spots = only([unit("Lantern", fromOffset(3, 3, "flat"), 2), unit("Magpie", HOLE, 2), unit("Heron", fromOffset(8, 8, "flat"), 2)]);
    placeUnitNames(state, spots.map((spot) => ({ spot, at: { x: spot.x * scale, y: spot.y * scale } })), scale);
    return Object.values(shownNames(state)).sort();
  };
  assert.deepEqual(named({}), []);
  assert.deepEqual(named({ selected: "Heron", active: "Lantern", hover: HOLE }), ["Heron", "Lantern", "Magpie"]);
  assert.deepEqual(named({ hover: fromOffset(0, 0, "flat"), cursor: HOLE }), ["Magpie"]);
  assert.deepEqual(named({ alt: true }).length, 3);
  assert.deepEqual(named({}, 2), ["Heron", "Lantern", "Magpie"]);
  delete globalThis.document;
});

test("names of units that share a hex run outwards", () => {
  const places = placed([glyph("Lantern", -8, 0, { side: -1 }), glyph("Magpie", 8, 0, { side: 1 })]);
  assert.ok(places.get("Lantern").x < -8);
  assert.ok(places.get("Magpie").x > 8);
});

test("a glyph below a deck leaves room for the units on the deck", () => {
  const terrain = world();
  const hex = fromOffset(8, 8, "flat");
  putProps(terrain, {}, { d: { id: "d", name: "Deck", ...hex, base: 5, height: 1, value: 4, integrity: 4, look: "", hexes: [[hex.q, hex.r]] } });
  const at = centreOf(hex.q, hex.r, "flat");
  const [under] = layout(terrain, { a: unit("a", hex, 2) });
  assert.equal(under.under, true);
  assert.ok(under.y + under.size * 0.63 * R < at.y + R * 0.3, "the figures begin there");
});

test("an obstacle has its own mark while it blocks lines", () => {
  const giant = { ...unit("Giant", HOLE, 2), obstacle: true, blocks_sight: true };
  const plain = unit("Wolf", HOLE, 2);
  assert.notEqual(conditionKey(giant), conditionKey(plain));
  for (const [one, number] of [
    [giant, 1],
    [{ ...giant, overheated: true }, 2],
    [plain, 0],
    [{ ...giant, blocks_sight: false }, 0],
  ]) {
    const done = [];
    const ctx = new Proxy({}, { get: (_, name) => (...given) => void done.push([name, ...given]), set: () => true });
    drawConditionMarks(ctx, { ink: { danger: "#f00" } }, one);
    assert.equal(done.filter(([name, , , radius]) => name === "arc" && radius === 0.31).length, number);
  }
});

test("names stay where they are while all glyphs move together", () => {
  const glyph = (id, x, y, name = id) => ({ id, x, y, r: 10, below: 16, above: 16, up: false, side: 0, name, short: name, named: true, kept: false, whole: false, crowd: false });
  const before = [glyph("a", 10, 10), glyph("b", 60, 10)];
  assert.ok(movedTogether(before, [glyph("a", 15, 3), glyph("b", 65, 3)]));
  assert.ok(movedTogether([], []));
  assert.ok(!movedTogether(before, [glyph("a", 15, 3), glyph("b", 66, 3)]), "one moves by itself");
  assert.ok(!movedTogether(before, [glyph("a", 10, 10), glyph("b", 60, 10, "B")]), "a name changes");
  assert.ok(!movedTogether(before, [glyph("a", 10, 10)]), "one is gone");
});

test("cached images: the least recently used one is dropped first", () => {
  const drawn = [];
  globalThis.document = { createElement: () => ({ getContext: () => ({}) }) };
  const ask = (key) => cachedSprite(key, 1, 1, () => drawn.push(key));
  for (let i = 0; i < 700; i++) ask(`s${i}`);
  ask("s0");
  ask("new");
  drawn.length = 0;
  ask("s0");
  ask("s2");
  assert.deepEqual(drawn, [], "what was used lately is still there");
  ask("s1");
  assert.deepEqual(drawn, ["s1"]);
  clearSprites();
  delete globalThis.document;
});

test("chunks in the middle of the screen come first", () => {
  const middle = fromOffset(80, 48, "flat");
  const at = centreOf(middle.q, middle.r, "flat");
  // the middle of the screen shows column 80, row 48, which is in the last chunk
  const state = {
    map: { columns: 96, rows: 64, orientation: "flat" },
    size: { width: 800, height: 600 },
    view: { x: at.x - 400, y: at.y - 300, scale: 1 },
  };
  const order = chunksFromMiddle(state);
  assert.equal(order[0], 5);
  assert.equal(order.at(-1), 0);
  assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4, 5]);
});

test("each change of the pixel ratio is noticed until the watch ends", () => {
  /** @type {[string, EventListener, AddEventListenerOptions][]} */
  const listening = [];
  globalThis.window = { devicePixelRatio: 1 };
  globalThis.matchMedia = (query) => ({
    addEventListener: (_, listener, options) => listening.push([query, listener, options]),
  });
  let changes = 0;
  const watch = watchPixelRatio(() => changes++);
  window.devicePixelRatio = 2;
  listening.pop()[1]();
  assert.equal(changes, 1);
  const [[query, , { once, signal }]] = listening;
  assert.equal(query, "(resolution: 2dppx)");
  assert.ok(once && !signal.aborted);
  watch.abort();
  assert.ok(signal.aborted);
  delete globalThis.window;
  delete globalThis.matchMedia;
});

test("a small glyph shows the damage that its viewer is told, and none otherwise", () => {
  const ink = { good: "good", stepoff: "half", danger: "low" };
  for (const [value, most, bar] of [
    [9, 9, null],
    [null, null, null],
    [7, 9, "good"],
    [5, 9, "half"],
    [3, 9, "low"],
    [0, 9, "low"],
  ]) {
    const ctx = { fillStyle: "", bars: [], fillRect: (x, y, width) => void ctx.bars.push([ctx.fillStyle, width]) };
    drawDamage(ctx, { ink }, value, most);
    assert.deepEqual(ctx.bars[1]?.[0] ?? null, bar);
    if (bar) assert.ok(Math.abs(ctx.bars[1][1] - (1.8 * value) / most) < 1e-9);
  }
});

test("a unit has a mark for each condition, and none as a wreck", () => {
  const conditions = [{ kind: "slowed", burn: 0 }, { kind: "burning", burn: 4 }, { kind: "highlighted", burn: 0 }];
  assert.deepEqual(marksOf({ conditions }), ["burning", "slowed"]);
  assert.deepEqual(marksOf({ conditions: [{ kind: "strange", burn: 0 }], overheated: true, blocks_sight: true }), ["obstacle", "overheated", "other"]);
  assert.deepEqual(marksOf({ overheated: null, conditions: undefined }), []);
  assert.deepEqual(marksOf({ destroyed: true, conditions }), []);
});

test("from afar a shared hex is drawn as one glyph for all its units", () => {
  const hex = fromOffset(8, 8, "flat");
  const alone = unit("d", fromOffset(3, 3, "flat"), 2);
  const spots = only([unit("a", hex, 2), unit("b", hex, 3), unit("c", hex, 4), alone]);
  assert.equal(gatherSpots(spots, 1, () => 0), spots, "near enough for each to have a glyph");
  const at = centreOf(hex.q, hex.r, "flat");
  const frontWith = (/** @type {string | null} */ first) => {
    const found = gatherSpots(spots, 0.5, (id) => (id === first ? 1 : 0));
    assert.equal(found.length, 4);
    for (const spot of found.filter(({ count }) => count > 1)) {
      assert.equal(spot.size, 1, "as large as one alone");
      assert.ok(Math.abs(spot.x - at.x) < 0.01 && Math.abs(spot.y - at.y) < R);
    }
    assert.equal(found.find((spot) => spot.unit === alone).gathered, undefined);
    const fronts = found.filter(({ gathered }) => gathered === "front");
    assert.equal(fronts.length, 1);
    return fronts[0].unit.id;
  };
  assert.equal(frontWith(null), "c", "the uppermost one");
  assert.equal(frontWith("a"), "a", "the selected, acting or aimed at one");
});

test("the badge of a level has an arrow only where the unit does not stand", () => {
  const terrain = world();
  const [deck, free] = [fromOffset(8, 8, "flat"), fromOffset(12, 8, "flat")];
  putProps(terrain, {}, { d: { id: "d", name: "Bridge", ...deck, base: 5, height: 1, value: 4, integrity: 4, look: "bridge", hexes: [[deck.q, deck.r]] } });
  const signs = (units) => {
    const spots = layout(terrain, Object.fromEntries(units.map((each) => [each.id, each])));
    return Object.fromEntries(spots.map((spot) => [spot.unit.id, levelSign(spot)]));
  };
  assert.deepEqual(signs([unit("under", deck, 2), unit("on", deck, 6), unit("over", deck, 9)]), { under: "2", on: "6", over: "\u21919" });
  assert.deepEqual(signs([unit("horse", free, 2), unit("rider", free, 3), unit("kite", free, 6)]), { horse: "2", rider: "3", kite: "\u21916" });
  // a large unit fills levels, too
  const giant = { ...unit("giant", free, 2), footprint: [[0, 0, 0], [0, 0, 1]] };
  assert.deepEqual(signs([giant, unit("rider", free, 4)]), { giant: "2", rider: "4" });
  assert.deepEqual(signs([unit("hole", HOLE, -6)]), { hole: "\u2193\u22126" });
});
