// The socket: ids, acknowledgements, resending, resuming, final errors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { backoff, Net, newId } from "../../static/js/core/net.js";
import { checkConnection } from "../../static/js/core/heartbeat.js";

const YOU = { seat: "p", role: "pilot", name: "Ines", group: "pilots" };

/** A server made of a list of sockets, and a clock that is moved by hand. */
function world(options = {}) {
  /** @type {any[]} */ const sockets = [];
  /** @type {any[]} */ const timers = [];
  /** @type {any[]} */ const states = [];
  /** @type {any[]} */ const sessions = [];
  const net = new Net({
    url: "ws://table/ws",
    open: (url) => {
      const socket = {
        url,
        /** @type {any[]} */ sent: [],
        send: (/** @type {string} */ text) => socket.sent.push(JSON.parse(text)),
        close: () => socket.onclose({ code: 1000 }),
        /** @type {any} */ onmessage: null,
        /** @type {any} */ onclose: null,
        tell: (/** @type {any} */ frame) => socket.onmessage({ data: JSON.stringify(frame) }),
      };
      sockets.push(socket);
      return socket;
    },
    onSession: (session) => sessions.push(session),
    onState: (state, info) => states.push([state, info]),
    later: (fn, ms) => timers.push({ fn, ms }),
    cancel: () => {},
    random: () => 1,
    ...options,
  });
  net.connect();
  const greet = (/** @type {any} */ socket, seq = 1, epoch = "e") => {
    socket.tell({ t: "hello", you: YOU, epoch, seq });
    if (!socket.url.includes("epoch=")) socket.tell({ t: "view", epoch, seq, view: { scene: {} }, entries: [] });
  };
  return { net, sockets, timers, states, sessions, greet, settle: () => new Promise((r) => setImmediate(r)) };
}

test("a command goes out with an id and settles on its ack", async () => {
  const { net, sockets, greet } = world();
  greet(sockets[0]);
  const answer = net.command({ type: "chat.say", text: "hi" });
  const frame = sockets[0].sent[0];
  assert.equal(frame.t, "command");
  assert.ok(frame.id.length >= 16);
  sockets[0].tell({ t: "ack", id: frame.id, seq: 2 });
  assert.equal((await answer).ok, true);
  assert.equal(net.waiting.size, 0);
});

test("a refusal carries code, params and data", async () => {
  const { net, sockets, greet } = world();
  greet(sockets[0]);
  const answer = net.command({ type: "unit.move" });
  const { id } = sockets[0].sent[0];
  sockets[0].tell({ t: "refused", id, code: "too-steep", params: { levels: 3 }, data: { cell: 1 } });
  assert.deepEqual(await answer, { ok: false, code: "too-steep", params: { levels: 3 }, data: { cell: 1 } });
});

test("an unanswered command is sent again with the same id after a reconnection", async () => {
  const { net, sockets, timers, greet, settle } = world();
  greet(sockets[0]);
  const answer = net.command({ type: "undo" });
  const first = sockets[0].sent[0];
  sockets[0].onclose({ code: 1006 });
  await settle();
  const late = net.command({ type: "redo" });
  timers[0].fn();
  assert.equal(sockets[1].sent.length, 0, "nothing before the greeting");
  greet(sockets[1]);
  assert.deepEqual(sockets[1].sent.map((/** @type {any} */ f) => f.id), [first.id, sockets[1].sent[1].id]);
  assert.deepEqual(sockets[1].sent[0], first);
  sockets[1].tell({ t: "ack", id: first.id, seq: 2 });
  sockets[1].tell({ t: "ack", id: sockets[1].sent[1].id, seq: 3 });
  assert.equal((await answer).ok, true);
  assert.equal((await late).ok, true);
});

test("a reconnection names epoch and seq to get the missed changes", async () => {
  const { sockets, timers, greet, settle } = world();
  assert.equal(sockets[0].url, "ws://table/ws");
  greet(sockets[0], 4, "e 1");
  sockets[0].onclose({ code: 1012 });
  await settle();
  timers[0].fn();
  assert.equal(sockets[1].url, "ws://table/ws?epoch=e%201&after=4");
});

test("missed changes are applied once, seen ones dropped", async () => {
  const { net, sockets, greet } = world();
  greet(sockets[0], 1);
  sockets[0].tell({ t: "change", seq: 2, patch: [["set", ["scene", "round"], 2]], entries: [] });
  sockets[0].tell({ t: "change", seq: 2, patch: [["set", ["scene", "round"], 99]], entries: [] });
  assert.equal(/** @type {any} */ (net.session.view).scene.round, 2);
});

test("a gap leads to a reconnection and keeps the view", async () => {
  const { net, sockets, timers, greet, settle } = world();
  greet(sockets[0], 1);
  sockets[0].tell({ t: "change", seq: 5, patch: [] });
  await settle();
  timers[0].fn();
  assert.equal(sockets[1].url, "ws://table/ws?epoch=e&after=1");
  assert.ok(net.session.view);
});

test("a patch that does not fit leads to a request for the whole view", async () => {
  const { sockets, timers, greet, settle } = world();
  greet(sockets[0], 1);
  sockets[0].tell({ t: "change", seq: 2, patch: [["set", ["nowhere", "at", "all"], 1]] });
  await settle();
  timers[0].fn();
  assert.equal(sockets[1].url, "ws://table/ws");
});

test("reconnecting is a calm state, and a final error is reported", async () => {
  const { sockets, states, timers, greet, settle } = world();
  greet(sockets[0]);
  sockets[0].onclose({ code: 1006 });
  await settle();
  timers[0].fn();
  greet(sockets[1]);
  sockets[1].onclose({ code: 4403 });
  await settle();
  assert.deepEqual(states.map(([state]) => state), ["open", "reconnecting", "open", "kicked"]);
  assert.equal(timers.length, 1, "no more attempts");
});

test("a removed seat's waiting commands are settled", async () => {
  const { net, sockets, greet } = world();
  greet(sockets[0]);
  const answer = net.command({ type: "undo" });
  sockets[0].onclose({ code: 4404 });
  assert.deepEqual(await answer, { ok: false, code: "gone", params: {}, data: {} });
});

test("a socket that is refused is probed for the reason", async () => {
  const { sockets, states, timers, settle } = world({ probe: async () => "kicked" });
  sockets[0].onclose({ code: 1006 });
  await settle();
  assert.deepEqual(states.map(([state]) => state), ["kicked"]);
  assert.equal(timers.length, 0);
});

test("signals are dropped while the connection is away", async () => {
  const { net, sockets, greet, settle } = world();
  greet(sockets[0]);
  net.signal("ping", { q: 1, r: 1 });
  sockets[0].onclose({ code: 1006 });
  await settle();
  net.signal("ping", { q: 2, r: 2 });
  assert.equal(sockets[0].sent.length, 1);
});

test("waits grow and stay bounded", () => {
  assert.equal(backoff(0, 1), 400);
  assert.equal(backoff(1, 1), 800);
  assert.equal(backoff(30, 1), 8000);
  assert.ok(backoff(3, 0) < backoff(3, 1));
});

test("ids need no secure context", () => {
  const { randomUUID } = crypto;
  try {
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    assert.match(newId(), /^[0-9a-f]{32}$/);
    assert.notEqual(newId(), newId());
  } finally {
    Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
  }
});

test("a socket that is still connecting ends as soon as it is open", () => {
  const { net, sockets, states } = world();
  let closed = 0;
  Object.assign(sockets[0], { readyState: 0, close: () => (closed += 1) });
  net.close();
  assert.equal(closed, 0, "a browser would complain");
  assert.equal(states.at(-1)[0], "closed");
  sockets[0].onopen();
  assert.equal(closed, 1);
});

test("a dead socket is dropped, and waiting commands are sent once over the next one", async () => {
  const { net, sockets, timers, states, greet } = world();
  greet(sockets[0]);
  const answer = net.command({ type: "undo" });
  sockets[0].close = () => {}; // nobody hears it
  net.drop();
  net.drop();
  assert.equal(states.at(-1)[0], "reconnecting");
  assert.equal(timers.length, 1);
  timers[0].fn();
  greet(sockets[1]);
  assert.deepEqual(sockets[1].sent, sockets[0].sent);
  const { id } = sockets[0].sent[0];
  sockets[0].tell({ t: "ack", id, seq: 9 });
  assert.equal(net.waiting.size, 1, "the dead have no say");
  sockets[0].onclose({ code: 1006 });
  assert.equal(states.at(-1)[0], "open");
  sockets[1].tell({ t: "ack", id, seq: 2 });
  assert.equal((await answer).ok, true);
});

test("only a command that closes the socket every time is given up", async () => {
  for (const [code, said] of [[1009, "too-large"], [1011, "internal"], [4400, "internal"], [1012, null]]) {
    const { net, sockets, timers, greet } = world();
    greet(sockets[0]);
    const bad = net.command({ type: "chat.say", text: "x" });
    for (let n = 0; n < 3; n += 1) {
      sockets[n].onclose({ code });
      await Promise.resolve();
      if (n === 1) net.query("falls", {});
      timers[n].fn();
      greet(sockets[n + 1]);
    }
    if (said === null) {
      assert.equal(net.waiting.size, 2, "a restart is nobody's fault");
    } else {
      assert.deepEqual(await bad, { ok: false, code: said, params: {}, data: {} });
      assert.deepEqual(sockets[3].sent.map((/** @type {any} */ frame) => frame.t), ["query"]);
    }
  }
});

test("after silence a ping is sent, and without an answer the socket is replaced", () => {
  let now = 0;
  const { net, sockets, timers, greet } = world({ now: () => now });
  greet(sockets[0]);
  now = 24_000;
  checkConnection(net);
  assert.equal(sockets[0].sent.length, 0);
  now = 26_000;
  checkConnection(net);
  checkConnection(net);
  assert.deepEqual(sockets[0].sent.map((/** @type {any} */ frame) => frame.name), ["falls"]);
  now = 37_000;
  checkConnection(net);
  assert.equal(timers.length, 0);
  now = 39_000;
  checkConnection(net);
  assert.equal(net.state, "reconnecting");
  checkConnection(net);
  assert.equal(timers.length, 1);
  timers[0].fn();
  greet(sockets[1]);
  checkConnection(net);
  assert.equal(net.state, "open");
  sockets[1].tell({ t: "answer", id: sockets[1].sent[0].id, result: {} });
  now = 60_000;
  checkConnection(net);
  assert.equal(sockets[1].sent.length, 1);
});
