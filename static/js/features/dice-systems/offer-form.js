// The form of one offer of a dice system: its fields, the odds of the filled-in values, its button.

import { useEffect, useId, useRef, useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { usePreviews } from "./queried-odds.js";
import { formValues, keptFields } from "./form-draft.js";
import { comparedField, Fields } from "./forms.js";
import { customPanel } from "./custom-panel.js";
import { Icon } from "../../ui/icons.js";
import { doneAt, doneText, draftOf, isSubmitting, justDone, submitOffer, refusalOf, setField } from "./offers.js";
import { matchingPreview } from "./outcomes.js";
import { fieldsOf, isAsked } from "./schema.js";
import { OddsPending, Odds } from "./system-odds.js";
import { html, Section, usePressGuard } from "../../ui/controls.js";
import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */
/**
 * @typedef {object} FormProps  the props of the fields of a form
 * @property {OfferEntry} entry @property {import("./schema.js").Field[]} fields
 * @property {import("./form-draft.js").Draft} draft @property {Values} values
 * @property {import("./outcomes.js").Preview[]} previews @property {{field: string, values: any[]}} awaited  see usePreviews
 * @property {import("./form-notes.js").FormContext} ctx
 * @property {(name: string, value: any) => void} onTouch
 */

/**
 * The text of an offer's button: the system's word "do-<action>", else the action's name.
 * @param {OfferEntry} entry
 */
export function buttonLabel(entry) {
  const { action, code } = entry.offer;
  const { verbs = {} } = customPanel(entry.system);
  const own = [code, action].find((name) => Object.hasOwn(verbs, name));
  if (own !== undefined) return verbs[own];
  const texts = session.messages.value.system(entry.system);
  return capital(texts.has(`do-${action}`) ? texts.word(`do-${action}`) : action.replaceAll(/[-_]/g, " "));
}

/**
 * The whole form; `strong`: the table waits for it; `wide`: its button is as wide as the form.
 * @param {{entry: OfferEntry, id?: string, strong?: boolean, button?: boolean, wide?: boolean}} given
 */
export function OfferForm({ entry, id, strong = false, button = true, wide = strong }) {
  const [tried, setTried] = useState(false);
  const own = useId();
  const box = useRef(/** @type {HTMLFormElement|null} */ (null));
  const { offer, system } = entry;
  const texts = session.messages.value.system(system);
  const fields = fieldsOf(offer.form);
  const draft = draftOf(entry);
  const { values, problems } = formValues(fields, draft);
  const formId = id ?? `offer${own}`;
  const ctx = {
    id: formId,
    system,
    problems: new Map(tried ? problems.map((problem) => [problem.path, problem.text]) : []),
    word: (/** @type {any} */ value) => (typeof value === "boolean" ? (value ? t("dice-systems-yes") : "No") : inWords(texts.say(value, session.naming.value))),
  };
  const onTouch = (/** @type {string} */ name, /** @type {any} */ value) => setField(entry, name, value);
  const { previews, asking, awaited } = usePreviews(entry, fields, values);
  const given = { entry, fields, draft, values, previews, awaited, ctx, onTouch };
  const refused = refusalOf(entry);

  useEffect(() => {
    if (tried && problems.length > 0) firstMissing(box.current)?.focus();
  }, [tried]);

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (problems.length > 0) {
      setTried(true);
      firstMissing(box.current)?.focus();
      return;
    }
    setTried(false);
    if (!(await submitOffer(entry, values, keptFields(fields, values)))) return;
    requestAnimationFrame(stayInPanel);
  }

  const About = customPanel(system).about?.[offer.action];
  const Own = customPanel(system).forms?.[offer.action];
  return html`<form class="form offer-form" id=${formId} ref=${box} onSubmit=${submit} novalidate>
    <${OddsPending.Provider} value=${asking}><${Own ?? GeneratedFields} ...${given} /></${OddsPending.Provider}>
    ${refused && html`<p class="form-error" role="alert"><${Icon} name="info" size=${16} /><span>${refused}</span></p>`}
    ${About && html`<${About} values=${values} />`}
    ${doneAt.value?.key === entry.key && html`<${DoneNote} />`}
    ${button && html`<${Submit} entry=${entry} strong=${strong} wide=${wide} />`}
  </form>`;
}

/** Time of the last note that was scrolled into view; each note scrolls only once. */
let scrolledTo = 0;

/** The note about what the last submitted offer did. */
export function DoneNote() {
  const note = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const at = doneAt.value?.at ?? 0;
    if (at === scrolledTo || !justDone()) return;
    scrolledTo = at;
    requestAnimationFrame(() => note.current?.scrollIntoView({ block: "nearest" }));
  }, [doneAt.value?.at]);
  return html`<p class="done-note remark wrap" role="status" ref=${note}><${Icon} name="dice" size=${16} /><span>${doneText.value}</span></p>`;
}

/** Keeps the keyboard focus in the panel when the focused form has disappeared. */
function stayInPanel() {
  const panel = document.getElementById("tab-panel");
  if (panel === null || document.activeElement !== document.body) return;
  panel.tabIndex = -1;
  panel.addEventListener("blur", () => panel.removeAttribute("tabindex"), { once: true });
  panel.focus({ preventScroll: true });
}

/** The generated fields, with rarely needed ones folded, and the odds. @param {FormProps} given */
export function GeneratedFields(given) {
  const { entry, fields, ctx } = given;
  const seldom = new Set(customPanel(entry.system).more?.[entry.offer.action] ?? []);
  const rare = fields.filter((field) => seldom.has(field.name) && isAsked(field.control));
  const missing = rare.some((field) => [...ctx.problems.keys()].some((path) => path.split(".")[0] === field.name));
  return html`<${Fields} ...${given} fields=${fields.filter((field) => !seldom.has(field.name))} />
    ${rare.length > 0 &&
    html`<${Section} title=${t("dice-systems-more-2")} open=${missing} keep=${missing ? undefined : t("dice-systems-more-key", { key: entry.key })}><${Fields} ...${given} fields=${rare} /></${Section}>`}
    <${CurrentOdds} ...${given} />`;
}

/** A value's text with a capital letter; dice ("d8") stay as they are. @param {string} said */
function inWords(said) {
  return /^d\d/.test(said) ? said : capital(said);
}

/** The first control with an error, or null. @param {HTMLElement|null} form */
function firstMissing(form) {
  const found = form?.querySelector('[aria-invalid="true"]');
  if (!(found instanceof HTMLElement)) return null;
  return found.matches("input, select, textarea") ? found : /** @type {HTMLElement|null} */ (found.querySelector("input, select, button"));
}

/**
 * The odds of the filled-in values, unless the chosen option shows them already.
 * @param {FormProps} given
 */
export function CurrentOdds({ entry, fields, values, previews }) {
  const compared = comparedField(fields, previews, values);
  const now = matchingPreview(previews, values);
  if (now === null || (compared !== null && Object.hasOwn(now.when, compared.name))) return null;
  return html`<div class="field">
    ${now.label && html`<span class="field-label">${now.label}</span>`}
    <${Odds} outcomes=${now.outcomes} system=${entry.system} />
  </div>`;
}

/**
 * The button of a form; `form`: the form's id, for a button outside it.
 * @param {{entry: OfferEntry, strong: boolean, form?: string, wide?: boolean}} given
 */
export function Submit({ entry, strong, form, wide = strong }) {
  const label = buttonLabel(entry);
  const { ready, accepts } = usePressGuard(label);
  return html`<button
    type="submit"
    form=${form}
    class=${"button " + (strong ? "button-primary" : "button-strong") + (wide ? " button-wide" : "")}
    disabled=${isSubmitting(entry)}
    aria-disabled=${ready || !strong ? undefined : "true"}
    onClick=${(/** @type {Event} */ e) => strong && !accepts(e) && e.preventDefault()}
  >
    <span>${label}</span>
  </button>`;
}
