// The replay of a finished mission: the table's page with nothing but the past, and no socket.

import * as app from "../core/app.js";
import { openReplay } from "../features/history/history.js";
import { fetchSystems, start } from "./table.js";

const { api, messages, first, last } = document.body.dataset;

/** Somebody who watches, and sits nowhere. */
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
    past: async () => {
      try {
        await openReplay(WATCHER, { first: Number(first), last: Number(last) });
        app.connection.value = { state: "open", attempt: 0, retryIn: 0 };
      } catch {
        app.connection.value = { state: "gone", attempt: 0, retryIn: 0 };
      }
    },
  });
}
