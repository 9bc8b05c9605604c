// The cards of the fight panel.

import { AimPanel } from "./aim.js";
import { HandlerRequests } from "./handler-requests.js";
import { Reactions } from "./reaction-cards.js";
import { AttackCards } from "./attack.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";

/** All of them. */
export function FightCards() {
  return html`<${Reactions} due=${true} />${session.isHandler.value && html`<${HandlerRequests} />`}<${AttackCards} /><${Reactions} due=${false} /><${AimPanel} />${!session.isHandler.value && html`<${HandlerRequests} />`}`;
}
