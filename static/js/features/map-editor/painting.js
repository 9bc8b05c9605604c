// What a stroke of a brush changes: one command for the whole stroke, so that one undo takes it back.

import { FLAT_TEXTURES, STANDING_TEXTURES } from "../../board/cover-textures.js";
import * as app from "../../core/app.js";
import { whenChunksLoaded } from "../../core/map-chunks.js";
import { splitCommand } from "./command-batches.js";

/** @typedef {{kind: string, level: number, text?: string}} Note */
/** @typedef {{q: number, r: number, ground: number|null, notes: Note[], veiled?: boolean}} Painted  as the
 *   board knows it */

/** Covers of which a hex has one; a road, a bridge or a remark goes with any of them. */
const AREAS = new Set([...Object.keys(FLAT_TEXTURES), ...Object.keys(STANDING_TEXTURES)]);

/**
 * What a stroke with the brush now in hand does: given the hexes, the command, or null when it
 * changes nothing.
 * @returns {(hexes: Painted[]) => any}
 */
function currentBrush() {
  const tool = app.tool.value;
  const ground = app.groundBrush.value;
  const cover = app.coverBrush.value;
  if (tool === "cover") return (hexes) => coverStroke(hexes, cover);
  if (tool === "veil" || tool === "unveil") return (hexes) => veilStroke(hexes, tool === "veil");
  if (tool === "show" || tool === "unshow") return (hexes) => showStroke(hexes, tool === "show");
  return (hexes) => groundStroke(hexes, tool, ground, app.map.value?.floor ?? 0);
}

/**
 * @param {Painted[]} hexes
 * @param {string} tool  raise, lower, level or void
 * @param {{level: number, carry: boolean}} brush
 * @param {number} floor  from where a void is raised
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
 * Keeps ground back from the players, or gives it free; what is so already is left alone.
 * @param {Painted[]} hexes @param {boolean} veiled
 */
export function veilStroke(hexes, veiled) {
  const cells = hexes.filter((hex) => Boolean(hex.veiled) !== veiled).map(({ q, r }) => ({ q, r }));
  return cells.length === 0 ? null : { type: "terrain.veil", cells, veiled };
}

/**
 * Shows ground to the players as if they had explored it, or makes it unexplored again.
 * @param {Painted[]} hexes @param {boolean} shown
 */
export function showStroke(hexes, shown) {
  const cells = hexes.map(({ q, r }) => ({ q, r }));
  return cells.length === 0 ? null : { type: shown ? "fog.reveal" : "fog.cover", cells };
}

/**
 * A hex' notes after the brush went over it: another cover takes the place of the old one, a road
 * runs through any cover, and "none" takes away both.
 * @param {Note[]} notes
 * @param {{kind: string, level: number}} brush
 */
export function notesAfterBrush(notes, { kind, level }) {
  const goes = (/** @type {Note} */ note) =>
    kind === "road" ? note.kind === "road" : AREAS.has(note.kind) || (kind === "none" && note.kind === "road");
  const kept = notes.filter((note) => !goes(note)).map(plain);
  return kind === "none" ? kept : [...kept, { kind, level }];
}

/** @param {Note} note @returns {Note} */
function plain({ kind, level, text }) {
  return text ? { kind, level, text } : { kind, level };
}

/** Whether these are the same notes, in whatever order. @param {Note[]} a @param {Note[]} b */
function same(a, b) {
  const words = (/** @type {Note[]} */ notes) => notes.map((note) => JSON.stringify(plain(note))).sort().join();
  return words(a) === words(b);
}

/** The last stroke that was painted. @type {Promise<any>} */
let stroke = Promise.resolve();

/**
 * A stroke goes by the map as the strokes before it left it: raising twice raises by two.
 * @param {any} board
 * @param {any[]} hexes
 */
export function paintStroke(board, hexes) {
  const brush = currentBrush();
  const next = async () => {
    await whenChunksLoaded();
    const command = brush(hexes.map((hex) => board.describe(hex)));
    if (command === null) return;
    for (const part of splitCommand(command)) {
      const done = await app.send(part);
      if (!done.ok) return;
    }
  };
  stroke = stroke.then(next, next);
}
