// A character's sheet: identity, credits, attributes with the plan of upgrades, and tests from it.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { BuildPoints } from "./build.js";
import { EditNumbers, OverruleButton } from "./edit.js";
import { FrameCosts } from "./frame.js";
import { PlanBar } from "./plan-bar.js";
import { Rows } from "./rows.js";
import { needsApproval, planDraft, usePlan } from "./plan-state.js";
import { ownsCharacter, refusalText, mayRollFor } from "./state.js";
import { mayNameMark, Test } from "./test-form.js";
import { DeclinedPlan, PendingPlan } from "./pending-plan.js";
import { GiveCredits, CharacterHead, CharacterForm } from "./identity.js";
import { EmptyState, html, Section } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */

/** The title of the dialog. @param {string} id  of the character, "" for a new one */
export function sheetTitle(id) {
  return session.characters.value[id]?.name ?? (id === "" ? t("sheets-a-new-character") : t("sheets-gone"));
}

/** The content of the dialog. @param {{id: string}} given  of the character, "" for a new one */
export function Sheet({ id }) {
  const character = session.characters.value[id];
  if (id === "") return html`<${CharacterForm} character=${null} />`;
  if (character === undefined) {
    return html`<${EmptyState} icon="crew" title=${t("sheets-this-character-is-gone")}>${t("sheets-the-handler-took-it-out-of")}</${EmptyState}>`;
  }
  return html`<${FilledSheet} character=${character} />`;
}

/** @param {{character: Character}} given */
function FilledSheet({ character }) {
  const [editing, setEditing] = useState(false);
  const acts = ownsCharacter(character) && !session.isSpectator.value;
  const steps = acts ? planDraft(character.id) : [];
  const plan = usePlan(character, steps);
  // the rows show the plan that needs approval, unless a new one is being made
  const waits = usePlan(character, steps.length > 0 ? [] : character.plan).answer;
  const rolls = mayRollFor(character) && !session.isSpectator.value;
  const tests = rolls && mayNameMark();
  return html`
    <div class="char">
      <div class="char-side">
        <${CharacterHead} character=${character} />
        <${Credits} character=${character} acts=${acts} onEdit=${() => setEditing(true)} />
        ${character.plan.length > 0 && html`<${PendingPlan} character=${character} />`}
        <${BuildPoints} character=${character} acts=${acts} plan=${plan} />
        <${DeclinedPlan} character=${character} />
        ${tests &&
        html`<${Section} title=${t("sheets-make-a-test")} open=${!ui.narrow.value} keep=${`test-of-${character.id}`}>
          <${Test} of=${character} />
        </${Section}>`}
        ${rolls && !tests && html`<p class="quiet">${t("sheets-tests-from-this-sheet-the-handler")}</p>`}
        ${acts &&
        html`<${Section} title=${t("sheets-name-frame-and-unit")} open=${false}>
          <${CharacterForm} character=${character} />
        </${Section}>`}
      </div>
      <div class="char-main">
        ${session.isHandler.value &&
        html`<div class="char-tools">
          <button type="button" class="button" aria-pressed=${String(editing)} onClick=${() => setEditing(!editing)}>
            <${Icon} name="overrule" /><span>${t("sheets-edit-the-numbers")}</span>
          </button>
        </div>`}
        ${editing
          ? html`<${EditNumbers} character=${character} onDone=${() => setEditing(false)} />`
          : html`<${Rows} character=${character} plan=${plan} waits=${waits} acts=${acts} onEdit=${() => setEditing(true)} />`}
      </div>
    </div>
    ${acts && !editing && html`<${PlanBar} character=${character} steps=${steps} plan=${plan} asks=${needsApproval() || (!session.isHandler.value && Boolean(plan.answer?.waits))} onEdit=${() => setEditing(true)} />`}
  `;
}

/**
 * Credits, what a debt bars, the frame's costs, and giving credits away.
 * @param {{character: Character, acts: boolean, onEdit: () => void}} given
 */
function Credits({ character, acts, onEdit }) {
  const [giving, setGiving] = useState(false);
  const { credits } = character.sheet;
  const barred = Object.values(character.pools).find((pool) => pool.advance_bar?.code === "in-debt")?.advance_bar;
  const others = Object.keys(session.characters.value).length > 1;
  return html`<section class="char-money stack gap-1" aria-label=${t("sheets-credits")}>
    <p class=${"char-credits" + (credits < 0 ? " char-debt" : "")}>
      <b>${minus(credits)}</b> <span>${t("sheets-credits-word", { credits })}</span>
      ${credits < 0 && html`<span class="chip chip-danger">${t("sheets-debt")}</span>`}
      ${acts &&
      others &&
      html`<button type="button" class="button char-give" aria-expanded=${String(giving)} onClick=${() => setGiving(!giving)}>
        <${Icon} name="send" /><span>${t("sheets-give-away")}</span>
      </button>`}
    </p>
    <${FrameCosts} character=${character} acts=${acts} onEdit=${onEdit} />
    ${acts && !others && html`<p class="quiet">${t("sheets-credits-can-be-given-away-once")}</p>`}
    ${barred && html`<p class="form-error"><${Icon} name="lock" size=${16} /><span>${refusalText(barred)}</span></p><${OverruleButton} onEdit=${onEdit} />`}
    ${giving && html`<${GiveCredits} from=${character} onDone=${() => setGiving(false)} />`}
  </section>`;
}
