// The picture of a page that is shown full size, over the dialog of the page.

import { signal } from "@preact/signals";

/** The picture that is shown full size, or null. */
export const fullPicture = signal(/** @type {{title: string, url: string}|null} */ (null));

/** Shows a picture full size, or closes it. @param {typeof fullPicture.value} picture */
export function showFull(picture) {
  fullPicture.value = picture;
}

/** It covers the dialog of its page. @type {import("../../core/layers.js").Layer} */
export const fullPictureLayer = { id: "full-picture", isOpen: () => fullPicture.value !== null, close: () => showFull(null) };
