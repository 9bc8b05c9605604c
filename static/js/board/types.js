/**
 * The shapes the board works with, as JSDoc types; nothing in here runs.
 *
 * Lengths: hexes and levels are whole numbers; "world" units are the plane of the map, where a hex
 * measures R = 32 from its centre to a corner; "screen" is CSS pixels from the canvas' left top.
 *
 * @typedef {{q: number, r: number}} Hex
 * @typedef {{q: number, r: number, level: number}} Cell
 * @typedef {{x: number, y: number}} Point
 * @typedef {"flat" | "pointy"} Orientation
 * @typedef {"ground" | "flight"} Mode
 *
 * @typedef {object} MapInfo  the `map` of the view
 * @property {number} columns
 * @property {number} rows
 * @property {Orientation} orientation
 * @property {number} floor
 * @property {number | null} ceiling
 * @property {number} lowest   lowest ground level of the map
 * @property {number} highest  highest ground level of the map
 * @property {[number, number]} tint  the levels that the relief's colours run between
 *
 * @typedef {{kind: string, level: number, text: string}} Note
 * @typedef {{levels: (number | null)[], notes: Record<string, Note[]>}} Chunk  32 x 32 hexes,
 *   row-major by offset row and column inside the chunk; null = void
 *
 * @typedef {object} Prop
 * @property {string} id
 * @property {string} name
 * @property {number} q
 * @property {number} r
 * @property {number} base      lowest level it fills
 * @property {number} height
 * @property {number} value     integrity when whole
 * @property {number} integrity
 * @property {boolean} [hidden]  the Handler alone knows of it
 *
 * @typedef {object} Unit  the part of a view's unit that the board draws
 * @property {string} id
 * @property {string} name
 * @property {"pilot" | "ally" | "neutral" | "enemy"} disposition
 * @property {Cell | null} at
 * @property {number} [integrity]
 * @property {number} [integrity_max]
 * @property {number} [stability]
 * @property {number} [stability_max]
 * @property {number[][]} [footprint]
 * @property {boolean} [falling]
 * @property {number} [fallen]
 * @property {boolean} [airborne]
 * @property {boolean} [staggered]
 * @property {boolean} [destroyed]
 * @property {boolean} [highlighted]
 * @property {boolean} [overheated]
 * @property {{kind: string, burn: number}[]} [conditions]
 * @property {boolean} [hidden]
 * @property {boolean} [obstacle]  its cells block lines of sight
 * @property {string | null} [carried_by]  the unit it rides on
 * @property {string} [silhouette]
 * @property {string} [turn]
 *
 * @typedef {object} ReachCell
 * @property {number} q
 * @property {number} r
 * @property {number} level
 * @property {number} cost
 * @property {boolean} falls
 * @property {FallAhead} [fall]      the whole fall that begins here
 * @property {boolean} [off]   beyond an edge: without `falls` the unit hangs in the air there
 * @property {[number, number, number] | null} from
 * @property {[number, number, number][]} [way]  the whole way here; without it, that to `from`
 *
 * @typedef {{from: number, to: number}} Loss
 * @typedef {{levels: number, ends: "landed" | "rests" | "hovers" | "clings" | "falling" | "lost",
 *   stability?: Loss, integrity?: Loss, staggered?: boolean, destroyed?: boolean,
 *   on?: {unit: string, name: string}}} FallAhead
 *
 * @typedef {{q: number, r: number, level: number, code: string, params: Record<string, unknown>}}
 *   Beyond
 * @typedef {object} ReachAnswer
 * @property {string} unit
 * @property {Mode} mode
 * @property {number} budget
 * @property {Cell} start
 * @property {ReachCell[]} cells
 * @property {Beyond[]} beyond
 * @property {number} [steps]  what beginning this movement costs
 * @property {number} [energy]
 * @property {{code: string, params: Record<string, unknown>} | null} [wait]  why not now
 *
 * @typedef {object} OverlayCell
 * @property {number} q
 * @property {number} r
 * @property {number} [level]
 * @property {string | number} [label]
 * @property {string} [unit]  for "targets": the unit meant, around whose token the sign stands
 * @property {"open" | "chosen" | "caught" | "barred"} [look]  for "targets", "open" unless it is said:
 *   it can be aimed at, it is aimed at, it is in the area of that, it is shown and cannot be aimed at
 * @property {boolean} [own]  for "targets": it is on the side of who aims
 *
 * @typedef {"walk" | "sight" | "unseen" | "range" | "blocked" | "fall" | "line" | "said" | "found" |
 *   "targets" | "area" | "zone" | "attack" | "asked"} OverlayStyle
 * @typedef {object} Overlay
 * @property {string} id
 * @property {OverlayStyle} style
 * @property {OverlayCell[]} cells
 * @property {string} [text]   for "blocked", "line", "said": the words beside the last cell;
 *   for "area" and "zone" above them
 * @property {number} [radius]  for "area" and "zone": around their one cell, in hexes and levels
 * @property {[number, number, number, number][] | null} [stacks]  for "area" and "zone": the cells
 *   they take in, as q, r, bottom and top of each stack; null while that is not known
 * @property {Hex[]} [turns]   for "area": where a hand can turn its middle to
 * @property {OverlayCell} [from]  for "attack" and "asked": where it comes from, if that is known
 *
 * @typedef {object} Plan  a movement shown before it is made
 * @property {string} unit
 * @property {Mode} mode
 * @property {Hex} hex               the hex pointed at
 * @property {Cell | null} to        where it would end; null = out of reach
 * @property {Cell[]} path           cells entered in order, without the start
 * @property {Cell} from
 * @property {number} cost
 * @property {number} budget
 * @property {boolean} falls
 * @property {FallAhead} [fall]
 * @property {boolean} [air]         it would hang in the air there
 * @property {{steps: number, energy: number}} [price]  of beginning the movement
 * @property {number[]} levels       levels that can be chosen in this hex, ascending
 * @property {{code: string, params: Record<string, unknown>, cell: Cell} | null} refusal
 * @property {{code: string, params: Record<string, unknown>, level: number}} [above]  why a flight
 *   ends no higher in this hex: of the level above all of `levels`
 *
 * @typedef {object} Ping   a hex that somebody points out
 * @property {number} q
 * @property {number} r
 * @property {string} [name]  of who points
 * @property {number} [at]    performance.now() when it came
 *
 * @typedef {object} HoverInfo
 * @property {number} q
 * @property {number} r
 * @property {string} label
 * @property {boolean} inside          whether it is a hex of the map
 * @property {number | null} ground    null = void
 * @property {number[]} surfaces       levels one can stand on, ascending
 * @property {Cell} cell               the highest surface (or the ground level, or the floor)
 * @property {Note[]} notes
 * @property {Prop[]} props
 * @property {Unit[]} units
 * @property {"seen" | "remembered" | "unexplored"} sight
 * @property {boolean} veiled          kept back by the Handler
 *
 * @typedef {{button: number, shift: boolean, alt: boolean, ctrl: boolean}} ClickKeys
 *
 * @typedef {object} Events  every callback is optional
 * @property {(info: HoverInfo | null, at: Point) => void} [hover]
 * @property {(unit: string | null) => void} [select]
 * @property {(units: Unit[], at: Point) => void} [stack]  several units in the hex that was clicked
 * @property {(unit: string, mode: Mode, path: Cell[]) => void} [move]
 * @property {(refusal: {code: string, params: Record<string, unknown>, cell: Cell,
 *   unit: string}) => void} [refusedDrag]
 * @property {(plan: Plan) => void} [barredTap]  a finger planned a way, which may lead nowhere
 * @property {(plan: Plan | null, held: boolean) => void} [plan]   the movement preview changed;
 *   held: it waits to be confirmed
 * @property {() => {left: number, top: number, width: number, height: number}[]} [panels]  what covers
 *   the board now, CSS px from its left top: words keep clear of it
 * @property {(drag: {unit: string, touch: boolean, off: boolean} | null) => void} [drag]  a unit is
 *   being dragged; off: over no hex of the map, where letting go does nothing
 * @property {(choice: {q: number, r: number, levels: {level: number, cost: number}[], level: number,
 *   from: number, at: Point, choose: (level: number) => void}) => void} [chooseLevel]  touch: a
 *   flight is planned to a hex with several levels; choose() plans another, nothing moves yet
 * @property {(hex: Hex, keys: ClickKeys) => void} [click]
 * @property {(hexes: Hex[], final: boolean) => void} [paint]
 * @property {(cell: OverlayCell | null, hex: Hex | null) => void} [target]  a tap, or Enter, while there
 *   are "targets": on one of them, or beside, in this hex of the map or in none
 * @property {(hex: Hex) => void} [turn]  an "area" is turned by hand towards a hex
 * @property {(hex: Hex) => void} [ping]
 * @property {(from: Hex, to: Hex, final: boolean) => void} [measure]
 * @property {(mode: Mode) => void} [mode]          the user asked for the other kind of movement
 * @property {(text: string) => void} [announce]    for an aria-live region
 *
 * @typedef {object} Config
 * @property {MapInfo} [map]
 * @property {Map<number, Chunk>} [chunks]
 * @property {Record<string, Prop>} [props]
 * @property {Record<string, Unit>} [units]
 * @property {Record<string, Cell[]>} [routes]  with `units`: the ways on which they came where they are
 * @property {boolean} [leap]  with `units`: another time; nobody comes from where they were
 * @property {{role: string, unitIds: string[]}} [me]
 * @property {string | null} [selected]
 * @property {{unit: string, ground: ReachAnswer | null, flight: ReachAnswer | null} | null} [reach]
 * @property {Mode} [mode]
 * @property {string} [tool]
 * @property {number} [brush]
 * @property {Overlay[]} [overlays]
 * @property {string | null} [active]
 * @property {string[]} [unseen]  units that those do not see through whose eyes one looks
 * @property {Ping[]} [pings]
 * @property {{top: number, right: number, bottom: number, left: number}} [insets]
 * @property {(code: string, params: Record<string, unknown>) => string} [text]
 * @property {(unit: any) => string} [unitWords]  side and condition of a unit, as they are said
 * @property {Events} [events]
 */

export {};
