// Forms generated from JSON Schema: one control for each field.

import { useRef } from "preact/hooks";
import { newRow, fieldValue } from "./form-draft.js";
import { oddsOfOptions } from "./outcomes.js";
import { LabelText, ariaNotes, Notes } from "./form-notes.js";
import { Options, Toggles } from "./form-options.js";
import { isAsked, LINE_LENGTH } from "./schema.js";
import { Icon } from "../../ui/icons.js";
import { html, withValue } from "../../ui/controls.js";
import { parseWhole, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {import("./schema.js").Control} Control */
/** @typedef {import("./schema.js").Field} FormField */
/** @typedef {import("./schema.js").Option} Option */
/** @typedef {import("./form-notes.js").FormContext} FormContext */
/** @typedef {import("./form-notes.js").ControlProps} ControlProps */

/**
 * All fields of a form that the player fills in.
 * @param {{fields: FormField[], draft: Values, ctx: FormContext, path?: string,
 *   values?: Values, previews?: import("./outcomes.js").Preview[], awaited?: {field: string, values: any[]},
 *   onTouch: (name: string, value: any) => void}} given  `awaited`: the options whose odds are to come
 */
export function Fields({ fields, draft, ctx, path = "", values = {}, previews = [], awaited, onTouch }) {
  const asked = fields.filter((field) => isAsked(field.control));
  const compared = comparedField(asked, previews, values);
  return asked.map(
    (field) => html`<${ControlField}
      key=${field.name}
      control=${field.control}
      value=${fieldValue(field, draft)}
      onChange=${(/** @type {any} */ value) => onTouch(field.name, value)}
      path=${path + field.name}
      required=${field.required}
      ctx=${ctx}
      odds=${field.name === compared?.name ? compared?.odds : null}
      awaited=${field.name === awaited?.field ? awaited.values : []}
    />`,
  );
}

/**
 * The field that shows odds at its options: the last choice with odds to compare; null for none.
 * @param {FormField[]} fields
 * @param {import("./outcomes.js").Preview[]} previews
 * @param {Values} values
 */
export function comparedField(fields, previews, values) {
  for (const field of [...fields].reverse()) {
    if (field.control.kind !== "choice") continue;
    const odds = oddsOfOptions(field, previews, values);
    if (odds !== null) return { name: field.name, odds };
  }
  return null;
}

/** The control for one field, by kind. @param {ControlProps} given */
function ControlField(given) {
  const { control, required, ctx } = given;
  switch (control.kind) {
    case "choice":
      return html`<${Options} ...${given} options=${withNone(control, required, ctx)} odds=${given.odds} />`;
    case "flag":
      if (!required || control.start !== undefined) return html`<${Flag} ...${given} />`;
      return html`<${Options} ...${given} options=${[{ value: true, title: t("dice-systems-yes") }, { value: false, title: "No" }]} />`;
    case "many":
      return html`<${Toggles} ...${given} />`;
    case "pick":
      return html`<${Picks} ...${given} />`;
    case "number":
      return html`<${NumberField} ...${given} />`;
    case "rows":
      return html`<${Rows} ...${given} />`;
    case "map":
      return html`<${Rows} ...${given} />`;
    case "group":
      return html`<${Group} ...${given} />`;
    default:
      return html`<${Text} ...${given} />`;
  }
}

/**
 * The options of a choice with titles, and one for no value where that is allowed.
 * @param {Control} control @param {boolean} required @param {FormContext} ctx
 * @returns {Option[]}
 */
function withNone(control, required, ctx) {
  const options = control.options.map((option) => ({ ...option, title: option.title ?? ctx.word(option.value) }));
  if (control.nullable) return [{ value: null, title: t("dice-systems-none") }, ...options];
  return required || control.start !== undefined ? options : [{ value: undefined, title: t("dice-systems-not-set") }, ...options];
}

/** @param {ControlProps} given */
function Text(given) {
  const { control, value, onChange, path, required, ctx, bare } = given;
  const long = control.kind === "json" || (control.max !== null && control.max > LINE_LENGTH && control.examples.length === 0);
  const id = `${ctx.id}-${path}`;
  const few = control.examples.length <= MOST_EXAMPLES;
  const list = control.examples.length > 0 && !few ? `${id}-list` : undefined;
  const common = {
    class: "input",
    id,
    value: value ?? "",
    autocomplete: "off",
    maxlength: control.max ?? undefined,
    "aria-required": required && (control.min ?? 0) > 0 ? "true" : undefined,
    "aria-label": bare ? control.label : undefined,
    onInput: withValue(onChange),
    ...ariaNotes(given),
  };
  return html`<div class="field">
    ${!bare && html`<${LabelText} given=${given} input=${id} />`}
    ${long ? html`<textarea rows="2" ...${common}></textarea>` : html`<input list=${list} ...${common} />`}
    ${few && html`<${Examples} ...${given} />`}
    ${list && html`<datalist id=${list}>${control.examples.map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>`}
    <${Notes} ...${given} />
  </div>`;
}

/** At most so many examples are buttons; more are suggestions while typing. */
const MOST_EXAMPLES = 6;

/** Buttons that fill in an example. @param {ControlProps} given */
function Examples({ control, value, onChange }) {
  if (control.examples.length === 0) return null;
  return html`<span class="examples">
    <span class="quiet">${t("dice-systems-for-example")}</span>
    ${control.examples.map(
      (each) => html`<button type="button" key=${each} class="example" aria-label=${`${control.label}: ${each}`} aria-pressed=${String(each === value)} onClick=${() => onChange(each)}><span>${each}</span></button>`,
    )}
  </span>`;
}

/** @param {ControlProps} given */
function Flag(given) {
  const { control, value, onChange } = given;
  return html`<div class="field">
    <label class="check">
      <input type="checkbox" checked=${value === true} onChange=${withChecked(onChange)} ...${ariaNotes(given)} />
      <span>${control.label}</span>
    </label>
    <${Notes} ...${given} />
  </div>`;
}

/**
 * A whole number with buttons for one less and one more; empty where it is optional.
 * @param {ControlProps} given
 */
function NumberField(given) {
  const { control, value, onChange, required, bare } = given;
  const { label, min, max } = control;
  const empty = typeof value !== "number";
  const noValue = control.nullable ? null : undefined;
  const clamp = (/** @type {number} */ n) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, n));
  const step = (/** @type {number} */ by) => onChange(empty ? clamp(0) : clamp(value + by));
  /** A valid number is taken while it is typed, so that the odds follow. @param {any} e */
  function typing(e) {
    const n = parseWhole(e.target.value);
    if (n !== null && clamp(n) === n) onChange(n);
  }
  /** @param {any} e */
  function typed(e) {
    const said = e.target.value.trim();
    const n = Number.parseInt(said.replace("−", "-"), 10);
    if (said === "") onChange(noValue);
    else if (Number.isNaN(n)) e.target.value = empty ? "" : String(value);
    else {
      onChange(clamp(n));
      e.target.value = String(clamp(n));
    }
  }
  return html`<div class="field">
    ${!bare && html`<${LabelText} given=${given} />`}
    <span class="stepper">
      <button type="button" class="stepper-button" aria-label=${t("dice-systems-one-less", { label })} disabled=${!empty && value <= (min ?? -Infinity)} onClick=${() => step(-1)}>
        <${Icon} name="minus" size=${16} />
      </button>
      <input class="stepper-value" inputmode=${(min ?? -1) >= 0 ? "numeric" : "text"} autocomplete="off" aria-label=${label} placeholder="–" value=${empty ? "" : value} onInput=${typing} onChange=${typed} ...${ariaNotes(given)} />
      <button type="button" class="stepper-button" aria-label=${t("dice-systems-one-more", { label })} disabled=${!empty && value >= (max ?? Infinity)} onClick=${() => step(1)}>
        <${Icon} name="plus" size=${16} />
      </button>
      ${!empty &&
      (control.nullable || (!required && control.start === undefined)) &&
      html`<button type="button" class="stepper-button" aria-label=${t("dice-systems-not-set-label", { label })} title=${t("dice-systems-not-set")} onClick=${() => onChange(noValue)}>
        <${Icon} name="close" size=${16} />
      </button>`}
    </span>
    <${Examples} ...${given} />
    <${Notes} ...${given} />
  </div>`;
}

/** A list of values that may repeat: press to add, press to remove. @param {ControlProps} given */
function Picks(given) {
  const { control, value, onChange, ctx } = given;
  const name = (/** @type {any} */ each) => control.options.find((option) => option.value === each)?.title ?? ctx.word(each);
  return html`<div class="field" role="group" aria-label=${control.label} ...${ariaNotes(given)}>
    <${LabelText} given=${given} />
    <div class="row">
      ${control.options.map(
        (option, i) => html`<button
          type="button" key=${i} class="button button-pick" aria-label=${t("dice-systems-add", { name: name(option.value) })}
          disabled=${value.length >= (control.max ?? Infinity)}
          onClick=${() => onChange([...value, option.value])}
        >${name(option.value)}</button>`,
      )}
    </div>
    <div class="row chosen-dice">
      ${value.map(
        (/** @type {any} */ each, /** @type {number} */ i) => html`<button
          type="button" key=${i} class="chip chip-button" aria-label=${t("dice-systems-take-away", { name: name(each) })}
          onClick=${() => onChange(value.filter((/** @type {any} */ _, /** @type {number} */ j) => j !== i))}
        >${name(each)}<${Icon} name="close" size=${12} /></button>`,
      )}
      ${value.length === 0 && html`<span class="quiet">${t("dice-systems-none-yet")}</span>`}
    </div>
    <${Notes} ...${given} />
  </div>`;
}

/** Rows of one kind; rows of a map start with a name. @param {ControlProps} given */
function Rows(given) {
  const { control, value, onChange, path, ctx } = given;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const item = /** @type {Control} */ (control.item);
  const named = control.kind === "map";
  const put = (/** @type {number} */ i, /** @type {any} */ row) => onChange(value.map((/** @type {any} */ each, /** @type {number} */ j) => (j === i ? row : each)));
  function add() {
    onChange([...value, named ? ["", newRow(control)] : (newRow(control) ?? null)]);
    requestAnimationFrame(() => /** @type {HTMLElement|undefined} */ ([...(box.current?.querySelectorAll(".form-row:last-of-type :is(input, select, textarea)") ?? [])][0])?.focus());
  }
  /** @param {number} i */
  function drop(i) {
    onChange(value.filter((/** @type {any} */ _, /** @type {number} */ j) => j !== i));
    requestAnimationFrame(() => /** @type {HTMLElement|null} */ (box.current?.querySelector(".rows-add"))?.focus());
  }
  return html`<div class="field rows" role="group" aria-label=${control.label} ref=${box} ...${ariaNotes(given)}>
    <${LabelText} given=${given} />
    ${value.map(
      (/** @type {any} */ row, /** @type {number} */ i) => html`<div class="form-row" key=${i}>
        ${named &&
        html`<input class="input" aria-label=${t("dice-systems-name", { label: control.label, value: i + 1 })} placeholder=${t("dice-systems-name-2")} value=${row[0]} onInput=${withValue((value) => put(i, [value, row[1]]))} />`}
        <${ControlField}
          control=${{ ...item, label: item.kind === "group" ? item.label : `${control.label} ${i + 1}` }}
          value=${(named ? row[1] : row) ?? undefined} onChange=${(/** @type {any} */ v) => put(i, named ? [row[0], v] : (v ?? null))}
          path=${`${path}.${i}`} required=${true} ctx=${ctx} bare=${true}
        />
        <button type="button" class="button button-icon button-quiet" aria-label=${t("dice-systems-take-row-of-away", { value: i + 1, label: control.label })} onClick=${() => drop(i)}>
          <${Icon} name="close" size=${16} />
        </button>
      </div>`,
    )}
    <button type="button" class="button button-quiet rows-add" aria-label=${t("dice-systems-add-a-row-to", { label: control.label })} disabled=${value.length >= (control.max ?? Infinity)} onClick=${add}>
      <${Icon} name="plus" size=${16} /><span>${t("dice-systems-add-2")}</span>
    </button>
    <${Notes} ...${given} />
  </div>`;
}

/** A group of fields within a field. @param {ControlProps} given */
function Group(given) {
  const { control, value, onChange, path, ctx } = given;
  return html`<fieldset class="form-group stack gap-3">
    <legend class="field-label">${control.label}</legend>
    ${control.nullable &&
    html`<label class="check">
      <input type="checkbox" checked=${value !== null} onChange=${withChecked((checked) => onChange(checked ? {} : null))} />
      <span>${control.label}</span>
    </label>`}
    ${value !== null &&
    html`<${Fields} fields=${control.fields} draft=${value ?? {}} ctx=${ctx} path=${`${path}.`} onTouch=${(/** @type {string} */ name, /** @type {any} */ v) => onChange({ ...value, [name]: v })} />`}
    <${Notes} ...${given} />
  </fieldset>`;
}
