/**
 * JSDoc types of the board.
 *
 * Units of length: hexes and levels are whole numbers; "world" units measure the plane of the map,
 * where a hex has R = 32 from its centre to a corner; "CSS px" count from the canvas' top left;
 * "device px" are those of the canvas' bitmap.
 *
 * @typedef {import("../core/hexes.js").Hex} Hex
 * @typedef {import("../core/hexes.js").Cell} Cell
 * @typedef {{x: number, y: number}} Point
 * @typedef {import("../core/hexes.js").Orientation} Orientation
 * @typedef {"ground" | "flight"} Mode
 * @typedef {import("../core/server-types.js").BarView} Reason  why something is not possible
 *
 * @typedef {Omit<import("../core/server-types.js").MapView, "chunk_size"|"chunks">} MapInfo
 * @typedef {import("../core/server-types.js").Note} Note
 * @typedef {Pick<import("../core/server-types.js").ChunkView, "levels"|"notes">} Chunk  32 x 32
 *   hexes, row by row in offset coordinates; null = void
 *
 * @typedef {import("../core/server-types.js").PropView} Prop
 * @typedef {import("../core/server-types.js").UnitView} ViewedUnit
 * @typedef {Pick<ViewedUnit, "id"|"name"|"disposition"|"at"> & Partial<ViewedUnit>} Unit
 *
 * @typedef {import("../core/server-types.js").ReachedCell} ReachCell
 * @typedef {import("../core/server-types.js").BeyondCell} Beyond
 * @typedef {import("../core/server-types.js").FallAhead} FallAhead
 * @typedef {import("../core/server-types.js").ReachAnswer} ReachAnswer
 *
 * @typedef {object} OverlayCell
 * @property {number} q
 * @property {number} r
 * @property {number} [level]
 * @property {string | number} [label]  for "wave": the only thing that is drawn
 * @property {string} [unit]  for "targets", "attack" and "asked": the unit whose glyph the sign is around
 * @property {"open" | "chosen" | "caught" | "barred"} [look]  for "targets", default "open": can be
 *   chosen, is chosen, lies in the area of the chosen one, cannot be chosen
 * @property {boolean} [own]  for "targets": whether it is on the attacker's own side
 *
 * @property {string} [key]  for "targets": which target of the page it is
 *
 * @typedef {"walk" | "sight" | "unseen" | "range" | "blocked" | "fall" | "line" | "said" |
 *   "found" | "targets" | "area" | "zone" | "attack" | "asked" | "wave" | "chosen" | "way" | "drawn" | "cut"} OverlayStyle
 * @typedef {object} Overlay
 * @property {string} id
 * @property {OverlayStyle} style
 * @property {OverlayCell[]} cells
 * @property {string} [text]   for "blocked", "line", "said": text at the last cell; for "area" and
 *   "zone": text above the area
 * @property {number} [radius]  for "area" and "zone": around their one cell, in hexes and levels
 * @property {[number, number, number, number][] | null} [stacks]  for "area" and "zone": the
 *   covered cells, as q, r, bottom and top of each stack; null while they are not known
 * @property {Hex[]} [turns]   for "area": hexes that can become its centre
 * @property {(ctx: CanvasRenderingContext2D, state: import("./state.js").State, scale: number) => void} [draw]
 *   for "drawn": draws it below the units, in world units; scale: device px per world unit
 * @property {(ctx: CanvasRenderingContext2D, state: import("./state.js").State, scale: number,
 *   to: (x: number, y: number) => Point) => void} [above]  for "drawn": draws it above the units, in
 *   device px
 * @property {OverlayCell} [from]  for "attack" and "asked": where the attack comes from, if known
 *
 * @typedef {object} Plan  a movement that is previewed before it is made
 * @property {string} unit
 * @property {Mode} mode
 * @property {Hex} hex               the hex to move to
 * @property {Cell | null} to        where the movement ends; null = out of reach
 * @property {Cell[]} path           cells entered in order, without the start
 * @property {Cell} from
 * @property {number} cost
 * @property {number} budget
 * @property {boolean} falls
 * @property {FallAhead} [fall]
 * @property {boolean} [air]         the unit would hang in the air there
 * @property {{steps: number, energy: number}} [price]  of beginning the movement
 * @property {number[]} levels       levels that can be chosen in this hex, ascending
 * @property {{code: string, params: Record<string, unknown>, cell: Cell} | null} refusal
 * @property {{code: string, params: Record<string, unknown>, level: number}} [above]  why a flight
 *   ends no higher in this hex; level: the one above all of `levels`
 *
 * @typedef {object} Ping  a hex that somebody points out
 * @property {number} q
 * @property {number} r
 * @property {string} [name]  the sender's name
 * @property {number} [at]    performance.now() when it arrived
 *
 * @typedef {object} HoverInfo  what the board knows about a hex
 * @property {number} q
 * @property {number} r
 * @property {string} label
 * @property {boolean} inside          whether it is on the map
 * @property {number | null} ground    null = void
 * @property {number[]} surfaces       levels that units can stand on, ascending
 * @property {Cell} cell               the highest surface (or the ground level, or the floor)
 * @property {Note[]} notes
 * @property {Prop[]} props
 * @property {Unit[]} units
 * @property {"seen" | "remembered" | "unexplored"} sight
 * @property {boolean} veiled          by the Handler
 * @property {string[]} marks          what the layer tells of it
 *
 * @typedef {{button: number, shift: boolean, alt: boolean, ctrl: boolean}} ClickKeys
 *
 * @typedef {object} LevelChoice  the levels in which a planned flight can end
 * @property {number} q
 * @property {number} r
 * @property {{level: number, cost: number}[]} levels
 * @property {number} level  the planned one
 * @property {number} from   where the unit is
 * @property {Point} at      CSS px
 * @property {(level: number) => void} choose  plans another level; nothing moves yet
 *
 * @typedef {"begin" | "move" | "end" | "cancel"} StrokePhase
 *
 * @typedef {(hex: Hex) => number | null} LevelOf  the level of the ground of a hex; null for a void
 *
 * @typedef {object} Events  callbacks of the page, all optional
 * @property {(info: HoverInfo | null, at: Point) => void} [hover]
 * @property {(unit: string | null) => void} [select]
 * @property {(unit: string) => void} [toggle]  Shift and a click on a unit
 * @property {(units: string[]) => void} [box]  a box was drawn around these units
 * @property {(units: Unit[], at: Point) => void} [stack]  a click on a hex with several units
 * @property {(unit: string, mode: Mode, path: Cell[]) => void} [move]
 * @property {(refusal: {code: string, params: Record<string, unknown>, cell: Cell,
 *   unit: string}) => void} [refusedDrag]
 * @property {(plan: Plan) => void} [barredTap]  a finger planned a movement, which may be out of
 *   reach
 * @property {(plan: Plan | null, held: boolean) => void} [plan]  the plan changed; held: it waits
 *   for confirmation
 * @property {() => {left: number, top: number, width: number, height: number, passing?: boolean}[]} [panels]  returns
 *   the boxes that cover the board now, CSS px from its top left
 * @property {(drag: {unit: string, touch: boolean, off: boolean} | null) => void} [drag]  a unit is
 *   dragged; off: not over the map, where a drop changes nothing
 * @property {(choice: LevelChoice) => void} [chooseLevel]  a finger planned a flight to a hex with
 *   several levels
 * @property {(hex: Hex, keys: ClickKeys) => void} [click]
 * @property {(hexes: Hex[], ends: {from: Hex, to: Hex, shift?: boolean, alt?: boolean}) => void} [paint]
 *   a stroke was made, with Shift or Alt held or not
 * @property {(stroke: {hexes: Hex[], ends: {from: Hex, to: Hex}} | null) => LevelOf | null} [stroke]  a
 *   stroke is being made, so far of these hexes; null: it was cancelled. Returns the levels that it
 *   gives the ground, if it gives any
 * @property {(cell: OverlayCell | null, hex: Hex | null) => void} [target]  a tap or Enter while
 *   there are "targets": the target, if any, and the hex, if it is on the map
 * @property {(hex: Hex) => void} [turn]  an "area" is dragged towards a hex
 * @property {(points: Point[], phase: StrokePhase) => void} [draw]  a line is drawn freehand through these
 *   places, in world units
 * @property {(hex: Hex) => void} [ping]
 * @property {(from: Hex, to: Hex, final: boolean) => void} [measure]
 * @property {(mode: Mode) => void} [mode]          the user switched between ground and flight
 * @property {(text: string) => void} [announce]    a text for an aria-live region
 *
 * @typedef {object} MapLayer  what else is on the map, beside ground and props
 * @property {import("./tiles.js").Box[]} stale  where it differs from the layer before
 * @property {(ctx: CanvasRenderingContext2D, state: import("./state.js").State,
 *   box: import("./tiles.js").Box, scale: number) => void} paint  paints it into a bitmap
 * @property {(ctx: CanvasRenderingContext2D, state: import("./state.js").State, scale: number,
 *   to: (x: number, y: number) => Point) => void} draw  draws names and signs, below the units
 * @property {(hex: Hex) => string[]} at  returns what is told of a hex
 *
 * @typedef {object} MapBackground  pictures over the ground, below edges, covers and numbers
 * @property {import("./tiles.js").Box[]} stale  where it differs from the background before
 * @property {(ctx: CanvasRenderingContext2D, state: import("./state.js").State,
 *   sites: import("./paint.js").Site[] | null, box: import("./tiles.js").Box) => void} paint  paints it
 *   into a bitmap; sites: null where hexes are too small to be painted one by one
 *
 * @typedef {object} Config  settings of the board; those left out stay as they are
 * @property {MapInfo} [map]
 * @property {Map<number, Chunk>} [chunks]
 * @property {Record<string, Prop>} [props]
 * @property {Record<string, Unit>} [units]
 * @property {Record<string, Cell[]>} [routes]  with `units`: the paths of units that have moved
 * @property {boolean} [leap]  with `units`: the state jumps to another moment, without animation
 * @property {{role: string, unitIds: string[]}} [me]
 * @property {string | null} [selected]
 * @property {{unit: string, ground: ReachAnswer | null, flight: ReachAnswer | null} | null} [reach]
 * @property {Mode} [mode]
 * @property {string} [tool]
 * @property {number} [brush]
 * @property {import("./strokes.js").Shape} [shape]  of a brush stroke
 * @property {Overlay[]} [overlays]
 * @property {ReadonlyMap<string, ImageBitmap>} [pictures]  of tokens, by the id that units have
 * @property {MapLayer} [layer]
 * @property {boolean} [largeText]  names of units are drawn larger
 * @property {MapBackground} [background]
 * @property {string | null} [active]
 * @property {string[]} [unseen]  units that the viewed group does not see
 * @property {Ping[]} [pings]
 * @property {{top: number, right: number, bottom: number, left: number}} [insets]
 * @property {boolean} [refit]  with `insets`: a view of the whole map is fitted to them
 * @property {(code: string, params: Record<string, unknown>) => string} [text]
 * @property {(unit: any) => string} [unitWords]  returns side and condition of a unit, to be spoken
 * @property {Events} [events]
 */

export {};
