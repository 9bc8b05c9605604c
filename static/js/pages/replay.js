// The replay page of a finished mission: the table page in its history, without a socket.

import * as session from "../core/session.js";
import { openReplay } from "../features/history/history.js";
import { fetchSystems, start } from "./table.js";

const { api, first, last } = document.body.dataset;

/** A spectator without a seat. */
const WATCHER = { seat: "", role: /** @type {"spectator"} */ ("spectator"), name: "", group: "spectators" };

if (api) {
  await start({
    url: "",
    api,
    systems: () => fetchSystems(api),
    chunks: (hashes) =>
      Promise.all(
        hashes.map(async (hash) => {
          const response = await fetch(`${api}/history/chunks/${hash}?seq=${session.historySession.value?.seq}`);
          if (!response.ok) throw new Error(`chunk ${hash}: ${response.status}`);
          return response.json();
        }),
      ),
    openReplay: async () => {
      try {
        await openReplay(WATCHER, { first: Number(first), last: Number(last) });
        session.setConnection({ state: "open", attempt: 0, retryIn: 0 });
      } catch {
        session.setConnection({ state: "gone", attempt: 0, retryIn: 0 });
      }
    },
  });
}
