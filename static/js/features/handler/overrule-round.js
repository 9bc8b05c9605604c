// The Handler's form that sets the round by hand: its number, segment, turn, and who may act again.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { Field, html, Stepper } from "../../ui/controls.js";
import { capital } from "../../text/format.js";

/** The button that opens the form. */
export function OverruleRoundButton() {
  return html`<button
    type="button"
    class="button button-icon button-quiet"
    aria-label="Overrule the round…"
    title="Overrule the round: its number, segment, whose turn"
    aria-haspopup="dialog"
    aria-expanded=${String(app.roundForm.value)}
    onClick=${() => (app.roundForm.value = !app.roundForm.value)}
  >
    <${Icon} name="overrule" size=${18} />
  </button>`;
}

/** The form. */
export function OverruleRound() {
  const fight = app.conflict.value;
  if (!app.roundForm.value || !app.isHandler.value || fight === null) return null;
  return html`<${Form} fight=${fight} />`;
}

/** @param {{fight: import("../../core/store.js").Conflict}} given */
function Form({ fight }) {
  const first = useRef({ round: fight.round, segment: fight.segment, active: fight.active ?? "" });
  const [form, setForm] = useState(first.current);
  const [again, setAgain] = useState(/** @type {string[]} */ ([]));
  const [text, setText] = useState("");
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => box.current?.querySelector("select")?.focus(), []);
  const units = Object.values(app.units.value)
    .filter((unit) => unit.at !== null && !unit.destroyed)
    .sort((a, b) => a.name.localeCompare(b.name));
  const acted = units.filter((unit) => unit.turn === "done" || unit.turn === "abstained");
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => setForm({ ...form, [name]: value });
  const close = () => (app.roundForm.value = false);

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const was = first.current;
    const changes = {
      ...(form.round !== was.round ? { round: form.round } : {}),
      ...(form.segment !== was.segment ? { segment: form.segment } : {}),
      ...(form.active !== was.active ? { active: form.active || null } : {}),
      ...(again.length > 0 ? { acted: Object.fromEntries(again.map((id) => [id, null])) } : {}),
    };
    if (Object.keys(changes).length === 0) {
      close();
      return;
    }
    const answer = await app.send({ type: "overrule", conflict: changes, text });
    if (answer.ok) close();
  }

  return html`<div class="stack round-form panel" role="dialog" aria-label="Overrule the round" ref=${box}><form onSubmit=${submit}>
    <p class="stack-head"><b>Overrule the round</b><span class="quiet">the log says so</span></p>
    <div class="row row-even">
      <${Stepper} label="Round" value=${form.round} min=${1} max=${999} onChange=${set("round")} />
      <${Field} label="Segment">
        <select class="input" value=${form.segment} onChange=${(/** @type {any} */ e) => set("segment")(e.target.value)}>
          ${fight.order.map((name) => html`<option key=${name} value=${name}>${capital(app.messages.value.word(name))}</option>`)}
        </select>
      </${Field}>
    </div>
    <${Field} label="Whose turn it is">
      <select class="input" value=${form.active} onChange=${(/** @type {any} */ e) => set("active")(e.target.value)}>
        <option value="">nobody’s</option>
        ${units.map((unit) => html`<option key=${unit.id} value=${unit.id}>${unit.name}</option>`)}
      </select>
    </${Field}>
    ${acted.length > 0 &&
    html`<fieldset class="round-again">
      <legend class="field-label">May act once more</legend>
      ${acted.map(
        (unit) => html`<label class="check" key=${unit.id}>
          <input type="checkbox" checked=${again.includes(unit.id)} onChange=${(/** @type {any} */ e) => setAgain(e.target.checked ? [...again, unit.id] : again.filter((id) => id !== unit.id))} />
          <span>${unit.name}</span>
        </label>`,
      )}
    </fieldset>`}
    <${Field} label="Why (for the log)">
      <input class="input" maxlength="500" value=${text} onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
    </${Field}>
    <div class="row form-end">
      <button type="submit" class="button button-strong"><${Icon} name="overrule" /><span>Set it so</span></button>
      <button type="button" class="button" onClick=${close}>Cancel</button>
    </div>
  </form></div>`;
}
