/**
 * One plain object with everything the board draws from. Only board.js changes it.
 * @import {Cell, Config, Hex, MapInfo, Mode, Orientation, Overlay, Ping, Plan, Point, Prop, Unit} from "./types.js"
 * @import {View} from "./projection.js"
 * @import {ReachIndex} from "./plan.js"
 * @import {Terrain} from "./terrain.js"
 * @import {Theme} from "./theme.js"
 * @import {Relief} from "./relief.js"
 * @import {Spot} from "./unit-layout.js"
 */

/**
 * @typedef {object} Tween  a unit on its way between two cells
 * @property {Cell[]} path  start, cells on the way, end
 * @property {number} start performance.now()
 * @property {number} ms
 */

/** @returns {MapInfo} */
const noMap = () => ({
  columns: 1,
  rows: 1,
  orientation: /** @type {Orientation} */ ("flat"),
  floor: 0,
  ceiling: null,
  lowest: 0,
  highest: 0,
  tint: [0, 0],
});

/** @param {Terrain} terrain @param {Theme} theme @param {Relief} relief */
export function defaultState(terrain, theme, relief) {
  return {
    // -- what the page gives (types.js, Config) --
    map: noMap(),
    terrain,
    props: /** @type {Record<string, Prop>} */ ({}),
    units: /** @type {Record<string, Unit>} */ ({}),
    me: { role: "spectator", unitIds: /** @type {string[]} */ ([]) },
    selected: /** @type {string | null} */ (null),
    reach: {
      unit: /** @type {string | null} */ (null),
      ground: /** @type {ReachIndex | null} */ (null),
      flight: /** @type {ReachIndex | null} */ (null),
    },
    mode: /** @type {Mode} */ ("ground"),
    tool: "select",
    brush: 0, // radius of the brush tools in hexes
    overlays: /** @type {Overlay[]} */ ([]),
    active: /** @type {string | null} */ (null), // whose turn it is
    unseen: /** @type {ReadonlySet<string>} */ (new Set()), // units drawn thin: others do not see them
    pings: /** @type {Ping[]} */ ([]),
    insets: { top: 0, right: 0, bottom: 0, left: 0 }, // screen covered by panels
    text: /** @type {Config["text"]} */ (undefined),
    unitWords: /** @type {Config["unitWords"]} */ (undefined),
    events: /** @type {NonNullable<Config["events"]>} */ ({}),

    // -- the window --
    view: /** @type {View} */ ({ x: 0, y: 0, scale: 1 }),
    size: { width: 1, height: 1 }, // CSS pixels
    dpr: 1,
    fitted: true, // nothing panned or zoomed yet: keep the whole map in sight on resize
    zoomedAt: -1e9, // performance.now() of the last change of scale

    // -- what the user is doing --
    hover: /** @type {Hex | null} */ (null),
    at: /** @type {Point} */ ({ x: 0, y: 0 }), // last pointer position on the screen
    cursor: /** @type {Hex | null} */ (null), // keyboard cursor; null while the pointer leads
    plan: /** @type {Plan | null} */ (null), // movement shown before it is made
    planLevel: /** @type {number | null} */ (null), // level asked for in the plan
    planHeld: false, // the plan stands (tap, cursor) instead of following a drag
    announceReason: false, // somebody has just made a plan whose reason is still to be told
    dragging: /** @type {string | null} */ (null), // unit being dragged
    reasons: /** @type {Map<string, {code: string, params: Record<string, unknown>}>} */ (new Map()), // why hexes are out of reach
    measure: /** @type {{from: Hex, to: Hex} | null} */ (null),
    touch: false, // the last press was a finger's
    alt: false, // Alt is held: hex labels, strong level numbers, costs and the names of all units
    lastPath: /** @type {{unit: string, path: Cell[]} | null} */ (null), // to animate along

    // -- made from the above --
    theme,
    relief,
    spots: /** @type {Spot[]} */ ([]), // where units are drawn, back to front
    carriers: /** @type {Set<string>} */ (new Set()), // units that somebody rides on
    shortNames: /** @type {Map<string, string>} */ (new Map()), // names of small glyphs
    tweens: /** @type {Map<string, Tween>} */ (new Map()),
    appearing: /** @type {Map<string, number>} */ (new Map()), // units drawn in, by when they came
    disappearing: /** @type {Map<string, {spot: Spot, at: number}>} */ (new Map()), // and drawn out
    revealed: /** @type {Set<number>} */ (new Set()), // hexKeys whose decks are seen through
    reducedMotion: false, // the user wants no animation
    frameRequest: 0, // requestAnimationFrame handle
  };
}

/** @typedef {ReturnType<typeof defaultState>} State */
