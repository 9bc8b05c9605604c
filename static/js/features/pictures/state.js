// The picture of a unit: chosen, pasted or dropped, cut to a square, and sent.

import { signal } from "@preact/signals";
import { send } from "../../core/commands.js";
import { request } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { t } from "../../text/t.js";
import { squareOf, WHOLE } from "./crop-model.js";

/** @typedef {import("./crop-model.js").Crop} Crop */

/** Pixels of a side of a token's picture, and the most bytes of a file, as on the server. */
const SIDE = 512;
const MOST_BYTES = 8 * 1024 * 1024;
/** The types of files that the server reads. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];

/**
 * The picture that is being cut; null without one.
 * @type {import("@preact/signals").Signal<{image: ImageBitmap, crop: Crop, round: boolean}|null>}
 */
export const draft = signal(/** @type {any} */ (null));
/** Whether a picture is on its way to the server. */
export const sending = signal(false);

/** Returns whether this seat may set the picture of a unit. @param {string} unit */
export const mayPicture = (unit) => session.readonly.value === null && !session.inHistory.value && !session.isSpectator.value && session.controls(unit);

/** Opens the dialog of a unit's picture. @param {string} unit */
export function openPicture(unit) {
  draft.value = null;
  ui.openModal("picture", unit);
}

/** Returns why a file cannot be used, "" where it can. @param {File} file */
export async function problemOf(file) {
  const { name } = file;
  if (!PICTURE_TYPES.includes(file.type)) return t("pictures-not-a-picture", { name });
  if (file.size > MOST_BYTES) return t("pictures-too-many-bytes", { name });
  const read = await createImageBitmap(file).catch(() => null);
  return read === null ? t("pictures-cannot-be-read", { name }) : "";
}

/**
 * Opens a file to be cut for the token of a unit; says why that is not possible.
 * @param {string} unit @param {File} file
 */
export async function choosePicture(unit, file) {
  const reason = await problemOf(file);
  if (reason !== "") {
    toast("refused", reason);
    return;
  }
  const image = await createImageBitmap(file);
  openPicture(unit);
  draft.value = { image, crop: WHOLE, round: false };
}

/** Changes what is cut. @param {Partial<{crop: Crop, round: boolean}>} change */
export function cut(change) {
  if (draft.value !== null) draft.value = { ...draft.value, ...change };
}

/**
 * Draws the cut picture into a canvas of equal sides.
 * @param {HTMLCanvasElement|OffscreenCanvas} canvas @param {NonNullable<typeof draft.value>} given
 */
export function drawCut(canvas, { image, crop, round }) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { left, top, side } = squareOf(image, crop);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.save();
  if (round) {
    ctx.beginPath();
    ctx.arc(canvas.width / 2, canvas.height / 2, canvas.width / 2, 0, 7);
    ctx.clip();
  }
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  ctx.restore();
}

/** Sends the cut picture and shows it on the token of a unit. @param {string} unit */
export async function sendPicture(unit) {
  const given = draft.value;
  if (given === null || sending.value) return;
  sending.value = true;
  try {
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    drawCut(canvas, given);
    // a browser that cannot write WebP makes PNG of it
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.92 });
    const response = await request("pictures?use=token", { method: "POST", headers: { "Content-Type": blob.type }, body: blob });
    if (response === null) return;
    const { id } = await response.json();
    const there = session.units.value[unit]?.picture === id;
    if (there || (await send({ type: "unit.picture", unit, picture: id })).ok) ui.closeModal();
  } finally {
    sending.value = false;
  }
}

/** Takes the picture of a unit away. @param {string} unit */
export async function removePicture(unit) {
  if ((await send({ type: "unit.picture", unit, picture: "" })).ok) ui.closeModal();
}

/** Returns the first picture among dragged or pasted files. @param {DataTransfer|null} given */
export const pictureIn = (given) => [...(given?.files ?? [])].find(({ type }) => type.startsWith("image/"));

/**
 * Returns the handlers with which an element takes a dropped picture.
 * @param {() => boolean} may @param {(file: File) => void} take
 */
export const takesDroppedPictures = (may, take) => ({
  onDrop: (/** @type {DragEvent} */ event) => {
    const file = pictureIn(event.dataTransfer);
    if (file === undefined || !may()) return;
    event.preventDefault();
    event.stopPropagation();
    document.body.classList.remove("takes-drop");
    take(file);
  },
  onDragOver: (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files") || !may()) return;
    event.preventDefault();
    // the page takes map files, and says "no" to a pilot's
    event.stopPropagation();
    document.body.classList.remove("takes-drop");
  },
});

/** Takes pictures that are pasted while a unit is selected. Called once at start. */
export function watchPastedPictures() {
  window.addEventListener("paste", (event) => {
    const file = pictureIn(event.clipboardData);
    const unit = ui.modal.value?.kind === "picture" ? ui.modal.value.id : selection.selected.value;
    const other = ui.modal.value !== null && ui.modal.value.kind !== "picture";
    if (file === undefined || unit === null || other || !mayPicture(unit)) return;
    event.preventDefault();
    void choosePicture(unit, file);
  });
}
