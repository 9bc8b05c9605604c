// The Handler's form for a mission's terms: texts, pay, objectives, deductions, crew.

import { useLayoutEffect, useRef } from "preact/hooks";
import { fieldsOf, rowsOf, withChange, withFields, withRow } from "./form.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { Icon } from "../../ui/icons.js";
import { setDraft, draftOf } from "./state.js";
import { charactersByName } from "../sheets/state.js";
import { html, withValue } from "../../ui/controls.js";
import { Field, Stepper } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("./form.js").Row} Row */
/** @typedef {import("./form.js").RowKind} RowKind */
/** @typedef {import("./form.js").Fields} Fields */

const MOST_CREDITS = 100000;

/** The labels of a deduction that counts from the start, and of one that does not. */
const FROM_THE_START = t("missions-kept-back-from-the-start");
const IF_APPLIED = t("missions-only-if-you-apply-it");

/** The form; null is a new mission. @param {{mission: MissionView|null}} given */
export function Terms({ mission }) {
  const id = mission?.id ?? "";
  const draft = draftOf(id);
  const form = fieldsOf(mission, draft);
  const set = (/** @type {Partial<Fields>} */ more) => setDraft(id, withFields(draftOf(id), more));
  const typing = (/** @type {keyof Fields} */ name) => withValue((value) => set({ [name]: value }));
  return html`<div class="form mission-form">
    <${Field} label=${t("missions-name")}><input class="input" required maxlength="80" placeholder=${t("missions-cold-gorge")} value=${form.name} onInput=${typing("name")} /></${Field}>
    <${Field} label=${t("missions-briefing-as-the-pilots-read-it")}><textarea class="input" rows="6" maxlength="4000" value=${form.briefing} onInput=${typing("briefing")}></textarea></${Field}>
    <div class="mission-primary">
      <${Field} label=${t("missions-primary-objective")}><textarea class="input" rows="2" maxlength="4000" placeholder=${t("missions-bring-the-hauler-to-the-relay")} value=${form.primary} onInput=${typing("primary")}></textarea></${Field}>
      <${Stepper} label=${session.table.value?.options?.share_base ? t("missions-base-pay-shared") : t("missions-base-pay-for-each-pilot")} hint=${t("missions-credits")} value=${form.base} min=${0} max=${MOST_CREDITS} onChange=${(/** @type {number} */ base) => set({ base })} />
    </div>
    <${TermRows} mission=${mission} kind="objectives" title=${t("missions-objectives-with-a-bonus-for-each")} />
    <${TermRows} mission=${mission} kind="deductions" title=${t("missions-what-the-employer-may-keep-back")} />
    <${CrewChoice} mission=${id} chosen=${form.crew} onChange=${(/** @type {string[]} */ chosen) => set({ crew: chosen })} />
  </div>`;
}

/** The field for notes that only the Handler sees. @param {{mission: MissionView|null}} given */
export function HandlerNotes({ mission }) {
  const id = mission?.id ?? "";
  const { notes } = fieldsOf(mission, draftOf(id));
  return html`<${Field} label=${t("missions-notes-only-the-handler-sees")}>
    <textarea class="input" rows="3" maxlength="4000" value=${notes} onInput=${withValue((value) => setDraft(id, withFields(draftOf(id), { notes: value })))}></textarea>
  </${Field}>`;
}

/** @param {{mission: MissionView|null, kind: RowKind, title: string}} given */
function TermRows({ mission, kind, title }) {
  const id = mission?.id ?? "";
  const rows = rowsOf(mission, draftOf(id), kind);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const added = useRef(false);
  // a new row gets the focus, before the first key is pressed
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    /** @type {HTMLInputElement|null|undefined} */ (list.current?.lastElementChild?.querySelector("input"))?.focus();
  }, [rows.length]);
  const add = (/** @type {boolean} */ hidden) => {
    added.current = true;
    setDraft(id, withRow(draftOf(id), kind, hidden));
  };
  return html`<section class="mission-rows" aria-label=${title}>
    <h3 class="eyebrow">${title}</h3>
    <ul ref=${list}>${rows.map((row, i) => html`<${TermRow} key=${row.id} id=${id} kind=${kind} row=${row} number=${i + 1} />`)}</ul>
    <div class="row">
      ${kind === "objectives"
        ? html`<button type="button" class="button" onClick=${() => add(false)}><${Icon} name="plus" /><span>${t("missions-objective")}</span></button>
            <button type="button" class="button" onClick=${() => add(true)}><${Icon} name="lock" /><span>${t("missions-hidden-objective")}</span></button>`
        : html`<button type="button" class="button" onClick=${() => add(false)}><${Icon} name="plus" /><span>${t("missions-deduction")}</span></button>`}
    </div>
    ${kind === "deductions" && rows.length > 0 && html`<p class="quiet">${t("missions-each-costs-nobody-anything-before-you")}${rows.some((row) => row.applies && !row.gone) ? t("missions-but-what-is-marked-counts-at") : ""}.</p>`}
  </section>`;
}

/** @param {{id: string, kind: RowKind, row: Row, number: number}} given */
function TermRow({ id, kind, row, number }) {
  const set = (/** @type {import("./form.js").Change} */ change) => setDraft(id, withChange(draftOf(id), kind, row, change));
  const objective = kind === "objectives";
  const named = `${objective ? "objective" : "deduction"} ${number}`;
  if (row.gone) {
    return html`<li class="term term-gone">
      <s class="quiet">${row.text}</s>
      <button type="button" class="button button-quiet" onClick=${() => set({ gone: undefined })}><${Icon} name="undo" size=${18} /><span>${t("missions-keep-it")}</span></button>
    </li>`;
  }
  const amount = objective ? row.bonus : row.amount;
  return html`<li class=${"term" + (row.hidden ? " aim-secret" : "")}>
    <input class="input term-text" required maxlength="500" aria-label=${t("missions-text-of", { named })} placeholder=${objective ? t("missions-spare-the-tower") : t("missions-the-bridge-if-it-falls")} value=${row.text} onInput=${withValue((value) => set({ text: value }))} />
    <${Stepper} label=${objective ? t("missions-bonus-of", { named }) : t("missions-amount-of", { named })} hideLabel value=${amount} min=${0} max=${MOST_CREDITS} onChange=${(/** @type {number} */ n) => set(objective ? { bonus: n } : { amount: n })} />
    ${objective &&
    html`<button type="button" class="button button-icon button-quiet" aria-label=${t("missions-hide-from-the-pilots", { named })} title=${row.hidden ? t("missions-hidden-from-the-pilots") : t("missions-the-pilots-read-it")} aria-pressed=${String(row.hidden)} onClick=${() => set({ hidden: !row.hidden })}>
      <${Icon} name=${row.hidden ? "lock" : "sight"} size=${18} />
    </button>`}
    <button type="button" class="button button-icon button-quiet term-remove" aria-label=${t("missions-remove", { named })} title=${t("missions-remove-2")} onClick=${() => set({ gone: true })}><${Icon} name="trash" size=${18} /></button>
    ${objective && row.hidden && html`<p class="term-secret remark fine quiet"><${Icon} name="lock" size=${12} />${t("missions-hidden-from-the-pilots-until-you")}</p>`}
    ${!objective &&
    html`<button type="button" class="chip chip-choice term-applies" aria-label=${`${row.applies ? FROM_THE_START : IF_APPLIED}: ${named}`} aria-pressed=${String(row.applies)} onClick=${() => set({ applies: !row.applies })}>
      <${Icon} name=${row.applies ? "check" : "wait"} size=${14} /><span>${row.applies ? FROM_THE_START : IF_APPLIED}</span>
    </button>`}
  </li>`;
}

/**
 * Returns the characters that players play; while nobody plays any, those whose unit is on the pilots' side.
 * @param {readonly import("../../core/store.js").Character[]} everyone
 */
function ofThePlayers(everyone) {
  const played = everyone.filter(({ seat }) => seat !== null);
  return played.length > 0 ? played : everyone.filter(({ unit }) => session.units.value[unit ?? ""]?.disposition === "pilot");
}

/**
 * The choice of the crew, numbered in the order of choosing. Those chosen when the form opened come
 * first; a pressed chip stays in its place.
 * @param {{mission: string, chosen: string[], onChange: (chosen: string[]) => void}} given  `mission`: its id
 */
function CrewChoice({ mission, chosen, onChange }) {
  const first = useRef(chosen).current;
  const rank = (/** @type {string} */ id) => (first.includes(id) ? first.indexOf(id) : first.length);
  const everyone = charactersByName().sort((a, b) => rank(a.id) - rank(b.id));
  const gone = chosen.filter((id) => session.characters.value[id] === undefined);
  const toggle = (/** @type {string} */ id) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const missing = ofThePlayers(everyone).filter((each) => !chosen.includes(each.id)).map(({ id }) => id);
  return html`<section class="mission-rows" aria-label=${t("missions-crew")}>
    <h3 class="eyebrow">${t("missions-crew-in-the-order-of-their")}</h3>
    <div class="row" role="group" aria-label=${t("missions-who-goes")}>
      ${everyone.map((each) => {
        const place = chosen.indexOf(each.id);
        return html`<button type="button" key=${each.id} class="chip chip-choice" aria-pressed=${String(place >= 0)} onClick=${() => toggle(each.id)}>
          ${place >= 0 ? html`<b>${place + 1}</b>` : html`<${Icon} name="plus" size=${14} />`}<span>${each.name}</span>
        </button>`;
      })}
      ${gone.map((id) => html`<button type="button" key=${id} class="chip chip-choice" aria-pressed="true" onClick=${() => toggle(id)}><span>${t("missions-somebody-who-is-gone")}</span></button>`)}
      ${missing.length > 1 && html`<button type="button" class="button" title=${t("missions-add-all-means")} onClick=${() => onChange([...chosen, ...missing])}><${Icon} name="crew" size=${16} /><span>${t("missions-add-all", { n: missing.length })}</span></button>`}
    </div>
    ${everyone.length > 0 && chosen.length === 0 && html`<p class="quiet">${t("missions-press-those-who-go-nobody-does")}</p>`}
    ${everyone.length === 0 &&
    html`<p class="quiet">${t("missions-there-are-no-characters-yet-make")}</p>
      <div class="row"><button type="button" class="button" onClick=${() => ui.openModal("character", "", { kind: "mission", id: mission })}><${Icon} name="plus" /><span>${t("missions-make-a-character")}</span></button></div>`}
  </section>`;
}
