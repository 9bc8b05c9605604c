// Parts of the map that are put elsewhere: turned, mirrored, put down, and kept as stamps.

import assert from "node:assert/strict";
import test from "node:test";
import { clipOf, groundAround, hexesOf, mirrored, placed, propsWithin, turned } from "../../static/js/features/map-editor/clip.js";
import { clipOfStamp, commandsOf, emptyingCommands, stampOf } from "../../static/js/features/map-editor/clip-commands.js";
import { fitsTogether, packedGround, packedNotes } from "../../static/js/features/map-editor/command-batches.js";
import { centreOf } from "../../static/js/board/projection.js";
import { DIRECTIONS, fromOffset, neighbours, toOffset } from "../../static/js/core/hexes.js";

const ALL = { ground: true, cover: true, props: true, relative: true };
const name = ({ q, r }) => `${q} ${r}`;
const sorted = (clip) => ({ ...clip, hexes: [...clip.hexes].sort((a, b) => a.q - b.q || a.r - b.r), props: [...clip.props].sort((a, b) => a.q - b.q || a.r - b.r) });

/** Random numbers that are the same in every run. */
function randomly(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A map with ground, covers, roads and props, as the board describes it. */
function mapOf(orientation, { columns = 12, rows = 9, seed = 7 } = {}) {
  const random = randomly(seed);
  const hexes = new Map();
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const at = fromOffset(column, row, orientation);
      const notes = [[], [{ kind: "woods", level: 1 + random(3), text: "" }], [{ kind: "road", level: 1, text: `exits ${random(64)}` }]][random(3)];
      const ground = random(9) === 0 ? null : random(7) - 2;
      const props = random(6) === 0 ? [{ id: `p${hexes.size}`, ...at, name: "Hut", base: ground ?? 3, height: 2, value: 8, integrity: 5, hidden: random(2) === 0 }] : [];
      hexes.set(name(at), { ...at, ground, notes, props, inside: true });
    }
  const nowhere = { ground: null, notes: [], props: [], inside: false };
  const at = (hex) => hexes.get(name(hex)) ?? nowhere;
  return { floor: -2, hexes, at, inside: (hex) => at(hex).inside, ground: (hex) => at(hex).ground, props: [...hexes.values()].flatMap(({ props }) => props) };
}

const some = (map, orientation, columns, rows) => [...map.hexes.values()].filter((hex) => {
  const [column, row] = toOffset(hex, orientation);
  return column >= 3 && column < 3 + columns && row >= 2 && row < 2 + rows;
});

for (const orientation of ["flat", "pointy"]) {
  const map = mapOf(orientation);
  const chosen = some(map, orientation, 5, 4);
  const clip = clipOf(chosen, map.props);

  test(`${orientation}: a clip has the ground, notes and props of its hexes, and no ids`, () => {
    assert.equal(clip.hexes.length, 20);
    assert.ok(clip.props.length > 0);
    assert.ok(clip.props.every((prop) => !("id" in prop) && !("integrity" in prop) && prop.name === "Hut"));
    assert.ok(clip.hexes.some(({ q, r }) => q === 0 && r === 0));
  });

  test(`${orientation}: six turns and two mirrors change nothing, and left undoes right`, () => {
    let round = clip;
    for (let i = 0; i < 6; i += 1) {
      round = turned(round, 1);
      if (i < 5) assert.notDeepEqual(sorted(round), sorted(clip));
    }
    assert.deepEqual(round, clip);
    assert.deepEqual(turned(turned(clip, 1), -1), clip);
    assert.notDeepEqual(sorted(mirrored(clip, orientation)), sorted(clip));
    assert.deepEqual(mirrored(mirrored(clip, orientation), orientation), clip);
    assert.deepEqual(mirrored(turned(mirrored(clip, orientation), 1), orientation), turned(clip, -1));
  });

  test(`${orientation}: on the screen a turn is 60 degrees clockwise, and a mirror swaps left and right`, () => {
    const place = ({ q, r }) => {
      const [at, origin] = [centreOf(q, r, orientation), centreOf(0, 0, orientation)];
      return [at.x - origin.x, at.y - origin.y];
    };
    const close = (a, b) => assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6, `${a} ${b}`);
    const [cos, sin] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
    const [right, other] = [turned(clip, 1), mirrored(clip, orientation)];
    clip.hexes.forEach((hex, i) => {
      const [x, y] = place(hex);
      close(place(right.hexes[i]), [x * cos - y * sin, x * sin + y * cos]);
      close(place(other.hexes[i]), [-x, y]);
    });
  });

  test(`${orientation}: exits of roads still lead to the same hexes`, () => {
    const exits = (side) => ({ level: 0, props: [], hexes: [{ q: 0, r: 0, ground: 0, notes: [{ kind: "road", level: 1, text: `height 3, exits ${1 << side}` }] }, { q: DIRECTIONS[side][0], r: DIRECTIONS[side][1], ground: 0, notes: [] }] });
    for (let side = 0; side < 6; side += 1)
      for (const after of [turned(exits(side), 1), turned(exits(side), -1), mirrored(exits(side), orientation)]) {
        const to = DIRECTIONS.findIndex(([q, r]) => q === after.hexes[1].q && r === after.hexes[1].r);
        assert.equal(after.hexes[0].notes[0].text, `height 3, exits ${1 << to}`);
      }
  });

  test(`${orientation}: a copy at its own place changes nothing`, () => {
    const middle = chosen.find((hex) => clip.hexes.every(({ q, r }) => chosen.some((each) => each.q === hex.q + q && each.r === hex.r + r)));
    for (const relative of [true, false]) {
      const there = placed(clip, middle, { ...ALL, relative: relative && middle.ground !== null }, map);
      assert.deepEqual(commandsOf(there, map.at, false), []);
    }
  });

  test(`${orientation}: a stamp brings a clip back`, () => {
    const back = clipOfStamp(JSON.parse(JSON.stringify(stampOf(clip, ALL))));
    const plain = { ...clip, hexes: clip.hexes.map((hex) => ({ ...hex })) };
    assert.deepEqual(sorted(back), sorted(plain));
    const cover = clipOfStamp(stampOf(clip, { ...ALL, ground: false, props: false }));
    assert.ok(cover.hexes.every((hex) => !("ground" in hex) && hex.notes) && cover.props.length === 0);
  });
}

const flat = {
  floor: -3,
  inside: ({ q, r }) => q >= 0 && r >= 0 && q < 9 && r < 9,
  ground: ({ q }) => (q === 8 ? null : q),
  at: (hex) => ({ ground: flat.ground(hex), notes: [], props: [] }),
};
const hill = { level: 2, hexes: [{ q: 0, r: 0, ground: 2, notes: [] }, { q: 1, r: 0, ground: 5, notes: [{ kind: "woods", level: 1 }] }, { q: 0, r: 1, ground: null, notes: [] }], props: [{ q: 1, r: 0, base: 5, height: 2, value: 8 }, { q: 0, r: 0, base: 9, height: 1, value: 8 }] };

test("levels count from the ground where the clip is put, or stay as they were", () => {
  const put = (at, more) => placed(hill, at, { ...ALL, ...more }, flat);
  const levels = ({ hexes }) => hexes.map(({ ground }) => ground);
  assert.deepEqual(levels(put({ q: 3, r: 3 })), [3, 6, null]);
  assert.deepEqual(levels(put({ q: 3, r: 3 }, { relative: false })), [2, 5, null]);
  assert.deepEqual(put({ q: 3, r: 3 }).props.map(({ base }) => base), [6, 10]);
  // over a void they count from the floor
  assert.deepEqual(levels(put({ q: 8, r: 3 })), [-3, null]);
});

test("without its ground a prop stands on the ground again, and a deck keeps its height", () => {
  const there = placed(hill, { q: 3, r: 3 }, { ...ALL, ground: false }, flat);
  assert.deepEqual(there.props.map(({ base }) => base), [4, 10]);
  assert.ok(there.hexes.every((hex) => !("ground" in hex)));
});

test("what lies beyond the edge is left out", () => {
  const there = placed(hill, { q: 8, r: 8 }, ALL, flat);
  assert.deepEqual(there.outside, [{ q: 9, r: 8 }, { q: 8, r: 9 }]);
  assert.deepEqual([there.hexes.length, there.props.length], [1, 1]);
});

test("ground comes before notes and props, and carry goes with both", () => {
  const there = placed(hill, { q: 3, r: 3 }, ALL, flat);
  const commands = commandsOf(there, flat.at, true);
  assert.deepEqual(commands.map(({ type, carry }) => [type, carry]), [["terrain.set", true], ["terrain.note", undefined], ["prop.add", true], ["prop.add", true]]);
  assert.deepEqual(commandsOf(there, flat.at, false)[2], { type: "prop.add", q: 4, r: 3, base: 6, height: 2, value: 8 });
});

test("a prop of several hexes belongs to hexes that have all of its own, and turns with them", () => {
  const block = { id: "b", q: 0, r: 0, base: 0, height: 1, value: 3, look: "house", hexes: [[0, 0], [1, 0]] };
  const cell = (q, r) => ({ q, r, ground: 0, notes: [] });
  assert.deepEqual(hexesOf({ q: 2, r: 3 }), [{ q: 2, r: 3 }]);
  assert.deepEqual(propsWithin([block], [cell(0, 0)]), []);
  const [copy] = turned(clipOf([cell(0, 0), cell(1, 0)], [block]), 1).props;
  assert.equal(copy.look, "house");
  assert.equal(copy.hexes.length, 2);
  const [{ q, r }, other] = copy.hexes;
  assert.deepEqual([other.q - q, other.r - r], [0, 1]);
});

test("what is taken away leaves the ground around it", () => {
  const hexes = [{ q: 3, r: 3 }, { q: 3, r: 4 }];
  assert.equal(groundAround(hexes, neighbours, flat), 2);
  assert.equal(groundAround([{ q: 20, r: 20 }], neighbours, flat), 0);
  const commands = emptyingCommands(hexes, [{ id: "p1" }], ALL, 2, flat.at, false);
  assert.deepEqual(commands, [{ type: "prop.remove", prop: "p1" }, { type: "terrain.set", cells: [{ q: 3, r: 3, level: 2, count: 2 }] }]);
  assert.deepEqual(emptyingCommands(hexes, [{ id: "p1" }], { ...ALL, ground: false, props: false }, 2, flat.at, false), []);
});

test("rows of hexes are short, and say the same", () => {
  const random = randomly(3);
  const cells = Array.from({ length: 3000 }, (_, i) => ({ q: i % 30, r: Math.floor(i / 30), level: random(4) === 0 ? null : Math.floor(i / 900) })).filter(() => random(9) > 0);
  const back = packedGround(cells).flatMap(({ q, r, count = 1, level, levels }) => (levels ?? Array(count).fill(level)).map((each, i) => ({ q, r: r + i, level: each })));
  const order = (a, b) => a.q - b.q || a.r - b.r;
  assert.deepEqual(back, [...cells].sort(order));
  const noted = cells.map(({ q, r, level }) => ({ q, r, notes: level === null ? [] : [{ kind: "woods", level }] }));
  const { cells: rows, kinds } = packedNotes(noted);
  const again = rows.flatMap(({ q, r, count = 1, notes, of }) => (of?.map((each) => kinds[each]) ?? Array(count).fill(notes)).map((each, i) => ({ q, r: r + i, notes: each })));
  assert.deepEqual(again, [...noted].sort(order));
  assert.deepEqual(packedGround([]), []);
  assert.deepEqual(packedGround([{ q: 1, r: 1, level: 3 }]), [{ q: 1, r: 1, level: 3 }]);
  assert.deepEqual(packedNotes([{ q: 1, r: 1, notes: [] }]), { cells: [{ q: 1, r: 1, notes: [] }] });
});

test("a clip of 100 x 100 different hexes is one message", () => {
  const map = mapOf("flat", { columns: 100, rows: 100 });
  const clip = clipOf([...map.hexes.values()], []);
  const bare = { floor: 0, inside: () => true, ground: () => 90, at: () => ({ ground: 90, notes: [], props: [] }) };
  const commands = commandsOf(placed(clip, { q: 50, r: 50 }, { ...ALL, relative: false }, bare), bare.at, true);
  assert.deepEqual(commands.map(({ type }) => type), ["terrain.set", "terrain.note"]);
  assert.ok(fitsTogether(commands), String(JSON.stringify(commands).length));
  assert.ok(!fitsTogether(Array(301).fill({})));
  assert.ok(!fitsTogether([{ text: "\u6f22".repeat(21_000) }]));
});
