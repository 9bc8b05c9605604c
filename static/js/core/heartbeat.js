// Notices a connection that died without a word: the network went away, or the machine was asleep.
// A browser tells nobody, and the socket looks open for a quarter of an hour.

/** Milliseconds between two looks. */
const CHECK_INTERVAL = 5_000;
/** After so long a silence the server is asked something. */
const QUERY_AFTER = 25_000;
/** Whoever does not answer for so long is not there any more. */
const DROP_AFTER = 12_000;

/**
 * @typedef {object} Connection  of a connection (see net.js)
 * @property {string} state
 * @property {number} lastMessageAt
 * @property {{size: number}} waiting  for answers
 * @property {() => number} now
 * @property {() => number} unansweredFor
 * @property {(name: string, params: any) => Promise<any>} query
 * @property {() => void} drop
 */

/**
 * One look at a connection: gives it up, or asks for a sign of life. A question that is lost on the
 * way is asked again on the next socket, so nothing is to be done about its answer.
 * @param {Connection} net
 */
export function checkConnection(net) {
  if (net.state !== "open") return;
  if (net.unansweredFor() > DROP_AFTER) net.drop();
  else if (net.now() - net.lastMessageAt > QUERY_AFTER && net.waiting.size === 0) net.query("falls", {});
}

/** @param {Connection} net */
export function startHeartbeat(net) {
  setInterval(() => checkConnection(net), CHECK_INTERVAL);
  document.addEventListener("visibilitychange", () => !document.hidden && checkConnection(net));
}
