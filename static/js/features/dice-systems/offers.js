// The state of the dice systems' offers: what this seat can do, unsaved forms, submitting them, the
// system whose panel is shown, and announcing new steps.

import { computed, effect, signal, untracked } from "@preact/signals";
import { announce } from "../../core/announcer.js";
import { send } from "../../core/commands.js";
import { dismissToast, toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { lineText } from "../log/log-text.js";
import { customPanel } from "./custom-panel.js";
import { offerEntries, ownLines } from "./offer-list.js";
import { t } from "../../text/t.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */
/** @typedef {import("./form-draft.js").Draft} Draft */

/** The dice systems that this table plays, in its order. */
export const tableSystems = computed(() => {
  const order = session.table.value?.systems ?? [];
  return order.flatMap((name) => session.systems.value[name] ?? []);
});

/** Every offer, as this seat may take it. */
export const offerList = computed(() => offerEntries(tableSystems.value, session.you.value));

/** The steps of this seat that the table waits for. */
export const pendingSteps = computed(() => offerList.value.filter((entry) => entry.offer.pending && entry.mine));

/** The step that this one is an alternative to, or null. @param {OfferEntry} entry */
export function alternativeTo({ system, offer }) {
  const action = customPanel(system).instead?.[offer.action];
  return pendingSteps.value.find((each) => each.system === system && each.offer.action === action && each.offer.who === offer.who) ?? null;
}

/** This seat's steps without alternatives, which are shown in the card of the step they replace. */
export const mainSteps = computed(() => pendingSteps.value.filter((entry) => alternativeTo(entry) === null));

/** How many steps and tests wait for this seat. */
export const waitingCount = computed(() => mainSteps.value.length + session.pendingTests.value.length);

/** On a phone, the step that the button at the foot submits: the only one that waits; else null. */
export const footStep = computed(() => {
  const only = ui.narrow.value && waitingCount.value === 1 && pendingSteps.value.length === 1;
  return only ? pendingSteps.value[0] : null;
});

/** Whether the first step's card is scrolled into view. */
export const firstStepVisible = signal(false);

const drafts = signal(/** @type {ReadonlyMap<string, Draft>} */ (new Map()));
const refusals = signal(/** @type {ReadonlyMap<string, string>} */ (new Map()));
/** Keys of the offers whose answer is awaited. */
const submitting = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** @type {Draft} */
const NOTHING = {};

/** The filled-in fields of an offer's form. @param {OfferEntry} entry */
export function draftOf(entry) {
  return drafts.value.get(entry.key) ?? NOTHING;
}

/** The text of the server's refusal of an offer, or null. @param {OfferEntry} entry */
export function refusalOf(entry) {
  return refusals.value.get(entry.key) ?? null;
}

/** Whether an offer was sent and its answer is awaited. @param {OfferEntry} entry */
export function isSubmitting(entry) {
  return submitting.value.has(entry.key);
}

/**
 * Fills in a field; undefined restores its first value.
 * @param {OfferEntry} entry
 * @param {string} name
 * @param {any} value
 */
export function setField(entry, name, value) {
  drafts.value = new Map(drafts.value).set(entry.key, { ...draftOf(entry), [name]: value });
  if (refusals.value.has(entry.key)) refusals.value = without(refusals.value, [entry.key]);
}

/**
 * The map without some keys.
 * @template V
 * @param {ReadonlyMap<string, V>} map
 * @param {readonly string[]} keys
 */
function without(map, keys) {
  return new Map([...map].filter(([key]) => !keys.includes(key)));
}

/**
 * Sends an offer; a refusal is shown at its form. Returns whether the server accepted it.
 * @param {OfferEntry} entry
 * @param {Values} form
 * @param {Values} kept  the fields that stay filled in, where the table does not wait for the step
 */
export async function submitOffer(entry, form, kept) {
  if (isSubmitting(entry)) return false;
  submitting.value = new Set(submitting.value).add(entry.key);
  refusals.value = without(refusals.value, [entry.key]);
  const since = session.entries.value.at(-1)?.n ?? 0;
  const command = { type: "system.act", system: entry.system, action: entry.offer.action, form };
  const answer = await send(command, { quiet: true });
  submitting.value = new Set([...submitting.value].filter((key) => key !== entry.key));
  if (answer.ok) {
    const next = new Map(without(drafts.value, [entry.key]));
    drafts.value = entry.offer.pending ? next : next.set(entry.key, kept);
    done.value = { key: entry.key, system: entry.system, since, at: performance.now() };
    // the system's panel shows what the step led to
    if (entry.offer.pending) showSystem(entry.system);
  } else {
    const text = session.messages.value.refusal(answer.code, answer.params, session.naming.value);
    refusals.value = new Map(refusals.value).set(entry.key, text);
  }
  return answer.ok;
}

/**
 * The offer submitted last from this browser; `at` in milliseconds of page time.
 * @type {import("@preact/signals").Signal<{key: string, system: string, since: number, at: number}|null>}
 */
const done = signal(/** @type {any} */ (null));

/** What the last submitted offer did, from the log; "" before the first. */
export const doneText = computed(() => {
  if (done.value === null) return "";
  const lines = ownLines(session.entries.value, done.value, session.you.value?.seat ?? "");
  return lines.map(lineText).join(". ") || t("dice-systems-done");
});

/**
 * Where that is shown: at its form while that exists, else in its system's panel; null for nowhere.
 */
export const doneAt = computed(() => {
  if (done.value === null) return null;
  const { key, system, since, at } = done.value;
  const me = session.you.value?.seat;
  const exists = offerList.value.some((entry) => entry.key === key && !entry.offer.pending && entry.may);
  if (exists) return { key, system: null, at };
  // a later line of another seat makes the note outdated
  const outdated = session.entries.value.some((entry) => entry.n > since && entry.seat !== me && entry.code.startsWith(`${system}.`));
  return outdated ? null : { key: null, system, at };
});

/** Whether the last offer was submitted in the last three seconds. */
export function justDone() {
  return done.value !== null && performance.now() - done.value.at < 3000;
}

/** The text of an offer. @param {OfferEntry} entry */
export function offerText(entry) {
  return session.messages.value.system(entry.system).offer(entry.offer.code, entry.offer.params, session.naming.value);
}

/** The name of an offer's recipient. @param {string} who  "handler", "pilots" or a seat */
export function recipientName(who) {
  if (who === "handler") return t("dice-systems-the-handler");
  return who === "pilots" ? t("dice-systems-any-pilot") : (session.seats.value[who]?.name ?? t("dice-systems-somebody-who-left"));
}

// ---- the system whose panel is shown ------------------------------------------------------------
const chosen = signal(/** @type {string|null} */ (null));

/**
 * The name of the dice system whose panel is shown: the one chosen in this browser, else the first.
 */
export const shownSystem = computed(() => {
  const names = tableSystems.value.map((system) => system.name);
  const kept = chosen.value ?? stored();
  return kept !== null && names.includes(kept) ? kept : (names[0] ?? null);
});

const storageKey = () => `hexframe-system-${session.table.value?.id ?? ""}`;

function stored() {
  try {
    return localStorage.getItem(storageKey());
  } catch {
    return null;
  }
}

/** Shows a system's panel, and remembers that in this browser. @param {string} name */
export function showSystem(name) {
  chosen.value = name;
  try {
    localStorage.setItem(storageKey(), name);
  } catch {
    // without storage the choice lasts as long as the page
  }
}

// ---- announcing steps ---------------------------------------------------------------------------
/** Whether the dice tray is open. */
export function isTrayVisible() {
  if (ui.tab.value !== "dice") return false;
  return ui.narrow.value ? ui.sheetHeight.value !== "handle" : ui.dockOpen.value;
}

/** Announces steps that begin to wait for this seat, and drops the forms of steps that are over. */
export function watchSteps() {
  let before = /** @type {Set<string>|null} */ (null);
  effect(() => {
    const now = new Map(pendingSteps.value.map((entry) => [entry.key, entry]));
    const here = session.view.value !== null;
    untracked(() => {
      const fresh = before === null ? [] : mainSteps.value.filter((entry) => !before?.has(entry.key));
      const over = [...(before ?? [])].filter((key) => !now.has(key));
      if (over.length) drafts.value = without(drafts.value, over);
      for (const key of over) withdrawAnnouncement(key);
      for (const entry of fresh) announceStep(entry);
      before = here ? new Set(now.keys()) : null;
    });
  });
}

/**
 * The announcements of steps that still wait, by key.
 * @type {Map<string, {unsay: () => void, toast: number|null}>}
 */
const announced = new Map();

/** Announces a step, as a toast or to screen readers. @param {OfferEntry} entry */
function announceStep(entry) {
  const text = t("dice-systems-your-step", { offer: offerText(entry) });
  const shown = isTrayVisible() ? null : toast("note", text);
  announced.set(entry.key, { toast: shown, unsay: shown === null ? announce(text) : () => {} });
}

/** Takes back the announcement of a step that is over. @param {string} key */
function withdrawAnnouncement(key) {
  const said = announced.get(key);
  if (said === undefined) return;
  announced.delete(key);
  said.unsay();
  if (said.toast !== null) dismissToast(said.toast);
}
