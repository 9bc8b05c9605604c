/**
 * The state of a board: one plain object that everything is drawn from.
 * @import {Cell, Config, Hex, MapInfo, Mode, Orientation, Overlay, Ping} from "./types.js"
 * @import {Plan, Point, Prop, Reason, Unit} from "./types.js"
 * @import {View} from "./projection.js"
 * @import {ReachIndex} from "./plan.js"
 * @import {Terrain} from "./terrain.js"
 * @import {Theme} from "./theme.js"
 * @import {Relief} from "./relief.js"
 * @import {Spot} from "./unit-layout.js"
 */

import { gatherSpots, layout } from "./unit-layout.js";

/**
 * @typedef {object} Tween  the animation of a unit's movement
 * @property {Cell[]} path  start, cells on the way, end
 * @property {number} start performance.now()
 * @property {number} ms    duration
 */

/** Returns a map of one hex, for a board that has none yet. @returns {MapInfo} */
export const emptyMap = () => ({
  columns: 1,
  rows: 1,
  orientation: /** @type {Orientation} */ ("flat"),
  floor: 0,
  ceiling: null,
  lowest: 0,
  highest: 0,
  tint: [0, 0],
});

/**
 * Returns the state of a board without a map.
 * @param {Terrain} terrain @param {Theme} theme @param {Relief} relief
 */
export function defaultState(terrain, theme, relief) {
  return {
    // -- given by the page (Config in types.js) --
    map: emptyMap(),
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
    brush: 0, // radius of the brush, in hexes
    shape: /** @type {import("./strokes.js").Shape} */ ("brush"), // of a stroke
    pictures: /** @type {ReadonlyMap<string, ImageBitmap>} */ (new Map()),
    overlays: /** @type {Overlay[]} */ ([]),
    background: /** @type {Config["background"]} */ (undefined),
    layer: /** @type {Config["layer"]} */ (undefined),
    active: /** @type {string | null} */ (null), // unit whose turn it is
    largeText: false, // names are drawn larger
    unseen: /** @type {ReadonlySet<string>} */ (new Set()), // units that the viewed group does not see
    pings: /** @type {Ping[]} */ ([]),
    insets: { top: 0, right: 0, bottom: 0, left: 0 }, // covered by panels, CSS px
    text: /** @type {Config["text"]} */ (undefined),
    unitWords: /** @type {Config["unitWords"]} */ (undefined),
    events: /** @type {NonNullable<Config["events"]>} */ ({}),

    // -- the view --
    view: /** @type {View} */ ({ x: 0, y: 0, scale: 1 }),
    size: { width: 1, height: 1 }, // CSS pixels
    dpr: 1,
    fitted: true, // the whole map is shown and stays in view on a resize
    zoomedAt: -1e9, // performance.now() of the last change of scale
    trackpadAt: -1e9, // time stamp of the last wheel event of two fingers on a trackpad

    // -- what the user is doing --
    hover: /** @type {Hex | null} */ (null),
    at: /** @type {Point} */ ({ x: 0, y: 0 }), // last position of the pointer, CSS px
    cursor: /** @type {Hex | null} */ (null), // keyboard cursor; null while the pointer is used
    plan: /** @type {Plan | null} */ (null), // previewed movement
    planLevel: /** @type {number | null} */ (null), // level chosen for the plan
    planHeld: false, // the plan waits for confirmation (tap, cursor), instead of following a drag
    planAside: /** @type {{plan: Plan, level: number | null} | null} */ (null), // comes back when its unit can move again
    announceReason: false, // the reason why the plan is out of reach is still to be announced
    dragging: /** @type {string | null} */ (null), // unit being dragged
    reasons: /** @type {Map<string, Reason>} */ (new Map()), // why hexes are out of reach
    measure: /** @type {{from: Hex, to: Hex} | null} */ (null),
    stroke: /** @type {Hex[] | null} */ (null), // the hexes of the stroke that is being made
    strokeLevel: /** @type {import("./types.js").LevelOf | null} */ (null), // the ground after it
    box: /** @type {{from: Point, to: Point} | null} */ (null), // around units to choose, CSS px
    touch: false, // whether the last press was by a finger
    alt: false, // Alt is held: hex labels, strong level numbers, costs and the names of all units
    lastPath: /** @type {{unit: string, path: Cell[]} | null} */ (null), // the path of the next animation

    // -- derived from the above --
    theme,
    relief,
    placed: /** @type {Spot[] | null} */ ([]), // null: to be computed when they are asked for
    gathered: /** @type {{from: unknown[], spots: Spot[]} | null} */ (null), // of the last zoom
    /** Where units are drawn, back to front. */
    get spots() {
      this.placed ??= layout(this.terrain, this.units);
      const from = [this.placed, this.view.scale, this.selected, this.active, this.overlays];
      if (!this.gathered || this.gathered.from.some((each, i) => each !== from[i])) {
        const targets = this.overlays.flatMap(({ style, cells }) => (style === "targets" ? cells : []));
        const importance = (/** @type {string} */ id) => {
          const target = targets.find(({ unit }) => unit === id);
          return target ? (target.look === "chosen" ? 4 : 3) : id === this.selected ? 2 : id === this.active ? 1 : 0;
        };
        this.gathered = { from, spots: gatherSpots(this.placed, this.view.scale, importance) };
      }
      return this.gathered.spots;
    },
    carriers: /** @type {Set<string>} */ (new Set()), // units that somebody rides on
    shortNames: /** @type {Map<string, string>} */ (new Map()), // by unit id
    tweens: /** @type {Map<string, Tween>} */ (new Map()),
    appearing: /** @type {Map<string, number>} */ (new Map()), // units fading in, with performance.now()
    disappearing: /** @type {Map<string, {spot: Spot, at: number}>} */ (new Map()), // units fading out
    revealed: /** @type {Set<number>} */ (new Set()), // hexKeys whose decks are transparent
    reducedMotion: false, // the user wants no animation
    frameRequest: 0, // requestAnimationFrame handle
  };
}

/** @typedef {ReturnType<typeof defaultState>} State */
