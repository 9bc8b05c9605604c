// What the dice systems offer to this seat now, what is filled in, and the one way to play it.

import { computed, effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { handmade } from "./custom-panels.js";
import { entriesOf, keptOf, ownLines } from "./offer-list.js";

/** @typedef {import("./offer-list.js").Entry} Entry */
/** @typedef {import("../../ui/form-draft.js").Draft} Draft */

/** The dice systems that this table plays, in its order. */
export const played = computed(() => {
  const order = app.table.value?.systems ?? [];
  return order.flatMap((name) => app.systems.value[name] ?? []);
});

export const entries = computed(() => entriesOf(played.value, app.you.value));

/** Steps that the table waits for: this seat's, and those of the others. */
export const steps = computed(() => entries.value.filter((entry) => entry.offer.pending && entry.mine));
export const waits = computed(() => entries.value.filter((entry) => entry.offer.pending && !entry.mine));

/** The step that this one is the other way to, or null. @param {Entry} entry */
export function insteadOf({ system, offer }) {
  const action = handmade(system).instead?.[offer.action];
  return steps.value.find((each) => each.system === system && each.offer.action === action && each.offer.who === offer.who) ?? null;
}

/** Steps that are one for themselves: the other ways to them stand in their cards. */
export const ownSteps = computed(() => steps.value.filter((entry) => insteadOf(entry) === null));

/** How much waits for this seat: steps of the dice systems and tests. */
export const waiting = computed(() => ownSteps.value.length + app.pending.value.length);

/** On a phone the only thing that waits is played by the big button below. */
export const underThumb = computed(() => {
  const only = app.narrow.value && waiting.value === 1 && steps.value.length === 1;
  return only ? steps.value[0] : null;
});

/** Whether the first step's card is in sight. */
export const stepSeen = signal(false);

const drafts = signal(/** @type {ReadonlyMap<string, Draft>} */ (new Map()));
const refusals = signal(/** @type {ReadonlyMap<string, string>} */ (new Map()));
const playing = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** @type {Draft} */
const NOTHING = {};

/** What was touched of an offer's form. @param {Entry} entry */
export function draftOf(entry) {
  return drafts.value.get(entry.key) ?? NOTHING;
}

/** Why the server refused what was sent last. @param {Entry} entry */
export function refusalOf(entry) {
  return refusals.value.get(entry.key) ?? null;
}

/** Whether an answer is awaited. @param {Entry} entry */
export function isPlaying(entry) {
  return playing.value.has(entry.key);
}

/**
 * Fill something in; undefined gives back what the form starts with.
 * @param {Entry} entry
 * @param {string} name
 * @param {any} value
 */
export function touch(entry, name, value) {
  drafts.value = new Map(drafts.value).set(entry.key, { ...draftOf(entry), [name]: value });
  if (refusals.value.has(entry.key)) refusals.value = without(refusals.value, [entry.key]);
}

/**
 * @template V
 * @param {ReadonlyMap<string, V>} map
 * @param {readonly string[]} keys
 */
function without(map, keys) {
  return new Map([...map].filter(([key]) => !keys.includes(key)));
}

/**
 * Play an offer; a refusal stands at its form.
 * @param {Entry} entry
 * @param {Record<string, any>} form
 */
export async function play(entry, form) {
  if (isPlaying(entry)) return false;
  playing.value = new Set(playing.value).add(entry.key);
  refusals.value = without(refusals.value, [entry.key]);
  const since = app.entries.value.at(-1)?.n ?? 0;
  const command = { type: "system.act", system: entry.system, action: entry.offer.action, form };
  const answer = await app.send(command, { quiet: true });
  playing.value = new Set([...playing.value].filter((key) => key !== entry.key));
  if (answer.ok) {
    const next = new Map(without(drafts.value, [entry.key]));
    drafts.value = entry.offer.pending ? next : next.set(entry.key, keptOf(entry.offer, form));
    done.value = { key: entry.key, system: entry.system, since, at: performance.now() };
    // what it led to, and whom it waits for now, stands in the panel of its system
    if (entry.offer.pending) look(entry.system);
  } else {
    const text = app.messages.value.refusal(answer.code, answer.params, app.naming.value);
    refusals.value = new Map(refusals.value).set(entry.key, text);
  }
  return answer.ok;
}

/** What was played here last. @type {import("@preact/signals").Signal<{key: string, system: string, since: number, at: number}|null>} */
const done = signal(/** @type {any} */ (null));

/** What the last step from here did, by the log; it stays until the next one. */
export const doneText = computed(() => {
  if (done.value === null) return "";
  const lines = ownLines(app.entries.value, done.value, app.you.value?.seat ?? "");
  return lines.map(app.lineText).join(". ") || "Done";
});

/** Where that is said: at its form if that still stands there, else in the panel of its system. */
export const doneAt = computed(() => {
  if (done.value === null) return null;
  const { key, system, since, at } = done.value;
  const me = app.you.value?.seat;
  const stands = entries.value.some((entry) => entry.key === key && !entry.offer.pending && entry.may);
  if (stands) return { key, system: null, at };
  // what somebody else has done since is how things stand now
  const over = app.entries.value.some((entry) => entry.n > since && entry.seat !== me && entry.code.startsWith(`${system}.`));
  return over ? null : { key: null, system, at };
});

/** Whether that was only just now: then it belongs into sight. */
export function justDone() {
  return done.value !== null && performance.now() - done.value.at < 3000;
}

/** What an offer says. @param {Entry} entry */
export function textOf(entry) {
  return app.messages.value.system(entry.system).offer(entry.offer.code, entry.offer.params, app.naming.value);
}

/** Whom an offer is for, as people say it. @param {string} who */
export function whoIs(who) {
  if (who === "handler") return "the Handler";
  return who === "pilots" ? "any pilot" : (app.seats.value[who]?.name ?? "somebody who left");
}

// ---- which system is looked at ------------------------------------------------------------------
const chosen = signal(/** @type {string|null} */ (null));

/** The dice system whose panel is shown: the one chosen in this browser, else the first. */
export const looked = computed(() => {
  const names = played.value.map((system) => system.name);
  const kept = chosen.value ?? stored();
  return kept !== null && names.includes(kept) ? kept : (names[0] ?? null);
});

const place = () => `hexframe-system-${app.table.value?.id ?? ""}`;

function stored() {
  try {
    return localStorage.getItem(place());
  } catch {
    return null;
  }
}

/** @param {string} name */
export function look(name) {
  chosen.value = name;
  try {
    localStorage.setItem(place(), name);
  } catch {
    // Where nothing may be kept it lasts as long as the page.
  }
}

// ---- when a step becomes one's own --------------------------------------------------------------
/** Whether the dice tray is in sight. */
export function atTheTray() {
  if (app.tab.value !== "dice") return false;
  return app.narrow.value ? app.sheet.value !== "handle" : app.dockOpen.value;
}

/** Say when something begins to wait for this seat; forget what was filled in for what is over. */
export function watchSteps() {
  let before = /** @type {Set<string>|null} */ (null);
  effect(() => {
    const now = new Map(steps.value.map((entry) => [entry.key, entry]));
    const here = app.view.value !== null;
    untracked(() => {
      const fresh = before === null ? [] : ownSteps.value.filter((entry) => !before?.has(entry.key));
      const over = [...(before ?? [])].filter((key) => !now.has(key));
      if (over.length) drafts.value = without(drafts.value, over);
      for (const key of over) untell(key);
      for (const entry of fresh) tell(entry);
      before = here ? new Set(now.keys()) : null;
    });
  });
}

/** What was said of steps that still wait. @type {Map<string, {unsay: () => void, toast: number|null}>} */
const told = new Map();

/** @param {Entry} entry */
function tell(entry) {
  const text = `Your step: ${textOf(entry)}`;
  const toast = atTheTray() ? null : app.toast("note", text);
  told.set(entry.key, { toast, unsay: toast === null ? app.speak(text) : () => {} });
}

/** What is over is said no longer. @param {string} key */
function untell(key) {
  const said = told.get(key);
  if (said === undefined) return;
  told.delete(key);
  said.unsay();
  if (said.toast !== null) app.dismiss(said.toast);
}
