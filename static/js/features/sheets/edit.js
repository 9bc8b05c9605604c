// The Handler's forms on a sheet: awards, and setting any number regardless of the rules.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { Stepper } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */

/**
 * Buttons that give an experimental award for one attribute; awards add up.
 * @param {{character: Character, attribute: {id: string, name: string}, now: number, onDone: () => void}} given
 */
export function AwardForm({ character, attribute, now, onDone }) {
  async function give(/** @type {number} */ bonus) {
    const answer = await send({ type: "character.award", character: character.id, attribute: attribute.id, bonus });
    if (answer.ok) onDone();
  }
  return html`<div class="attr-more attr-award-give" role="group" aria-label=${t("sheets-award-for", { name: attribute.name })}>
    <span>${now > 0 ? t("sheets-has-one-more", { now }) : t("sheets-an-award")}</span>
    ${[1, 2, 3].map((bonus) => html`<button type="button" class="button" key=${bonus} aria-label=${t("sheets-award", { bonus })} onClick=${() => give(bonus)}>+${bonus}</button>`)}
    ${now > 0 && html`<button type="button" class="button button-quiet" onClick=${() => give(0)}><${Icon} name="close" size=${16} /><span>${t("sheets-take-it-away")}</span></button>`}
  </div>`;
}

/**
 * The Handler's button beside a refusal on a sheet; it opens `EditNumbers`.
 * @param {{onEdit: () => void}} given
 */
export function OverruleButton({ onEdit }) {
  if (!session.isHandler.value) return null;
  return html`<button type="button" class="button past-it" title=${t("sheets-edit-the-numbers-any-number-is")} onClick=${onEdit}><${Icon} name="overrule" size=${16} /><span>${t("sheets-do-it-anyway")}</span></button>`;
}

/** @typedef {{points: Record<string, number>, advances: Record<string, number>, awards: Record<string, number>, credits?: number, spent?: number}} EditedNumbers */

/**
 * The form that sets any number of a sheet, regardless of the rules.
 * @param {{character: Character, onDone: () => void}} given
 */
export function EditNumbers({ character, onDone }) {
  const [set, setSet] = useState(/** @type {EditedNumbers} */ ({ points: {}, advances: {}, awards: {} }));
  const { sheet } = character;
  /** @param {"points"|"advances"|"awards"} group @param {string} id */
  const at = (group, id) => set[group][id] ?? sheet[group][id] ?? 0;
  /** @param {"points"|"advances"|"awards"} group @param {string} id */
  const put = (group, id) => (/** @type {number} */ n) => setSet({ ...set, [group]: { ...set[group], [id]: n } });
  /** @param {Event} event */
  async function save(event) {
    event.preventDefault();
    const answer = await send({ type: "character.edit", character: character.id, ...set });
    if (!answer.ok) return;
    toast("good", t("sheets-is-set-as-you-said", { name: character.name }));
    onDone();
  }
  return html`<form class="char-edit" onSubmit=${save}>
    <p class="form-error"><${Icon} name="overrule" size=${16} /><span>${t("sheets-this-overrules-the-rules-any-number")}</span></p>
    <div class="row row-even">
      <${Stepper} label=${t("sheets-credits")} value=${set.credits ?? sheet.credits} min=${-1000000} max=${1000000} onChange=${(/** @type {number} */ n) => setSet({ ...set, credits: n })} />
      <${Stepper} label=${t("sheets-spent-on-the-frame")} value=${set.spent ?? sheet.spent} min=${0} max=${1000000} onChange=${(/** @type {number} */ n) => setSet({ ...set, spent: n })} />
    </div>
    ${session.categories.value.map(
      (category) => html`<section class="char-block" key=${category.id} aria-label=${category.name}>
        <header class="char-block-head"><h3>${category.name}</h3></header>
        <div class="edit-row">
          <span class="attr-name wrap">${t("sheets-advancements")}</span>
          <${Stepper} label=${t("sheets-advancements-of", { name: category.name })} hideLabel value=${at("advances", category.id)} min=${0} max=${1000} onChange=${put("advances", category.id)} />
        </div>
        <div class="edit-row edit-head quiet" aria-hidden="true"><span></span><span>${t("sheets-points-put-in")}</span><span>${t("sheets-award-2")}</span></div>
        ${category.attributes.map(
          (attribute) => html`<div class="edit-row" key=${attribute.id}>
            <span class="attr-name wrap">${attribute.name} <span class="quiet">${character.attributes[attribute.id]?.shown}</span></span>
            <${Stepper} label=${t("sheets-points-in", { name: attribute.name })} hideLabel value=${at("points", attribute.id)} min=${0} max=${1000} onChange=${put("points", attribute.id)} />
            <${Stepper} label=${t("sheets-award-for", { name: attribute.name })} hideLabel value=${at("awards", attribute.id)} min=${0} max=${30} onChange=${put("awards", attribute.id)} />
          </div>`,
        )}
      </section>`,
    )}
    <div class="row edit-foot">
      <button type="submit" class="button button-strong"><${Icon} name="check" /><span>${t("sheets-set-these-numbers")}</span></button>
      <button type="button" class="button" onClick=${onDone}>${t("sheets-cancel")}</button>
    </div>
  </form>`;
}
