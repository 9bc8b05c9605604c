// What stands around a control of a drawn form: its label, its hint, what is missing.

import { html } from "../../ui/controls.js";

/** @typedef {import("./schema.js").Control} Control */
/**
 * @typedef {object} FormContext  what the controls of one form share
 * @property {string} id  of the form
 * @property {(value: any) => string} word  a value of the game in words
 * @property {Map<string, string>} problems  path -> what is missing
 * @property {string} system
 */
/**
 * @typedef {object} ControlProps  what every control gets
 * @property {Control} control @property {any} value @property {(value: any) => void} onChange
 * @property {string} path @property {boolean} required @property {FormContext} ctx
 * @property {boolean} [bare]  its label is said, not shown
 * @property {(import("./outcomes.js").Outcomes|null)[]|null} [odds]  of each option
 */

/**
 * A label, and whether its field can be left out.
 * @param {{given: ControlProps, input?: string}} props  `input`: the id of what it labels
 */
export function LabelText({ given: { control, required }, input }) {
  const asked = control.kind === "text" ? (control.min ?? 0) > 0 || control.pattern !== null : true;
  const may = ["text", "number", "rows", "many", "pick"].includes(control.kind) && control.start == null;
  const text = html`${control.label}${may && !(required && asked) && html` <span class="field-optional">optional</span>`}`;
  return input ? html`<label class="field-label" for=${input}>${text}</label>` : html`<span class="field-label">${text}</span>`;
}

/** Hint and problem below a control. @param {{control: Control, path: string, ctx: FormContext}} given */
export function Notes({ control, path, ctx }) {
  const problem = ctx.problems.get(path);
  return html`${problem && html`<span class="field-problem" id=${`${ctx.id}-${path}-problem`}>${problem}</span>`}
    ${control.hint && html`<span class="field-hint" id=${`${ctx.id}-${path}-hint`}>${control.hint}</span>`}`;
}

/** What ties a control to its notes. @param {{control: Control, path: string, ctx: FormContext}} given */
export function ariaNotes({ control, path, ctx }) {
  const problem = ctx.problems.has(path);
  const ids = [problem && `${ctx.id}-${path}-problem`, control.hint && `${ctx.id}-${path}-hint`].filter(Boolean);
  return { "aria-invalid": problem ? "true" : undefined, "aria-describedby": ids.join(" ") || undefined };
}
