// The map comes in chunks, each fetched once by its hash and handed to the board.

import { effect } from "@preact/signals";
import * as app from "./app.js";

/** Chunks of the map under way. @type {Set<Promise<any>>} */
const fetching = new Set();

/** Until every chunk under way has arrived or failed. */
export function chunksHere() {
  return Promise.allSettled([...fetching]);
}

/**
 * Fetch each chunk of the map once; the same hash is the same content.
 * @param {any} board
 * @param {(hash: string) => Promise<any>} fetchChunk
 */
export function mapChunks(board, fetchChunk) {
  /** @type {Map<string, Promise<any>>} */
  const known = new Map();
  /** @type {(string|undefined)[]} */
  let shown = [];
  effect(() => {
    const map = app.map.value;
    if (map === null) return;
    board.set({ map });
    const before = shown;
    shown = map.chunks.slice();
    map.chunks.forEach((hash, index) => {
      if (before[index] === hash) return;
      let fetched = known.get(hash);
      if (fetched === undefined) {
        fetched = fetchChunk(hash);
        known.set(hash, fetched);
        fetched.catch(() => known.delete(hash));
      }
      const shows = fetched.then(
        (chunk) => {
          if (shown[index] === hash) board.chunk(index, chunk);
        },
        () => {
          shown[index] = undefined;
        },
      );
      fetching.add(shows);
      app.fetching.value = fetching.size;
      shows.then(() => {
        fetching.delete(shows);
        app.fetching.value = fetching.size;
      });
    });
  });
}
