// What frames are built of, in words: fetched once, when somebody first looks at a frame.

import { signal } from "@preact/signals";

/** @typedef {{id: string, name: string, text: string, tiers?: string[]}} ContentEntry */

/** Entries by kind ("weapon_tags", "conditions", ...) and id. */
const content = signal(/** @type {Record<string, Map<string, ContentEntry>>} */ ({}));
let fetched = false;

/** Fetch it, unless that was done. */
export async function fetchContent() {
  const { api } = document.body.dataset;
  if (fetched || !api) return;
  fetched = true;
  try {
    const response = await fetch(new URL("../frames/content", new URL(api, location.href)));
    if (!response.ok) return;
    const document_ = await response.json();
    const lists = Object.entries(document_).filter(([, list]) => Array.isArray(list));
    content.value = Object.fromEntries(lists.map(([kind, list]) => [kind, new Map(list.map((/** @type {ContentEntry} */ each) => [each.id, each]))]));
  } catch {
    // Names stand for themselves until the page is loaded again.
    fetched = false;
  }
}

/** @param {string} kind @param {string} id @returns {ContentEntry|null} */
export function contentEntry(kind, id) {
  return content.value[kind]?.get(id) ?? null;
}

/** What people call it. @param {string} kind @param {string} id */
export function contentName(kind, id) {
  return contentEntry(kind, id)?.name ?? id.replaceAll("-", " ");
}
