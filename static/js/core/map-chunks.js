// The map comes in chunks, each fetched once by its hash and handed to the board.

import { effect } from "@preact/signals";
import { sameMasks } from "../board/fog.js";
import * as app from "./app.js";
import { chunkMasks } from "../features/fog/fog.js";

/** Chunks of the map under way. @type {Set<Promise<any>>} */
const fetching = new Set();

/** Until every chunk under way has arrived or failed. */
export function whenChunksLoaded() {
  return Promise.allSettled([...fetching]);
}

/** @param {import("./store.js").MapInfo} map */
const gridOf = ({ columns, rows, orientation }) => `${columns} ${rows} ${orientation}`;

/**
 * Fetch each chunk of the map once; the same hash is the same content. What of a chunk is known and in
 * sight goes to the board with the chunk it belongs to, never before: ground that has just been
 * explored would be taken for a void.
 * @param {any} board
 * @param {(hash: string) => Promise<any>} fetchChunk  null where the view names it no more
 */
export function watchMapChunks(board, fetchChunk) {
  /** @type {Map<string, Promise<any>>} */
  const known = new Map();
  /** @type {(string|undefined)[]} */
  let shown = [];
  /** What the view says now. @type {(import("../features/fog/fog.js").Masks|null)[]} */
  let latest = [];
  /** @type {Map<number, import("../features/fog/fog.js").Masks|null>} of the chunks that are on the board */
  const masks = new Map();
  let grid = "";
  effect(() => {
    const map = app.map.value;
    if (map === null) return;
    board.set({ map });
    if (grid !== gridOf(map)) {
      // another map begins empty, also where its ground is the same
      grid = gridOf(map);
      shown = [];
      masks.clear();
    }
    const before = shown;
    shown = map.chunks.slice();
    const wanted = map.chunks.map((_, index) => chunkMasks(index));
    latest = wanted;
    map.chunks.forEach((hash, index) => {
      if (before[index] === hash) {
        const now = masks.get(index);
        if (now === undefined || sameMasks(now, wanted[index])) return;
        masks.set(index, wanted[index]);
        board.masks(index, wanted[index]);
        return;
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
            // the map has changed meanwhile: what has come in its place is on its way
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
      fetching.add(shows);
      app.chunksLoading.value = fetching.size;
      shows.then(() => {
        fetching.delete(shows);
        app.chunksLoading.value = fetching.size;
      });
    });
  });
}
