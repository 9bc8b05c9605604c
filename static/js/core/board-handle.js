// The board of this page, for everything beside it: shows places and units on the map.

import { signal } from "@preact/signals";
import { flashCells } from "./notices.js";
import { units } from "./session.js";
import { narrow, uncoverMap } from "./ui-state.js";
import { t } from "../text/t.js";

/** @typedef {import("../board/api.js").Board} BoardHandle */

/** @type {BoardHandle|null} */
let board = null;

/** Sets the board of this page. @param {BoardHandle} given */
export function setBoard(given) {
  board = given;
}

/** Returns the board of this page, or null before it is mounted. @returns {BoardHandle|null} */
export function boardOfPage() {
  return board;
}

/** The chunks of the map that are being fetched. @type {Set<Promise<unknown>>} */
const fetching = new Set();
/** How many they are. */
export const chunksLoading = signal(0);

/** Counts a chunk as being fetched until it has arrived or failed. @param {Promise<unknown>} chunk */
export function trackChunk(chunk) {
  fetching.add(chunk);
  chunksLoading.value = fetching.size;
  void chunk.then(() => {
    fetching.delete(chunk);
    chunksLoading.value = fetching.size;
  });
}

/** Resolves when every pending chunk has arrived or failed. */
export function whenChunksLoaded() {
  return Promise.allSettled([...fetching]);
}

/** The least width of a hex, in CSS px, at which its label can be read. */
const READABLE = 44;

/**
 * Centres the map on a cell and marks it for a moment.
 * @param {{q: number, r: number, level: number}} at
 */
export function showPlace(at) {
  if (board === null) return;
  centreReadably(at);
  flashCells([at], "found");
}

/**
 * Centres the map on a hex, and zooms in where hexes are too small to read.
 * @param {{q: number, r: number, level: number}} at
 */
export function centreReadably(at) {
  if (board === null) return;
  const { scale, hex } = board.view();
  board.centre(at, hex < READABLE ? (scale * READABLE) / hex : undefined);
}

/**
 * Centres the map between two cells, and zooms out as far as both need, or in as far as hexes are
 * readable.
 * @param {{q: number, r: number, level: number}} a @param {{q: number, r: number, level: number}} b
 */
export function showBoth(a, b) {
  const canvas = document.getElementById("board");
  if (board === null || canvas === null) return;
  uncoverMap();
  const [q, r] = [b.q - a.q, b.r - a.r];
  const span = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) + 2;
  // on a phone beside the tools and above the sheet
  const room = narrow.value ? Math.min(canvas.clientWidth - 68, canvas.clientHeight / 2 - 68) : Math.min(canvas.clientWidth, canvas.clientHeight / 2);
  const { scale, hex } = board.view();
  const width = Math.min(room / span, Math.max(hex, READABLE));
  board.centre({ q: a.q + Math.round(q / 2), r: a.r + Math.round(r / 2) }, (scale * width) / hex);
  // both ends beside the cards over the map; a phone has kept that room free
  if (!narrow.value) for (const end of [a, b]) board.show(end);
}

/**
 * Returns a function that shows a unit on the map, or null when the unit's place is not known.
 * @param {string|undefined} id
 */
export function unitLocator(id) {
  const at = id === undefined ? null : (units.value[id]?.at ?? null);
  if (at === null) return null;
  return () => {
    uncoverMap();
    board?.show(at);
    flashCells([at], "found");
  };
}

/**
 * Returns what a press on a text about a unit does: it shows the unit on the map. Null when its place
 * is not known.
 * @param {string|undefined} id @returns {import("./notices.js").Target|null}
 */
export function unitTarget(id) {
  const run = unitLocator(id);
  return run && { title: t("core-show-on-the-map", { value: units.value[id ?? ""]?.name ?? t("core-it") }), run };
}

/**
 * Returns the cell of a unit, or of the unit that carries it.
 * @param {import("./store.js").Unit|null} unit
 */
export const placeOf = (unit) => unit?.at ?? units.value[unit?.carried_by ?? ""]?.at ?? null;

/** Pans the map to a unit, or to what carries it. @param {import("./store.js").Unit|null} unit */
export function showUnit(unit) {
  const at = placeOf(unit);
  if (at) board?.show(at);
}

/** Centres the map on a unit, or on what carries it. @param {import("./store.js").Unit|null} unit */
export function centreOnUnit(unit) {
  const at = placeOf(unit);
  if (at) centreReadably(at);
}
