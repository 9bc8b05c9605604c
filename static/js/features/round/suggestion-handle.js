// What the page asks of the suggestions for the Handler's units. Their part arrives after the page
// has opened (suggestion.js).

import { signal } from "@preact/signals";

/**
 * @typedef {object} SuggestionHandle
 * @property {() => import("../../board/types.js").Overlay[]} overlays  what the map shows to Handlers only
 * @property {() => boolean} exist  whether something is suggested for the unit that acts
 * @property {() => void} follow  carries out what is suggested first
 * @property {() => boolean} play  whether they are carried out by themselves
 * @property {() => void} stop
 */

/** The handle; null until the part has arrived. */
const handle = signal(/** @type {SuggestionHandle|null} */ (null));

/** @param {SuggestionHandle} given */
export function setSuggestions(given) {
  handle.value = given;
}

/** What the map shows to Handlers only. */
export const handlerOverlays = () => handle.value?.overlays() ?? [];

/** Whether something is suggested for the unit that acts. */
export const hasSuggestion = () => handle.value?.exist() ?? false;

/** Carries out what is suggested first. */
export const followSuggestion = () => handle.value?.follow();

/** @type {import("../../core/layers.js").Layer} */
export const playingLayer = { id: "playing", isOpen: () => handle.value?.play() ?? false, close: () => handle.value?.stop() };
