// Detects dead connections. After a network loss or a sleep of the machine the browser reports
// nothing, and the socket looks open for up to a quarter of an hour.

/** Milliseconds between two checks. */
const CHECK_INTERVAL = 5_000;
/** After this silence, in milliseconds, the page sends a query to provoke an answer. */
const QUERY_AFTER = 25_000;
/** A connection that leaves a query unanswered for this long, in milliseconds, is dropped. */
const DROP_AFTER = 12_000;

/**
 * @typedef {object} Connection  the part of Net that the heartbeat uses
 * @property {string} state
 * @property {number} lastMessageAt  milliseconds
 * @property {{size: number}} waiting  requests without an answer
 * @property {() => number} now
 * @property {() => number} unansweredFor  milliseconds
 * @property {(name: string, params: any) => Promise<any>} query
 * @property {() => void} drop
 */

/**
 * Checks a connection once: drops it, or sends a query to provoke an answer. Net sends a lost query
 * again, so its answer needs no handling.
 * @param {Connection} net
 */
export function checkConnection(net) {
  if (net.state !== "open") return;
  if (net.unansweredFor() > DROP_AFTER) net.drop();
  else if (net.now() - net.lastMessageAt > QUERY_AFTER && net.waiting.size === 0) net.query("falls", {});
}

/**
 * Checks a connection at intervals, and when the page becomes visible again.
 * @param {Connection} net
 */
export function startHeartbeat(net) {
  setInterval(() => checkConnection(net), CHECK_INTERVAL);
  document.addEventListener("visibilitychange", () => !document.hidden && checkConnection(net));
}
