// Plans of upgrades that need the Handler's approval: their steps, cost, and the decision.

import { signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { ownsCharacter, changeCount, openSheet, refusalText, setPlanDraft, usePlan } from "./state.js";
import { html } from "../../ui/controls.js";
import { countText } from "../../text/format.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").PlanAnswer["steps"][number]} Step */

/** "Sharpness d6 → d8", or the advanced category. @param {Step} step */
function stepText(step) {
  if (step.changes.length === 0) return `${step.category.name}: one more point`;
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
  const undone = app.undoneLines.value;
  const last = app.entries.value.filter((entry) => PLAN_LINES.has(entry.code) && !undone.has(entry.n) && entry.params.character?.character === character.id).at(-1);
  if (character.plan.length > 0 || !last?.code.startsWith("character.declined")) return null;
  return html`<p class="form-error plan-declined" role="status">
    <${Icon} name="close" size=${16} /><span>The Handler declined the last plan${last.params.reason ? html`: ${last.params.reason}` : "."}</span>
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
  const handler = app.isHandler.value;
  const ours = ownsCharacter(character) && !app.isSpectator.value;
  const heading = handler ? `${character.name} asks for ${countText(changeCount(character.plan), "change")}` : "Waits for the Handler";
  /** @param {string} type @param {any} [more] */
  const send = (type, more = {}) => app.send({ type, character: character.id, ...more });

  async function approve() {
    const answer = await send("character.approve");
    if (!answer.ok) return;
    setReason(undefined);
    app.toast("good", `${character.name}: the plan is approved`);
  }

  return html`<section class=${"plan-waits" + (handler ? " pending" : " request")} aria-label=${`The plan of ${character.name}`}>
    <header class="pending-head"><${Icon} name="wait" size=${18} /><h3>${heading}</h3></header>
    <ul class="plan-steps">
      ${(answer?.steps ?? []).map(
        (step, i) => html`<li key=${i}><span>${stepText(step)}</span>${step.cost > 0 && html`<span class="quiet">${countText(step.cost, "credit")}</span>`}</li>`,
      )}
    </ul>
    ${answer !== null && html`<p><b>${countText(answer.cost, "credit")}</b>, ${countText(answer.sheet.credits, "credit")} left after it</p>`}
    ${refused && html`<p class="form-error"><${Icon} name="info" size=${16} /><span>It cannot be done any more: ${refusalText(refused)}</span></p>`}
    ${answer?.waits && html`<p class="plan-later"><${Icon} name="wait" size=${14} /><span>${refusalText(answer.waits)}</span></p>`}
    ${handler &&
    !declining &&
    html`<div class="row">
      <button type="button" class=${"button" + (refused ? "" : " button-primary")} disabled=${refused !== null} onClick=${() => upToDate && approve()}>
        <${Icon} name="check" /><span>Approve</span>
      </button>
      <button type="button" class="button" onClick=${() => setReason("")}>Decline</button>
      ${linked && html`<button type="button" class="button button-quiet" aria-label=${`See the sheet of ${character.name}`} onClick=${() => openSheet(character.id)}>Sheet</button>`}
    </div>`}
    ${handler &&
    declining &&
    html`<form
      class="form"
      onSubmit=${async (/** @type {Event} */ e) => {
        e.preventDefault();
        const answer = await send("character.decline", reason.trim() ? { reason: reason.trim() } : {});
        if (answer.ok) setReason(undefined);
      }}
    >
      <input class="input" maxlength="500" aria-label="Why not" placeholder="Why not (everyone reads it)" value=${reason} onInput=${(/** @type {any} */ e) => setReason(e.target.value)} />
      <div class="row">
        <button type="submit" class="button button-strong"><${Icon} name="close" /><span>Decline the plan</span></button>
        <button type="button" class="button button-quiet" onClick=${() => setReason(undefined)}>Back</button>
      </div>
    </form>`}
    ${!handler &&
    ours &&
    html`<div class="row">
      <button type="button" class="button" onClick=${() => setPlanDraft(character.id, character.plan)}><${Icon} name="edit" /><span>Change it</span></button>
      <button type="button" class="button button-quiet" onClick=${() => send("character.plan", { upgrades: [] })}>Withdraw</button>
    </div>`}
  </section>`;
}
