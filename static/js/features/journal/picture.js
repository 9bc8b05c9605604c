// The picture of a page: shown above its text, full size after a press, and chosen in the editor.

import { useEffect, useRef } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { PICTURE_TYPES, pictureIn, takesDroppedPictures } from "../pictures/state.js";
import { pictureUrl } from "../pictures/token-pictures.js";
import { fullPicture, showFull } from "./full-picture.js";
import { chosenFile } from "./state.js";

/** @typedef {import("./unread.js").PageView} PageView */

/** Whether this seat may fetch a picture: an earlier view may name one that it is not shown any more. @param {string} picture */
function isFetchable(picture) {
  const live = session.liveSession.value;
  if (session.inReplay.value || live.view === null) return false;
  const now = /** @type {PageView[]} */ (Object.values(live.view.journal));
  return live.you?.role === "handler" || now.some((page) => page.picture === picture);
}

/** The picture of a page, if it has one that may be fetched. @param {{title: string, picture: string|undefined}} given */
export function PagePicture({ title, picture }) {
  if (!picture || !isFetchable(picture)) return null;
  return html`<${ShownPicture} key=${picture} title=${title} url=${pictureUrl(picture)} />`;
}

/** A picture that a press shows full size. @param {{title: string, url: string}} given */
function ShownPicture({ title, url }) {
  return html`<button type="button" class="page-picture plain" title=${t("journal-picture-full-size")} onClick=${() => showFull({ title, url })}><img alt=${title} src=${url} /></button>`;
}

/** The picture that is shown over the whole page, if one is; any press closes it. */
export function FullPicture() {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const shown = fullPicture.value;
  useEffect(() => {
    if (shown !== null) dialog.current?.showModal();
  }, [shown]);
  useEffect(() => () => showFull(null), []);
  if (shown === null) return null;
  const close = () => showFull(null);
  return html`<dialog class="page-picture-full" ref=${dialog} aria-label=${t("journal-picture-of", { title: shown.title })} onClose=${close} onClick=${close}>
    <button type="button" class="button button-icon" aria-label=${t("journal-picture-close")}><${Icon} name="close" /></button>
    <img alt=${shown.title} src=${shown.url} />
  </dialog>`;
}

/**
 * Returns the handlers with which the editor takes dropped pictures, and takes pasted ones while it is
 * open. Text that is pasted along with its picture stays text.
 * @param {(file: File) => void} take
 */
export function useGivenPictures(take) {
  const now = useRef(take);
  now.current = take;
  useEffect(() => {
    const pasted = (/** @type {ClipboardEvent} */ event) => {
      const file = pictureIn(event.clipboardData);
      if (file === undefined || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      now.current(file);
    };
    window.addEventListener("paste", pasted);
    return () => window.removeEventListener("paste", pasted);
  }, []);
  return takesDroppedPictures(() => true, take);
}

/**
 * The picture in the editor, with what chooses and removes it.
 * @param {{id: string, title: string, picture: string, onChoose: (file: File) => void, onRemove: () => void}} given
 *   `id`: of the page; `picture`: that it has
 */
export function PictureField({ id, title, picture, onChoose, onRemove }) {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const file = chosenFile(id);
  const has = file !== null || picture !== "";
  const chosen = (/** @type {any} */ event) => {
    const [given] = event.target.files;
    event.target.value = "";
    if (given) onChoose(given);
  };
  return html`<section class="stack" aria-label=${t("journal-picture")}>
    ${file !== null ? html`<${ShownPicture} key=${file.url} title=${title} url=${file.url} />` : html`<${PagePicture} title=${title} picture=${picture} />`}
    <div class="row">
      <button type="button" class="button" onClick=${() => input.current?.click()}><${Icon} name="picture" /><span>${has ? t("journal-picture-other") : t("journal-picture-choose")}</span></button>
      ${has && html`<button type="button" class="button" onClick=${onRemove}><${Icon} name="trash" /><span>${t("journal-picture-remove")}</span></button>`}
      ${!has && !ui.touch.value && html`<span class="quiet fine">${t("journal-picture-how")}</span>`}
    </div>
    <input class="sr" type="file" id="page-picture-file" tabindex="-1" aria-hidden="true" ref=${input} accept=${PICTURE_TYPES.join(",")} onChange=${chosen} />
  </section>`;
}
