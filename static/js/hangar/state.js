// The frame that is being built, what the server says of it, and the ways to change it.
//
// No rule of the game is here: numbers, points and what is wrong come from the server each time.

import { batch, computed, signal } from "@preact/signals";
import { createMessages, EMPTY } from "../text/messages.js";

/** @typedef {import("./types.js").Build} Build */
/** @typedef {import("./types.js").Checked} Checked */
/** @typedef {import("./types.js").Content} Content */
/** @typedef {import("./types.js").Weapon} Weapon */
/** @typedef {import("./types.js").Module} Module */
/** @typedef {import("./types.js").Ready} Ready */

/** How long one may go on changing before the server is asked, in milliseconds. */
const CHECK_DELAY_MS = 120;
const STORAGE_KEY = "hexframe-hangar";

export const messages = signal(createMessages(EMPTY));
export const content = signal(/** @type {Content} */ (/** @type {any} */ (null)));
export const library = signal(/** @type {{frames: Ready[], npcs: Ready[]}} */ ({ frames: [], npcs: [] }));

export const build = signal(/** @type {Build} */ (/** @type {any} */ (null)));
/** Whether it is one's own work by now: then nothing replaces it for good. */
export const edited = signal(false);
/** What a new start replaced. */
export const replaced = signal(/** @type {Build|null} */ (null));
export const checkResult = signal(/** @type {Checked|null} */ (null));
/** The numbers shown are not of the build as it stands. */
export const stale = signal(false);
/** Why there is no answer. */
export const checkError = signal("");

export const step = signal("start");
/** The weapon that is looked at. */
export const weaponId = signal("");
/** On a narrow page the sheet lies over the steps. */
export const sheetOpen = signal(false);
/** What was just done, said to everybody. */
export const statusText = signal("");

export const problems = computed(() => checkResult.value?.problems ?? []);
export const legal = computed(() => checkResult.value !== null && problems.value.length === 0);

/** Entries of the content by kind and id. */
const entriesById = computed(() => {
  /** @type {Record<string, Map<string|number, any>>} */
  const found = {};
  for (const [kind, entries] of Object.entries(content.value ?? {})) {
    if (Array.isArray(entries)) found[kind] = new Map(entries.map((entry) => [entry.id ?? entry.tier, entry]));
  }
  return found;
});

/** An entry of the content, or nothing. @param {string} kind @param {string|number} id @returns {any} */
export function entry(kind, id) {
  return entriesById.value[kind]?.get(id);
}

/** A tag of a weapon or its damage. @param {string} id @returns {any} */
export function tagOf(id) {
  return entry("weapon_tags", id) ?? entry("damage_tags", id);
}

// -- a build -------------------------------------------------------------------------------------

/** The frame one begins with. @returns {Build} */
export function emptyBuild() {
  const { chassis, generators } = content.value;
  return completeBuild({ name: "", chassis: chassis[0].id, generator: generators[0].id, silhouette: chassis[0].silhouette });
}

/** A build with everything a build has. @param {any} part @returns {Build} */
export function completeBuild(part) {
  return {
    name: "",
    chassis: "",
    generator: "",
    skills: {},
    hull: {},
    tuning: {},
    silhouette: "biped",
    notes: "",
    awards: {},
    ...part,
    weapons: (part.weapons ?? []).map((/** @type {any} */ weapon) => ({ tags: {}, ...weapon })),
    modules: (part.modules ?? []).map((/** @type {any} */ module) => ({
      ...{ tier: 1, steps: 0, energy: 0, trigger: "", text: "" },
      ...module,
    })),
  };
}

/** Change the build. @param {Partial<Build>} parts */
export function change(parts) {
  batch(() => {
    build.value = { ...build.value, ...parts };
    edited.value = true;
  });
}

/** Points of an attribute or element; none leave no trace. @param {"skills"|"hull"|"tuning"|"awards"} where @param {string} id @param {number} points */
export function setPoints(where, id, points) {
  change({ [where]: withPoints(build.value[where], id, points) });
}

/** @param {Record<string, number>} all @param {string} id @param {number} points */
function withPoints(all, id, points) {
  const { [id]: _, ...others } = all;
  return points === 0 ? others : { ...all, [id]: points };
}

/** A silhouette that was the chassis' own goes with it. @param {string} id */
export function setChassis(id) {
  const own = entry("chassis", build.value.chassis)?.silhouette === build.value.silhouette;
  const { silhouette } = own ? entry("chassis", id) : build.value;
  change({ chassis: id, silhouette });
}

/** @param {string} id @param {Partial<Weapon>} parts */
export function changeWeapon(id, parts) {
  change({ weapons: build.value.weapons.map((weapon) => (weapon.id === id ? { ...weapon, ...parts } : weapon)) });
}

/** @param {string} id @param {string} tag @param {number} tier */
export function setTag(id, tag, tier) {
  const weapon = build.value.weapons.find((each) => each.id === id);
  if (weapon) changeWeapon(id, { tags: withPoints(weapon.tags, tag, tier) });
}

/** An id that is not taken. @param {string} stem @param {{id: string}[]} things */
function freeId(stem, things) {
  for (let n = 1; ; n += 1) {
    if (!things.some((thing) => thing.id === `${stem}${n}`)) return `${stem}${n}`;
  }
}

/** A weapon to begin with: it shoots. */
export function addWeapon() {
  const { weapons } = build.value;
  const { weapon_types: kinds, damage_types: damages } = content.value;
  const kind = kinds[weapons.length === 0 ? Math.min(1, kinds.length - 1) : 0];
  const id = freeId("w", weapons);
  const twins = weapons.filter((weapon) => weapon.name.startsWith(kind.name)).length;
  const name = twins > 0 ? `${kind.name} ${twins + 1}` : kind.name;
  change({ weapons: [...weapons, { id, name, tier: 1, kind: kind.id, damage: damages[0].id, tags: {} }] });
  weaponId.value = id;
}

/** A weapon's name follows its type until it has one of its own. @param {Weapon} weapon @param {string} kind */
export function setKind(weapon, kind) {
  const before = entry("weapon_types", weapon.kind)?.name;
  const after = entry("weapon_types", kind).name;
  const name = weapon.name === before ? after : weapon.name;
  changeWeapon(weapon.id, { kind, name });
}

/** Its tuning goes with it. @param {string} id */
export function removeWeapon(id) {
  const { weapons, tuning } = build.value;
  const at = weapons.findIndex((weapon) => weapon.id === id);
  const left = weapons.filter((weapon) => weapon.id !== id);
  change({
    weapons: left,
    tuning: Object.fromEntries(Object.entries(tuning).filter(([key]) => !key.endsWith(`:${id}`))),
  });
  weaponId.value = left[Math.min(at, left.length - 1)]?.id ?? "";
}

/** A module of one's own. */
export function addModule() {
  const { modules } = build.value;
  const module = { id: freeId("own-", modules), name: "", tier: 1, steps: 0, energy: 0, trigger: "", text: "" };
  change({ modules: [...modules, module] });
  return module.id;
}

/** @param {string} id @param {Partial<Module>} parts */
export function changeModule(id, parts) {
  change({ modules: build.value.modules.map((module) => (module.id === id ? { ...module, ...parts } : module)) });
}

/** Put a named module in, or take any out. @param {Module} module @param {boolean} on */
export function toggleModule(module, on) {
  const others = build.value.modules.filter((each) => each.id !== module.id);
  const { id, name, tier, steps, energy, trigger, text } = module;
  change({ modules: on ? [...others, { id, name, tier, steps, energy, trigger, text }] : others });
}

// -- starting anew ---------------------------------------------------------------------------------

/**
 * Another build in the place of this one, which can be brought back when it was one's own work.
 * @param {Build} next @param {boolean} [own]
 */
export function startBuild(next, own = false) {
  batch(() => {
    if (edited.value) replaced.value = build.value;
    build.value = next;
    edited.value = own;
    weaponId.value = next.weapons[0]?.id ?? "";
  });
}

export function restoreReplaced() {
  const before = replaced.value;
  if (before === null) return;
  batch(() => {
    replaced.value = null;
    edited.value = false;
    startBuild(before, true);
  });
}

/** What was left here the last time. @returns {{build: Build, edited: boolean}|null} */
export function storedBuild() {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return found && typeof found.build?.name === "string" ? { ...found, build: completeBuild(found.build) } : null;
  } catch {
    // Storage may be closed to us, or hold something else by now.
    return null;
  }
}

export function storeBuild() {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ build: build.value, edited: edited.value }));
  } catch {
    // It lasts until the page is closed.
  }
}

// -- asking ------------------------------------------------------------------------------------------

/** @typedef {(build: Build, signal: AbortSignal) => Promise<Checked>} CheckBuild */

/** @type {ReturnType<typeof setTimeout>|undefined} */
let timer;
let pendingCheck = new AbortController();

/** Ask what the build comes to, once it stands still for a moment. @param {CheckBuild} ask */
export function recheck(ask) {
  clearTimeout(timer);
  pendingCheck.abort();
  stale.value = true;
  const wait = checkResult.value === null ? 0 : CHECK_DELAY_MS;
  timer = setTimeout(() => void runCheck(ask), wait);
}

/** @param {CheckBuild} ask */
async function runCheck(ask) {
  pendingCheck = new AbortController();
  const { signal: aborted } = pendingCheck;
  try {
    const found = await ask(build.value, aborted);
    if (aborted.aborted) return;
    batch(() => {
      // What cannot be worked out leaves the numbers as they were, and says so.
      const { numbers, profiles } = found.numbers === null && checkResult.value !== null ? checkResult.value : found;
      checkResult.value = { ...found, numbers, profiles };
      stale.value = found.numbers === null;
      checkError.value = "";
    });
  } catch (error) {
    if (aborted.aborted) return;
    checkError.value = error instanceof TypeError ? "The server does not answer; the numbers are the last it gave." : String(/** @type {any} */ (error).message);
    if (error instanceof TypeError) timer = setTimeout(() => void runCheck(ask), 4000);
  }
}
