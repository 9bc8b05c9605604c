// The dialog of a unit's picture, and the button in the unit's card that opens it.

import { useEffect, useRef } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { html } from "../../ui/controls.js";
import { Choice } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { MOST_ZOOM, moved, WHOLE } from "./crop-model.js";
import { choosePicture, cut, draft, drawCut, mayPicture, openPicture, PICTURE_TYPES, removePicture, sending, sendPicture, takesDroppedPictures } from "./state.js";
import { pictureUrl } from "./token-pictures.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** Returns the heading of the dialog. @param {string} id */
export const pictureTitle = (id) => t("pictures-of", { name: session.units.value[id]?.name ?? "" });

/** The button in the card of a unit, with its picture where it has one. @param {{unit: Unit}} given */
export function PictureButton({ unit }) {
  if (!mayPicture(unit.id)) return null;
  return html`<button type="button" class="button button-quiet unit-picture-button" title=${t("pictures-choose-why")} onClick=${() => openPicture(unit.id)}>
    ${unit.picture ? html`<img class="unit-picture" alt="" src=${pictureUrl(unit.picture)} />` : html`<${Icon} name="picture" />`}<span>${t("pictures-picture")}</span>
  </button>`;
}

/** Returns the handlers with which an element takes a dropped picture. @param {string} unit */
export const picturesDroppedOn = (unit) => takesDroppedPictures(() => mayPicture(unit), (file) => void choosePicture(unit, file));

/** The contents of the dialog. @param {{id: string}} given */
export function UnitPicture({ id }) {
  const unit = session.units.value[id];
  const gone = unit === undefined;
  useEffect(() => {
    if (gone) ui.closeModal();
  }, [gone]);
  if (gone) return null;
  const given = draft.value;
  return html`<div class="picture-form stack gap-4" ...${picturesDroppedOn(id)}>
    ${given === null ? html`<${Shown} unit=${unit} />` : html`<${Cut} given=${given} />`}
    <div class="row">
      ${given !== null && html`<button type="button" class="button button-primary" disabled=${sending.value} onClick=${() => sendPicture(id)}><${Icon} name="check" /><span>${sending.value ? t("pictures-sending") : t("pictures-use")}</span></button>`}
      <${ChooseFile} id=${id} strong=${given === null} />
      ${given === null && unit.picture && html`<button type="button" class="button" onClick=${() => removePicture(id)}><${Icon} name="trash" /><span>${t("pictures-remove")}</span></button>`}
    </div>
  </div>`;
}

/** The button that chooses a file. @param {{id: string, strong: boolean}} given */
function ChooseFile({ id, strong }) {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const chosen = (/** @type {any} */ event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (file) void choosePicture(id, file);
  };
  return html`<button type="button" class=${`button${strong ? " button-strong" : ""}`} onClick=${() => input.current?.click()}><${Icon} name="upload" /><span>${strong ? t("pictures-choose") : t("pictures-choose-another")}</span></button>
    <input class="sr" type="file" id="picture-file" tabindex="-1" aria-hidden="true" ref=${input} accept=${PICTURE_TYPES.join(",")} onChange=${chosen} />`;
}

/** The picture that the unit has, or what to do. @param {{unit: Unit}} given */
function Shown({ unit }) {
  return html`${unit.picture && html`<img class="picture-shown" alt=${pictureTitle(unit.id)} src=${pictureUrl(unit.picture)} />`}
    <p class="quiet">${ui.touch.value ? t("pictures-how-touch") : t("pictures-how")}</p>
    <p class="quiet">${t("pictures-who-sees")}</p>`;
}

/** The square that becomes the token, moved by dragging and by keys. @param {{given: NonNullable<typeof draft.value>}} given */
function Cut({ given }) {
  const canvas = useRef(/** @type {HTMLCanvasElement|null} */ (null));
  const held = useRef(/** @type {{x: number, y: number}|null} */ (null));
  const { image, crop, round } = given;
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, given);
  }, [given]);
  const move = (/** @type {number} */ dx, /** @type {number} */ dy) => cut({ crop: moved(image, crop, dx, dy) });
  const onPointerMove = (/** @type {PointerEvent} */ event) => {
    if (held.current === null || canvas.current === null) return;
    const side = canvas.current.getBoundingClientRect().width;
    move((held.current.x - event.clientX) / side, (held.current.y - event.clientY) / side);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: [-0.04, 0], ArrowRight: [0.04, 0], ArrowUp: [0, -0.04], ArrowDown: [0, 0.04] }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step[0], step[1]);
  };
  return html`<div class="picture-cut">
      <canvas
        ref=${canvas}
        width="512"
        height="512"
        tabindex="0"
        role="img"
        aria-label=${t("pictures-part")}
        onPointerDown=${(/** @type {PointerEvent} */ event) => {
          /** @type {Element} */ (event.target).setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove=${onPointerMove}
        onPointerUp=${() => { held.current = null; }}
        onPointerCancel=${() => { held.current = null; }}
        onKeyDown=${onKeyDown}
      ></canvas>
    </div>
    <p class="quiet">${t("pictures-drag")}</p>
    <label class="field">
      <span class="field-label">${t("pictures-zoom")}</span>
      <input type="range" min="1" max=${MOST_ZOOM} step="0.05" value=${crop.zoom} onInput=${(/** @type {any} */ event) => cut({ crop: { ...crop, zoom: Number(event.target.value) } })} />
    </label>
    <div class="row">
      <${Choice} label=${t("pictures-shape")} value=${round} onChange=${(/** @type {boolean} */ value) => cut({ round: value })} options=${[{ value: false, label: t("pictures-square") }, { value: true, label: t("pictures-round") }]} />
      <button type="button" class="button" onClick=${() => cut({ crop: WHOLE })}><${Icon} name="fit" /><span>${t("pictures-whole")}</span></button>
    </div>`;
}
