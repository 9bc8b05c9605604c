// The cost of a character's frame, the salvage of a lost one, and buying a replacement.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { OverruleButton } from "./edit.js";
import { needsApproval } from "./plan-state.js";
import { refusalText } from "./state.js";
import { html } from "../../ui/controls.js";
import { withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

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
    <p class="quiet">${t("sheets-spent-on-the-frame-not-the", { spent })}</p>
    ${salvage > 0 && html`<p class="quiet">${t("sheets-salvage-pays-for-the-frame-before", { salvage })}</p>`}
    ${acts &&
    mayReplace(character) &&
    html`<div>
      <button type="button" class="button" disabled=${bar !== null} aria-expanded=${String(buying)} onClick=${() => setBuying(!buying)}>
        <${Icon} name="hangar" /><span>${t("sheets-replace-the-frame", { price: minus(price) })}</span>
      </button>
    </div>`}
    ${acts && bar !== null && hasLostFrame(character) && html`<p class="form-error"><${Icon} name="lock" size=${16} /><span>${refusalText(bar)}${session.isHandler.value ? "" : ". Ask the Handler for a frame, or another pilot for credits."}</span></p><${OverruleButton} onEdit=${onEdit} />`}
    ${buying && bar === null && html`<${ReplaceForm} character=${character} onDone=${() => setBuying(false)} />`}
  `;
}

/** Whether the character's frame is destroyed or lost. @param {Character} character */
function hasLostFrame(character) {
  const named = session.units.value[character.unit ?? ""];
  const unit = named?.pilot_of ? session.units.value[named.pilot_of] : named;
  return unit !== undefined && (unit.destroyed || unit.lost);
}

/**
 * Whether to offer a replacement: to a pilot for a lost frame outside conflicts, to the Handler
 * whenever it can be paid.
 * @param {Character} character
 */
function mayReplace(character) {
  if (session.isHandler.value) return character.replace.bar === null || hasLostFrame(character);
  return hasLostFrame(character) && !needsApproval() && session.conflict.value === null;
}

/** @param {{character: Character, onDone: () => void}} given */
function ReplaceForm({ character, onDone }) {
  const { price, salvage } = character.replace;
  const [wreck, setWreck] = useState(salvage > 0);
  /** @param {Event} event */
  async function buy(event) {
    event.preventDefault();
    const answer = await send({ type: "frame.replace", character: character.id, wreck });
    if (!answer.ok) return;
    toast("good", t("sheets-has-a-new-frame", { name: character.name }));
    onDone();
  }
  return html`<form class="form char-gift well" aria-label=${t("sheets-a-new-frame-for", { name: character.name })} onSubmit=${buy}>
    <p>${t("sheets-a-new-frame-costs-skills-stay", { count: t("count-credits", { n: price }) })}</p>
    ${salvage > 0 &&
    html`<label class="check">
      <input type="checkbox" checked=${wreck} onChange=${withChecked(setWreck)} />
      <span>${t("sheets-the-wreck-came-home-of-salvage", { salvage })}</span>
    </label>`}
    <div class="row">
      <button type="submit" class="button button-strong"><${Icon} name="check" /><span>${t("sheets-replace-it-for", { price: minus(price) })}</span></button>
      <button type="button" class="button button-quiet" onClick=${onDone}>${t("sheets-cancel")}</button>
    </div>
  </form>`;
}
