// Brush strokes. Each stroke is one command, so that one undo reverts it.

import { FLAT_TEXTURES, STANDING_TEXTURES } from "../../board/cover-textures.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { whenChunksLoaded } from "../../core/board-handle.js";
import { splitCommand } from "./command-batches.js";

/** @typedef {{kind: string, level: number, text?: string}} Note */
/**
 * A hex as the board describes it.
 * @typedef {{q: number, r: number, ground: number|null, notes: Note[], veiled?: boolean}} Painted
 */

/**
 * Covers of which a hex has at most one. A road, a bridge or a remark combines with any of them.
 */
const AREAS = new Set([...Object.keys(FLAT_TEXTURES), ...Object.keys(STANDING_TEXTURES)]);

/**
 * Returns the current brush: a function from hexes to the command, or to null when nothing changes.
 * @returns {(hexes: Painted[]) => any}
 */
function currentBrush() {
  const tool = ui.tool.value;
  const ground = mapTools.groundBrush.value;
  const cover = mapTools.coverBrush.value;
  if (tool === "cover") return (hexes) => coverStroke(hexes, cover);
  if (tool === "veil" || tool === "unveil") return (hexes) => veilStroke(hexes, tool === "veil");
  if (tool === "show" || tool === "unshow") return (hexes) => showStroke(hexes, tool === "show");
  return (hexes) => groundStroke(hexes, tool, ground, session.map.value?.floor ?? 0);
}

/**
 * Returns the command that changes the ground, or null.
 * @param {Painted[]} hexes
 * @param {string} tool  raise, lower, level or void
 * @param {{level: number, carry: boolean}} brush
 * @param {number} floor  the level from which a void is raised
 */
export function groundStroke(hexes, tool, { level, carry }, floor) {
  const change = tool === "raise" ? 1 : -1;
  const cells = hexes.map(({ q, r, ground }) => ({
    q,
    r,
    level: tool === "void" ? null : tool === "level" ? level : (ground ?? floor) + change,
  }));
  return cells.length === 0 ? null : { type: "terrain.set", cells, ...(carry ? { carry } : {}) };
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
  return cells.length === 0 ? null : { type: "terrain.note", cells };
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
 */
export function paintStroke(board, hexes) {
  const brush = currentBrush();
  const next = async () => {
    await whenChunksLoaded();
    const command = brush(hexes.map((hex) => board.describe(hex)));
    if (command === null) return;
    for (const part of splitCommand(command)) {
      const done = await send(part);
      if (!done.ok) return;
    }
  };
  stroke = stroke.then(next, next);
}
