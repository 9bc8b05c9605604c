// Plans of upgrades that need the Handler's approval: their steps, cost, and the decision.

import { signal } from "@preact/signals";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { changeCount, setPlanDraft, usePlan } from "./plan-state.js";
import { ownsCharacter, openSheet, refusalText } from "./state.js";
import { html, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").PlanAnswer["steps"][number]} Step */

/** "Sharpness d6 → d8", or the advanced category. @param {Step} step */
function stepText(step) {
  if (step.changes.length === 0) return t("sheets-one-more-point", { name: step.category.name });
  return step.changes.map((change) => `${change.name} ${change.before} → ${change.after}`).join(", ");
}

/**
 * Unsent reasons for declining, by character, kept when the dialog closes; undefined: no form open.
 */
const reasons = signal(/** @type {Record<string, string|undefined>} */ ({}));

/** Codes of log lines about plans. @type {ReadonlySet<string>} */
const PLAN_LINES = new Set(["character.planned", "character.plan_withdrawn", "character.approved", "character.declined", "character.declined_why"]);

/**
 * The note that the last plan was declined, until there is another one.
 * @param {{character: Character}} given
 */
export function DeclinedPlan({ character }) {
  const undone = session.undoneLines.value;
  const last = session.entries.value.filter((entry) => PLAN_LINES.has(entry.code) && !undone.has(entry.n) && entry.params.character?.character === character.id).at(-1);
  if (character.plan.length > 0 || !last?.code.startsWith("character.declined")) return null;
  return html`<p class="form-error plan-declined" role="status">
    <${Icon} name="close" size=${16} /><span>${t("sheets-the-handler-declined-the-last-plan")}${last.params.reason ? html`: ${last.params.reason}` : "."}</span>
  </p>`;
}

/**
 * A plan that waits: the Handler decides, its player can change or withdraw it.
 * @param {{character: Character, linked?: boolean}} given  `linked`: with a button that opens the
 *   sheet
 */
export function PendingPlan({ character, linked = false }) {
  const { answer, refused, upToDate } = usePlan(character, character.plan);
  const reason = reasons.value[character.id] ?? "";
  const declining = reasons.value[character.id] !== undefined;
  const setReason = (/** @type {string|undefined} */ text) => (reasons.value = { ...reasons.value, [character.id]: text });
  const handler = session.isHandler.value;
  const ours = ownsCharacter(character) && !session.isSpectator.value;
  const heading = handler ? t("sheets-asks-for", { name: character.name, count: t("count-changes", { n: changeCount(character.plan) }) }) : t("sheets-waits-for-the-handler");
  /** @param {string} type @param {any} [more] */
  const decide = (type, more = {}) => send({ type, character: character.id, ...more });

  async function approve() {
    const answer = await decide("character.approve");
    if (!answer.ok) return;
    setReason(undefined);
    toast("good", t("sheets-the-plan-is-approved", { name: character.name }));
  }

  return html`<section class=${"plan-waits" + (handler ? " pending stack gap-3" : " request stack well")} aria-label=${t("sheets-the-plan-of", { name: character.name })}>
    <header class="pending-head inline"><${Icon} name="wait" size=${18} /><h3>${heading}</h3></header>
    <ul class="plan-steps stack gap-1">
      ${(answer?.steps ?? []).map(
        (step, i) => html`<li key=${i}><span>${stepText(step)}</span>${step.cost > 0 && html`<span class="quiet">${t("count-credits", { n: step.cost })}</span>`}</li>`,
      )}
    </ul>
    ${answer !== null && html`<p><b>${t("count-credits", { n: answer.cost })}</b>${t("sheets-left-after-it", { count: t("count-credits", { n: answer.sheet.credits }) })}</p>`}
    ${refused && html`<p class="form-error"><${Icon} name="info" size=${16} /><span>${t("sheets-it-cannot-be-done-any-more", { refusal: refusalText(refused) })}</span></p>`}
    ${answer?.waits && html`<p class="plan-later"><${Icon} name="wait" size=${14} /><span>${refusalText(answer.waits)}</span></p>`}
    ${handler &&
    !declining &&
    html`<div class="row">
      <button type="button" class=${"button" + (refused ? "" : " button-primary")} disabled=${refused !== null} onClick=${() => upToDate && approve()}>
        <${Icon} name="check" /><span>${t("sheets-approve")}</span>
      </button>
      <button type="button" class="button" onClick=${() => setReason("")}>${t("sheets-decline")}</button>
      ${linked && html`<button type="button" class="button button-quiet" aria-label=${t("sheets-see-the-sheet-of", { name: character.name })} onClick=${() => openSheet(character.id)}>${t("sheets-sheet")}</button>`}
    </div>`}
    ${handler &&
    declining &&
    html`<form
      class="form"
      onSubmit=${async (/** @type {Event} */ e) => {
        e.preventDefault();
        const answer = await decide("character.decline", reason.trim() ? { reason: reason.trim() } : {});
        if (answer.ok) setReason(undefined);
      }}
    >
      <input class="input" maxlength="500" aria-label=${t("sheets-why-not")} placeholder=${t("sheets-why-not-everyone-reads-it")} value=${reason} onInput=${withValue(setReason)} />
      <div class="row">
        <button type="submit" class="button button-strong"><${Icon} name="close" /><span>${t("sheets-decline-the-plan")}</span></button>
        <button type="button" class="button button-quiet" onClick=${() => setReason(undefined)}>${t("sheets-back")}</button>
      </div>
    </form>`}
    ${!handler &&
    ours &&
    html`<div class="row">
      <button type="button" class="button" onClick=${() => setPlanDraft(character.id, character.plan)}><${Icon} name="edit" /><span>${t("sheets-change-it")}</span></button>
      <button type="button" class="button button-quiet" onClick=${() => decide("character.plan", { upgrades: [] })}>${t("sheets-withdraw")}</button>
    </div>`}
  </section>`;
}
