// The foot of a sheet: how many changes are planned, what they cost, and the word that does them.

import { plain } from "./plan.js";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { PastIt } from "./edit.js";
import { counted, countOf, grantedOf, number, reasonOf, setDraft } from "./state.js";
import { html, Primary } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Character} Character */

/**
 * @param {{character: Character, steps: import("../../core/store.js").Upgrade[],
 *   plan: ReturnType<typeof import("./state.js").usePlan>, asks: boolean, onEdit: () => void}} given
 */
export function PlanBar({ character, steps, plan, asks, onEdit }) {
  const { answer, refused, stands } = plan;
  const type = asks ? "character.plan" : "character.upgrade";
  async function confirm() {
    const sent = await app.send({ type, character: character.id, upgrades: plain(steps) });
    if (!sent.ok) return;
    setDraft(character.id, []);
    app.toast("good", asks ? `The Handler is asked about ${counted(countOf(steps), "change")}` : `${character.name}: ${counted(countOf(steps), "change")} made`);
  }
  const gone = grantedOf(character.id);
  const note = gone > 0 && html`<p class="plan-granted" role="status"><${Icon} name="check" size=${14} /><span>The Handler did ${counted(gone, "change")} of this plan.</span></p>`;
  if (steps.length === 0) {
    return html`<footer class="plan-bar" aria-label="Plan">
      ${note}
      <p class="quiet">Plan with + and −: ${asks ? "the Handler is asked before anything is bought" : "nothing is bought before you confirm it"}.</p>
    </footer>`;
  }
  return html`<footer class="plan-bar" aria-label="Plan">
    ${note}
    ${answer?.waits && html`<p class="plan-later"><${Icon} name="wait" size=${14} /><span>${reasonOf(answer.waits)}</span></p>`}
    <p role="status">
      ${refused
        ? html`<b class="plan-refused">${reasonOf(refused)}</b>`
        : html`<b>${counted(countOf(steps), "change")}</b>, ${counted(answer?.cost ?? 0, "credit")},${" "}
            <span>${number(answer?.sheet.credits ?? character.sheet.credits)} left</span>`}
    </p>
    <div class="plan-buttons">
      ${refused && html`<${PastIt} onEdit=${onEdit} />`}
      <button type="button" class="button" onClick=${() => setDraft(character.id, [])}>Discard</button>
      <${Primary}
        label=${asks ? "Ask the Handler" : "Confirm"}
        icon=${asks ? "send" : "check"}
        waits=${refused !== null || !stands || app.busy.value.has(type)}
        onPress=${confirm}
      />
    </div>
  </footer>`;
}
