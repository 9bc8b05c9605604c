// The foot of a sheet: how many changes are planned, what they cost, and the button that makes
// them.

import { planForServer } from "./plan.js";
import { pendingCommands, send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import { minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { OverruleButton } from "./edit.js";
import { changeCount, grantedCount, setPlanDraft } from "./plan-state.js";
import { refusalText } from "./state.js";
import { html, PrimaryButton } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */

/**
 * The bar itself; `asks`: the Handler has to approve the plan.
 * @param {{character: Character, steps: import("../../core/store.js").Upgrade[], plan: ReturnType<typeof import("./plan-state.js").usePlan>, asks: boolean, onEdit: () => void}} given
 */
export function PlanBar({ character, steps, plan, asks, onEdit }) {
  const { answer, refused, upToDate } = plan;
  const type = asks ? "character.plan" : "character.upgrade";
  async function confirm() {
    const sent = await send({ type, character: character.id, upgrades: planForServer(steps) });
    if (!sent.ok) return;
    setPlanDraft(character.id, []);
    toast("good", asks ? t("sheets-the-handler-is-asked-about", { count: t("count-changes", { n: changeCount(steps) }) }) : t("sheets-made", { name: character.name, count: t("count-changes", { n: changeCount(steps) }) }));
  }
  const gone = grantedCount(character.id);
  const note = gone > 0 && html`<p class="plan-granted" role="status"><${Icon} name="check" size=${14} /><span>${t("sheets-the-handler-did-of-this-plan", { count: t("count-changes", { n: gone }) })}</span></p>`;
  if (steps.length === 0) {
    return html`<footer class="plan-bar" aria-label=${t("sheets-plan")}>
      ${note}
      <p class="quiet">${t("sheets-plan-with-and", { value: asks ? t("sheets-the-handler-is-asked-before-anything") : t("sheets-nothing-is-bought-before-you-confirm") })}</p>
    </footer>`;
  }
  return html`<footer class="plan-bar" aria-label=${t("sheets-plan")}>
    ${note}
    ${answer?.waits && html`<p class="plan-later"><${Icon} name="wait" size=${14} /><span>${refusalText(answer.waits)}</span></p>`}
    <p role="status">
      ${refused
        ? html`<b class="plan-refused">${refusalText(refused)}</b>`
        : html`<b>${t("count-changes", { n: changeCount(steps) })}</b>, ${t("count-credits", { n: answer?.cost ?? 0 })},${" "}
            <span>${t("sheets-left", { value: minus(answer?.sheet.credits ?? character.sheet.credits) })}</span>`}
    </p>
    <div class="plan-buttons">
      ${refused && html`<${OverruleButton} onEdit=${onEdit} />`}
      <button type="button" class="button" onClick=${() => setPlanDraft(character.id, [])}>${t("sheets-discard")}</button>
      <${PrimaryButton}
        label=${asks ? t("sheets-ask-the-handler") : t("sheets-confirm")}
        icon=${asks ? "send" : "check"}
        waits=${refused !== null || !upToDate || pendingCommands.value.has(type)}
        onPress=${confirm}
      />
    </div>
  </footer>`;
}
