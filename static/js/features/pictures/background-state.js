// The background that the Handler chooses and aligns, before the scene has it.

import { computed, effect, signal } from "@preact/signals";
import { send } from "../../core/commands.js";
import { request } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { t } from "../../text/t.js";
import { hexAt } from "../../board/projection.js";
import { label } from "../../core/hexes.js";
import { bySquares, covering, dragged, landing, UNIT } from "./background-model.js";
import { PICTURE_TYPES } from "./state.js";
import { isUniversalVtt, openUniversalVtt } from "./universal-vtt.js";
import { pictureUrl } from "./token-pictures.js";

/** @typedef {import("./background-model.js").Place} Place */
/** @typedef {import("./background-model.js").Point} Point */

/** Pixels of a side, and bytes, above which a picture is made smaller before it is sent. */
const MOST_SIDE = 4096;
const MOST_BYTES = 8 * 1024 * 1024;
/** How far from its hex's centre a point may lie without a word: a third of a hex's side. */
const BESIDE = 333;

/**
 * The background that is aligned: its picture at the server, where it lies now, its opacity in
 * percent, and the point that was put onto a hex already. `first`: where it lay at the start; `scene`: of which it becomes the background.
 * @typedef {{picture: string, image: ImageBitmap, place: Place, first: Place, opacity: number, anchor: Point|null, scene: string}} Draft
 */

/** Null while none is aligned. */
export const aligned = signal(/** @type {Draft|null} */ (null));
/** Whether one is aligned. */
export const isAligning = computed(() => aligned.value !== null);
/** Whether a picture is on its way to the server. */
export const uploading = signal(false);

/** Returns whether this seat may set a background now. */
export const mayBackground = () => session.isHandler.value && session.readonly.value === null && !session.inHistory.value;

/**
 * Sends a file to the server, and begins to align it: a picture, or a Universal VTT file with one.
 * @param {File} given
 */
export async function takeBackground(given) {
  if (!mayBackground() || uploading.value) return;
  let [file, squares] = [given, 0];
  if (isUniversalVtt(given)) {
    const found = await openUniversalVtt(given);
    if (found === null) {
      toast("refused", t("pictures-no-picture-inside", { name: given.name }));
      return;
    }
    ({ picture: file, squares } = found);
  }
  const image = PICTURE_TYPES.includes(file.type) ? await createImageBitmap(file).catch(() => null) : null;
  if (image === null) {
    toast("refused", PICTURE_TYPES.includes(file.type) ? t("pictures-cannot-be-read", { name: file.name }) : t("pictures-not-a-picture", { name: file.name }));
    return;
  }
  uploading.value = true;
  try {
    const body = await small(file, image);
    const response = await request("pictures?use=background", { method: "POST", headers: { "Content-Type": body.type }, body });
    if (response !== null) begin((await response.json()).id, image, squares);
  } finally {
    uploading.value = false;
  }
}

/** Returns a file that the server takes: as it is, or made smaller. @param {File} file @param {ImageBitmap} image @returns {Promise<Blob>} */
async function small(file, image) {
  const share = Math.min(1, MOST_SIDE / Math.max(image.width, image.height));
  if (share === 1 && file.size <= MOST_BYTES) return file;
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * share)), Math.max(1, Math.round(image.height * share)));
  /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}

/**
 * Begins to align a picture that covers the map, or whose own grid tells its size.
 * @param {string} picture @param {ImageBitmap} image @param {number} squares  in a row of its grid, or 0
 */
function begin(picture, image, squares) {
  const { scene } = session;
  if (scene.value === null) return;
  ui.setTool("select");
  ui.openTab("map");
  const opacity = scene.value.background?.opacity ?? 80;
  const first = squares > 0 ? bySquares(image, squares) : covering(image, scene.value.map);
  aligned.value = { picture, image, place: first, first, opacity, anchor: null, scene: scene.value.id };
}

/** Begins to align the background that the scene has. */
export async function alignAgain() {
  const now = session.scene.value?.background;
  const scene = session.scene.value?.id ?? "";
  if (!now?.picture || !now.place) return;
  const response = await fetch(pictureUrl(now.picture));
  if (!response.ok) return;
  const image = await createImageBitmap(await response.blob());
  const [x, y, width, height] = now.place;
  const first = { x, y, width, height };
  aligned.value = { picture: now.picture, image, place: first, first, opacity: now.opacity, anchor: null, scene };
}

/** Changes what is aligned. @param {Partial<Draft>} change */
export function adjust(change) {
  if (aligned.value !== null) aligned.value = { ...aligned.value, ...change };
}

/**
 * Ends a drag of a point of the picture onto the centre of a hex: the first one moves the picture,
 * the next ones give it its size.
 * @param {Place} start  before the drag @param {Point} grabbed @param {Point} to
 */
export function putPoint(start, grabbed, to) {
  const now = aligned.value;
  if (now === null) return;
  adjust({ place: dragged(start, grabbed, to, now.anchor), anchor: now.anchor ?? to });
  const lies = landing(grabbed, to, now.anchor);
  const map = session.map.value;
  if (map === null || Math.hypot(lies.x - to.x, lies.y - to.y) <= BESIDE) return;
  const where = hexAt(lies.x * UNIT, lies.y * UNIT, map.orientation);
  toast("note", t("pictures-point-lies-beside", { hex: label(where, map.orientation) }));
}

/** Begins the alignment anew. */
export function startOver() {
  if (aligned.value !== null) adjust({ place: aligned.value.first, anchor: null });
}

/** Makes what is aligned the background of the scene. */
export async function useBackground() {
  const now = aligned.value;
  if (now === null) return;
  const done = await send({ type: "scene.background", picture: now.picture, ...now.place, opacity: now.opacity }, { quiet: true });
  // the same as before is no mistake
  if (done.ok || done.code === "nothing-changes") aligned.value = null;
  else toast("refused", session.messages.value.refusal(done.code, done.params, session.naming.value));
}

/** Ends the alignment without a change. */
export function dropBackground() {
  aligned.value = null;
}

/** Ends the alignment when the Handler turns to another scene, or looks back. Called once at start. */
export function watchAligned() {
  effect(() => {
    if (aligned.value !== null && (aligned.value.scene !== session.scene.value?.id || session.inHistory.value)) aligned.value = null;
  });
}
