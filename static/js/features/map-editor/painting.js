// Brush strokes. Each stroke is one command, so that one undo reverts it.

import { FLAT_TEXTURES, STANDING_TEXTURES } from "../../board/cover-textures.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { neighbours } from "../../core/hexes.js";
import { whenChunksLoaded } from "../../core/board-handle.js";
import { inRuns, splitCommand } from "./command-batches.js";

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
 * Returns the current brush: a function from hexes to the command, or to null when nothing changes.
 * @returns {(hexes: Painted[], stroke: Stroke) => any}
 */
function currentBrush() {
  const tool = ui.tool.value;
  const ground = mapTools.groundBrush.value;
  const cover = mapTools.coverBrush.value;
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
  return cells.length === 0 ? null : { type: "terrain.set", cells: inRuns(cells), ...(carry ? { carry } : {}) };
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
 * Paints a stroke after the strokes before it, so that raising twice raises by two.
 * @param {import("../../core/board-handle.js").BoardHandle} board
 * @param {import("../../core/store.js").HexAt[]} hexes
 * @param {{from: import("../../core/store.js").HexAt, to: import("../../core/store.js").HexAt}} ends
 */
export function paintStroke(board, hexes, ends) {
  const brush = currentBrush();
  const next = async () => {
    await whenChunksLoaded();
    const floor = session.map.value?.floor ?? 0;
    const groundAt = (/** @type {{q: number, r: number}} */ hex) => {
      const { inside, ground } = board.describe(hex);
      return inside ? ground : null;
    };
    const command = brush(hexes.map((hex) => board.describe(hex)), { ...ends, groundAt, floor });
    if (command === null) return;
    for (const part of splitCommand(command)) {
      const done = await send(part);
      if (!done.ok) return;
    }
  };
  stroke = stroke.then(next, next);
}
