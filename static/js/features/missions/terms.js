// The Handler's form for a mission's terms: texts, pay, objectives, deductions, crew.

import { useLayoutEffect, useRef } from "preact/hooks";
import { fieldsOf, rowsOf, withChange, withFields, withRow } from "./form.js";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { setDraft, draftOf } from "./state.js";
import { charactersByName } from "../sheets/state.js";
import { Field, html, Stepper } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("./form.js").Row} Row */
/** @typedef {import("./form.js").RowKind} RowKind */
/** @typedef {import("./form.js").Fields} Fields */

const MOST_CREDITS = 100000;

/** The labels of a deduction that counts from the start, and of one that does not. */
const FROM_THE_START = "Kept back from the start";
const IF_APPLIED = "Only if it comes to that";

/** The form; null is a new mission. @param {{mission: MissionView|null}} given */
export function Terms({ mission }) {
  const id = mission?.id ?? "";
  const draft = draftOf(id);
  const form = fieldsOf(mission, draft);
  const set = (/** @type {Partial<Fields>} */ more) => setDraft(id, withFields(draftOf(id), more));
  const typing = (/** @type {keyof Fields} */ name) => (/** @type {any} */ e) => set({ [name]: e.target.value });
  return html`<div class="form mission-form">
    <${Field} label="Name"><input class="input" required maxlength="80" placeholder="Cold Gorge" value=${form.name} onInput=${typing("name")} /></${Field}>
    <${Field} label="Briefing, as the pilots read it"><textarea class="input" rows="6" maxlength="4000" value=${form.briefing} onInput=${typing("briefing")}></textarea></${Field}>
    <div class="mission-primary">
      <${Field} label="Primary objective"><textarea class="input" rows="2" maxlength="4000" placeholder="Bring the hauler to the relay" value=${form.primary} onInput=${typing("primary")}></textarea></${Field}>
      <${Stepper} label=${app.table.value?.options?.share_base ? "Base pay, shared" : "Base pay, for each pilot"} hint="credits" value=${form.base} min=${0} max=${MOST_CREDITS} onChange=${(/** @type {number} */ base) => set({ base })} />
    </div>
    <${TermRows} mission=${mission} kind="objectives" title="Objectives with a bonus, for each pilot" />
    <${TermRows} mission=${mission} kind="deductions" title="What the employer may keep back from each pilot" />
    <${CrewChoice} chosen=${form.crew} onChange=${(/** @type {string[]} */ chosen) => set({ crew: chosen })} />
  </div>`;
}

/** The field for notes that only the Handler sees. @param {{mission: MissionView|null}} given */
export function HandlerNotes({ mission }) {
  const id = mission?.id ?? "";
  const { notes } = fieldsOf(mission, draftOf(id));
  return html`<${Field} label="Notes only the Handler sees">
    <textarea class="input" rows="3" maxlength="4000" value=${notes} onInput=${(/** @type {any} */ e) => setDraft(id, withFields(draftOf(id), { notes: e.target.value }))}></textarea>
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
        ? html`<button type="button" class="button" onClick=${() => add(false)}><${Icon} name="plus" /><span>Objective</span></button>
            <button type="button" class="button" onClick=${() => add(true)}><${Icon} name="lock" /><span>Hidden objective</span></button>`
        : html`<button type="button" class="button" onClick=${() => add(false)}><${Icon} name="plus" /><span>Deduction</span></button>`}
    </div>
    ${kind === "deductions" && rows.length > 0 && html`<p class="quiet">Each costs nobody anything before you say in the mission that it applies${rows.some((row) => row.applies && !row.gone) ? ", but what is marked counts at once" : ""}.</p>`}
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
      <button type="button" class="button button-quiet" onClick=${() => set({ gone: undefined })}><${Icon} name="undo" size=${18} /><span>Keep it</span></button>
    </li>`;
  }
  const amount = objective ? row.bonus : row.amount;
  return html`<li class=${"term" + (row.hidden ? " aim-secret" : "")}>
    <input class="input term-text" required maxlength="500" aria-label=${`Text of ${named}`} placeholder=${objective ? "Spare the tower" : "The bridge, if it falls"} value=${row.text} onInput=${(/** @type {any} */ e) => set({ text: e.target.value })} />
    <${Stepper} label=${objective ? `Bonus of ${named}` : `Amount of ${named}`} hideLabel value=${amount} min=${0} max=${MOST_CREDITS} onChange=${(/** @type {number} */ n) => set(objective ? { bonus: n } : { amount: n })} />
    ${objective &&
    html`<button type="button" class="button button-icon button-quiet" aria-label=${`Hide ${named} from the pilots`} title=${row.hidden ? "Hidden from the pilots" : "The pilots read it"} aria-pressed=${String(row.hidden)} onClick=${() => set({ hidden: !row.hidden })}>
      <${Icon} name=${row.hidden ? "lock" : "sight"} size=${18} />
    </button>`}
    <button type="button" class="button button-icon button-quiet term-remove" aria-label=${`Remove ${named}`} title="Remove" onClick=${() => set({ gone: true })}><${Icon} name="trash" size=${18} /></button>
    ${objective && row.hidden && html`<p class="term-secret quiet"><${Icon} name="lock" size=${12} />Hidden from the pilots until you reveal it</p>`}
    ${!objective &&
    html`<button type="button" class="chip chip-choice term-applies" aria-label=${`${row.applies ? FROM_THE_START : IF_APPLIED}: ${named}`} aria-pressed=${String(row.applies)} onClick=${() => set({ applies: !row.applies })}>
      <${Icon} name=${row.applies ? "check" : "wait"} size=${14} /><span>${row.applies ? FROM_THE_START : IF_APPLIED}</span>
    </button>`}
  </li>`;
}

/**
 * The choice of the crew, numbered in the order of choosing. Those chosen when the form opened come
 * first; a pressed chip stays in its place.
 * @param {{chosen: string[], onChange: (chosen: string[]) => void}} given
 */
function CrewChoice({ chosen, onChange }) {
  const first = useRef(chosen).current;
  const rank = (/** @type {string} */ id) => (first.includes(id) ? first.indexOf(id) : first.length);
  const everyone = charactersByName().sort((a, b) => rank(a.id) - rank(b.id));
  const gone = chosen.filter((id) => app.characters.value[id] === undefined);
  const toggle = (/** @type {string} */ id) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return html`<section class="mission-rows" aria-label="Crew">
    <h3 class="eyebrow">Crew, in the order of their seats</h3>
    <div class="row" role="group" aria-label="Who goes">
      ${everyone.map((each) => {
        const place = chosen.indexOf(each.id);
        return html`<button type="button" key=${each.id} class="chip chip-choice" aria-pressed=${String(place >= 0)} onClick=${() => toggle(each.id)}>
          ${place >= 0 ? html`<b>${place + 1}</b>` : html`<${Icon} name="plus" size=${14} />`}<span>${each.name}</span>
        </button>`;
      })}
      ${gone.map((id) => html`<button type="button" key=${id} class="chip chip-choice" aria-pressed="true" onClick=${() => toggle(id)}><span>somebody who is gone</span></button>`)}
    </div>
    ${everyone.length > 0 && chosen.length === 0 && html`<p class="quiet">Press those who go: nobody does yet.</p>`}
    ${everyone.length === 0 && html`<p class="quiet">There are no characters yet: make them in the Crew tab.</p>`}
  </section>`;
}
