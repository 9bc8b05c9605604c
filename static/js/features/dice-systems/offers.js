// What the dice systems offer to this seat now, what is filled in, and the one way to play it.

import { computed, effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { customPanel } from "./custom-panels.js";
import { offerEntries, keptFields, ownLines } from "./offer-list.js";

/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */
/** @typedef {import("../../ui/form-draft.js").Draft} Draft */

/** The dice systems that this table plays, in its order. */
export const tableSystems = computed(() => {
  const order = app.table.value?.systems ?? [];
  return order.flatMap((name) => app.systems.value[name] ?? []);
});

export const offerList = computed(() => offerEntries(tableSystems.value, app.you.value));

/** Steps that the table waits for: this seat's, and those of the others. */
export const pendingSteps = computed(() => offerList.value.filter((entry) => entry.offer.pending && entry.mine));
export const waits = computed(() => offerList.value.filter((entry) => entry.offer.pending && !entry.mine));

/** The step that this one is the other way to, or null. @param {OfferEntry} entry */
export function alternativeTo({ system, offer }) {
  const action = customPanel(system).instead?.[offer.action];
  return pendingSteps.value.find((each) => each.system === system && each.offer.action === action && each.offer.who === offer.who) ?? null;
}

/** Steps that are one for themselves: the other ways to them stand in their cards. */
export const mainSteps = computed(() => pendingSteps.value.filter((entry) => alternativeTo(entry) === null));

/** How much waits for this seat: steps of the dice systems and tests. */
export const waitingCount = computed(() => mainSteps.value.length + app.pending.value.length);

/** On a phone the only thing that waits is played by the big button below. */
export const footStep = computed(() => {
  const only = app.narrow.value && waitingCount.value === 1 && pendingSteps.value.length === 1;
  return only ? pendingSteps.value[0] : null;
});

/** Whether the first step's card is in sight. */
export const firstStepVisible = signal(false);

const drafts = signal(/** @type {ReadonlyMap<string, Draft>} */ (new Map()));
const refusals = signal(/** @type {ReadonlyMap<string, string>} */ (new Map()));
const playing = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** @type {Draft} */
const NOTHING = {};

/** What was touched of an offer's form. @param {OfferEntry} entry */
export function draftOf(entry) {
  return drafts.value.get(entry.key) ?? NOTHING;
}

/** Why the server refused what was sent last. @param {OfferEntry} entry */
export function refusalOf(entry) {
  return refusals.value.get(entry.key) ?? null;
}

/** Whether an answer is awaited. @param {OfferEntry} entry */
export function isPlaying(entry) {
  return playing.value.has(entry.key);
}

/**
 * Fill something in; undefined gives back what the form starts with.
 * @param {OfferEntry} entry
 * @param {string} name
 * @param {any} value
 */
export function setField(entry, name, value) {
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
 * @param {OfferEntry} entry
 * @param {Record<string, any>} form
 */
export async function submitOffer(entry, form) {
  if (isPlaying(entry)) return false;
  playing.value = new Set(playing.value).add(entry.key);
  refusals.value = without(refusals.value, [entry.key]);
  const since = app.entries.value.at(-1)?.n ?? 0;
  const command = { type: "system.act", system: entry.system, action: entry.offer.action, form };
  const answer = await app.send(command, { quiet: true });
  playing.value = new Set([...playing.value].filter((key) => key !== entry.key));
  if (answer.ok) {
    const next = new Map(without(drafts.value, [entry.key]));
    drafts.value = entry.offer.pending ? next : next.set(entry.key, keptFields(entry.offer, form));
    done.value = { key: entry.key, system: entry.system, since, at: performance.now() };
    // what it led to, and whom it waits for now, stands in the panel of its system
    if (entry.offer.pending) showSystem(entry.system);
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
  const stands = offerList.value.some((entry) => entry.key === key && !entry.offer.pending && entry.may);
  if (stands) return { key, system: null, at };
  // what somebody else has done since is how things stand now
  const over = app.entries.value.some((entry) => entry.n > since && entry.seat !== me && entry.code.startsWith(`${system}.`));
  return over ? null : { key: null, system, at };
});

/** Whether that was only just now: then it belongs into sight. */
export function justDone() {
  return done.value !== null && performance.now() - done.value.at < 3000;
}

/** What an offer says. @param {OfferEntry} entry */
export function offerText(entry) {
  return app.messages.value.system(entry.system).offer(entry.offer.code, entry.offer.params, app.naming.value);
}

/** Whom an offer is for, as people say it. @param {string} who */
export function recipientName(who) {
  if (who === "handler") return "the Handler";
  return who === "pilots" ? "any pilot" : (app.seats.value[who]?.name ?? "somebody who left");
}

// ---- which system is looked at ------------------------------------------------------------------
const chosen = signal(/** @type {string|null} */ (null));

/** The dice system whose panel is shown: the one chosen in this browser, else the first. */
export const shownSystem = computed(() => {
  const names = tableSystems.value.map((system) => system.name);
  const kept = chosen.value ?? stored();
  return kept !== null && names.includes(kept) ? kept : (names[0] ?? null);
});

const storageKey = () => `hexframe-system-${app.table.value?.id ?? ""}`;

function stored() {
  try {
    return localStorage.getItem(storageKey());
  } catch {
    return null;
  }
}

/** @param {string} name */
export function showSystem(name) {
  chosen.value = name;
  try {
    localStorage.setItem(storageKey(), name);
  } catch {
    // Where nothing may be kept it lasts as long as the page.
  }
}

// ---- when a step becomes one's own --------------------------------------------------------------
/** Whether the dice tray is in sight. */
export function isTrayVisible() {
  if (app.tab.value !== "dice") return false;
  return app.narrow.value ? app.sheet.value !== "handle" : app.dockOpen.value;
}

/** Say when something begins to wait for this seat; forget what was filled in for what is over. */
export function watchSteps() {
  let before = /** @type {Set<string>|null} */ (null);
  effect(() => {
    const now = new Map(pendingSteps.value.map((entry) => [entry.key, entry]));
    const here = app.view.value !== null;
    untracked(() => {
      const fresh = before === null ? [] : mainSteps.value.filter((entry) => !before?.has(entry.key));
      const over = [...(before ?? [])].filter((key) => !now.has(key));
      if (over.length) drafts.value = without(drafts.value, over);
      for (const key of over) withdrawAnnouncement(key);
      for (const entry of fresh) announce(entry);
      before = here ? new Set(now.keys()) : null;
    });
  });
}

/** What was said of steps that still wait. @type {Map<string, {unsay: () => void, toast: number|null}>} */
const announced = new Map();

/** @param {OfferEntry} entry */
function announce(entry) {
  const text = `Your step: ${offerText(entry)}`;
  const toast = isTrayVisible() ? null : app.toast("note", text);
  announced.set(entry.key, { toast, unsay: toast === null ? app.speak(text) : () => {} });
}

/** What is over is said no longer. @param {string} key */
function withdrawAnnouncement(key) {
  const said = announced.get(key);
  if (said === undefined) return;
  announced.delete(key);
  said.unsay();
  if (said.toast !== null) app.dismiss(said.toast);
}
