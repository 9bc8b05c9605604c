// What the fight wants from this seat, above everything else in the side panel: attacks on their way,
// what is being aimed, what units ask for.

import { AimPanel } from "./aim.js";
import { AttackButton } from "./aim-card.js";
import { HandlerRequests } from "./handler-requests.js";
import { Reactions } from "./reactions.js";
import { AttackCards, RollButton } from "./attack.js";
import { attacks, owedRoll } from "./attack-state.js";
export { Results } from "./result.js";
import * as app from "../../core/app.js";
import { html } from "../../ui/controls.js";

/** Whether there is anything of it. */
export function hasFightPanel() {
  const asks = Object.values(app.view.value?.asks ?? {}).some((ask) => app.units.value[ask.unit] && app.controls(ask.unit));
  const reacts = Object.keys(app.view.value?.reactions ?? {}).length > 0;
  return attacks.value.length > 0 || reacts || app.aiming.value !== null || (asks && !app.isSpectator.value);
}

/** The big button of a phone: who is attacked, or attacks, comes before everything else. */
export function fightButton() {
  if (owedRoll.value !== null) return html`<${RollButton} />`;
  return app.aiming.value?.at ? html`<${AttackButton} />` : null;
}

export function FightPanel() {
  if (!hasFightPanel()) return null;
  return html`<div class="fight-panel"><${Reactions} due=${true} />${app.isHandler.value && html`<${HandlerRequests} />`}<${AttackCards} /><${Reactions} due=${false} /><${AimPanel} />${!app.isHandler.value && html`<${HandlerRequests} />`}</div>`;
}
