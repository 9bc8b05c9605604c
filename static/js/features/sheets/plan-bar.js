// The foot of a sheet: how many changes are planned, what they cost, and the button that makes
// them.

import { planForServer } from "./plan.js";
import * as app from "../../core/app.js";
import { countText, minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { OverruleButton } from "./edit.js";
import { changeCount, grantedCount, refusalText, setPlanDraft } from "./state.js";
import { html, PrimaryButton } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Character} Character */

/**
 * The bar itself; `asks`: the Handler has to approve the plan.
 * @param {{character: Character, steps: import("../../core/store.js").Upgrade[], plan: ReturnType<typeof import("./state.js").usePlan>, asks: boolean, onEdit: () => void}} given
 */
export function PlanBar({ character, steps, plan, asks, onEdit }) {
  const { answer, refused, upToDate } = plan;
  const type = asks ? "character.plan" : "character.upgrade";
  async function confirm() {
    const sent = await app.send({ type, character: character.id, upgrades: planForServer(steps) });
    if (!sent.ok) return;
    setPlanDraft(character.id, []);
    app.toast("good", asks ? `The Handler is asked about ${countText(changeCount(steps), "change")}` : `${character.name}: ${countText(changeCount(steps), "change")} made`);
  }
  const gone = grantedCount(character.id);
  const note = gone > 0 && html`<p class="plan-granted" role="status"><${Icon} name="check" size=${14} /><span>The Handler did ${countText(gone, "change")} of this plan.</span></p>`;
  if (steps.length === 0) {
    return html`<footer class="plan-bar" aria-label="Plan">
      ${note}
      <p class="quiet">Plan with + and −: ${asks ? "the Handler is asked before anything is bought" : "nothing is bought before you confirm it"}.</p>
    </footer>`;
  }
  return html`<footer class="plan-bar" aria-label="Plan">
    ${note}
    ${answer?.waits && html`<p class="plan-later"><${Icon} name="wait" size=${14} /><span>${refusalText(answer.waits)}</span></p>`}
    <p role="status">
      ${refused
        ? html`<b class="plan-refused">${refusalText(refused)}</b>`
        : html`<b>${countText(changeCount(steps), "change")}</b>, ${countText(answer?.cost ?? 0, "credit")},${" "}
            <span>${minus(answer?.sheet.credits ?? character.sheet.credits)} left</span>`}
    </p>
    <div class="plan-buttons">
      ${refused && html`<${OverruleButton} onEdit=${onEdit} />`}
      <button type="button" class="button" onClick=${() => setPlanDraft(character.id, [])}>Discard</button>
      <${PrimaryButton}
        label=${asks ? "Ask the Handler" : "Confirm"}
        icon=${asks ? "send" : "check"}
        waits=${refused !== null || !upToDate || app.pendingCommands.value.has(type)}
        onPress=${confirm}
      />
    </div>
  </footer>`;
}
