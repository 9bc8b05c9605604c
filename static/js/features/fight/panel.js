// The fight panel at the top of the side panel: running attacks, the weapon being aimed, requests
// to the Handler.

import { AimPanel } from "./aim.js";
import { AttackButton } from "./aim-card.js";
import { HandlerRequests } from "./handler-requests.js";
import { Reactions } from "./reactions.js";
import { AttackCards, RollButton } from "./attack.js";
import { attacks, owedRoll } from "./attack-state.js";
export { Results } from "./result.js";
import * as app from "../../core/app.js";
import { html } from "../../ui/controls.js";

/** Whether the panel has anything to show. */
export function hasFightPanel() {
  const asks = Object.values(app.view.value?.asks ?? {}).some((ask) => app.units.value[ask.unit] && app.controls(ask.unit));
  const reacts = Object.keys(app.view.value?.reactions ?? {}).length > 0;
  return attacks.value.length > 0 || reacts || app.aiming.value !== null || (asks && !app.isSpectator.value);
}

/**
 * The fight's button for the foot of a phone: the roll that is due, else the attack; null for none.
 */
export function fightButton() {
  if (owedRoll.value !== null) return html`<${RollButton} />`;
  return app.aiming.value?.at ? html`<${AttackButton} />` : null;
}

/** The whole panel; nothing when there is nothing to show. */
export function FightPanel() {
  if (!hasFightPanel()) return null;
  return html`<div class="fight-panel"><${Reactions} due=${true} />${app.isHandler.value && html`<${HandlerRequests} />`}<${AttackCards} /><${Reactions} due=${false} /><${AimPanel} />${!app.isHandler.value && html`<${HandlerRequests} />`}</div>`;
}
