// Asks the server for a generated map, puts a map onto a scene, and adds a scene on a generated one.

import { apiUrl, problemText } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import { t } from "../../text/t.js";
import { KIND_NAMES } from "./generate-kinds.js";

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
    else await refused(response);
  } catch {
    toast("refused", t("core-it-did-not-get-through-try"));
  }
}

/**
 * Adds a scene on a generated map, as one step to undo, and says so.
 * @param {string} name  of the scene @param {Wanted} wanted
 * @returns {Promise<boolean>} whether there is a new scene
 */
export async function addGeneratedScene(name, wanted) {
  try {
    const made = await askForMap(wanted);
    if (!made.ok) return refused(made);
    // the scene is called as its file is
    const file = JSON.stringify({ ...(await made.json()), name });
    const response = await fetch(`${apiUrl()}/scenes?name=generated.hexframe.json`, { method: "POST", body: file });
    if (!response.ok) return refused(response);
    toast("good", t("handler-scene-on-generated-ground", { name, ground: `${KIND_NAMES[wanted.kind] ?? wanted.kind} ${wanted.seed}` }));
    return true;
  } catch {
    toast("refused", t("core-it-did-not-get-through-try"));
    return false;
  }
}

/** Says why a request was refused. @param {Response} response */
async function refused(response) {
  toast("refused", await problemText(response));
  return false;
}
