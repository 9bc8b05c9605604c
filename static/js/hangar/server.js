// What the hangar asks the server: content, ready builds, checks; and the table it was opened from.

import { computed, signal } from "@preact/signals";
import { newId } from "../core/net.js";
import { content, messages } from "./state.js";
import { steers } from "../core/steering.js";

/** @typedef {import("./types.js").Build} Build */
/** @typedef {import("./types.js").Checked} Checked */

/** @typedef {{id: string, name: string, role: string, seat: string}} Table */

/** The table the page was opened from, when one has a seat there. */
export const table = signal(/** @type {Table|null} */ (null));
const view = signal(/** @type {any} */ (null));
/** Why there is no table although one was asked for. */
export const tableError = signal("");

export const isHandler = computed(() => table.value?.role === "handler");
export const maySave = computed(() => isHandler.value || table.value?.role === "pilot");

/** Tables where this browser has a seat. @type {{id: string, name: string}[]} */
export const knownTables = JSON.parse(document.getElementById("hangar")?.dataset.tables ?? "[]");

/** Builds that the table keeps, by name. */
export const savedBuilds = computed(() =>
  /** @type {any[]} */ (Object.values(view.value?.builds ?? {})).sort((a, b) => a.name.localeCompare(b.name)),
);

/** Units that one may fit out. */
export const ownUnits = computed(() => {
  const units = /** @type {any[]} */ (Object.values(view.value?.scene?.units ?? {}));
  const seat = table.value?.seat;
  return units
    .filter((unit) => !unit.destroyed && (isHandler.value || steers(seat, unit)))
    .sort((a, b) => a.name.localeCompare(b.name));
});

/** The name of the character whose sheet a unit goes by. @param {string} unit @returns {string|undefined} */
export function sheetNameOf(unit) {
  const all = /** @type {any[]} */ (Object.values(view.value?.characters ?? {}));
  return all.find((character) => character.unit === unit)?.name;
}

/** The pilot's own characters whose frame is lost, and whether each can pay for a new one. */
export const lostFrames = computed(() => {
  const units = view.value?.scene?.units ?? {};
  const seat = table.value?.seat;
  const all = /** @type {any[]} */ (Object.values(view.value?.characters ?? {}));
  return all.flatMap((character) => {
    const named = units[character.unit ?? ""];
    const frame = named?.pilot_of ? units[named.pilot_of] : named;
    const lost = (frame?.destroyed || frame?.lost) && steers(seat, named) && !isHandler.value;
    return lost ? [{ id: character.id, name: character.name, pays: character.replace.bar === null }] : [];
  });
});

/** Whether pilots have to wait: frames are fitted out between conflicts. */
export const inConflict = computed(() => Boolean(view.value?.scene?.conflict));

/** A refusal in our words. */
export class RequestRefused extends Error {}

/** @param {string} path @param {any} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
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
  const known = messages.value.knows(problem.code);
  // Where in the body it is, people read as where in the build.
  if (typeof problem.params?.at === "string") problem.params.at = problem.params.at.replace(/^body\.(build\.)?/, "");
  throw new RequestRefused(
    known ? messages.value.refusal(problem.code, problem.params ?? {}, { orientation: "flat" }) : problem.detail || `The server answered ${answer.status}`,
  );
}

export const fetchContent = () => Promise.all([request("/frames/content"), request("/frames/library")]);

/** @param {Build} build @param {AbortSignal} [signal] @returns {Promise<Checked>} */
export function checkBuild(build, signal) {
  const at = table.value;
  return request(at === null ? "/frames/check" : `/tables/${at.id}/queries/frame`, { build }, signal);
}

// -- at a table ----------------------------------------------------------------------------------

/** Sit down at the table, as the browser's cookie says. @param {string} id */
export async function joinTable(id) {
  const path = `/tables/${encodeURIComponent(id)}`;
  try {
    const [found, state] = await Promise.all([request(path), request(`${path}/state`)]);
    tableError.value = "";
    table.value = found;
    view.value = state.view;
    content.value = { ...content.value, limits: { ...content.value.limits, categories: tableCategories(state.view) } };
  } catch (error) {
    tableError.value = error instanceof RequestRefused ? error.message : "The table did not answer";
  }
}

/** The table's own categories in the content's shape. @param {any} seen */
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
  // A table without the game's own attributes leaves them where the game has them.
  return { ...own, ...Object.fromEntries(Object.entries(categories).filter(([id]) => !(id in own))) };
}

/** @param {any} command */
async function sendCommand(command) {
  const at = /** @type {Table} */ (table.value);
  const done = await request(`/tables/${at.id}/commands`, { id: newId(), command });
  view.value = (await request(`/tables/${at.id}/state`)).view;
  return done;
}

/** The build of that name which one may change. @param {string} name */
export function ownSavedBuild(name) {
  const seat = table.value?.seat;
  return savedBuilds.value.find((kept) => kept.name === name && (isHandler.value ? kept.owner === null : kept.owner === seat));
}

/** Keep a build at the table: in the place of one's own of the same name. @param {Build} build @param {boolean} shared @param {boolean} force */
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

/** Ask the Handler to bring one's own build of that name into play, or take that back. @param {string} name @param {boolean} asked */
export const requestBuild = (name, asked) => sendCommand({ type: "build.ask", build: ownSavedBuild(name)?.id, asked });

/** @param {string} id */
export const removeBuild = (id) => sendCommand({ type: "build.remove", build: id });

/** @param {string} unit @param {Build} build @param {boolean} force */
export const fitUnit = (unit, build, force) => sendCommand({ type: "unit.fit", unit, build, ...(force && { force }) });

/** A new unit off the map with this build. @param {Build} build @param {Checked} found @param {string} disposition @param {boolean} force */
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

/** What a unit has been fitted out with, where a build of that name is to be had. @param {string} id */
export function buildNameOf(id) {
  return /** @type {string|undefined} */ (view.value?.scene?.units?.[id]?.frame?.build);
}
