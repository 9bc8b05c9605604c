// Requests of the hangar to the server: content, library, checks, and commands at a table.

import { computed, signal } from "@preact/signals";
import { newId } from "../core/net.js";
import { content, messages } from "./state.js";
import { seatControls } from "../core/unit-control.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").Build} Build */
/** @typedef {import("./types.js").BuildCheck} BuildCheck */

/** @typedef {{id: string, name: string, role: string, seat: string}} Table */

/** The table that the page works with; null when there is none. */
export const table = signal(/** @type {Table|null} */ (null));
const view = signal(/** @type {any} */ (null));
/** Why the requested table could not be joined, or "". */
export const tableError = signal("");

export const isHandler = computed(() => table.value?.role === "handler");
/** Whether the user can save builds at the table. */
export const maySave = computed(() => isHandler.value || table.value?.role === "pilot");

/** The tables where this browser has a seat. @type {{id: string, name: string}[]} */
export const knownTables = JSON.parse(document.getElementById("hangar")?.dataset.tables ?? "[]");

/** The builds saved at the table, by name. */
export const savedBuilds = computed(() =>
  /** @type {any[]} */ (Object.values(view.value?.builds ?? {})).sort((a, b) => a.name.localeCompare(b.name)),
);

/** The units that the user may fit out, by name. */
export const ownUnits = computed(() => {
  const units = /** @type {any[]} */ (Object.values(view.value?.scene?.units ?? {}));
  const seat = table.value?.seat;
  return units
    .filter((unit) => !unit.destroyed && (isHandler.value || seatControls(seat, unit)))
    .sort((a, b) => a.name.localeCompare(b.name));
});

/**
 * Returns the name of the character who pilots a unit.
 * @param {string} unit @returns {string|undefined}
 */
export function sheetNameOf(unit) {
  const all = /** @type {any[]} */ (Object.values(view.value?.characters ?? {}));
  return all.find((character) => character.unit === unit)?.name;
}

/** The pilot's characters whose frame is lost; `pays`: whether they can pay for a new one. */
export const lostFrames = computed(() => {
  const units = view.value?.scene?.units ?? {};
  const seat = table.value?.seat;
  const all = /** @type {any[]} */ (Object.values(view.value?.characters ?? {}));
  return all.flatMap((character) => {
    const named = units[character.unit ?? ""];
    const frame = named?.pilot_of ? units[named.pilot_of] : named;
    const lost = (frame?.destroyed || frame?.lost) && seatControls(seat, named) && !isHandler.value;
    return lost ? [{ id: character.id, name: character.name, pays: character.replace.bar === null }] : [];
  });
});

/** Whether there is a conflict: only the Handler can fit out frames then. */
export const inConflict = computed(() => Boolean(view.value?.scene?.conflict));

/** The server refused a request; the message tells the user why. */
export class RequestRefused extends Error {}

/**
 * Returns the JSON answer of the API. Throws RequestRefused, or TypeError without a connection.
 * @param {string} path @param {any} [body] @param {AbortSignal} [signal] @returns {Promise<any>}
 */
async function request(path, body, signal) {
  const answer = await fetch(`/api/v1${path}`, {
    signal,
    ...(body !== undefined && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (answer.ok) return answer.json();
  const problem = await answer.json().catch(() => ({}));
  const known = messages.knows(problem.code);
  // users need the place in the build, not in the request's body
  if (typeof problem.params?.at === "string") problem.params.at = problem.params.at.replace(/^body\.(build\.)?/, "");
  throw new RequestRefused(
    known ? messages.refusal(problem.code, problem.params ?? {}, { orientation: "flat" }) : problem.detail || t("hangar-the-server-answered", { status: answer.status }),
  );
}

/** Returns what frames are built of, and the ready-made builds. Throws RequestRefused. */
export const fetchContent = () => Promise.all([request("/frames/content"), request("/frames/library")]);

/**
 * Returns the numbers and problems of a build, by the rules of the table if there is one.
 * @param {Build} build @param {AbortSignal} [signal] @returns {Promise<BuildCheck>}
 */
export function checkBuild(build, signal) {
  const at = table.value;
  return request(at === null ? "/frames/check" : `/tables/${at.id}/queries/frame`, { build }, signal);
}

// -- at a table ----------------------------------------------------------------------------------

/** Joins a table with the browser's cookie; sets `table` or `tableError`. @param {string} id */
export async function joinTable(id) {
  const path = `/tables/${encodeURIComponent(id)}`;
  try {
    const [found, state] = await Promise.all([request(path), request(`${path}/state`)]);
    tableError.value = "";
    table.value = found;
    view.value = state.view;
    content.value = { ...content.value, limits: { ...content.value.limits, categories: tableCategories(state.view) } };
  } catch (error) {
    tableError.value = error instanceof RequestRefused ? error.message : t("hangar-the-table-did-not-answer");
  }
}

/**
 * Returns the attribute categories of a table's view in the format of the content.
 * @param {any} seen
 */
function tableCategories(seen) {
  const { categories, skill_start: start } = content.value.limits;
  const own = Object.fromEntries(
    seen.categories.map((/** @type {any} */ category) => [
      category.id,
      {
        name: category.name,
        points: category.pool,
        caps: Object.fromEntries(
          category.attributes.map((/** @type {any} */ a) => [a.id, a.cap - (a.kind === "die" ? start : 0)]),
        ),
      },
    ]),
  );
  // categories of the game that the table does not define stay as they are
  return { ...own, ...Object.fromEntries(Object.entries(categories).filter(([id]) => !(id in own))) };
}

/**
 * Sends a command to the table and reads the new state. Throws RequestRefused.
 * @param {any} command
 */
async function sendCommand(command) {
  const at = /** @type {Table} */ (table.value);
  const done = await request(`/tables/${at.id}/commands`, { id: newId(), command });
  view.value = (await request(`/tables/${at.id}/state`)).view;
  return done;
}

/** Returns the saved build of a name that the user may change. @param {string} name */
export function ownSavedBuild(name) {
  const seat = table.value?.seat;
  return savedBuilds.value.find((kept) => kept.name === name && (isHandler.value ? kept.owner === null : kept.owner === seat));
}

/**
 * Saves a build at the table; it replaces the user's own build of the same name.
 * @param {Build} build @param {boolean} shared with the pilots, for the Handler
 * @param {boolean} force save a build that is not legal
 */
export function saveBuild(build, shared, force) {
  const before = ownSavedBuild(build.name);
  return sendCommand({
    type: "build.save",
    build,
    ...(before && { id: before.id }),
    ...(isHandler.value && { shared }),
    ...(force && { force }),
  });
}

/**
 * Requests that the Handler brings the saved build of a name into play, or withdraws the request.
 * @param {string} name @param {boolean} asked
 */
export const requestBuild = (name, asked) => sendCommand({ type: "build.ask", build: ownSavedBuild(name)?.id, asked });

/** Removes a saved build. @param {string} id */
export const removeBuild = (id) => sendCommand({ type: "build.remove", build: id });

/**
 * Fits out a unit with a build.
 * @param {string} unit @param {Build} build @param {boolean} force
 */
export const fitUnit = (unit, build, force) => sendCommand({ type: "unit.fit", unit, build, ...(force && { force }) });

/**
 * Adds a unit with this build, off the map.
 * @param {Build} build @param {BuildCheck} found @param {string} disposition @param {boolean} force
 */
export async function addUnit(build, found, disposition, force) {
  const { integrity, stability, speed, capacity } = /** @type {any} */ (found.numbers);
  const before = new Set(Object.keys(view.value.scene.units));
  await sendCommand({
    type: "unit.add",
    name: build.name,
    disposition,
    integrity: Math.max(1, integrity.value),
    stability: Math.max(0, stability.value),
    speed: Math.max(0, speed.value),
    energy: Math.max(0, capacity.value),
    silhouette: build.silhouette,
  });
  const added = Object.keys(view.value.scene.units).find((id) => !before.has(id));
  if (added !== undefined) await fitUnit(added, build, force);
}

/** Returns the build that a unit is fitted out with. @param {string} id */
export function buildOf(id) {
  return /** @type {Build|undefined} */ (view.value?.scene?.units?.[id]?.frame?.design);
}
