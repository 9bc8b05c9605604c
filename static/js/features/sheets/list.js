// The list of characters in the Crew tab: player, frame, credits, and plans that need approval.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { ownsCharacter, charactersByName, planDraft, openSheet, ownCharacter, playedBy, pendingPlans } from "./state.js";
import { PendingPlan } from "./pending-plan.js";
import { GiveCredits } from "./identity.js";
import { EmptyState, html, PrimaryButton } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Character} Character */

/** The list, with buttons to make a character and to edit the categories. */
export function CharacterList() {
  const [giver, setGiver] = useState("");
  const everyone = charactersByName();
  const handler = app.isHandler.value;
  const pilot = app.you.value?.role === "pilot";
  const make = () => openSheet("");
  return html`<section class="crew-list" aria-label="Characters">
    ${handler && pendingPlans().map((character) => html`<${PendingPlan} key=${character.id} character=${character} linked />`)}
    ${pilot && ownCharacter() === null && html`<${PrimaryButton} label="Make your character" icon="plus" onPress=${make} />`}
    ${handler &&
    html`<div class="row">
      <button type="button" class="button button-strong crew-new" onClick=${make}><${Icon} name="plus" /><span>New character</span></button>
      <button type="button" class="button" onClick=${() => (app.modal.value = { kind: "categories", id: "" })}><${Icon} name="gear" /><span>Categories</span></button>
    </div>`}
    ${everyone.length === 0 &&
    html`<${EmptyState} icon="crew" title="No characters yet">
      ${handler ? "Pilots make their own here; you can make one for anybody." : "A character has skills, a frame and credits; tests are made from its sheet."}
    </${EmptyState}>`}
    <ul class="crew-rows">
      ${everyone.map(
        (character) => html`<${Row} key=${character.id} character=${character} gives=${ownsCharacter(character) && !app.isSpectator.value && everyone.length > 1} giving=${giver === character.id} onGive=${() => setGiver(giver === character.id ? "" : character.id)} />`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {{character: Character, gives: boolean, giving: boolean, onGive: () => void}} given
 *   `gives`: credits can be given away; `giving`: that form is open
 */
function Row({ character, gives, giving, onGive }) {
  const { credits } = character.sheet;
  const who = playedBy(character);
  return html`<li class="crew-row">
    <div class="crew-line">
      <button type="button" class="crew-open" onClick=${() => openSheet(character.id)}>
        <span class="crew-name"><b title=${character.name}>${character.name}</b>${character.plan.length > 0 && html`<span class="chip"><${Icon} name="wait" size=${12} />plan waits</span>`}${ownsCharacter(character) && planDraft(character.id).length > 0 && html`<span class="chip">plan not sent</span>`}</span>
        <span class="crew-what quiet" title=${character.frame}>${[character.frame, who].filter(Boolean).join(" · ")}</span>
        <span class=${"crew-credits" + (credits < 0 ? " char-debt" : "")}>
          <b>${minus(credits)}</b><span>${credits < 0 ? "in debt" : credits === 1 ? "credit" : "credits"}</span>
        </span>
        <${Icon} name="right" size=${16} />
      </button>
      ${gives &&
      html`<button type="button" class="button button-icon button-quiet" aria-label=${`Give credits of ${character.name}`} title="Give credits" aria-expanded=${String(giving)} onClick=${onGive}>
        <${Icon} name="send" size=${18} />
      </button>`}
    </div>
    ${giving && html`<${GiveCredits} from=${character} onDone=${onGive} />`}
  </li>`;
}
