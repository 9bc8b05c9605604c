// The WebSocket to the table: commands with ids, queries and signals, with reconnection.
//
// - A command is kept until the server answers. After a reconnect it is sent again under the same
//   id, so it takes effect once.
// - A request that closes the socket each time (because it is too large, say) is given up after a
//   few tries.
// - After a break it requests what it missed by epoch and seq, or the whole view without them.
// - Nothing here touches the page; tests pass their own socket and clock.

import { emptySession, Gap, reduce } from "./store.js";

/** @typedef {import("./store.js").Session} Session */
/**
 * The state of the connection; "left": the seat that the page was viewed as is gone.
 * @typedef {"connecting"|"open"|"reconnecting"|"closed"|"kicked"|"gone"|"left"} ConnectionState
 */
/** @typedef {{ok: true, result: any} | {ok: false, code: string, params: any, data: any}} Answer */
/**
 * @typedef {object} NetOptions
 * @property {string} url  ws: or wss: address, without epoch and seq
 * @property {(url: string) => any} [open]
 * @property {(session: Session, frame: any) => void} onSession  after each frame that changed it
 * @property {(state: ConnectionState, info: {attempt: number, retryIn: number}) => void} onState
 * @property {(signal: {from: string, kind: string, data: any}) => void} [onSignal]
 * @property {() => Promise<"kicked"|"gone"|null>} [probe]  why the socket is refused for good, or
 *   null
 * @property {(fn: () => void, ms: number) => any} [later]
 * @property {(handle: any) => void} [cancel]
 * @property {() => number} [random]
 * @property {() => number} [now]  milliseconds
 */

/** Close codes that may be caused by what was just sent, with the refusal code shown then. */
const AT_FAULT = new Map([
  [1003, "internal"],
  [1007, "internal"],
  [1009, "too-large"],
  [1011, "internal"],
  [4400, "internal"],
]);
/** How often a request that closes the socket is sent. */
const MAX_TRIES = 3;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
/** Close codes after which there is no reconnect (the server's own range). */
const FINAL = new Map([
  [4401, "kicked"],
  [4403, "kicked"],
  [4404, "gone"],
  [4410, "left"],
]);

/**
 * Returns an id for a command. randomUUID needs a secure context, which a LAN address lacks.
 * @returns {string}
 */
export function newId() {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the milliseconds before the nth attempt (from 0). The jitter spreads the reconnects of a
 * table's browsers.
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
 * Closes a socket. One that is still connecting is closed once it opens, because browsers log an
 * error for an earlier close.
 * @param {any} socket
 */
function closeSocket(socket) {
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** The connection of one page to its table. */
export class Net {
  /** @param {NetOptions} options */
  constructor(options) {
    this.options = options;
    this.open = options.open ?? ((url) => new WebSocket(url));
    this.later = options.later ?? ((fn, ms) => setTimeout(fn, ms));
    this.cancel = options.cancel ?? ((handle) => clearTimeout(handle));
    this.random = options.random ?? Math.random;
    this.now = options.now ?? Date.now;
    /** When the last message of the server came, in milliseconds. */
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

  /** Opens the socket, also again. */
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

  /** Reconnects at once: the browser is online again, or the person asked for it. */
  retryNow() {
    if (this.timer !== null) this.connect();
  }

  /** Gives up a dead socket and opens another one. */
  drop() {
    if (this.socket === null || this.timer !== null) return;
    const socket = this.socket;
    this.socket = null; // a later close event of this socket must be ignored
    closeSocket(socket);
    this.onClosed(1006);
  }

  /** Returns how long the oldest request has waited for its answer, in milliseconds. */
  unansweredFor() {
    const asked = [...this.waiting.values()].map((entry) => entry.at);
    return this.state === "open" && asked.length > 0 ? this.now() - Math.min(...asked) : 0;
  }

  /** Closes the connection for good. */
  close() {
    this.cancel(this.timer);
    this.timer = null;
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) closeSocket(socket);
    this.setState("closed", 0);
  }

  /**
   * Sends a command. Resolves when the server has accepted or refused it.
   * @param {any} command
   * @returns {Promise<Answer>}
   */
  command(command) {
    const id = newId();
    return this.request(id, { t: "command", id, command });
  }

  /**
   * Sends a query, which changes nothing.
   * @param {string} name
   * @param {any} params
   * @returns {Promise<Answer>}
   */
  query(name, params) {
    const id = newId();
    return this.request(id, { t: "query", id, name, params });
  }

  /**
   * Sends a signal (a ping, say). It is never stored and never sent again.
   * @param {string} kind
   * @param {any} data
   */
  signal(kind, data) {
    if (this.state === "open") this.write({ t: "signal", kind, data });
  }

  /**
   * Sends a request and keeps it until it is answered.
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

  /**
   * Sends a request over the socket as it is now.
   * @param {{frame: any, tries: number, at: number}} entry
   */
  transmit(entry) {
    entry.tries += 1;
    entry.at = this.now();
    this.write(entry.frame);
  }

  /** @param {any} frame */
  write(frame) {
    this.socket.send(JSON.stringify(frame));
  }

  /** Handles a frame of the server. @param {any} frame */
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

  /**
   * Applies a frame to the session. A frame that does not fit closes the socket, and the next one
   * requests what is missing.
   * @param {any} frame
   */
  applyFrame(frame) {
    const before = this.session;
    try {
      this.session = reduce(before, frame);
    } catch (error) {
      if (!(error instanceof Gap)) {
        // a patch that does not fit means a wrong view: the next socket requests the whole view
        this.session = { ...before, epoch: null };
      }
      this.socket.close();
      return;
    }
    if (this.session !== before) this.options.onSession(this.session, frame);
    if (frame.t === "hello") this.onHello(frame);
  }

  /**
   * The socket is ready: sends all unanswered requests again under their own ids.
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
   * Resolves a request.
   * @param {string} id
   * @param {Answer} answer
   */
  settle(id, answer) {
    const entry = this.waiting.get(id);
    if (entry === undefined) return;
    this.waiting.delete(id);
    entry.settle(answer);
  }

  /** Reconnects after a wait, or gives up after a final close code. @param {number} code */
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
   * Sets the state and reports it.
   * @param {ConnectionState} state
   * @param {number} retryIn
   */
  setState(state, retryIn) {
    this.state = state;
    this.options.onState(state, { attempt: this.attempt, retryIn });
  }
}
