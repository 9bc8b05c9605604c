// The step for name, silhouette and notes.

import { moveBetweenRadios } from "../ui/roving-focus.js";
import { html } from "../ui/controls.js";
import { SILHOUETTES } from "../board/silhouettes.js";
import { build, change } from "./state.js";
import { StepHead, Problems } from "./step-parts.js";
import { SilhouetteIcon } from "./picture.js";

export function NameStep() {
  const { name, notes, silhouette } = build.value;
  return html`<${StepHead} title="Name">What the others will shout, and how it stands on the map.</${StepHead}>
    <label class="field">
      <span class="field-label">Name of the frame</span>
      <input class="input input-large" data-at="name" maxlength="80" value=${name} placeholder="Kestrel" autocomplete="off" onInput=${(/** @type {any} */ e) => change({ name: e.target.value })} />
    </label>
    <${Problems} at="name" />
    <div class="field" data-at="silhouette">
      <span class="field-label">Silhouette</span>
      <div class="silhouettes" role="radiogroup" aria-label="Silhouette" onKeyDown=${moveBetweenRadios}>
        ${SILHOUETTES.map(
          (each) => html`<button type="button" role="radio" class="silhouette-choice" aria-checked=${String(each === silhouette)} tabindex=${each === silhouette ? 0 : -1} key=${each} onClick=${() => change({ silhouette: each })}>
            <${SilhouetteIcon} silhouette=${each} size=${52} /><span>${each}</span>
          </button>`,
        )}
      </div>
    </div>
    <label class="field">
      <span class="field-label">How to play it, where it comes from</span>
      <textarea class="input" rows="4" data-at="notes" maxlength="4200" value=${notes} onInput=${(/** @type {any} */ e) => change({ notes: e.target.value })}></textarea>
    </label>
    <${Problems} at="notes" />`;
}
