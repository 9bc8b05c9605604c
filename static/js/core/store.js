// The types of the view, and the reducer that applies the server's frames to a session.
//
// A session is a plain value; `reduce(session, frame)` returns the next one. Patches change a view
// with structural sharing: what a patch does not touch stays the same object, so panels compare by
// identity. Nothing here knows a rule of the game.

/** @typedef {{q: number, r: number}} HexAt */
/** @typedef {{q: number, r: number, level: number}} CellAt */
/** @typedef {"pilot"|"ally"|"neutral"|"enemy"} Disposition */
/** @typedef {"waiting"|"active"|"done"|"abstained"|"none"} TurnState */
/**
 * @typedef {object} Unit
 * @property {string} id @property {string} name @property {Disposition} disposition
 * @property {CellAt|null} at
 * @property {number} speed
 * @property {number} integrity  null, like the next numbers, where hidden from this seat
 * @property {number} integrity_max
 * @property {number} stability @property {number} stability_max
 * @property {number} energy @property {number} energy_max
 * @property {number} steps
 * @property {"whole"|"damaged"|"badly-damaged"|"destroyed"|null} [condition]  instead of numbers
 * @property {string|null} controller @property {string[]} copilots
 * @property {number[][]} [footprint] @property {boolean} [obstacle]  its cells block lines of sight
 * @property {boolean} falling @property {number} fallen @property {boolean} flown
 * @property {boolean} [airborne] @property {boolean} staggered @property {boolean} destroyed
 * @property {boolean} highlighted @property {boolean} [lost]  fell below the floor
 * @property {string} silhouette
 * @property {{mode: "ground"|"flight", left: number}|null} movement
 * @property {TurnState} turn
 * @property {string} [notes] @property {boolean} [hidden]
 * @property {import("../features/fight/types.js").FrameView|null} [frame]
 * @property {boolean} [overheated] @property {boolean} [off_balance]  cannot dodge for now
 * @property {import("../features/fight/types.js").ConditionView[]} [conditions]
 * @property {string|null} [pilot_of]  the frame that this pilot has lost
 * @property {string|null} [carried_by] @property {boolean} [in_hand]
 */
/**
 * @typedef {object} Prop
 * @property {string} id @property {string} name @property {number} q @property {number} r
 * @property {number} base @property {number} height @property {number} value
 * @property {number} integrity @property {boolean} [hidden]  only in the Handler's view
 */
/**
 * @typedef {object} Fog  visibility of the map; masks as board/fog.js reads them, by chunk index
 * @property {"off"|"team"|"own"} mode
 * @property {Record<string, string>} [known] @property {Record<string, string>} [seen]
 * @property {Record<string, string>} [veiled]  the Handler's
 */
/**
 * @typedef {object} Fall
 * @property {string} unit @property {number} levels @property {number} total
 * @property {"landed"|"rests"|"hovers"|"clings"|"falling"|"lost"} ends @property {number} impact
 * @property {any} start @property {any} end
 * @property {{unit: string, name: string}|null} [on]  the unit it rests on
 * @property {{from: number, to: number}} [stability] @property {{from: number, to: number}} [integrity]
 * @property {boolean} [staggered] @property {boolean} [destroyed]  by this fall
 */
/**
 * @typedef {object} Conflict
 * @property {number} round @property {string} segment @property {string|null} active
 * @property {string[]} order @property {Fall[]} falls @property {Effect[]} effects
 */
/** @typedef {{id: string, text: string, lasts: boolean}} Effect  of the environment */
/**
 * @typedef {object} MapInfo
 * @property {number} columns @property {number} rows @property {"flat"|"pointy"} orientation
 * @property {number} floor @property {number|null} ceiling
 * @property {number} lowest @property {number} highest @property {[number, number]} tint
 * @property {string[]} chunks @property {number} chunk_size
 */
/**
 * @typedef {object} Scene
 * @property {string} id @property {string} name @property {MapInfo} map
 * @property {Record<string, Prop>} props @property {Record<string, Unit>} units
 * @property {Conflict|null} conflict @property {Fog|null} [fog]
 */
/** @typedef {Record<string, {p: number, exact: string}>} Odds */
/**
 * @typedef {object} TestRequest
 * @property {string} id @property {string} unit @property {"proactive"|"reactive"} kind
 * @property {string[]} dice @property {number[]} modifiers @property {number|null} mark
 * @property {boolean} hidden @property {Odds|null} odds @property {Odds|null} scores
 * @property {string} label
 * @property {FromSheet|null} [sheet]  the sheet that its first dice and modifiers come from
 */
/**
 * @typedef {object} FromSheet  the sheet that a test was made from, and what each attribute adds
 * @property {string} character @property {string} name
 * @property {{attribute: string, name: string, die: string|null, modifier: number|null, award: boolean}[]} parts
 */
/** @typedef {{id: string, name: string, role: "handler"|"pilot"|"spectator"}} Seat */
/**
 * @typedef {Undoable & {change: number, lines?: [number, number]|null}} UndoStep  `change`: its
 *   number
 *   in undo and redo; `lines`: the first and last log line about it
 */
/**
 * @typedef {object} Undoable  a change that can be undone or redone
 * @property {string|null} what @property {string|null} [by]
 * @property {{unit: string, name: string}|null} [unit]
 * @property {{prop: string, name: string}|null} [prop]
 */
/**
 * @typedef {object} Category  attributes that share a pool of points
 * @property {string} id @property {string} name @property {number} pool @property {boolean} frame
 * @property {number} price @property {number} limit
 * @property {{id: string, name: string, kind: "die"|"val", start: number, cap: number}[]} attributes
 */
/**
 * @typedef {object} Upgrade
 * @property {"raise"|"advance"|"refit"|"award"} do @property {string} [attribute]
 * @property {string} [to] @property {string} [category] @property {number} [points]
 */
/**
 * @typedef {object} CharacterSheet
 * @property {Record<string, number>} points @property {Record<string, number>} advances
 * @property {Record<string, number>} awards @property {number} credits @property {number} spent
 * @property {number} salvage  of a lost frame, in credits; pays for the frame alone
 */
/**
 * @typedef {object} Character
 * @property {string} id @property {string} name @property {string} frame
 * @property {string|null} seat @property {string|null} unit @property {CharacterSheet} sheet
 * @property {Upgrade[]} plan @property {Record<string, Pool>} pools
 * @property {Record<string, AttributeState>} attributes @property {string} [notes]
 * @property {{price: number, salvage: number, bar: RefusalReason|null}} replace  a new frame, and what the wreck would give
 */
/**
 * A refusal that would come now.
 * @typedef {{code: string, params: Record<string, any>}} RefusalReason
 */
/**
 * @typedef {object} Pool  a category's points, and what more would cost
 * @property {number} size @property {number} left @property {number} advances
 * @property {number} limit @property {number} price @property {number} refit
 * @property {RefusalReason|null} advance_bar @property {RefusalReason|null} refit_bar
 */
/**
 * @typedef {object} AttributeState  an attribute of a sheet, with what can be raised
 * @property {string} category @property {"die"|"val"} kind @property {number} value
 * @property {string} shown @property {number} points @property {number} cap
 * @property {number} award @property {number} room @property {number} fixed
 * @property {RefusalReason|null} raise_bar
 */
/**
 * @typedef {object} PlanAnswer  what a plan would cost and do, up to the first step that is refused
 * @property {{do: Upgrade["do"], category: {category: string, name: string},
 *   changes: {attribute: string, name: string, before: string, after: string}[],
 *   cost: number, credits: number, pool: {before: number, after: number}}[]} steps
 * @property {number} cost @property {CharacterSheet} sheet @property {Record<string, Pool>} pools
 * @property {Record<string, AttributeState>} attributes
 * @property {(RefusalReason & {step: number})|null} refused
 * @property {RefusalReason|null} waits  why it can be planned but not done now
 */
/**
 * @typedef {object} MissionView
 * @property {string} id @property {string} name @property {string} briefing
 * @property {string} primary @property {number} base
 * @property {"open"|"achieved"|"failed"} result @property {"draft"|"briefed"|"running"|"paid"} phase
 * @property {{id: string, text: string, bonus: number, hidden: boolean, revealed: boolean,
 *   result: "open"|"achieved"|"failed"}[]} objectives
 * @property {{id: string, text: string, amount: number, applies: boolean}[]} deductions
 * @property {string[]} crew @property {Record<string, {integrity: number, uses: number[]}>} tallies
 * @property {Pay[]} paid @property {string} [notes]
 * @property {Record<string, {integrity: number, uses: number[]}>} [veiled]
 */
/**
 * @typedef {object} Pay  what one of a mission's crew is paid, line by line
 * @property {string} character @property {string} name
 * @property {{kind: "base"|"share"|"bonus"|"deduction"|"fee", amount: number, id: string,
 *   text: string, concealed: boolean}[]} lines
 * @property {{kind: "integrity"|"tier", tier: number, count: number, cost: number}[]} costs
 * @property {number} cost @property {number} fee @property {number} sum
 * @property {number|null} [credits]  now @property {number|null} [after]  once it is paid
 */
/**
 * @typedef {object} Payout  the answer of the query payout
 * @property {string} mission @property {string} name @property {string} phase
 * @property {boolean} shared @property {boolean} final
 * @property {RefusalReason|null} bar  why it cannot be paid now
 * @property {{integrity: number, uses: number[]}} rates  credits for a point lost, for a use by tier
 * @property {Pay[]} crew
 */
/**
 * @typedef {object} Offer  what somebody can do now in a dice system
 * @property {string} action @property {string} who @property {string} code
 * @property {Record<string, any>} params @property {boolean} pending @property {any} form
 * @property {{when: Record<string, any>, outcomes: Record<string, any>}[]} previews
 */
/**
 * @typedef {object} SystemView
 * @property {string} name @property {string} title
 * @property {{code: string, params: Record<string, any>}[]} facts @property {any} data
 * @property {Offer[]} offers
 */
/**
 * A build that the table keeps.
 * @typedef {{id: string, name: string, owner: string|null, shared: boolean, asked: boolean,
 *   build: any}} StoredBuild
 */
/**
 * The attack that a request asks for, as it would be declared.
 * @typedef {{weapon: string, at: import("../features/fight/types.js").AimPoint,
 *   centre: {q: number, r: number, level: number}|null,
 *   homing: boolean, prepare: number, zone: boolean, inside: string}} RequestedAttack
 */
/**
 * A request of a pilot that waits for the Handler.
 * @typedef {{id: string, unit: string, text: string, kind: string, about: string, steps: number,
 *   energy: number, to?: {q: number, r: number}|null, attack?: RequestedAttack|null}} HandlerRequest
 *   `to`: where the unit would be; `attack`: the one it would make
 */
/**
 * @typedef {object} View
 * @property {{id: string, name: string, options: Record<string, any>,
 *   chance: {chapter: number, commitment: string, rolls: number, mix: string}, systems: string[]}} table
 * @property {Record<string, Seat>} seats
 * @property {{pilot: string, spectator: string}} [invites]
 * @property {string} active_scene
 * @property {Record<string, {id: string, name: string}>} [scenes]  the Handler's
 * @property {Scene} scene
 * @property {Record<string, TestRequest>} requests
 * @property {Category[]} categories @property {Record<string, Character>} characters
 * @property {Record<string, MissionView>} missions @property {Record<string, SystemView>} systems
 * @property {Record<string, import("../features/fight/types.js").AttackView>} [attacks]
 * @property {Record<string, {unit: string, state: string, ready: boolean}>} [reactions]
 * @property {Record<string, StoredBuild>} [builds]
 * @property {Record<string, HandlerRequest>} [asks]  requests that wait for the Handler
 * @property {{can_undo: boolean, can_redo: boolean, redo?: Undoable|null,
 *   steps?: UndoStep[], again?: UndoStep[]} & Undoable} undo
 */
/**
 * @typedef {object} Entry
 * @property {number} n @property {number} version @property {string} at
 * @property {string|null} seat @property {string} by @property {string} kind
 * @property {string} code @property {Record<string, any>} params @property {any} data
 * @property {boolean} [only]  only the Handler reads it
 * @property {boolean} [fuller]  others read a version with less in it
 */
/** @typedef {{seat: string, role: "handler"|"pilot"|"spectator", name: string, group: string}} You */
/**
 * @typedef {object} Session
 * @property {You|null} you
 * @property {string|null} epoch
 * @property {number} seq
 * @property {View|null} view
 * @property {readonly Entry[]} entries
 * @property {readonly string[]} online
 */
/** @typedef {["set", (string|number)[], any] | ["del", (string|number)[]]} Op */

/** How many log lines the page keeps. Older ones are fetched when somebody reads them. */
export const KEPT_ENTRIES = 1000;

/** Returns the session before the first frame. @returns {Session} */
export function emptySession() {
  return { you: null, epoch: null, seq: 0, view: null, entries: [], online: [] };
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
      return { ...session, you: frame.as ? { ...frame.as, seat: frame.as.seat ?? "" } : frame.you };
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
