// The Handler's editor for a table's categories: attributes, pools, prices, limits.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { GRADES, newAttribute, newCategory, fieldOfRefusal, withIds } from "./categories-model.js";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { refusalText } from "./state.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Choice, Field, Stepper, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Category} Category */
/** @typedef {Category["attributes"][number]} Attribute */
/** @typedef {import("./categories-model.js").FieldPlace} FieldPlace */
/** @typedef {{place: FieldPlace|null, text: string}|null} SaveError */
/** @typedef {{name: string, lost: string[]}[]|null} SheetLosses  what sheets would lose */

/** The unsaved categories, kept when the dialog closes; null without changes. */
const unsaved = signal(/** @type {Category[]|null} */ (null));

/** The editor, which is the content of a dialog. */
export function Categories() {
  const edited = unsaved.value;
  const setEdited = (/** @type {Category[]|null} */ next) => (unsaved.value = next);
  const [error, setError] = useState(/** @type {SaveError} */ (null));
  const [losing, setLosing] = useState(/** @type {SheetLosses} */ (null));
  const list = edited ?? session.categories.value;
  const [few] = useState(list.length < 5);
  const form = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const wrong = form.current?.querySelector(".field-wrong");
    wrong?.closest("details")?.setAttribute("open", "");
    wrong?.scrollIntoView({ block: "center" });
  }, [error]);
  /** @param {Category[]} next */
  function edit(next) {
    setError(null);
    setLosing(null);
    setEdited(next);
  }
  /** @param {number} i @param {Partial<Category>} more */
  const change = (i, more) => edit(list.map((each, j) => (j === i ? { ...each, ...more } : each)));

  /** @param {boolean} force */
  async function save(force) {
    const categories = withIds(list);
    setEdited(categories);
    const answer = await send({ type: "categories.set", categories, force }, { quiet: true });
    setLosing(null);
    if (answer.ok) {
      setEdited(null);
      toast("good", t("sheets-the-categories-are-saved"));
    } else if (answer.code === "sheets-in-the-way") setLosing(answer.data?.sheets ?? []);
    else setError({ place: fieldOfRefusal(answer, categories), text: refusalText(answer) });
  }

  return html`<form
    class="form categories"
    ref=${form}
    onSubmit=${(/** @type {Event} */ e) => {
      e.preventDefault();
      save(false);
    }}
  >
    <p class="quiet">
      ${t("sheets-attributes-of-a-category-share-a")}
    </p>
    ${list.map(
      (category, i) => html`<${Section} key=${category.id || t("sheets-new", { i })} title=${category.name || t("sheets-new-category")} open=${category.id === "" || few}>
        <${CategoryFields}
          category=${category}
          error=${error?.place?.category === i ? error : null}
          onChange=${(/** @type {Partial<Category>} */ more) => change(i, more)}
          onRemove=${() => edit(list.filter((_, j) => j !== i))}
        />
      </${Section}>`,
    )}
    <button type="button" class="button" onClick=${() => edit([...list, newCategory()])}><${Icon} name="plus" /><span>${t("sheets-add-a-category")}</span></button>
    ${error !== null && error.place === null && html`<p class="form-error" role="alert"><${Icon} name="info" size=${16} /><span>${error.text}</span></p>`}
    ${losing !== null && html`<${ConfirmLosses} losing=${losing} onForce=${() => save(true)} onBack=${() => setLosing(null)} />`}
    ${losing === null &&
    html`<footer class="plan-bar">
      <p class="quiet">${edited === null ? t("sheets-nothing-changed-yet") : t("sheets-changed-not-saved-yet")}</p>
      <div class="plan-buttons">
        <button type="button" class="button" disabled=${edited === null} onClick=${() => setEdited(null)}>${t("sheets-discard")}</button>
        <button type="submit" class=${"button" + (edited === null ? "" : " button-primary")} disabled=${edited === null}><${Icon} name="check" /><span>${t("sheets-save")}</span></button>
      </div>
    </footer>`}
  </form>`;
}

/**
 * Asks before categories are saved that take something from sheets.
 * @param {{losing: NonNullable<SheetLosses>, onForce: () => void, onBack: () => void}} given
 */
function ConfirmLosses({ losing, onForce, onBack }) {
  return html`<section class="plan-bar form-error force" role="alertdialog" aria-label=${t("sheets-sheets-that-would-lose-something")}>
    <${Icon} name="info" size=${16} />
    <div class="form">
      <p><b>${t("sheets-sheets-have-more-than-this-allows")}</b> ${t("sheets-save-it-and-let-them-lose")}</p>
      <ul>${losing.map((each) => html`<li key=${each.name}><b>${each.name}</b> ${t("sheets-loses", { list: each.lost.join(", ") })}</li>`)}</ul>
      <div class="row">
        <button type="button" class="button button-danger" onClick=${onForce}>${t("sheets-save-and-let-them-lose-it")}</button>
        <button type="button" class="button" onClick=${onBack}>${t("sheets-keep-editing")}</button>
      </div>
    </div>
  </section>`;
}

/**
 * The error below the field that it is about.
 * @param {{error: SaveError, field: FieldPlace["field"], attribute?: number|null}} given
 */
function FieldError({ error, field, attribute = null }) {
  if (!error?.place || error.place.field !== field || error.place.attribute !== attribute) return null;
  return html`<span class="field-wrong" role="alert">${error.text}</span>`;
}

/** @param {{category: Category, error: SaveError, onChange: (more: Partial<Category>) => void, onRemove: () => void}} given */
function CategoryFields({ category, error, onChange, onRemove }) {
  const called = category.name || t("sheets-the-new-category");
  /** @param {number} j @param {Partial<Attribute>} more */
  const attribute = (j, more) => onChange({ attributes: category.attributes.map((each, k) => (k === j ? { ...each, ...more } : each)) });
  return html`
    <div class="category-fields">
      <div class="field">
        <${Field} label=${t("sheets-category")}><input class="input" maxlength="80" value=${category.name} onInput=${withValue((value) => onChange({ name: value }))} /></${Field}>
        <${FieldError} error=${error} field="name" />
      </div>
      ${/** @type {const} */ ([["pool", t("sheets-points-to-put-in")], ["price", t("sheets-credits-for-one-more")], ["limit", t("sheets-how-often")]]).map(
        ([name, label]) => html`<div class="field" key=${name}>
          <${Stepper} label=${label} value=${category[name]} min=${-1} max=${1000001} onChange=${(/** @type {number} */ n) => onChange({ [name]: n })} />
          <${FieldError} error=${error} field=${name} />
        </div>`,
      )}
    </div>
    <label class="check">
      <input type="checkbox" checked=${category.frame} onChange=${withChecked((checked) => onChange({ frame: checked }))} />
      <span>${t("sheets-belongs-to-the-frame-what-it")}</span>
    </label>
    <ul class="stack">
      ${category.attributes.map(
        (each, j) => html`<li key=${each.id || t("sheets-new-j", { j })} class="category-attribute">
          <div class="field attribute-name">
            <input class="input" maxlength="80" aria-label=${t("sheets-name-of-attribute-of", { value: j + 1, called })} placeholder=${t("sheets-attribute")} value=${each.name} onInput=${withValue((value) => attribute(j, { name: value }))} />
            <${FieldError} error=${error} field="name" attribute=${j} />
          </div>
          <${Choice} label=${t("sheets-kind-of", { name: each.name || t("sheets-the-new-attribute") })} value=${each.kind} onChange=${(/** @type {"die"|"val"} */ kind) => attribute(j, { kind })} options=${[{ value: "die", label: t("sheets-die") }, { value: "val", label: t("sheets-val") }]} />
          <${GradeChoice} what=${t("sheets-starts-at")} attribute=${each} value=${each.start} onChange=${(/** @type {number} */ start) => attribute(j, { start })}><${FieldError} error=${error} field="start" attribute=${j} /></${GradeChoice}>
          <${GradeChoice} what=${t("sheets-up-to")} attribute=${each} value=${each.cap} onChange=${(/** @type {number} */ cap) => attribute(j, { cap })}><${FieldError} error=${error} field="cap" attribute=${j} /></${GradeChoice}>
          <button type="button" class="button button-icon button-quiet" aria-label=${t("sheets-remove", { name: each.name || t("sheets-the-new-attribute") })} title=${t("sheets-remove-2")} onClick=${() => onChange({ attributes: category.attributes.filter((_, k) => k !== j) })}><${Icon} name="trash" size=${18} /></button>
        </li>`,
      )}
    </ul>
    <${FieldError} error=${error} field="attributes" />
    <div class="row">
      <button type="button" class="button" onClick=${() => onChange({ attributes: [...category.attributes, newAttribute()] })}><${Icon} name="plus" /><span>${t("sheets-add-an-attribute")}</span></button>
      <button type="button" class="button button-quiet" onClick=${onRemove}><${Icon} name="trash" /><span>${t("sheets-remove-called", { called })}</span></button>
    </div>
  `;
}

/**
 * The choice of an attribute's first or highest grade.
 * @param {{what: string, attribute: Attribute, value: number, onChange: (n: number) => void, children?: import("preact").ComponentChildren}} given
 */
function GradeChoice({ what, attribute, value, onChange, children }) {
  const label = `${attribute.name || t("sheets-the-new-attribute-2")} ${what}`;
  return html`<div class="field attribute-grade">
    <label class="attribute-grade-line inline"><span class="field-label">${what}</span>
      <select class="input" aria-label=${label} value=${value} onChange=${withValue((value) => onChange(Number(value)))}>
        ${GRADES.map((name, i) => html`<option key=${i} value=${i}>${attribute.kind === "die" ? name : i}</option>`)}
      </select>
    </label>
    ${children}
  </div>`;
}
