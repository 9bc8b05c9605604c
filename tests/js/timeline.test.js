import assert from "node:assert/strict";
import test from "node:test";
import { conflictsOf } from "../../static/js/features/history/conflicts.js";
import { Timeline } from "../../static/js/features/history/timeline.js";

/** A server with one counter in its view, which grows by one at each seq, and a line for each. */
function server(last, page = 100) {
  const asked = [];
  const entry = (seq) => ({ n: seq, version: seq, code: "chat.said" });
  return {
    asked,
    get: async (path) => {
      asked.push(path);
      if (path === "history") return { epoch: "e", first: 1, seq: last, moments: [] };
      const from = Number(new URLSearchParams(path.split("?")[1]).get("from"));
      const to = Math.min(last, from + page);
      const frames = [];
      for (let seq = from + 1; seq <= to; seq += 1) {
        frames.push({ t: "change", seq, patch: [["set", ["count"], seq]], entries: [entry(seq)] });
      }
      return { epoch: "e", from, to, view: { count: from, same: {} }, entries: [entry(from)], frames };
    },
  };
}

test("every moment has the view of that time and the lines before it", async () => {
  const { get } = server(300);
  const past = await new Timeline(get).open();
  for (const seq of [1, 2, 57, 300, 180, 181, 5]) {
    const found = await past.at(seq);
    assert.equal(found.view.count, seq);
    assert.equal(found.entries.at(-1).n, seq);
    assert.deepEqual(found.fresh.map((each) => each.n), [seq]);
    const numbers = found.entries.map((each) => each.n);
    assert.deepEqual(numbers, [...new Set(numbers)].sort((a, b) => a - b));
  }
});

test("loaded parts are not loaded again, and unchanged parts are shared", async () => {
  const { get, asked } = server(300);
  const past = await new Timeline(get).open();
  const one = await past.at(100);
  const other = await past.at(101);
  await past.at(60);
  assert.equal(asked.length, 2);
  assert.equal(one.view.same, other.view.same);
});

test("the next part is loaded once, before it is needed", async () => {
  const { get, asked } = server(300);
  const past = await new Timeline(get).open();
  await past.at(61);
  past.prefetch(61);
  past.prefetch(62);
  await Promise.all(past.pending.values());
  assert.deepEqual(asked.slice(1), ["history/frames?from=1&epoch=e", "history/frames?from=101&epoch=e"]);
  past.prefetch(62);
  assert.equal(asked.length, 3);
});

test("a moment beyond a part that is on its way gets a part of its own", async () => {
  const { get } = server(300, 40);
  const past = await new Timeline(get).open();
  // both parts begin at the first change, and the answer ends before the second moment
  const [near, far] = await Promise.all([past.at(30), past.at(55)]);
  assert.deepEqual([near.view?.count, far.view?.count], [30, 55]);
});

test("two simultaneous requests for a part are one", async () => {
  const { get, asked } = server(300);
  const past = await new Timeline(get).open();
  await Promise.all([past.at(100), past.at(100)]);
  assert.equal(asked.length, 2);
});

test("a range that ends too early is continued where needed", async () => {
  const { get } = server(300, 10);
  const past = await new Timeline(get).open();
  assert.equal((await past.at(200)).view.count, 200);
});

test("marks are found in both directions, without undone ones", async () => {
  const past = new Timeline(async () => ({}));
  past.marks = [
    { seq: 3, kind: "round", undone: false },
    { seq: 4, kind: "turn", undone: true },
    { seq: 6, kind: "turn", undone: false },
    { seq: 9, kind: "round", undone: false },
  ];
  assert.equal(past.nextMark(3, 1, ["round", "turn"]).seq, 6);
  assert.equal(past.nextMark(6, 1, ["turn"]), null);
  assert.equal(past.nextMark(9, -1, ["round"]).seq, 3);
  assert.equal(past.nextMark(3, -1, ["round"]), null);
});

test("conflicts have an end, or last until now", () => {
  const round = (seq, number) => ({ seq, kind: "round", params: { round: number } });
  const marks = [round(3, 1), round(7, 2), { seq: 9, kind: "conflict", params: {} }, round(20, 1), { seq: 22, kind: "turn", params: {} }];
  assert.deepEqual(conflictsOf(marks, 30), [
    { first: 3, last: 9, rounds: 2 },
    { first: 20, last: 30, rounds: 1 },
  ]);
  assert.deepEqual(conflictsOf([], 5), []);
  assert.deepEqual(conflictsOf([{ ...round(3, 1), undone: true }], 5), []);
});

/** A server whose history is the one of `told`: seq -> the time of its line. */
function history(epoch, told) {
  const entry = (seq) => ({ n: seq, version: seq, at: `2026-01-01T00:00:${told[seq - 1]}Z` });
  return async (path) => {
    if (path === "history") return { epoch, first: 1, seq: told.length, moments: [] };
    const from = Number(new URLSearchParams(path.split("?")[1]).get("from"));
    const frames = told.slice(from).map((_, i) => ({ seq: from + 1 + i, patch: [["set", ["count"], from + 1 + i]], entries: [entry(from + 1 + i)] }));
    return { epoch, from, to: told.length, view: { count: from }, entries: [entry(from)], frames };
  };
}

test("a moment of another history is found again by its seq, or by its time", async () => {
  const old = await new Timeline(history("pilots", ["01", "02", "03", "04", "05", "06"])).open();
  // one that went on from it after the third line, and told less since then
  const own = await new Timeline(history("own", ["01", "02", "03", "05"])).open();
  const places = [];
  for (const seq of [1, 2, 3, 4, 5, 6]) places.push((await own.sameMoment(await old.at(seq))).seq);
  assert.deepEqual(places, [1, 2, 3, 3, 4, 4]);
  // and back again
  assert.equal((await old.sameMoment(await own.at(4))).seq, 5);
});

test("answers for a replaced history are dropped", async () => {
  let epoch = "pilots";
  const get = (path) => history(epoch, ["01", "02"])(path);
  const past = await new Timeline(get).open();
  epoch = "own";
  await past.at(2);
  assert.equal(past.stretchAt(2), null);
  await past.open();
  await past.at(2);
  assert.notEqual(past.stretchAt(2), null);
});
