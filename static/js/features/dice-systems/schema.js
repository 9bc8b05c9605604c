// Turns the JSON Schema of a form into controls. Pure.
//
// A control is a choice of one or many values, a text, a number, a flag, rows or a group of fields.
// A schema of any other shape becomes a field for raw JSON, so that every form can be filled in.

import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";

/** The values of a form, any JSON, by field. @typedef {Record<string, any>} Values */

/**
 * @typedef {object} Option
 * @property {any} value  any JSON
 * @property {string|null} title  null: the system's own word for the value
 */
/**
 * @typedef {object} Control
 * @property {"const"|"choice"|"many"|"pick"|"text"|"number"|"flag"|"rows"|"group"|"map"|"json"} kind
 * @property {string} label @property {string} hint
 * @property {boolean} nullable  null is a valid value too
 * @property {any} [start]  the first value
 * @property {Option[]} options  of choice, many and pick
 * @property {Field[]} fields  of a group
 * @property {Control|null} item  of rows and a map
 * @property {number|null} min @property {number|null} max  of the number, the length or the count
 * @property {any[]} examples  of a text or a number
 * @property {string[]} taken  texts that are not allowed
 * @property {string|null} pattern
 */
/** @typedef {{name: string, required: boolean, control: Control}} Field */

/** A range of up to this many whole numbers becomes a choice instead of a number field. */
const MOST_NUMBER_OPTIONS = 6;

/** A text that may be longer than this many characters gets several lines. */
export const LINE_LENGTH = 120;

/**
 * The fields of a form, in its order.
 * @param {any} form  an object's schema
 * @returns {Field[]}
 */
export function fieldsOf(form) {
  const required = new Set(form?.required ?? []);
  return Object.entries(form?.properties ?? {}).map(([name, about]) => ({
    name,
    required: required.has(name),
    control: controlOf(about, labelOf(name)),
  }));
}

/**
 * The fields of a form that the player fills in.
 * @param {any} form
 */
export function askedFields(form) {
  return fieldsOf(form).filter((field) => isAsked(field.control));
}

/**
 * Whether a control has anything to decide; a constant or a single empty option has not.
 * @param {Control} control
 */
export function isAsked(control) {
  if (control.kind === "const" || (control.kind === "rows" && control.max === 0)) return false;
  const [only, ...more] = control.options;
  return control.kind !== "choice" || only === undefined || more.length > 0 || (only.value !== null && only.value !== "");
}

/** A property's name as a label. @param {string} name */
function labelOf(name) {
  const words = name.replaceAll(/[-_]/g, " ").trim();
  return capital(words);
}

/**
 * The control for a schema.
 * @param {any} schema
 * @param {string} name  the label when the schema has no title
 * @returns {Control}
 */
export function controlOf(schema, name) {
  const about = typeof schema === "object" && schema !== null ? schema : {};
  /** @type {Control} */
  const control = {
    kind: "json", label: about.title ?? name, hint: about.description ?? "", nullable: false, start: about.default,
    options: [], fields: [], item: null, min: null, max: null, examples: [], taken: [], pattern: null,
  };
  if (Object.hasOwn(about, "const")) return { ...control, kind: "const", start: about.const };
  const options = optionsOf(about);
  if (options !== null) return { ...control, kind: "choice", options };
  const inner = withoutNull(about);
  if (inner !== null) return { ...controlOf(inner, name), nullable: true };
  const type = Array.isArray(about.type) ? null : about.type;
  if (type === "boolean") return { ...control, kind: "flag" };
  if (type === "integer" || type === "number") return numberOf(control, about);
  if (type === "string") {
    const taken = about.not?.enum ?? (Object.hasOwn(about.not ?? {}, "const") ? [about.not.const] : []);
    return {
      ...control, kind: "text", min: about.minLength ?? null, max: about.maxLength ?? null,
      pattern: about.pattern ?? null, examples: about.examples ?? [], taken,
    };
  }
  if (type === "array") return arrayOf(control, about);
  if (type === "object" && about.properties) return { ...control, kind: "group", fields: fieldsOf(about) };
  if (type === "object" && typeof about.additionalProperties === "object") {
    return { ...control, kind: "map", item: controlOf(about.additionalProperties, t("dice-systems-value")), max: about.maxProperties ?? null };
  }
  return control;
}

/** @param {Control} control @param {any} about @returns {Control} */
function numberOf(control, about) {
  const step = about.type === "integer" ? 1 : 0;
  const min = about.minimum ?? (about.exclusiveMinimum === undefined ? null : about.exclusiveMinimum + step);
  const max = about.maximum ?? (about.exclusiveMaximum === undefined ? null : about.exclusiveMaximum - step);
  if (about.type === "integer" && min !== null && max !== null && max - min < MOST_NUMBER_OPTIONS) {
    const options = [];
    for (let n = min; n <= max; n += 1) options.push({ value: n, title: String(n) });
    return { ...control, kind: "choice", options };
  }
  return { ...control, kind: "number", min, max, examples: about.examples ?? [] };
}

/** @param {Control} control @param {any} about @returns {Control} */
function arrayOf(control, about) {
  const inner = about.items || about.prefixItems?.[0] || {};
  const counted = about.prefixItems ? about.prefixItems.length : null;
  const min = about.minItems ?? counted;
  const max = about.maxItems ?? counted;
  const options = optionsOf(inner);
  if (options !== null) return { ...control, kind: about.uniqueItems ? "many" : "pick", options, min, max };
  return { ...control, kind: "rows", item: controlOf(inner, control.label), min, max };
}

/**
 * The values to choose from, null when it is not a choice.
 * @param {any} about
 * @returns {Option[]|null}
 */
function optionsOf(about) {
  const named = (/** @type {any[]} */ values) => diceBySides(values).map((value) => ({ value, title: null }));
  const listed = about.oneOf ?? (about.enum ? undefined : about.anyOf);
  if (Array.isArray(listed) && listed.length > 0 && listed.every((each) => Object.hasOwn(each ?? {}, "const") || Array.isArray(each?.enum))) {
    return listed.flatMap((each) => (each.enum ? named(each.enum) : [{ value: each.const, title: each.title ?? null }]));
  }
  return Array.isArray(about.enum) ? named(about.enum) : null;
}

/** Dice sorted by sides; other values unchanged. @param {any[]} values */
function diceBySides(values) {
  const sides = (/** @type {any} */ value) => Number(/^d(\d+)$/.exec(String(value))?.[1] ?? NaN);
  return values.some((value) => Number.isNaN(sides(value))) ? values : [...values].sort((a, b) => sides(a) - sides(b));
}

/**
 * The schema of the value when the given one also allows null; null when it does not. Title,
 * default and examples beside the union apply to the value.
 * @param {any} about
 */
function withoutNull(about) {
  if (Array.isArray(about.type) && about.type.includes("null") && about.type.length === 2) {
    return { ...about, type: about.type.find((/** @type {string} */ each) => each !== "null") };
  }
  const { anyOf, oneOf, ...rest } = about;
  const union = anyOf ?? oneOf;
  if (!Array.isArray(union)) return null;
  const others = union.filter((each) => each?.type !== "null" && !(Object.hasOwn(each ?? {}, "const") && each.const === null));
  if (others.length !== 1 || others.length === union.length) return null;
  return { ...others[0], ...rest };
}
