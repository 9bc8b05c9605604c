// Asks the server for a generated map, and puts a map onto a scene.

import { apiUrl, problemText } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import { t } from "../../text/t.js";

/** @typedef {{kind: string, columns: number, rows: number, orientation: "flat"|"pointy", seed: number, settings: Record<string, number>}} Wanted */

/** Returns a seed that is easy to write down. */
export const anotherSeed = () => 1 + Math.floor(Math.random() * 99_999);

/**
 * Returns the answer with the document of a generated map.
 * @param {Wanted} wanted @param {AbortSignal} [signal]
 */
export function askForMap(wanted, signal) {
  const headers = { "Content-Type": "application/json" };
  return fetch(`${apiUrl()}/map/generate`, { method: "POST", headers, body: JSON.stringify(wanted), signal });
}

/**
 * Makes a document the map of a scene, and says so.
 * @param {string} text  the document @param {string} name @param {string|null} scene  null: the one that is shown
 */
export async function putMap(text, name, scene) {
  const query = new URLSearchParams({ name: `${name}.hexframe.json`, ...(scene === null ? {} : { scene }) });
  try {
    const response = await fetch(`${apiUrl()}/map?${query}`, { method: "PUT", body: text });
    if (response.ok) toast("good", t("map-import-is-the-map-now", { name }));
    else toast("refused", await problemText(response));
  } catch {
    toast("refused", t("core-it-did-not-get-through-try"));
  }
}
