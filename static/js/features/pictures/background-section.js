// The section of the Map tab with the background of the scene.

import { useEffect, useRef } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Section, html } from "../../ui/controls.js";
import { Stepper } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { rounded, widened } from "./background-model.js";
import { adjust, aligned, alignAgain, dropBackground, startOver, takeBackground, uploading, useBackground } from "./background-state.js";
import { PICTURE_TYPES } from "./state.js";
import { UnusedPictures } from "./unused.js";
import { UNIVERSAL_VTT } from "./universal-vtt.js";

/** A hundredth of the width of a hex, in thousandths of its side. */
const STEP = 20;

/** The section. */
export function BackgroundSection() {
  const now = session.scene.value?.background;
  const draft = aligned.value;
  const set = (/** @type {Record<string, any>} */ change) => send({ type: "scene.background", ...change });
  return html`<${Section} title=${t("pictures-background")} open=${false} keep="background">
    ${draft !== null && html`<${Align} draft=${draft} />`}
    ${draft === null && !now && html`<p class="quiet">${t("pictures-background-what")}</p>`}
    ${draft === null && now && html`<${Opacity} value=${now.opacity} onChange=${(/** @type {number} */ opacity) => set({ opacity })} />
      <div class="row">
        <button type="button" class="button" onClick=${alignAgain}><${Icon} name="move" /><span>${t("pictures-align")}</span></button>
        <button type="button" class="button" onClick=${() => set({ picture: "" })}><${Icon} name="trash" /><span>${t("pictures-remove")}</span></button>
      </div>`}
    ${draft === null && html`<${ChooseBackground} other=${Boolean(now)} />
      <${UnusedPictures} shown=${shownPictures()} />`}
  </${Section}>`;
}

/** Names the pictures that the scene shows. */
function shownPictures() {
  const units = Object.values(session.units.value).map(({ picture }) => picture ?? "");
  return [session.scene.value?.background?.picture ?? "", ...units].join(" ").trim();
}

/** The button that chooses a file. @param {{other: boolean}} given */
function ChooseBackground({ other }) {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const chosen = (/** @type {any} */ event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (file) void takeBackground(file);
  };
  return html`<div class="row">
    <input class="sr" type="file" id="background-file" ref=${input} accept=${[...PICTURE_TYPES, ...UNIVERSAL_VTT].join(",")} onChange=${chosen} />
    <label class="button" for="background-file"><${Icon} name="upload" /><span>${uploading.value ? t("pictures-sending") : other ? t("pictures-choose-another") : t("pictures-choose")}</span></label>
  </div>`;
}

/** How much of the picture is seen. @param {{value: number, onChange: (value: number) => void, live?: boolean}} given */
function Opacity({ value, onChange, live = false }) {
  const changed = (/** @type {any} */ event) => onChange(Number(event.target.value));
  return html`<label class="field">
    <span class="field-label">${t("pictures-opacity", { percent: value })}</span>
    <input type="range" min="5" max="100" step="5" value=${value} onInput=${live ? changed : undefined} onChange=${live ? undefined : changed} />
  </label>`;
}

/** The steps of aligning, and numbers for what dragging does not reach. @param {{draft: NonNullable<typeof aligned.value>}} given */
function Align({ draft }) {
  const { place } = draft;
  const steps = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    // a file that is dropped on the page may find the section folded
    const section = steps.current?.closest("details");
    if (!section) return;
    section.open = true;
    section.scrollIntoView({ block: "nearest" });
  }, []);
  const move = (/** @type {Partial<typeof place>} */ change) => adjust({ place: rounded({ ...place, ...change }) });
  return html`<ol class="align-steps" ref=${steps}>
      <li aria-current=${draft.anchor === null ? "step" : undefined}>${t("pictures-align-first")}</li>
      <li aria-current=${draft.anchor !== null ? "step" : undefined}>${t("pictures-align-second")}</li>
    </ol>
    <${Opacity} value=${draft.opacity} onChange=${(/** @type {number} */ opacity) => adjust({ opacity })} live />
    <div class="row row-even align-numbers">
      <${Stepper} label=${t("pictures-left")} value=${Math.round(place.x / STEP)} min=${-200_000} max=${200_000} onChange=${(/** @type {number} */ n) => move({ x: n * STEP })} />
      <${Stepper} label=${t("pictures-top")} value=${Math.round(place.y / STEP)} min=${-200_000} max=${200_000} onChange=${(/** @type {number} */ n) => move({ y: n * STEP })} />
      <${Stepper} label=${t("pictures-width")} value=${Math.round(place.width / STEP)} min=${5} max=${200_000} onChange=${(/** @type {number} */ n) => adjust({ place: widened(place, n * STEP) })} />
    </div>
    <p class="quiet">${t("pictures-align-unit")}</p>
    <div class="row">
      <button type="button" class="button button-primary" onClick=${useBackground}><${Icon} name="check" /><span>${t("pictures-use")}</span></button>
      <button type="button" class="button" onClick=${startOver}><${Icon} name="fit" /><span>${t("pictures-start-over")}</span></button>
      <button type="button" class="button button-quiet" onClick=${dropBackground}><span>${t("pictures-cancel")}</span></button>
    </div>`;
}
