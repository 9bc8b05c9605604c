// The draft of a form: what a person has entered so far. Pure.
//
// A draft keeps only the fields that were touched; the others have their initial values. So a form
// that changes while it is filled in keeps what still fits and drops what does not.

import { sameJson } from "../../core/store.js";
import { t } from "../../text/t.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {import("./schema.js").Control} Control */
/** @typedef {import("./schema.js").Field} Field */
/** Touched values by field name. @typedef {Values} Draft */
/** A fault of a form and where it is. @typedef {{path: string, text: string}} Problem */

/** Fields that say whom an offer is about. */
const RECIPIENT_FIELDS = ["person", "player"];

/**
 * Returns the fields that stay filled in after a form was sent: whom it was about.
 * @param {readonly Field[]} fields @param {Values} form  as it was sent
 * @returns {Values}
 */
export function keptFields(fields, form) {
  const whom = fields.filter((field) => RECIPIENT_FIELDS.includes(field.name) && field.control.kind === "choice");
  return Object.fromEntries(whom.map((field) => [field.name, form[field.name]]));
}

/**
 * Returns the value that a field shows: the touched one if it still fits, else the initial one.
 * @param {Field} field
 * @param {Draft} draft
 */
export function fieldValue(field, draft) {
  const touched = draft?.[field.name];
  return touched !== undefined && fits(field.control, touched) ? touched : initialValue(field.control, field.required);
}

/**
 * Returns the initial value of a control; undefined is nothing.
 * @param {Control} control
 * @param {boolean} required
 * @returns {any}
 */
export function initialValue(control, required) {
  const { kind, start } = control;
  if (kind === "const") return start;
  if (start !== undefined && start !== null) {
    if (kind === "map") return Object.entries(start);
    if (kind === "json") return JSON.stringify(start);
    if (fits(control, start)) return start;
  }
  if (control.nullable) return null;
  if (kind === "choice") return required && control.options.length === 1 ? control.options[0].value : undefined;
  if (kind === "many" || kind === "pick") return [];
  if (kind === "rows") return Array.from({ length: control.min ?? 0 }, () => newRow(control));
  if (kind === "text" || kind === "json") return "";
  if (kind === "group") return {};
  if (kind === "map") return [];
  return kind === "flag" && !required ? false : undefined;
}

/** Returns the value of a new row. @param {Control} control  of the rows */
export function newRow(control) {
  return control.item === null ? "" : initialValue(control.item, true);
}

/**
 * Returns whether a touched value is still possible for a control.
 * @param {Control} control
 * @param {any} value
 * @returns {boolean}
 */
export function fits(control, value) {
  if (value === null && control.nullable) return true;
  const known = (/** @type {any} */ each) => control.options.some((option) => sameJson(option.value, each));
  switch (control.kind) {
    case "choice": return known(value);
    case "many":
    case "pick": return Array.isArray(value) && value.every(known);
    case "rows":
    case "map": return Array.isArray(value);
    case "number": return typeof value === "number" && value >= (control.min ?? -Infinity) && value <= (control.max ?? Infinity);
    case "flag": return typeof value === "boolean";
    case "text":
    case "json": return typeof value === "string";
    case "group": return typeof value === "object" && value !== null;
    default: return false;
  }
}

/**
 * Returns the values of fields for the server, and what is still missing.
 * @param {readonly Field[]} fields
 * @param {Draft} draft
 * @param {string} [at]  the path of these fields in the whole form
 * @returns {{values: Values, problems: Problem[]}}
 */
export function formValues(fields, draft, at = "") {
  /** @type {Values} */
  const values = {};
  /** @type {Problem[]} */
  const problems = [];
  for (const field of fields) {
    const value = finishedValue(field.control, fieldValue(field, draft), field.required, at + field.name, problems);
    if (value !== undefined) values[field.name] = value;
  }
  return { values, problems };
}

/**
 * Returns one value for the server and adds its problems; undefined omits it.
 * @param {Control} control
 * @param {any} value
 * @param {boolean} required
 * @param {string} path
 * @param {Problem[]} problems
 * @returns {any}
 */
function finishedValue(control, value, required, path, problems) {
  const miss = (/** @type {string} */ text) => {
    problems.push({ path, text });
    return undefined;
  };
  if (value === null && control.nullable) return null;
  // the input of a nullable number was cleared
  if (value === null && control.kind === "number") return miss(t("ui-a-number-is-needed"));
  switch (control.kind) {
    case "const": return value;
    case "choice": return value === undefined && required ? miss(t("ui-choose-one")) : value;
    case "flag": return value === undefined && required ? miss(t("ui-yes-or-no")) : value;
    case "number": return value === undefined && required ? miss(t("ui-a-number-is-needed")) : value;
    case "text": return text(control, value, required, miss);
    case "many":
    case "pick": return checkedLength(control, value, miss);
    case "rows": {
      const rows = value.map((/** @type {any} */ row, /** @type {number} */ i) => control.item && finishedValue(control.item, row, true, `${path}.${i}`, problems));
      return checkedLength(control, rows, miss);
    }
    case "group": {
      const { values, problems: inner } = formValues(control.fields, value, `${path}.`);
      problems.push(...inner);
      return values;
    }
    case "map": return mapped(control, value, path, problems);
    default: return json(value, required, miss);
  }
}

/**
 * Returns a text for the server, or adds a problem.
 * @param {Control} control
 * @param {string} value
 * @param {boolean} required
 * @param {(text: string) => undefined} miss
 */
function text(control, value, required, miss) {
  const entered = value.trim();
  if (entered === "") {
    if (control.nullable) return null;
    const may = (control.min ?? 0) === 0 && control.pattern === null;
    if (!required) return may && control.start !== "" && typeof control.start === "string" ? "" : undefined;
    return may ? "" : miss(t("ui-this-is-needed"));
  }
  const length = [...entered].length;
  if (control.max !== null && length > control.max) return miss(t("ui-characters-at-most", { length, max: control.max }));
  if (control.min !== null && length < control.min) return miss(t("ui-characters-at-least", { min: control.min }));
  if (control.taken.includes(entered)) return miss(t("ui-this-one-is-taken"));
  if (control.pattern !== null && !allowed(control.pattern, entered)) return miss(t("ui-not-in-the-form-that-is"));
  return entered;
}

/**
 * Returns whether a text matches a pattern. Patterns that this browser cannot read are left to the
 * server.
 * @param {string} pattern @param {string} said
 */
function allowed(pattern, said) {
  try {
    return new RegExp(pattern, "u").test(said);
  } catch {
    return true;
  }
}

/**
 * Returns a list, or adds a problem when it is too short or too long.
 * @param {Control} control @param {any[]} list @param {(text: string) => undefined} miss
 */
function checkedLength(control, list, miss) {
  const { min, max } = control;
  if (min !== null && list.length < min) return miss(min === max ? t("ui-choose", { min }) : t("ui-at-least", { min }));
  if (max !== null && list.length > max) return miss(t("ui-at-most", { max }));
  return list;
}

/**
 * Returns the object of a list of names and values.
 * @param {Control} control
 * @param {[string, any][]} rows
 * @param {string} path
 * @param {Problem[]} problems
 */
function mapped(control, rows, path, problems) {
  /** @type {Values} */
  const map = {};
  rows.forEach(([name, value], i) => {
    if (name.trim() === "") problems.push({ path: `${path}.${i}`, text: t("ui-a-name-is-needed") });
    else if (control.item) map[name.trim()] = finishedValue(control.item, value, true, `${path}.${i}`, problems);
  });
  return map;
}

/**
 * Returns the value of a JSON text, or adds a problem.
 * @param {string} value @param {boolean} required @param {(text: string) => undefined} miss
 */
function json(value, required, miss) {
  if (value.trim() === "") return required ? miss(t("ui-this-is-needed")) : undefined;
  try {
    return JSON.parse(value);
  } catch {
    return miss(t("ui-this-is-not-json"));
  }
}
