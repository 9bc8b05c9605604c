// One offer of a dice system as a form: its fields, the odds of what is filled in, one button.

import { useEffect, useId, useRef, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { usePreviews } from "./queried-odds.js";
import { filled } from "../../ui/form-draft.js";
import { comparedField, Fields } from "./forms.js";
import { customPanel } from "./custom-panels.js";
import { Icon } from "../../ui/icons.js";
import { doneAt, doneText, draftOf, isPlaying, justDone, submitOffer, refusalOf, setField } from "./offers.js";
import { matchingPreview } from "./outcomes.js";
import { fieldsOf, isAsked } from "./schema.js";
import { OddsPending, Odds } from "./system-odds.js";
import { capital, html, Section, useSteady } from "../../ui/controls.js";

/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */
/**
 * @typedef {object} FormProps  what the fields of a form are drawn from
 * @property {OfferEntry} entry @property {import("./schema.js").Field[]} fields
 * @property {import("../../ui/form-draft.js").Draft} draft @property {Record<string, any>} values
 * @property {import("./outcomes.js").Preview[]} previews
 * @property {import("./form-notes.js").FormContext} ctx
 * @property {(name: string, value: any) => void} onTouch
 */

/**
 * What the button of an offer says: the system's word "do-<action>", else the action's name.
 * @param {OfferEntry} entry
 */
export function buttonLabel(entry) {
  const { action, code } = entry.offer;
  const { verbs = {} } = customPanel(entry.system);
  const own = [code, action].find((name) => Object.hasOwn(verbs, name));
  if (own !== undefined) return verbs[own];
  const texts = app.messages.value.system(entry.system);
  return capital(texts.has(`do-${action}`) ? texts.word(`do-${action}`) : action.replaceAll(/[-_]/g, " "));
}

/**
 * @param {{entry: OfferEntry, id?: string, strong?: boolean, button?: boolean, wide?: boolean}} given
 *   `strong`: this is what the table waits for; `wide`: its button is as wide as the form
 */
export function OfferForm({ entry, id, strong = false, button = true, wide = strong }) {
  const [tried, setTried] = useState(false);
  const own = useId();
  const box = useRef(/** @type {HTMLFormElement|null} */ (null));
  const { offer, system } = entry;
  const texts = app.messages.value.system(system);
  const fields = fieldsOf(offer.form);
  const draft = draftOf(entry);
  const { values, problems } = filled(fields, draft);
  const formId = id ?? `offer${own}`;
  const ctx = {
    id: formId,
    system,
    problems: new Map(tried ? problems.map((problem) => [problem.path, problem.text]) : []),
    word: (/** @type {any} */ value) => (typeof value === "boolean" ? (value ? "Yes" : "No") : inWords(texts.say(value, app.naming.value))),
  };
  const onTouch = (/** @type {string} */ name, /** @type {any} */ value) => setField(entry, name, value);
  const { previews, asking } = usePreviews(entry, fields, values);
  const given = { entry, fields, draft, values, previews, ctx, onTouch };
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
    if (!(await submitOffer(entry, values))) return;
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

/** Which of them was brought into sight: each once, so that it scrolls nothing away later. */
let scrolledTo = 0;

/** What was just done. */
export function DoneNote() {
  const note = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const at = doneAt.value?.at ?? 0;
    if (at === scrolledTo || !justDone()) return;
    scrolledTo = at;
    requestAnimationFrame(() => note.current?.scrollIntoView({ block: "nearest" }));
  }, [doneAt.value?.at]);
  return html`<p class="done-note" role="status" ref=${note}><${Icon} name="dice" size=${16} /><span>${doneText.value}</span></p>`;
}

/** Where a form is gone the keyboard stays in its panel, which is no stop for it otherwise. */
function stayInPanel() {
  const panel = document.getElementById("tab-panel");
  if (panel === null || document.activeElement !== document.body) return;
  panel.tabIndex = -1;
  panel.addEventListener("blur", () => panel.removeAttribute("tabindex"), { once: true });
  panel.focus({ preventScroll: true });
}

/** The fields as they are drawn, those that are seldom needed folded away. @param {FormProps} given */
export function GeneratedFields(given) {
  const { entry, fields, ctx } = given;
  const seldom = new Set(customPanel(entry.system).more?.[entry.offer.action] ?? []);
  const rare = fields.filter((field) => seldom.has(field.name) && isAsked(field.control));
  const missing = rare.some((field) => [...ctx.problems.keys()].some((path) => path.split(".")[0] === field.name));
  return html`<${Fields} ...${given} fields=${fields.filter((field) => !seldom.has(field.name))} />
    ${rare.length > 0 &&
    html`<${Section} title="More" open=${missing} keep=${missing ? undefined : `more ${entry.key}`}><${Fields} ...${given} fields=${rare} /></${Section}>`}
    <${CurrentOdds} ...${given} />`;
}

/** A word of a choice; a die stays as it is written. @param {string} said */
function inWords(said) {
  return /^d\d/.test(said) ? said : capital(said);
}

/** The first control that misses something. @param {HTMLElement|null} form */
function firstMissing(form) {
  const found = form?.querySelector('[aria-invalid="true"]');
  if (!(found instanceof HTMLElement)) return null;
  return found.matches("input, select, textarea") ? found : /** @type {HTMLElement|null} */ (found.querySelector("input, select, button"));
}

/**
 * The odds of what is filled in, unless they stand at the chosen option already.
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
 * The button of a form; `form` is the form's id where it stands elsewhere.
 * @param {{entry: OfferEntry, strong: boolean, form?: string, wide?: boolean}} given
 */
export function Submit({ entry, strong, form, wide = strong }) {
  const label = buttonLabel(entry);
  const { steady, meant } = useSteady(label);
  return html`<button
    type="submit"
    form=${form}
    class=${"button " + (strong ? "button-primary" : "button-strong") + (wide ? " button-wide" : "")}
    disabled=${isPlaying(entry)}
    aria-disabled=${steady || !strong ? undefined : "true"}
    onClick=${(/** @type {Event} */ e) => strong && !meant(e) && e.preventDefault()}
  >
    <span>${label}</span>
  </button>`;
}
