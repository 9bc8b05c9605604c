// The fight panel at the top of the side panel: running attacks, the weapon being aimed, requests
// to the Handler. Its cards are in cards.js.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { attacks, dueReaction, owedRoll, ownReactions } from "./attack-state.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { plannedMove } from "../units/movement.js";
import * as aim from "./aim-state.js";
import { panelPart, part } from "../../ui/parts.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

const FightCards = panelPart((all) => all.FightCards);
const RollButton = part((all) => all.RollButton);
const ReactFoot = part((all) => all.ReactFoot);
const AttackButton = part((all) => all.AttackButton);
const DecideButton = part((all) => all.DecideButton);

/** Whether the panel has anything to show. */
export function hasFightPanel() {
  const asks = Object.values(session.view.value?.asks ?? {}).some((ask) => session.units.value[ask.unit] && session.controls(ask.unit));
  const reacts = Object.keys(session.view.value?.reactions ?? {}).length > 0;
  return attacks.value.length > 0 || reacts || aim.aiming.value !== null || (asks && !session.isSpectator.value);
}

/**
 * The fight's button for the foot of a phone: the roll that is due, else the reaction, else the
 * attack; null for none.
 */
export function fightButton() {
  if (owedRoll.value !== null) return html`<${RollButton} />`;
  const reacts = dueReaction();
  // a planned movement or an attack is the reaction: its own button confirms it
  if (reacts) {
    if (plannedMove.value?.unit === reacts) return null;
    return aim.aiming.value?.at && aim.aiming.value.unit === reacts ? html`<${AttackButton} />` : html`<${DecideButton} />`;
  }
  // with several units the choice is on the card, with the dice of each
  if (ownReactions().length === 1) return html`<${ReactFoot} />`;
  return aim.aiming.value?.at ? html`<${AttackButton} />` : null;
}

/** The tab on which the person has unfolded the panel. */
const unfoldedOn = signal("");

/** The whole panel; nothing when there is nothing to show. On tabs about something else it is folded. */
export function FightPanel() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const shown = attacks.value.map(({ id }) => id).join();
  // a new attack begins at its head, however far its weapon's targets were scrolled
  useLayoutEffect(() => {
    if (shown && box.current) box.current.scrollTop = 0;
  }, [shown]);
  if (!hasFightPanel()) return null;
  const tab = ui.tab.value;
  const foreign = attacks.value.length > 0 && aim.aiming.value === null && tab !== "log" && tab !== "unit";
  const folded = foreign && unfoldedOn.value !== tab;
  return html`<div class=${"fight-panel stack gap-3" + (folded ? " fight-folded" : "")} ref=${box}>
    <${FightCards} />
    ${foreign && html`<button type="button" class="button button-quiet" aria-expanded=${String(!folded)} onClick=${() => (unfoldedOn.value = folded ? tab : "")}>
      <${Icon} name=${folded ? "unfold" : "fold"} size=${16} /><span>${t("fight-odds-and-numbers")}</span>
    </button>`}
  </div>`;
}
