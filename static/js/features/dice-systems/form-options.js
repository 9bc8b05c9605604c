// Choices in a generated form: one of several values, with odds where there are some, or many.

import { LabelText, ariaNotes, Notes } from "./form-notes.js";
import { splitCommon } from "./outcomes.js";
import { sameJson } from "../../core/store.js";
import { Odds } from "./system-odds.js";
import { html, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("./form-notes.js").ControlProps} ControlProps */
/** @typedef {import("./schema.js").Option} Option */

/** With more options or letters than these a select is used; a few options may be long. */
const MOST_CHIPS = 8;
const MOST_LETTERS = 96;
const FEW = 4;

/**
 * A choice of one value: as chips, as a select, or as rows with the odds of each.
 * @param {ControlProps & {options: Option[]}} given
 */
export function Options(given) {
  const { control, options, value, onChange, path, ctx, bare, odds, awaited = [] } = given;
  const at = options.findIndex((option) => sameJson(option.value, value));
  const pick = (/** @type {number} */ i) => onChange(options[i].value);
  const letters = options.reduce((sum, option) => sum + (option.title ?? "").length, 0);
  const { common, each } = splitCommon(odds ?? []);
  // the rows have their place before the odds come, so that nothing moves then
  const rows = awaited.length > 0 || each.some((one) => one !== null && Object.keys(one).length > 0);
  if (!rows && options.length > FEW && (options.length > MOST_CHIPS || letters > MOST_LETTERS)) {
    const id = `${ctx.id}-${path}`;
    return html`<div class="field">
      ${!bare && html`<${LabelText} given=${given} input=${id} />`}
      <select class="input" id=${id} aria-label=${bare ? control.label : undefined} onChange=${withValue((value) => pick(Number(value)))} ...${ariaNotes(given)}>
        ${at < 0 && html`<option value="" selected disabled>${t("dice-systems-choose")}</option>`}
        ${options.map((option, i) => html`<option key=${i} value=${i} selected=${i === at}>${option.title}</option>`)}
      </select>
      <${Notes} ...${given} />
      <${Common} common=${common} system=${ctx.system} />
    </div>`;
  }
  // the odds belong to the control's own options; an option for "none" comes before those
  const first = options.length - control.options.length;
  return html`<fieldset class=${"field options" + (rows ? " options-odds" : letters > MOST_LETTERS ? " options-long" : "")} role="radiogroup" aria-label=${control.label} ...${ariaNotes(given)}>
    ${!bare && html`<${LabelText} given=${given} />`}
    <div class="options-list">
      ${options.map(
        (option, i) => html`<label class="option" key=${i}>
          <input type="radio" class="option-input" name=${`${ctx.id}-${path}`} checked=${i === at} onChange=${() => pick(i)} />
          <span class="option-text wrap">${option.title}</span>
          ${rows && (each[i - first] || awaited.some((value) => sameJson(value, option.value))) && html`<${Odds} outcomes=${each[i - first] ?? {}} system=${ctx.system} size="row" />`}
        </label>`,
      )}
    </div>
    <${Common} common=${common} system=${ctx.system} />
    <${Notes} ...${given} />
  </fieldset>`;
}

/**
 * The odds that all options share.
 * @param {{common: import("./outcomes.js").Outcomes, system: string}} given
 */
function Common({ common, system }) {
  if (Object.keys(common).length === 0) return null;
  return html`<span class="field-label">${t("dice-systems-the-same-for-each")}</span><${Odds} outcomes=${common} system=${system} />`;
}

/** A choice of several different values. @param {ControlProps} given */
export function Toggles(given) {
  const { control, value, onChange, ctx } = given;
  const full = value.length >= (control.max ?? Infinity);
  const has = (/** @type {any} */ each) => value.some((/** @type {any} */ other) => sameJson(each, other));
  /** @param {any} each */
  function turn(each) {
    // kept in the order of the options
    onChange(control.options.map((option) => option.value).filter((other) => (sameJson(other, each) ? !has(each) : has(other))));
  }
  return html`<fieldset class="field options" role="group" aria-label=${control.label} ...${ariaNotes(given)}>
    <${LabelText} given=${given} />
    <div class="options-list">
      ${control.options.map(
        (option, i) => html`<label class="option" key=${i}>
          <input type="checkbox" class="option-input" checked=${has(option.value)} disabled=${full && !has(option.value)} onChange=${() => turn(option.value)} />
          <span class="option-text wrap">${option.title ?? ctx.word(option.value)}</span>
        </label>`,
      )}
    </div>
    ${control.options.length === 0 && html`<span class="quiet">${t("dice-systems-nobody-and-nothing-to-choose-from")}</span>`}
    <${Notes} ...${given} />
  </fieldset>`;
}
