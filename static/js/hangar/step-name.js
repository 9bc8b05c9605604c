// The step for name, silhouette and notes.

import { moveBetweenRadios } from "../ui/roving-focus.js";
import { html, withValue } from "../ui/controls.js";
import { SILHOUETTES } from "../board/silhouettes.js";
import { build, change, messages } from "./state.js";
import { StepHead, Problems } from "./step-parts.js";
import { SilhouetteIcon } from "./picture.js";
import { t } from "../text/t.js";

export function NameStep() {
  const { name, notes, silhouette } = build.value;
  return html`<${StepHead} title=${t("hangar-name")}>${t("hangar-what-the-others-will-shout-and")}</${StepHead}>
    <label class="field">
      <span class="field-label">${t("hangar-name-of-the-frame")}</span>
      <input class="input input-large" data-at="name" maxlength="80" value=${name} placeholder=${t("hangar-kestrel")} autocomplete="off" onInput=${withValue((value) => change({ name: value }))} />
    </label>
    <${Problems} at="name" />
    <div class="field" data-at="silhouette">
      <span class="field-label">${t("hangar-silhouette")}</span>
      <div class="silhouettes" role="radiogroup" aria-label=${t("hangar-silhouette")} onKeyDown=${moveBetweenRadios}>
        ${SILHOUETTES.map(
          (each) => html`<button type="button" role="radio" class="silhouette-choice" aria-checked=${String(each === silhouette)} tabindex=${each === silhouette ? 0 : -1} key=${each} onClick=${() => change({ silhouette: /** @type {any} */ (each) })}>
            <${SilhouetteIcon} silhouette=${each} size=${52} /><span>${messages.word(`silhouette.${each}`)}</span>
          </button>`,
        )}
      </div>
    </div>
    <label class="field">
      <span class="field-label">${t("hangar-how-to-play-it-where-it")}</span>
      <textarea class="input" rows="4" data-at="notes" maxlength="4200" value=${notes} onInput=${withValue((value) => change({ notes: value }))}></textarea>
    </label>
    <${Problems} at="notes" />`;
}
