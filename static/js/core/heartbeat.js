// Notices a connection that died without a word: the network went away, or the machine was asleep.
// A browser tells nobody, and the socket looks open for a quarter of an hour.

/** Milliseconds between two looks. */
const EVERY = 5_000;
/** After so long a silence the server is asked something. */
const SILENCE = 25_000;
/** Whoever does not answer for so long is not there any more. */
const PATIENCE = 12_000;

/**
 * @typedef {object} Pulse  of a connection (see net.js)
 * @property {string} state
 * @property {number} heardAt
 * @property {{size: number}} waiting  for answers
 * @property {() => number} now
 * @property {() => number} unansweredFor
 * @property {(name: string, params: any) => Promise<any>} query
 * @property {() => void} drop
 */

/**
 * One look at a connection: gives it up, or asks for a sign of life. A question that is lost on the
 * way is asked again on the next socket, so nothing is to be done about its answer.
 * @param {Pulse} net
 */
export function feel(net) {
  if (net.state !== "open") return;
  if (net.unansweredFor() > PATIENCE) net.drop();
  else if (net.now() - net.heardAt > SILENCE && net.waiting.size === 0) net.query("falls", {});
}

/** @param {Pulse} net */
export function watchPulse(net) {
  setInterval(() => feel(net), EVERY);
  document.addEventListener("visibilitychange", () => !document.hidden && feel(net));
}
