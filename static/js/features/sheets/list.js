// The list of characters in the Crew tab: player, frame, credits, and plans that need approval.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { planDraft } from "./plan-state.js";
import { ownsCharacter, charactersByName, frameName, openSheet, ownCharacter, playedBy, pendingPlans } from "./state.js";
import { PendingPlan } from "./pending-plan.js";
import { GiveCredits } from "./identity.js";
import { EmptyState, html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */

/** The list, with buttons to make a character and to edit the categories. */
export function CharacterList() {
  const [giver, setGiver] = useState("");
  const everyone = charactersByName();
  const handler = session.isHandler.value;
  const pilot = session.you.value?.role === "pilot";
  const make = () => openSheet("");
  return html`<section class="stack gap-3" aria-label=${t("sheets-characters")}>
    ${handler && pendingPlans().map((character) => html`<${PendingPlan} key=${character.id} character=${character} linked />`)}
    ${pilot && ownCharacter() === null && html`<button type="button" class="button button-primary" onClick=${make}><${Icon} name="plus" /><span>${t("sheets-make-your-character")}</span></button>`}
    ${handler &&
    html`<div class="row">
      <button type="button" class="button button-strong crew-new" onClick=${make}><${Icon} name="plus" /><span>${t("sheets-new-character")}</span></button>
      <button type="button" class="button" onClick=${() => ui.openModal("categories")}><${Icon} name="gear" /><span>${t("sheets-categories")}</span></button>
    </div>`}
    ${everyone.length === 0 &&
    html`<${EmptyState} icon="crew" title=${t("sheets-no-characters-yet")}>
      ${handler ? t("sheets-pilots-make-their-own-here-you") : t("sheets-a-character-has-skills-a-frame")}
    </${EmptyState}>`}
    <ul class="crew-rows">
      ${everyone.map(
        (character) => html`<${Row} key=${character.id} character=${character} gives=${ownsCharacter(character) && !session.isSpectator.value && everyone.length > 1} giving=${giver === character.id} onGive=${() => setGiver(giver === character.id ? "" : character.id)} />`,
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
      <button type="button" class="crew-open plain" onClick=${() => openSheet(character.id)}>
        <span class="crew-name inline"><b class="clip" title=${character.name}>${character.name}</b>${character.plan.length > 0 && html`<span class="chip"><${Icon} name="wait" size=${12} />${t("sheets-plan-waits")}</span>`}${ownsCharacter(character) && planDraft(character.id).length > 0 && html`<span class="chip">${t("sheets-plan-not-sent")}</span>`}</span>
        <span class="crew-what clip fine" title=${frameName(character)}>${[frameName(character), who].filter(Boolean).join(" · ")}</span>
        <span class=${"crew-credits" + (credits < 0 ? " char-debt" : "")}>
          <b>${minus(credits)}</b><span>${credits < 0 ? t("sheets-in-debt") : t("sheets-credits-word", { credits })}</span>
        </span>
        <${Icon} name="right" size=${16} />
      </button>
      ${gives &&
      html`<button type="button" class="button button-icon button-quiet" aria-label=${t("sheets-give-credits-of", { name: character.name })} title=${t("sheets-give-credits")} aria-expanded=${String(giving)} onClick=${onGive}>
        <${Icon} name="send" size=${18} />
      </button>`}
    </div>
    ${giving && html`<${GiveCredits} from=${character} onDone=${onGive} />`}
  </li>`;
}
