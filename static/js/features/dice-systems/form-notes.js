// The label, hint and error of a control in a generated form.

import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("./schema.js").Control} Control */
/**
 * @typedef {object} FormContext  shared by the controls of one form
 * @property {string} id  of the form
 * @property {(value: any) => string} word  the text for a value
 * @property {Map<string, string>} problems  path -> error text
 * @property {string} system
 */
/**
 * @typedef {object} ControlProps  the props of every control
 * @property {Control} control @property {any} value @property {(value: any) => void} onChange
 * @property {string} path @property {boolean} required @property {FormContext} ctx
 * @property {boolean} [bare]  its label is only for screen readers
 * @property {(import("./outcomes.js").Outcomes|null)[]|null} [odds]  of each option
 * @property {any[]} [awaited]  the options whose odds are to come
 */

/**
 * The label of a field, with "optional" where it can be left out.
 * @param {{given: ControlProps, input?: string}} props  `input`: id of the labelled element
 */
export function LabelText({ given: { control, required }, input }) {
  const asked = control.kind === "text" ? (control.min ?? 0) > 0 || control.pattern !== null : true;
  const may = ["text", "number", "rows", "many", "pick"].includes(control.kind) && control.start == null;
  const text = html`${control.label}${may && !(required && asked) && html` <span class="field-optional">${t("dice-systems-optional")}</span>`}`;
  return input ? html`<label class="field-label" for=${input}>${text}</label>` : html`<span class="field-label">${text}</span>`;
}

/**
 * The error and the hint below a control.
 * @param {{control: Control, path: string, ctx: FormContext}} given
 */
export function Notes({ control, path, ctx }) {
  const problem = ctx.problems.get(path);
  return html`${problem && html`<span class="field-problem" id=${`${ctx.id}-${path}-problem`}>${problem}</span>`}
    ${control.hint && html`<span class="field-hint" id=${`${ctx.id}-${path}-hint`}>${control.hint}</span>`}`;
}

/**
 * The ARIA attributes that tie a control to its notes.
 * @param {{control: Control, path: string, ctx: FormContext}} given
 */
export function ariaNotes({ control, path, ctx }) {
  const problem = ctx.problems.has(path);
  const ids = [problem && `${ctx.id}-${path}-problem`, control.hint && `${ctx.id}-${path}-hint`].filter(Boolean);
  return { "aria-invalid": problem ? "true" : undefined, "aria-describedby": ids.join(" ") || undefined };
}
