// Brush strokes. Each stroke is one command, so that one undo reverts it.

import { FLAT_TEXTURES, STANDING_TEXTURES } from "../../board/cover-textures.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { neighbours } from "../../core/hexes.js";
import { boardOfPage, whenChunksLoaded } from "../../core/board-handle.js";
import { breakStroke } from "./breaking.js";
import { paintZone } from "../zones/painting.js";
import { isZoneTool } from "../zones/state.js";
import { inRuns, packedGround, splitCommand } from "./command-batches.js";
import { lookLabel } from "./prop-brush.js";

/** @typedef {{kind: string, level: number, text?: string}} Note */
/**
 * A hex as the board describes it.
 * @typedef {{q: number, r: number, ground: number|null, notes: Note[], veiled?: boolean}} Painted
 */

/**
 * Covers of which a hex has at most one. A road, a bridge or a remark combines with any of them.
 */
const AREAS = new Set([...Object.keys(FLAT_TEXTURES), ...Object.keys(STANDING_TEXTURES)]);

/** The tools that change the ground. */
export const GROUND_TOOLS = ["raise", "lower", "level", "smooth", "flatten", "ramp", "void"];

/**
 * @typedef {object} Stroke  where a stroke began and ended, and the ground around it
 * @property {{q: number, r: number}} from @property {{q: number, r: number}} to
 * @property {(hex: {q: number, r: number}) => number|null} groundAt  null for a void and off the map
 * @property {number} floor  the level from which a void is raised
 */

/**
 * Returns what the current brush makes of hexes; a brush for veils leaves ground and cover.
 * @param {Stroke} stroke
 * @returns {(hex: Painted) => Pick<Painted, "ground"|"notes">}
 */
export function brushEffect(stroke) {
  const tool = ui.tool.value;
  const cover = mapTools.coverBrush.value;
  if (tool === "cover") return ({ ground, notes }) => ({ ground, notes: notesAfterBrush(notes, cover) });
  if (!GROUND_TOOLS.includes(tool)) return ({ ground, notes }) => ({ ground, notes });
  const after = newLevel(tool, mapTools.groundBrush.value, stroke);
  return (hex) => ({ ground: after(hex), notes: hex.notes });
}

/**
 * Returns the level that the current brush gives each hex of a stroke, null for a void; null with a
 * brush that leaves the ground.
 * @param {Pick<Stroke, "from"|"to">} ends
 * @returns {import("../../board/types.js").LevelOf|null}
 */
export function strokeLevels(ends) {
  const board = boardOfPage();
  if (board === null || !GROUND_TOOLS.includes(ui.tool.value)) return null;
  const stroke = strokeOn(board, ends);
  const after = newLevel(ui.tool.value, mapTools.groundBrush.value, stroke);
  return (hex) => after({ ...hex, ground: stroke.groundAt(hex), notes: [] });
}

/**
 * Returns what the board knows of the ground around a stroke.
 * @param {import("../../core/board-handle.js").BoardHandle} board
 * @param {Pick<Stroke, "from"|"to">} ends
 * @returns {Stroke}
 */
export const strokeOn = (board, ends) => ({
  ...ends,
  groundAt: (hex) => {
    const { inside, ground } = board.describe(hex);
    return inside ? ground : null;
  },
  floor: session.map.value?.floor ?? 0,
});

/**
 * Returns a brush as it is set: a function from hexes to the command, or to null when nothing changes.
 * @param {string} tool @returns {(hexes: Painted[], stroke: Stroke) => any}
 */
function brushOf(tool) {
  const ground = mapTools.groundBrush.value;
  const cover = mapTools.coverBrush.value;
  if (tool === "prop") return (hexes, stroke) => propStroke(hexes, mapTools.propBrush.value, stroke);
  if (tool === "cover") return (hexes) => coverStroke(hexes, cover);
  if (tool === "veil" || tool === "unveil") return (hexes) => veilStroke(hexes, tool === "veil");
  if (tool === "show" || tool === "unshow") return (hexes) => showStroke(hexes, tool === "show");
  return (hexes, stroke) => groundStroke(hexes, tool, ground, stroke);
}

/**
 * Returns the command that changes the ground, or null when nothing changes.
 * @param {Painted[]} hexes
 * @param {string} tool  one of GROUND_TOOLS
 * @param {{level: number, carry: boolean}} brush
 * @param {Stroke} stroke
 */
export function groundStroke(hexes, tool, brush, stroke) {
  const { carry } = brush;
  const after = newLevel(tool, brush, stroke);
  const cells = hexes.map((hex) => ({ q: hex.q, r: hex.r, level: after(hex), before: hex.ground }))
    .filter(({ level, before }) => level !== before)
    .map(({ q, r, level }) => ({ q, r, level }));
  return cells.length === 0 ? null : { type: "terrain.set", cells: packedGround(cells), ...(carry ? { carry } : {}) };
}

/**
 * Returns the function that gives a hex its new level; null for a void.
 * @param {string} tool @param {{level: number}} brush @param {Stroke} stroke
 * @returns {(hex: Painted) => number|null}
 */
function newLevel(tool, { level }, { from, to, groundAt, floor }) {
  const start = groundAt(from) ?? floor;
  const end = groundAt(to) ?? floor;
  switch (tool) {
    case "void":
      return () => null;
    case "level":
      return () => level;
    case "flatten":
      return () => start;
    case "ramp":
      return (hex) => Math.round(start + (end - start) * partOfWay(hex, from, to));
    case "smooth":
      return (hex) => {
        if (hex.ground === null) return null;
        const around = [hex.ground, ...neighbours(hex).flatMap((each) => groundAt(each) ?? [])];
        return Math.round(around.reduce((sum, each) => sum + each, 0) / around.length);
      };
    default:
      return ({ ground }) => (ground ?? floor) + (tool === "raise" ? 1 : -1);
  }
}

/**
 * Returns how far along the straight way between two hexes a hex is, from 0 to 1.
 * @param {{q: number, r: number}} hex @param {{q: number, r: number}} from @param {{q: number, r: number}} to
 */
function partOfWay(hex, from, to) {
  const place = (/** @type {{q: number, r: number}} */ each) => [each.q + each.r / 2, (each.r * Math.sqrt(3)) / 2];
  const [[x, y], [ax, ay], [bx, by]] = [place(hex), place(from), place(to)];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  return length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
}

/**
 * Returns the command that paints ground cover, or null.
 * @param {Painted[]} hexes
 * @param {{kind: string, level: number}} brush
 */
export function coverStroke(hexes, brush) {
  const cells = hexes
    .map(({ q, r, notes }) => ({ q, r, before: notes, notes: notesAfterBrush(notes, brush) }))
    .filter(({ before, notes }) => !same(before, notes))
    .map(({ q, r, notes }) => ({ q, r, notes }));
  return cells.length === 0 ? null : { type: "terrain.note", cells: inRuns(cells) };
}

/**
 * Returns the command that veils or unveils ground, or null when all of it is so already.
 * @param {Painted[]} hexes @param {boolean} veiled
 */
export function veilStroke(hexes, veiled) {
  const cells = hexes.filter((hex) => Boolean(hex.veiled) !== veiled).map(({ q, r }) => ({ q, r }));
  return cells.length === 0 ? null : { type: "terrain.veil", cells, veiled };
}

/**
 * Returns the command that makes ground explored or unexplored, or null.
 * @param {Painted[]} hexes @param {boolean} shown
 */
export function showStroke(hexes, shown) {
  const cells = hexes.map(({ q, r }) => ({ q, r }));
  return cells.length === 0 ? null : { type: shown ? "fog.reveal" : "fog.cover", cells };
}

/**
 * Returns the command that adds one prop on all hexes of a stroke.
 * @param {Pick<Painted, "q"|"r"|"ground">[]} hexes @param {typeof mapTools.propBrush.value} brush
 * @param {Pick<Stroke, "groundAt">} stroke
 */
export function propStroke(hexes, brush, { groundAt }) {
  const { look, height, value, hidden } = brush;
  const given = Number.parseInt(brush.base, 10);
  const spans = Number.isNaN(given) && look === "bridge";
  const own = spans ? withoutBanks(hexes) : hexes;
  const base = spans ? deckBase(own, height, groundAt) : given;
  const name = brush.name || (look === "" ? "" : lookLabel(look));
  const [first, ...others] = own.map(({ q, r }) => ({ q, r }));
  return {
    type: "prop.add",
    ...first,
    height,
    value,
    ...(others.length > 0 ? { hexes: others } : {}),
    ...(look ? { look } : {}),
    ...(name ? { name } : {}),
    ...(hidden ? { hidden } : {}),
    ...(Number.isNaN(base) ? {} : { base }),
  };
}

/**
 * Returns the hexes of a stroke from bank to bank without the banks, on which the bridge ends.
 * @template {Pick<Painted, "ground">} P
 * @param {P[]} hexes @returns {P[]}
 */
function withoutBanks(hexes) {
  const levels = hexes.map(({ ground }) => ground ?? -Infinity);
  const low = Math.min(...levels);
  const [here, there] = [levels[0], levels[levels.length - 1]];
  let [from, to] = [0, levels.length];
  while (here > low && levels[from] >= here) from += 1;
  while (there > low && levels[to - 1] >= there) to -= 1;
  return hexes.slice(from, to);
}

/**
 * Returns the base of a bridge that ends level with the highest ground beside it; NaN where it
 * would begin in the ground.
 * @param {Pick<Painted, "q"|"r"|"ground">[]} hexes @param {number} height @param {Stroke["groundAt"]} groundAt
 */
function deckBase(hexes, height, groundAt) {
  const own = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  const beside = hexes.flatMap((hex) => neighbours(hex)).filter(({ q, r }) => !own.has(`${q} ${r}`));
  const base = Math.max(...beside.flatMap((hex) => groundAt(hex) ?? [])) - height;
  return hexes.every(({ ground }) => ground === null || ground <= base) && base > -Infinity ? base : NaN;
}

/**
 * Returns the notes of a hex after the brush. A cover replaces the old one, a road combines with
 * any, and "none" removes both.
 * @param {Note[]} notes
 * @param {{kind: string, level: number}} brush
 */
export function notesAfterBrush(notes, { kind, level }) {
  const goes = (/** @type {Note} */ note) =>
    kind === "road" ? note.kind === "road" : AREAS.has(note.kind) || (kind === "none" && note.kind === "road");
  const kept = notes.filter((note) => !goes(note)).map(plain);
  return kind === "none" ? kept : [...kept, { kind, level }];
}

/** Returns a note with its own fields only. @param {Note} note @returns {Note} */
function plain({ kind, level, text }) {
  return text ? { kind, level, text } : { kind, level };
}

/**
 * Returns whether two lists have the same notes, in any order.
 * @param {Note[]} a @param {Note[]} b
 */
function same(a, b) {
  const words = (/** @type {Note[]} */ notes) => notes.map((note) => JSON.stringify(plain(note))).sort().join();
  return words(a) === words(b);
}

/** The last stroke. @type {Promise<any>} */
let stroke = Promise.resolve();

/**
 * Changes the map after the strokes before, once all of it is there.
 * @param {() => Promise<void>} change
 */
export function afterStrokes(change) {
  const next = () => whenChunksLoaded().then(change);
  stroke = stroke.then(next, next);
}

/**
 * Paints a stroke after the strokes before it, so that raising twice raises by two.
 * @param {import("../../core/board-handle.js").BoardHandle} board
 * @param {readonly import("../../core/store.js").HexAt[]} hexes
 * @param {{from: import("../../core/store.js").HexAt, to: import("../../core/store.js").HexAt}} ends
 * @param {string} [tool]  the brush; else the current one
 */
export function paintStroke(board, hexes, ends, tool = ui.tool.value) {
  const brush = brushOf(tool);
  const preview = mapTools.strokeNow.value;
  afterStrokes(async () => {
    try {
      if (tool === "breaker") return await breakStroke(hexes);
      if (isZoneTool(tool)) return await paintZone(hexes, ends.to, tool === "unzone");
      const command = brush(hexes.map((hex) => board.describe(hex)), strokeOn(board, ends));
      if (command === null) return;
      for (const part of "cells" in command ? splitCommand(command) : [command]) {
        const done = await send(part);
        if (!done.ok) return;
      }
      await whenChunksLoaded();
    } finally {
      // a stroke that has begun since keeps its own preview
      if (mapTools.strokeNow.value === preview) mapTools.setStrokeNow(null);
    }
  });
}
