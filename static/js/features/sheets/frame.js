// The cost of a character's frame, the salvage of a lost one, and buying a replacement.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { countText, minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { OverruleButton } from "./edit.js";
import { needsApproval, refusalText } from "./state.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Character} Character */

/**
 * Credits spent, salvage, and the button to replace the frame.
 * @param {{character: Character, acts: boolean, onEdit: () => void}} given
 */
export function FrameCosts({ character, acts, onEdit }) {
  const [buying, setBuying] = useState(false);
  const { spent, salvage } = character.sheet;
  const { price, bar } = character.replace;
  return html`
    <p class="quiet">Spent on the frame (not the pilot) so far: ${spent}</p>
    ${salvage > 0 && html`<p class="quiet">Salvage ${salvage}: pays for the frame before credits do</p>`}
    ${acts &&
    mayReplace(character) &&
    html`<div>
      <button type="button" class="button" disabled=${bar !== null} aria-expanded=${String(buying)} onClick=${() => setBuying(!buying)}>
        <${Icon} name="hangar" /><span>Replace the frame: ${minus(price)}</span>
      </button>
    </div>`}
    ${acts && bar !== null && hasLostFrame(character) && html`<p class="form-error"><${Icon} name="lock" size=${16} /><span>${refusalText(bar)}${app.isHandler.value ? "" : ". Ask the Handler for a frame, or another pilot for credits."}</span></p><${OverruleButton} onEdit=${onEdit} />`}
    ${buying && bar === null && html`<${ReplaceForm} character=${character} onDone=${() => setBuying(false)} />`}
  `;
}

/** Whether the character's frame is destroyed or lost. @param {Character} character */
function hasLostFrame(character) {
  const named = app.units.value[character.unit ?? ""];
  const unit = named?.pilot_of ? app.units.value[named.pilot_of] : named;
  return unit !== undefined && (unit.destroyed || unit.lost);
}

/**
 * Whether to offer a replacement: to a pilot for a lost frame outside conflicts, to the Handler
 * whenever it can be paid.
 * @param {Character} character
 */
function mayReplace(character) {
  if (app.isHandler.value) return character.replace.bar === null || hasLostFrame(character);
  return hasLostFrame(character) && !needsApproval() && app.conflict.value === null;
}

/** @param {{character: Character, onDone: () => void}} given */
function ReplaceForm({ character, onDone }) {
  const { price, salvage } = character.replace;
  const [wreck, setWreck] = useState(salvage > 0);
  /** @param {Event} event */
  async function buy(event) {
    event.preventDefault();
    const answer = await app.send({ type: "frame.replace", character: character.id, wreck });
    if (!answer.ok) return;
    app.toast("good", `${character.name} has a new frame`);
    onDone();
  }
  return html`<form class="form char-gift" aria-label=${`A new frame for ${character.name}`} onSubmit=${buy}>
    <p>A new frame costs ${countText(price, "credit")}. Skills stay; what was done for the old frame is gone, and its points can be set anew.</p>
    ${salvage > 0 &&
    html`<label class="check">
      <input type="checkbox" checked=${wreck} onChange=${(/** @type {any} */ e) => setWreck(e.target.checked)} />
      <span>The wreck came home: ${salvage} of salvage</span>
    </label>`}
    <div class="row">
      <button type="submit" class="button button-strong"><${Icon} name="check" /><span>Replace it for ${minus(price)}</span></button>
      <button type="button" class="button button-quiet" onClick=${onDone}>Cancel</button>
    </div>
  </form>`;
}
