// Fetches the chunks of the map, each once by its hash, and hands them to the board.

import { effect } from "@preact/signals";
import { sameMasks } from "../board/fog.js";
import { trackChunk } from "../core/board-handle.js";
import * as session from "../core/session.js";
import { chunkMasks } from "../features/fog/fog.js";

/** @typedef {import("../board/types.js").Chunk} Chunk */

/** Names the size and orientation of a map. @param {import("../core/store.js").MapInfo} map */
const gridOf = ({ columns, rows, orientation }) => `${columns} ${rows} ${orientation}`;

/**
 * Fetches each chunk of the map once; equal hashes mean equal content. A chunk's visibility masks
 * go to the board together with the chunk: newly explored ground would otherwise be drawn as a void
 * until its chunk arrives.
 * @param {import("../core/board-handle.js").BoardHandle} board
 * @param {(hash: string) => Promise<Chunk|null>} fetchChunk  null when the view no longer names the chunk
 */
export function watchMapChunks(board, fetchChunk) {
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
  effect(() => {
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
    for (const index of board.chunksFromMiddle()) {
      const hash = map.chunks[index];
      if (before[index] === hash) {
        const now = masks.get(index);
        if (now === undefined || sameMasks(now, wanted[index])) continue;
        masks.set(index, wanted[index]);
        board.masks(index, wanted[index]);
        continue;
      }
      masks.delete(index);
      let fetched = known.get(hash);
      if (fetched === undefined) {
        fetched = fetchChunk(hash);
        known.set(hash, fetched);
        fetched.then((chunk) => chunk ?? known.delete(hash), () => known.delete(hash));
      }
      const shows = fetched.then(
        (chunk) => {
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
          shown[index] = undefined;
        },
      );
      trackChunk(shows);
    }
  });
}
