// Loads the pictures of the units in sight and gives them to the board.

import { effect } from "@preact/signals";
import { boardOfPage } from "../../core/board-handle.js";
import { apiUrl } from "../../core/http.js";
import * as session from "../../core/session.js";

/** Pixels of a side to which a picture is reduced: no token is larger. */
const SIDE = 256;

/** The loaded pictures by id, and null for those on their way. @type {Map<string, ImageBitmap|null>} */
const loaded = new Map();

/** Returns the address of a picture. @param {string} id */
export const pictureUrl = (id) => `${apiUrl()}/pictures/${encodeURIComponent(id)}`;

/** Gives the board the pictures of units as they come into sight. Called once at start. */
export function watchTokenPictures() {
  effect(() => {
    // an earlier view may name pictures that this seat may not fetch any more
    const units = session.inReplay.value ? {} : (session.liveSession.value.view?.scene.units ?? {});
    for (const { picture } of Object.values(units)) if (picture && !loaded.has(picture)) void load(picture);
  });
}

/** @param {string} id */
async function load(id) {
  loaded.set(id, null);
  try {
    const response = await fetch(pictureUrl(id));
    if (!response.ok) return;
    loaded.set(id, await smallBitmap(await response.blob()));
  } catch {
    loaded.delete(id); // tried again with the next change
    return;
  }
  const there = [...loaded].filter((each) => each[1] !== null);
  boardOfPage()?.set({ pictures: new Map(/** @type {[string, ImageBitmap][]} */ (there)) });
}

/** Returns a picture that is no larger than a token needs. @param {Blob} blob */
async function smallBitmap(blob) {
  const whole = await createImageBitmap(blob);
  const share = SIDE / Math.max(whole.width, whole.height);
  if (share >= 1) return whole;
  const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * share)));
  return createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: "high" });
}
