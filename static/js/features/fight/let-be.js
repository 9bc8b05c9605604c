// Letting every attack of a round be: the page goes on for this seat wherever one of its units may
// react, until the round is over or somebody asks otherwise.

import { effect, signal } from "@preact/signals";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";
import { attacks, ownReactors } from "./attack-state.js";

/** The conflict's round of which this seat lets all attacks be; 0 for none. */
const quietRound = signal(0);

const presentRound = () => session.conflict.value?.round ?? 0;

/** Whether this seat lets all attacks of the present round be. */
const letsBe = () => quietRound.value !== 0 && quietRound.value === presentRound() && !session.inHistory.value;

/** Goes on for this seat with each attack that waits for its reactions. Called once at start. */
export function watchLetBe() {
  /** @type {Set<string>} */
  const answered = new Set();
  effect(() => {
    // the next conflict counts its rounds from the first again
    if (!session.inHistory.value && quietRound.value !== presentRound()) quietRound.value = 0;
  });
  effect(() => {
    if (!letsBe()) return answered.clear();
    for (const attack of attacks.value) {
      if (attack.stage !== "pause" || answered.has(attack.id) || ownReactors(attack).length === 0) continue;
      answered.add(attack.id);
      void send({ type: "attack.proceed", attack: attack.id }, { quiet: true });
    }
  });
}

/** The button beside "Do not react". */
export function LetAllBeButton() {
  const letAll = () => (quietRound.value = presentRound());
  return html`<button type="button" class="button button-quiet" title=${t("fight-let-all-be-why")} onClick=${letAll}><span>${t("fight-let-all-be")}</span></button>`;
}

/** Says that this seat reacts to no attack of the round, with the way back. */
export function LetBeNote() {
  if (!letsBe()) return null;
  return html`<p class="hint inline panel let-be" role="status">
    <${Icon} name="react" size=${16} />
    <span>${t("fight-lets-all-be")}</span>
    <button type="button" class="button button-quiet" onClick=${() => (quietRound.value = 0)}><span>${t("fight-ask-me-again")}</span></button>
  </p>`;
}
