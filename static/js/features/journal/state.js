// The open page of the journal, unsaved texts, and the page that was presented.

import { computed, effect, signal } from "@preact/signals";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { readStorage, writeStorage } from "../../core/storage.js";
import { request } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import { t } from "../../text/t.js";
import { send } from "../../core/commands.js";
import { problemOf } from "../pictures/state.js";
import { framedAs } from "../view-as/framed-page.js";
import { isKnownHere, isMarked, keepMarks, pages } from "./unread.js";

/** @typedef {import("./unread.js").PageView} PageView */
/**
 * `revision`: of the page that was changed; `picture`: the id of its picture, "" for none.
 * @typedef {{title: string, text: string, revision: string, picture: string}} Draft
 */

/** The longest text and the longest title of a page. */
export const LONGEST = { text: 20_000, title: 80 };

/** The id of the page that is open; "" for a new one, null for none. */
export const openId = signal(/** @type {string|null} */ (null));
/** The page that is open, or null. */
export const openPage = computed(() => pages.value.find(({ id }) => id === openId.value) ?? null);
/** Whether the open page is being written. */
export const writing = signal(false);
/** What pages are searched for. */
export const search = signal("");

/** The pages in which the search is found. */
export const foundPages = computed(() => {
  const wanted = search.value.trim().toLowerCase();
  return wanted === "" ? pages.value : pages.value.filter(({ title, text }) => `${title}\n${text}`.toLowerCase().includes(wanted));
});

/** Searches for pages. @param {string} text */
export function searchFor(text) {
  search.value = text;
}

/** Whether somebody can write pages here. */
export const mayWrite = computed(() => session.readonly.value === null && !session.inHistory.value && (session.isHandler.value || session.you.value?.role === "pilot"));

/** Opens a page to read it; with a draft of it, to go on writing. @param {string|null} id  null: the list */
export function choosePage(id) {
  openId.value = id;
  writing.value = id !== null && mayWrite.value && (id === "" || draftOf(id) !== null);
}

/** Begins to write in the open page, or ends it. @param {boolean} on */
export function setWriting(on) {
  writing.value = on;
}

// -- unsaved texts --------------------------------------------------------------------------------

const draftKey = () => `hexframe-journal-drafts-${session.table.value?.id ?? ""}`;
/** The drafts by page, as this page of the browser has them; null before they are read. */
const drafts = signal(/** @type {Record<string, Draft>|null} */ (null));

/** @returns {Record<string, Draft>} */
function allDrafts() {
  if (drafts.value !== null) return drafts.value;
  try {
    const kept = JSON.parse(readStorage(draftKey()) ?? "{}");
    const fine = Object.entries(kept).filter(([, each]) => each && ["title", "text", "revision"].every((name) => typeof each[name] === "string"));
    return Object.fromEntries(fine.map(([id, each]) => [id, { ...each, picture: String(each.picture ?? "") }]));
  } catch {
    return {};
  }
}

/** Returns the unsaved text of a page, or null. @param {string} id  "" for a new one */
export const draftOf = (id) => allDrafts()[id] ?? null;

/** Keeps an unsaved text in this browser; null: it is saved or thrown away. @param {string} id @param {Draft|null} draft */
export function keepDraft(id, draft) {
  const { [id]: _, ...rest } = allDrafts();
  drafts.value = draft === null ? rest : { ...rest, [id]: draft };
  writeStorage(draftKey(), JSON.stringify(drafts.value));
  if (draft === null) keepFile(id, null);
}

/** The chosen pictures by page, until they are saved; a reload forgets them. `url`: shows one here. */
const files = signal(/** @type {Readonly<Record<string, {file: File, url: string}>>} */ ({}));

/** Returns the picture that was chosen for a page and is not saved yet, or null. @param {string} id  "" for a new one */
export const chosenFile = (id) => files.value[id] ?? null;

/** @param {string} id @param {File|null} file */
function keepFile(id, file) {
  const { [id]: before, ...rest } = files.value;
  if (before !== undefined) URL.revokeObjectURL(before.url);
  if (before !== undefined || file !== null) files.value = file === null ? rest : { ...rest, [id]: { file, url: URL.createObjectURL(file) } };
}

/**
 * Chooses the picture of a page that is being written; says why a file cannot be one.
 * @param {string} id @param {Draft} draft @param {File} file
 */
export async function choosePagePicture(id, draft, file) {
  const reason = await problemOf(file);
  if (reason !== "") {
    toast("refused", reason);
    return;
  }
  keepFile(id, file);
  keepDraft(id, draftOf(id) ?? draft);
}

/** Takes the picture away from a page that is being written. @param {string} id @param {Draft} draft */
export function removePagePicture(id, draft) {
  keepDraft(id, { ...draft, picture: "" });
  keepFile(id, null);
}

/** Sends the chosen picture. Returns its id, that of the draft where there is none, null if it failed. @param {string} id @param {Draft} draft */
async function sentPicture(id, draft) {
  const chosen = chosenFile(id);
  if (chosen === null) return draft.picture;
  const response = await request("pictures?use=page", { method: "POST", headers: { "Content-Type": chosen.file.type }, body: chosen.file });
  return response === null ? null : /** @type {string} */ ((await response.json()).id);
}

/**
 * Saves a draft. A new page is opened once it has come. What was changed meanwhile stays a draft.
 * @param {string} id @param {Draft} draft
 */
export async function saveDraft(id, draft) {
  const known = new Set(pages.value.map((page) => page.id));
  const chosen = chosenFile(id);
  const picture = await sentPicture(id, draft);
  if (picture === null) return;
  const content = { title: draft.title.trim(), text: draft.text, picture };
  const was = pages.value.find((page) => page.id === id);
  const same = was?.title === content.title && was.text === content.text && (was.picture ?? "") === picture;
  if (!same && !(await send(id === "" ? { type: "journal.add", ...content } : { type: "journal.edit", page: id, revision: draft.revision, ...content })).ok) return;
  const later = draftOf(id);
  const changed = later !== null && (later.title !== draft.title || later.text !== draft.text || later.picture !== draft.picture);
  if (changed || chosenFile(id) !== chosen) return;
  keepDraft(id, null);
  writing.value = false;
  if (id === "") openWhenThere(known);
}

/** Opens the newest page that is not among the known ones, once it is there. @param {ReadonlySet<string>} known */
function openWhenThere(known) {
  const stop = effect(() => {
    const fresh = pages.value.filter((page) => !known.has(page.id) && (page.own || session.isHandler.peek())).at(-1);
    if (fresh === undefined) return;
    if (openId.peek() === "") openId.value = fresh.id;
    queueMicrotask(() => stop());
  });
}

// -- presented pages ------------------------------------------------------------------------------

/** Dialogs that a presented page takes the place of; it waits for others to be closed. */
const GIVES_WAY = new Set(["journal", "palette", "handout"]);

/** The presentation that was last said to wait. */
let waits = "";

/** Says that a page opens when the dialog is closed. @param {PageView} page */
function sayThatItWaits({ presented, title }) {
  if (waits !== presented) toast("note", t("journal-waits", { title }));
  waits = presented;
}

/** Shows each presented page once. Called once at start, except in a replay. */
export function watchPresented() {
  if (framedAs !== "") return;
  effect(() => {
    const view = session.liveSession.value.view;
    if (view === null || session.liveSession.value.you?.role === "handler") return;
    const given = Object.values(/** @type {Record<string, PageView>} */ (view.journal)).filter(({ presented }) => presented !== "");
    // what was presented before this person came is only new in the journal
    if (!isKnownHere()) return keepMarks(given.map(({ presented }) => presented));
    const next = given.find(({ presented }) => !isMarked(presented));
    const open = ui.modal.value;
    if (next === undefined || session.inHistory.value) return;
    if (open !== null && !GIVES_WAY.has(open.kind)) return sayThatItWaits(next);
    keepMarks([next.presented, next.id]);
    ui.openModal("handout", next.id);
  });
}
