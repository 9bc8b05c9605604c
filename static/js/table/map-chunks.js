// Fetches the chunks of the map, each once by its hash, and hands them to the board.

import { effect, signal } from "@preact/signals";
import { sameMasks } from "../board/fog.js";
import { trackChunk } from "../core/board-handle.js";
import * as session from "../core/session.js";
import { chunkMasks } from "../features/fog/fog.js";

/** @typedef {import("../board/types.js").Chunk} Chunk */

/** Names the size and orientation of a map. @param {import("../core/store.js").MapInfo} map */
const gridOf = ({ columns, rows, orientation }) => `${columns} ${rows} ${orientation}`;

/** Most chunks of one request: the first request has those in sight of most windows. */
const BATCH = 16;
/** Milliseconds after which chunks that did not come are fetched again: at first, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/**
 * Fetches each chunk of the map once; equal hashes mean equal content. A chunk's visibility masks
 * go to the board together with the chunk: newly explored ground would otherwise be drawn as a void
 * until its chunk arrives.
 * @param {import("../core/board-handle.js").BoardHandle} board
 * @param {(hashes: string[]) => Promise<(Chunk|null)[]>} fetchChunks  resolves to the chunks in the
 *   order of the hashes; null when the view no longer names one
 */
export function watchMapChunks(board, fetchChunks) {
  /** @type {Map<string, Promise<Chunk|null>>} */
  const known = new Map();
  /** @type {(string|undefined)[]} */
  let shown = [];
  /**
   * The newest masks of the view, by chunk index.
   * @type {(import("../features/fog/fog.js").Masks|null)[]}
   */
  let latest = [];
  /**
   * The masks of the chunks on the board.
   * @type {Map<number, import("../features/fog/fog.js").Masks|null>}
   */
  const masks = new Map();
  let grid = "";
  /** Grows when chunks that did not come are to be fetched again. */
  const retries = signal(0);
  let wait = FIRST_WAIT;
  let waiting = false;

  /** Starts to fetch these chunks. @param {string[]} hashes */
  function request(hashes) {
    for (let start = 0; start < hashes.length; start += BATCH) {
      const batch = hashes.slice(start, start + BATCH);
      const answer = fetchChunks(batch);
      batch.forEach((hash, place) => {
        const chunk = answer.then((chunks) => chunks[place]);
        known.set(hash, chunk);
        chunk.then((found) => found ?? known.delete(hash), () => known.delete(hash));
      });
    }
  }

  /** Fetches again what did not come, later each time. */
  function retry() {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      retries.value += 1;
    }, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }

  /** Shows a chunk when it arrives. @param {number} index @param {string} hash */
  function show(index, hash) {
    const fetched = /** @type {Promise<Chunk|null>} */ (known.get(hash));
    const shows = fetched.then(
      (chunk) => {
        wait = FIRST_WAIT;
        if (shown[index] !== hash) return;
        if (chunk === null) {
          // the map changed meanwhile; the next view names the chunk that replaces this one
          shown[index] = undefined;
          return;
        }
        masks.set(index, latest[index]);
        board.chunk(index, chunk, latest[index]);
      },
      () => {
        if (shown[index] !== hash) return;
        shown[index] = undefined;
        retry();
      },
    );
    trackChunk(shows);
  }

  effect(() => {
    void retries.value;
    const map = session.map.value;
    if (map === null) return;
    board.set({ map });
    if (grid !== gridOf(map)) {
      // another map starts empty, even where its chunks are the same
      grid = gridOf(map);
      shown = [];
      masks.clear();
    }
    const before = shown;
    shown = map.chunks.slice();
    const wanted = map.chunks.map((_, index) => chunkMasks(index));
    latest = wanted;
    /** @type {number[]} */
    const changed = [];
    for (const index of board.chunksFromMiddle()) {
      if (before[index] !== map.chunks[index]) {
        changed.push(index);
        continue;
      }
      const now = masks.get(index);
      if (now === undefined || sameMasks(now, wanted[index])) continue;
      masks.set(index, wanted[index]);
      board.masks(index, wanted[index]);
    }
    request([...new Set(changed.map((index) => map.chunks[index]))].filter((hash) => !known.has(hash)));
    for (const index of changed) {
      masks.delete(index);
      show(index, map.chunks[index]);
    }
  });
}
