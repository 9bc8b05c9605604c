// Names and texts of everything frames are built of, fetched once when the first frame is shown.

import { signal } from "@preact/signals";

/** @typedef {{id: string, name: string, text: string, tiers?: string[]}} ContentEntry */

/** Entries by kind ("weapon_tags", "conditions", ...) and id. */
const content = signal(/** @type {Record<string, Map<string, ContentEntry>>} */ ({}));
let fetched = false;

/** Fetches the content, unless that was done or is under way. */
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
    // without content the ids serve as names; the next call tries again
    fetched = false;
  }
}

/**
 * The entry with an id; null before the content has arrived, or without one.
 * @param {string} kind @param {string} id
 * @returns {ContentEntry|null}
 */
export function contentEntry(kind, id) {
  return content.value[kind]?.get(id) ?? null;
}

/**
 * The name of an entry; its id with spaces while that is unknown.
 * @param {string} kind @param {string} id
 */
export function contentName(kind, id) {
  return contentEntry(kind, id)?.name ?? id.replaceAll("-", " ");
}
