// The reducer that applies the server's frames to a session, and short names for its types.
//
// A session is a plain value; `reduce(session, frame)` returns the next one. Patches change a view
// with structural sharing: what a patch does not touch stays the same object, so panels compare by
// identity. Nothing here knows a rule of the game.

/** @typedef {import("./server-types.js").HexDocument} HexAt */
/** @typedef {import("./server-types.js").CellDocument} CellAt */
/** @typedef {import("./server-types.js").UnitView} Unit */
/** @typedef {import("./server-types.js").UnitView["disposition"]} Disposition */
/** @typedef {import("./server-types.js").UnitView["turn"]} TurnState */
/** @typedef {import("./server-types.js").PropView} Prop */
/** @typedef {import("./server-types.js").MapView} MapInfo */
/** @typedef {import("./server-types.js").FogView} Fog */
/** @typedef {import("./server-types.js").FallView} Fall */
/** @typedef {import("./server-types.js").ConflictView} Conflict */
/** @typedef {import("./server-types.js").Effect} Effect */
/** @typedef {import("./server-types.js").SceneView} Scene */
/** @typedef {import("./server-types.js").RequestView} TestRequest */
/** @typedef {import("./server-types.js").FromSheet} FromSheet */
/** @typedef {import("./server-types.js").SeatView} Seat */
/** @typedef {import("./server-types.js").ChangeView} Undoable */
/** @typedef {import("./server-types.js").StepView} UndoStep */
/** @typedef {import("./server-types.js").Category} Category */
/**
 * An upgrade as a plan says it; what it has no use for is left out.
 * @typedef {Pick<import("./server-types.js").Upgrade, "do"> &
 *   Partial<import("./server-types.js").Upgrade>} Upgrade
 */
/** @typedef {import("./server-types.js").Sheet} CharacterSheet */
/** @typedef {import("./server-types.js").CharacterView} Character */
/** @typedef {import("./server-types.js").PoolView} Pool */
/** @typedef {import("./server-types.js").AttributeNumbers} AttributeState */
/** @typedef {{code: string, params: Record<string, any>}} RefusalReason  a code with the params of its text */
/** @typedef {import("./server-types.js").MissionView} MissionView */
/** @typedef {import("./server-types.js").Pay} Pay */
/** @typedef {import("./server-types.js").OfferView} Offer */
/** @typedef {import("./server-types.js").StoredBuildView} StoredBuild */
/** @typedef {import("./server-types.js").AskedAttackView} RequestedAttack */
/** @typedef {import("./server-types.js").AskView} HandlerRequest */
/** @typedef {import("./server-types.js").View} View */
/** @typedef {import("./server-types.js").Entry} Entry */
/** @typedef {import("./server-types.js").You} You */
/** @typedef {Record<string, import("./server-types.js").Odds>} Odds */
/**
 * @template [Data=any]
 * @typedef {Omit<import("./server-types.js").SystemView, "data"> & {data: Data}} SystemView  `data`:
 *   the state of the system, as its panel reads it
 */
/** @typedef {import("./server-types.js").UpgradePlanAnswer} PlanAnswer */
/** @typedef {import("./server-types.js").PayoutAnswer} Payout */
/**
 * @typedef {object} Session
 * @property {You|null} you
 * @property {string|null} epoch
 * @property {number} seq
 * @property {View|null} view
 * @property {readonly Entry[]} entries
 * @property {readonly string[]} online
 * @property {number} clockAhead  milliseconds by which the clock of the server is ahead
 */
/** @typedef {["set", (string|number)[], any] | ["del", (string|number)[]]} Op */

/** How many log lines the page keeps. Older ones are fetched when somebody reads them. */
export const KEPT_ENTRIES = 1000;

/** Returns the session before the first frame. @returns {Session} */
export function emptySession() {
  return { you: null, epoch: null, seq: 0, view: null, entries: [], online: [], clockAhead: 0 };
}

/**
 * Applies the operations of a patch to a view. Shares what they do not touch. Throws when a path
 * leads through nothing.
 * @template T
 * @param {T} view
 * @param {readonly Op[]} patch
 * @returns {T}
 */
export function applyPatch(view, patch) {
  /** @type {any} */
  let result = view;
  for (const op of patch) {
    if (op[0] !== "set" && op[0] !== "del") throw new Error(`unknown operation ${op[0]}`);
    result = applyOp(result, op[1], 0, op);
  }
  return result;
}

/**
 * Applies one operation below a node of the view.
 * @param {any} node
 * @param {readonly (string|number)[]} path
 * @param {number} depth
 * @param {Op} op
 * @returns {any}
 */
function applyOp(node, path, depth, op) {
  if (depth === path.length) return op[0] === "set" ? op[2] : undefined;
  const key = path[depth];
  if (node === null || typeof node !== "object") {
    throw new Error(`the patch leads through nothing at ${path.slice(0, depth + 1).join(".")}`);
  }
  const copy = Array.isArray(node) ? node.slice() : { ...node };
  if (op[0] === "del" && depth === path.length - 1) {
    delete copy[key];
  } else {
    copy[key] = applyOp(Object.hasOwn(node, key) ? node[key] : null, path, depth + 1, op);
  }
  return copy;
}

/**
 * Returns the session after a frame of the server. A frame that was applied before changes nothing.
 * Throws `Gap` when a change is missing; the caller then requests the changes after `session.seq`.
 * @param {Session} session
 * @param {any} frame
 * @returns {Session}
 */
export function reduce(session, frame) {
  switch (frame.t) {
    case "hello":
      // a page that is viewed as another seat shows what that seat is
      return { ...session, clockAhead: clockAheadOf(frame), you: frame.as ? { ...frame.as, seat: frame.as.seat ?? "" } : frame.you };
    case "view":
      return {
        ...session,
        epoch: frame.epoch,
        seq: frame.seq,
        view: frame.view,
        entries: frame.entries ?? [],
      };
    case "change":
      return applyChange(session, frame);
    case "presence":
      return { ...session, online: frame.online };
    default:
      return session;
  }
}

/** Returns by how many milliseconds the server's clock is ahead of this one. @param {any} frame  a hello */
function clockAheadOf({ server_time }) {
  const ahead = Date.parse(server_time ?? "") - Date.now();
  return Number.isFinite(ahead) ? ahead : 0;
}

/** A change is missing between the session and a frame. */
export class Gap extends Error {}

/**
 * Applies a change frame.
 * @param {Session} session
 * @param {{seq: number, patch: Op[], entries?: Entry[]}} frame
 * @returns {Session}
 */
function applyChange(session, frame) {
  if (session.view === null) throw new Gap("a change before the view");
  if (frame.seq <= session.seq) return session;
  if (frame.seq !== session.seq + 1) throw new Gap(`${frame.seq} after ${session.seq}`);
  return {
    ...session,
    seq: frame.seq,
    view: applyPatch(session.view, frame.patch),
    entries: appendEntries(session.entries, frame.entries ?? []),
  };
}

/**
 * Appends new log lines and drops the oldest beyond KEPT_ENTRIES.
 * @param {readonly Entry[]} entries
 * @param {readonly Entry[]} more
 */
function appendEntries(entries, more) {
  if (more.length === 0) return entries;
  const last = entries.length ? entries[entries.length - 1].n : 0;
  const fresh = more.filter((entry) => entry.n > last);
  const all = entries.concat(fresh);
  return all.length > KEPT_ENTRIES ? all.slice(all.length - KEPT_ENTRIES) : all;
}

/**
 * Returns the session with older log lines put in front.
 * @param {Session} session
 * @param {readonly Entry[]} older
 * @returns {Session}
 */
export function withOlderEntries(session, older) {
  const first = session.entries.length ? session.entries[0].n : Infinity;
  const fresh = older.filter((entry) => entry.n < first);
  return fresh.length ? { ...session, entries: [...fresh, ...session.entries] } : session;
}

/**
 * Whether two JSON values are equal.
 * @param {any} a
 * @param {any} b
 * @returns {boolean}
 */
export function sameJson(a, b) {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
}
