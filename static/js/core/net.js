// The socket to the table: commands with ids, queries, signals; comes back by itself.
//
// - A command is kept until the server has answered it and is sent again after a reconnect with the
//   same id, so it happens once however often it is sent.
// - What closes the socket whenever it is sent (too large, say) is given up after a few times.
// - After a break it asks for what it missed by epoch and seq; without those, for the whole view.
// - Nothing here touches the page; the socket and the clock can be given by a test.

import { emptySession, Gap, reduce } from "./store.js";

/** @typedef {import("./store.js").Session} Session */
/** @typedef {"connecting"|"open"|"reconnecting"|"closed"|"kicked"|"gone"|"left"} ConnectionState  left: whom one looked as */
/** @typedef {{ok: true, result: any} | {ok: false, code: string, params: any, data: any}} Answer */
/**
 * @typedef {object} NetOptions
 * @property {string} url  ws: or wss: address, without epoch and seq
 * @property {(url: string) => any} [open]
 * @property {(session: Session, frame: any) => void} onSession  after each frame that changed it
 * @property {(state: ConnectionState, info: {attempt: number, retryIn: number}) => void} onState
 * @property {(signal: {from: string, kind: string, data: any}) => void} [onSignal]
 * @property {() => Promise<"kicked"|"gone"|null>} [probe]  why the door stays shut, if for good
 * @property {(fn: () => void, ms: number) => any} [later]
 * @property {(handle: any) => void} [cancel]
 * @property {() => number} [random]
 * @property {() => number} [now]  milliseconds
 */

/** Close codes that may be the fault of what was just sent, and what is said of it then. */
const AT_FAULT = new Map([
  [1003, "internal"],
  [1007, "internal"],
  [1009, "too-large"],
  [1011, "internal"],
]);
/** How often something is sent that closes the socket. */
const MAX_TRIES = 3;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
/** Close codes that say there is no way back (the server's own range). */
const FINAL = new Map([
  [4401, "kicked"],
  [4403, "kicked"],
  [4404, "gone"],
  [4410, "left"],
]);

/**
 * An id for a command. randomUUID needs a secure context; a table on a LAN address has none.
 * @returns {string}
 */
export function newId() {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/**
 * How long to wait before the nth attempt (from 0), with jitter so that a table's browsers do not
 * all knock at once.
 * @param {number} attempt
 * @param {number} random 0..1
 */
export function backoff(attempt, random) {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return Math.round(full * (0.6 + 0.4 * random));
}

/** A socket's `readyState` before it is open. */
const CONNECTING = 0;

/**
 * End a socket. One that is still connecting ends as soon as it is open: browsers complain about an
 * earlier end.
 * @param {any} socket
 */
function closeSocket(socket) {
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class Net {
  /** @param {NetOptions} options */
  constructor(options) {
    this.options = options;
    this.open = options.open ?? ((url) => new WebSocket(url));
    this.later = options.later ?? ((fn, ms) => setTimeout(fn, ms));
    this.cancel = options.cancel ?? ((handle) => clearTimeout(handle));
    this.random = options.random ?? Math.random;
    this.now = options.now ?? Date.now;
    /** When the server last said anything. */
    this.lastMessageAt = this.now();
    this.session = emptySession();
    /** @type {ConnectionState} */
    this.state = "connecting";
    this.attempt = 0;
    /** @type {any} */
    this.socket = null;
    /** @type {any} */
    this.timer = null;
    this.helloReceived = false;
    /** @type {Map<string, {frame: any, settle: (answer: Answer) => void, tries: number, at: number}>} */
    this.waiting = new Map();
  }

  /** Open the socket (again). */
  connect() {
    this.cancel(this.timer);
    this.timer = null;
    this.helloReceived = false;
    const { epoch, seq } = this.session;
    const sign = this.options.url.includes("?") ? "&" : "?";
    const query = epoch === null ? "" : `${sign}epoch=${encodeURIComponent(epoch)}&after=${seq}`;
    const socket = this.open(this.options.url + query);
    this.socket = socket;
    socket.onmessage = (/** @type {{data: string}} */ event) => {
      if (socket !== this.socket) return;
      this.lastMessageAt = this.now();
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = (/** @type {{code: number}} */ event) => {
      if (socket === this.socket) this.onClosed(event.code);
    };
    socket.onerror = () => {};
  }

  /** Try at once (the browser came back online, or the person asked). */
  retryNow() {
    if (this.timer !== null) this.connect();
  }

  /** Give up a socket that is as good as dead, and open another one. */
  drop() {
    if (this.socket === null || this.timer !== null) return;
    const socket = this.socket;
    this.socket = null; // its end is of no interest any more
    closeSocket(socket);
    this.onClosed(1006);
  }

  /** For how long the oldest question waits for its answer on this socket, in milliseconds. */
  unansweredFor() {
    const asked = [...this.waiting.values()].map((entry) => entry.at);
    return this.state === "open" && asked.length > 0 ? this.now() - Math.min(...asked) : 0;
  }

  /** Leave for good. */
  close() {
    this.cancel(this.timer);
    this.timer = null;
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) closeSocket(socket);
    this.setState("closed", 0);
  }

  /**
   * Send a command; resolves when the server has acknowledged or refused it.
   * @param {any} command
   * @returns {Promise<Answer>}
   */
  command(command) {
    const id = newId();
    return this.request(id, { t: "command", id, command });
  }

  /**
   * Ask the rules; changes nothing.
   * @param {string} name
   * @param {any} params
   * @returns {Promise<Answer>}
   */
  query(name, params) {
    const id = newId();
    return this.request(id, { t: "query", id, name, params });
  }

  /**
   * Pings, pointers, drags: never stored, never sent again.
   * @param {string} kind
   * @param {any} data
   */
  signal(kind, data) {
    if (this.state === "open") this.write({ t: "signal", kind, data });
  }

  /**
   * @param {string} id
   * @param {any} frame
   * @returns {Promise<Answer>}
   */
  request(id, frame) {
    return new Promise((settle) => {
      const entry = { frame, settle, tries: 0, at: 0 };
      this.waiting.set(id, entry);
      if (this.state === "open") this.transmit(entry);
    });
  }

  /** @param {{frame: any, tries: number, at: number}} entry */
  transmit(entry) {
    entry.tries += 1;
    entry.at = this.now();
    this.write(entry.frame);
  }

  /** @param {any} frame */
  write(frame) {
    this.socket.send(JSON.stringify(frame));
  }

  /** @param {any} frame */
  receive(frame) {
    switch (frame.t) {
      case "ack":
        return this.settle(frame.id, { ok: true, result: frame });
      case "answer":
        return this.settle(frame.id, { ok: true, result: frame.result });
      case "refused": {
        const { code, params, data } = frame;
        return this.settle(frame.id, { ok: false, code, params: params ?? {}, data: data ?? {} });
      }
      case "signal":
        return this.options.onSignal?.(frame);
      default:
        return this.applyFrame(frame);
    }
  }

  /** @param {any} frame */
  applyFrame(frame) {
    const before = this.session;
    try {
      this.session = reduce(before, frame);
    } catch (error) {
      if (!(error instanceof Gap)) {
        // A patch that does not fit: whatever we hold is wrong, so ask for everything.
        this.session = { ...before, epoch: null };
      }
      this.socket.close();
      return;
    }
    if (this.session !== before) this.options.onSession(this.session, frame);
    if (frame.t === "hello") this.onHello(frame);
  }

  /**
   * The door is open: whatever was not answered is sent again under its own id.
   * @param {{epoch: string}} hello
   */
  onHello(hello) {
    this.helloReceived = true;
    this.attempt = 0;
    if (hello.epoch !== this.session.epoch && this.session.epoch !== null) {
      this.session = { ...this.session, epoch: null };
    }
    this.setState("open", 0);
    for (const entry of this.waiting.values()) this.transmit(entry);
  }

  /**
   * @param {string} id
   * @param {Answer} answer
   */
  settle(id, answer) {
    const entry = this.waiting.get(id);
    if (entry === undefined) return;
    this.waiting.delete(id);
    entry.settle(answer);
  }

  /** @param {number} code */
  async onClosed(code) {
    const final = FINAL.get(code) ?? (this.helloReceived ? null : await this.options.probe?.());
    if (this.state === "closed") return;
    if (final === "kicked" || final === "gone" || final === "left") {
      this.socket = null;
      for (const id of [...this.waiting.keys()]) {
        this.settle(id, { ok: false, code: final, params: {}, data: {} });
      }
      this.setState(final, 0);
      return;
    }
    const fault = AT_FAULT.get(code);
    for (const [id, { tries }] of fault === undefined ? [] : [...this.waiting]) {
      if (tries >= MAX_TRIES) this.settle(id, { ok: false, code: fault ?? "", params: {}, data: {} });
    }
    const wait = backoff(this.attempt, this.random());
    this.attempt += 1;
    this.setState(this.session.view === null ? "connecting" : "reconnecting", wait);
    this.timer = this.later(() => this.connect(), wait);
  }

  /**
   * @param {ConnectionState} state
   * @param {number} retryIn
   */
  setState(state, retryIn) {
    this.state = state;
    this.options.onState(state, { attempt: this.attempt, retryIn });
  }
}
