// The state of the hangar: the current build, the server's check of it, functions to change it.
//
// Rules of the game are not here: the server computes numbers, points and problems.

import { batch, computed, signal } from "@preact/signals";
import { catalogue } from "../text/catalogue.js";
import { createMessages } from "../text/messages.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").Build} Build */
/** @typedef {import("./types.js").BuildCheck} BuildCheck */
/** @typedef {import("./types.js").Content} Content */
/** @typedef {import("./types.js").Weapon} Weapon */
/** @typedef {import("./types.js").Module} Module */
/** @typedef {import("./types.js").LibraryBuild} LibraryBuild */

/** How long a build must be unchanged before it is checked, in milliseconds. */
const CHECK_DELAY_MS = 120;
const STORAGE_KEY = "hexframe-hangar";

export const messages = createMessages(catalogue);
/** What frames are built of; set before the page is rendered. */
export const content = signal(/** @type {Content} */ (/** @type {any} */ (null)));
/** The ready-made builds. */
export const library = signal(/** @type {{frames: LibraryBuild[], npcs: LibraryBuild[]}} */ ({ frames: [], npcs: [] }));

/** The current build. */
export const build = signal(/** @type {Build} */ (/** @type {any} */ (null)));
/** Whether the user has changed the build; a changed build can be restored after it is replaced. */
export const edited = signal(false);
/** The build that was replaced last. */
export const replaced = signal(/** @type {Build|null} */ (null));
/** The latest answer of the server about the build. */
export const checkResult = signal(/** @type {BuildCheck|null} */ (null));
/** Whether the shown numbers belong to an earlier version of the build. */
export const stale = signal(false);
/** Why the check failed, or "". */
export const checkError = signal("");

/** The id of the current step (STEPS in steps.js). */
export const step = signal("start");
/** The weapon that is being edited. */
export const weaponId = signal("");
/** Whether the sheet covers the steps, in a narrow window. */
export const sheetOpen = signal(false);
/** The message about the last action, or "". */
export const statusText = signal("");

export const problems = computed(() => checkResult.value?.problems ?? []);
export const legal = computed(() => checkResult.value !== null && problems.value.length === 0);

/** The entries of the content, by kind and id. */
const entriesById = computed(() => {
  /** @type {Record<string, Map<string|number, any>>} */
  const found = {};
  for (const [kind, entries] of Object.entries(content.value ?? {})) {
    if (Array.isArray(entries)) found[kind] = new Map(entries.map((entry) => [entry.id ?? entry.tier, entry]));
  }
  return found;
});

/**
 * Returns an entry of the content, or undefined.
 * @param {string} kind @param {string|number} id @returns {any}
 */
export function entry(kind, id) {
  return entriesById.value[kind]?.get(id);
}

/** Returns a tag of weapons or of damage, or undefined. @param {string} id @returns {any} */
export function tagOf(id) {
  return entry("weapon_tags", id) ?? entry("damage_tags", id);
}

// -- a build -------------------------------------------------------------------------------------

/** Returns the build that a new frame starts from. @returns {Build} */
export function emptyBuild() {
  const { chassis, generators } = content.value;
  return completeBuild({ name: "", chassis: chassis[0].id, generator: generators[0].id, silhouette: chassis[0].silhouette });
}

/**
 * Returns a build with all fields, empty where the given one has none.
 * @param {any} part @returns {Build}
 */
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

/** Changes fields of the build. @param {Partial<Build>} parts */
export function change(parts) {
  batch(() => {
    build.value = { ...build.value, ...parts };
    edited.value = true;
  });
}

/**
 * Sets the points of an attribute or element; 0 removes it.
 * @param {"skills"|"hull"|"tuning"|"awards"} where @param {string} id @param {number} points
 */
export function setPoints(where, id, points) {
  change({ [where]: withPoints(build.value[where], id, points) });
}

/**
 * Returns the points with one entry changed.
 * @param {Record<string, number>} all @param {string} id @param {number} points
 */
function withPoints(all, id, points) {
  const { [id]: _, ...others } = all;
  return points === 0 ? others : { ...all, [id]: points };
}

/** Sets the chassis, and its silhouette if the user has not chosen another. @param {string} id */
export function setChassis(id) {
  const own = entry("chassis", build.value.chassis)?.silhouette === build.value.silhouette;
  const { silhouette } = own ? entry("chassis", id) : build.value;
  change({ chassis: id, silhouette });
}

/** Changes fields of a weapon. @param {string} id @param {Partial<Weapon>} parts */
export function changeWeapon(id, parts) {
  change({ weapons: build.value.weapons.map((weapon) => (weapon.id === id ? { ...weapon, ...parts } : weapon)) });
}

/**
 * Sets the tier of a weapon's tag; 0 removes it.
 * @param {string} id @param {string} tag @param {number} tier
 */
export function setTag(id, tag, tier) {
  const weapon = build.value.weapons.find((each) => each.id === id);
  if (weapon) changeWeapon(id, { tags: withPoints(weapon.tags, tag, tier) });
}

/** Returns an unused id. @param {string} stem @param {{id: string}[]} things */
function freeId(stem, things) {
  for (let n = 1; ; n += 1) {
    if (!things.some((thing) => thing.id === `${stem}${n}`)) return `${stem}${n}`;
  }
}

/** Adds a weapon and selects it; the first one is ranged. */
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

/**
 * Sets a weapon's type; its name changes too if it is that of the type.
 * @param {Weapon} weapon @param {string} kind
 */
export function setKind(weapon, kind) {
  const before = entry("weapon_types", weapon.kind)?.name;
  const after = entry("weapon_types", kind).name;
  const name = weapon.name === before ? after : weapon.name;
  changeWeapon(weapon.id, { kind, name });
}

/** Removes a weapon and its tuning. @param {string} id */
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

/** Adds an empty module of the user's own and returns its id. */
export function addModule() {
  const { modules } = build.value;
  const module = { id: freeId("own-", modules), name: "", tier: 1, steps: 0, energy: 0, trigger: "", text: "" };
  change({ modules: [...modules, module] });
  return module.id;
}

/** Changes fields of a module. @param {string} id @param {Partial<Module>} parts */
export function changeModule(id, parts) {
  change({ modules: build.value.modules.map((module) => (module.id === id ? { ...module, ...parts } : module)) });
}

/** Adds or removes a module. @param {Module} module @param {boolean} on */
export function toggleModule(module, on) {
  const others = build.value.modules.filter((each) => each.id !== module.id);
  const { id, name, tier, steps, energy, trigger, text } = module;
  change({ modules: on ? [...others, { id, name, tier, steps, energy, trigger, text }] : others });
}

// -- replacing the build
// ---------------------------------------------------------------------------

/**
 * Replaces the build; a build that the user has changed can be restored.
 * @param {Build} next @param {boolean} [own] whether the new one counts as changed by the user
 */
export function startBuild(next, own = false) {
  batch(() => {
    if (edited.value) replaced.value = build.value;
    build.value = next;
    edited.value = own;
    weaponId.value = next.weapons[0]?.id ?? "";
  });
}

/** Restores the build that was replaced last. */
export function restoreReplaced() {
  const before = replaced.value;
  if (before === null) return;
  batch(() => {
    replaced.value = null;
    edited.value = false;
    startBuild(before, true);
  });
}

/**
 * Returns the build stored in this browser, or null.
 * @returns {{build: Build, edited: boolean}|null}
 */
export function storedBuild() {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return found && typeof found.build?.name === "string" ? { ...found, build: completeBuild(found.build) } : null;
  } catch {
    // the storage may be disabled or hold something else
    return null;
  }
}

/** Stores the build in this browser. */
export function storeBuild() {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ build: build.value, edited: edited.value }));
  } catch {
    // without storage the build lasts until the page is closed
  }
}

// -- checking the build
// ------------------------------------------------------------------------------

/** @typedef {(build: Build, signal: AbortSignal) => Promise<BuildCheck>} CheckBuild */

/** @type {ReturnType<typeof setTimeout>|undefined} */
let timer;
let pendingCheck = new AbortController();

/** Checks the build after CHECK_DELAY_MS, and cancels an earlier check. @param {CheckBuild} ask */
export function recheck(ask) {
  clearTimeout(timer);
  pendingCheck.abort();
  stale.value = true;
  const wait = checkResult.value === null ? 0 : CHECK_DELAY_MS;
  timer = setTimeout(() => void runCheck(ask), wait);
}

/** Checks the build now; without a connection it tries again. @param {CheckBuild} ask */
async function runCheck(ask) {
  pendingCheck = new AbortController();
  const { signal: aborted } = pendingCheck;
  try {
    const found = await ask(build.value, aborted);
    if (aborted.aborted) return;
    batch(() => {
      // when the server cannot compute numbers, the old ones stay and are marked as stale
      const { numbers, profiles } = found.numbers === null && checkResult.value !== null ? checkResult.value : found;
      checkResult.value = { ...found, numbers, profiles };
      stale.value = found.numbers === null;
      checkError.value = "";
    });
  } catch (error) {
    if (aborted.aborted) return;
    checkError.value = error instanceof TypeError ? t("hangar-the-server-does-not-answer-the") : String(/** @type {any} */ (error).message);
    if (error instanceof TypeError) timer = setTimeout(() => void runCheck(ask), 4000);
  }
}

/**
 * Fills the state at start: with what frames are built of, and the build that this browser keeps.
 * @param {{entries: Content, ready: typeof library.value}} given
 */
export function openHangar({ entries, ready }) {
  content.value = entries;
  library.value = ready;
  const before = storedBuild();
  build.value = before?.build ?? emptyBuild();
  edited.value = before?.edited ?? false;
}

/** Shows or hides the sheet, in a narrow window. @param {boolean} open */
export function setSheetOpen(open) {
  sheetOpen.value = open;
}

/** Shows a message about the last action. @param {string} text */
export function setStatus(text) {
  statusText.value = text;
}
