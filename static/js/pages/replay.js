// The replay page of a finished mission: the table page in its history, without a socket.

import * as app from "../core/app.js";
import { openReplay } from "../features/history/history.js";
import { fetchSystems, start } from "./table.js";

const { api, messages, first, last } = document.body.dataset;

/** A spectator without a seat. */
const WATCHER = { seat: "", role: /** @type {"spectator"} */ ("spectator"), name: "", group: "spectators" };

if (api && messages) {
  await start({
    url: "",
    api,
    catalogue: async () => (await fetch(messages)).json(),
    systems: () => fetchSystems(api),
    chunk: async (hash) => {
      const response = await fetch(`${api}/history/chunks/${hash}?seq=${app.historySession.value?.seq}`);
      if (!response.ok) throw new Error(`chunk ${hash}: ${response.status}`);
      return response.json();
    },
    openReplay: async () => {
      try {
        await openReplay(WATCHER, { first: Number(first), last: Number(last) });
        app.connection.value = { state: "open", attempt: 0, retryIn: 0 };
      } catch {
        app.connection.value = { state: "gone", attempt: 0, retryIn: 0 };
      }
    },
  });
}
