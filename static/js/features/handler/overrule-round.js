// The Handler's form that sets the round by hand: its number, segment, turn, and who may act again.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html, withValue } from "../../ui/controls.js";
import { Field, Stepper, withChecked } from "../../ui/fields.js";
import { roundForm } from "./round-form.js";
import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";

/** The form. */
export function OverruleRound() {
  const fight = session.conflict.value;
  if (!roundForm.value || !session.isHandler.value || fight === null) return null;
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
  const units = Object.values(session.units.value)
    .filter((unit) => unit.at !== null && !unit.destroyed)
    .sort((a, b) => a.name.localeCompare(b.name));
  const acted = units.filter((unit) => unit.turn === "done" || unit.turn === "abstained");
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => setForm({ ...form, [name]: value });
  const close = () => (roundForm.value = false);

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
    const answer = await send({ type: "overrule", conflict: changes, text });
    if (answer.ok) close();
  }

  return html`<div class="menu round-form panel" role="dialog" aria-label=${t("handler-overrule-the-round-2")} ref=${box}><form onSubmit=${submit}>
    <p class="menu-head"><b>${t("handler-overrule-the-round-2")}</b><span class="quiet">${t("handler-the-log-says-so")}</span></p>
    <div class="row row-even">
      <${Stepper} label=${t("handler-round")} value=${form.round} min=${1} max=${999} onChange=${set("round")} />
      <${Field} label=${t("handler-segment")}>
        <select class="input" value=${form.segment} onChange=${withValue(set("segment"))}>
          ${fight.order.map((name) => html`<option key=${name} value=${name}>${capital(session.messages.value.word(name))}</option>`)}
        </select>
      </${Field}>
    </div>
    <${Field} label=${t("handler-whose-turn-it-is")}>
      <select class="input" value=${form.active} onChange=${withValue(set("active"))}>
        <option value="">${t("handler-nobodys")}</option>
        ${units.map((unit) => html`<option key=${unit.id} value=${unit.id}>${unit.name}</option>`)}
      </select>
    </${Field}>
    ${acted.length > 0 &&
    html`<fieldset class="round-again">
      <legend class="field-label">${t("handler-may-act-once-more")}</legend>
      ${acted.map(
        (unit) => html`<label class="check" key=${unit.id}>
          <input type="checkbox" checked=${again.includes(unit.id)} onChange=${withChecked((checked) => setAgain(checked ? [...again, unit.id] : again.filter((id) => id !== unit.id)))} />
          <span>${unit.name}</span>
        </label>`,
      )}
    </fieldset>`}
    <${Field} label=${t("handler-why-for-the-log")}>
      <input class="input" maxlength="500" value=${text} onInput=${withValue(setText)} />
    </${Field}>
    <div class="row form-end">
      <button type="submit" class="button button-strong"><${Icon} name="overrule" /><span>${t("handler-set-it-so")}</span></button>
      <button type="button" class="button" onClick=${close}>${t("handler-cancel")}</button>
    </div>
  </form></div>`;
}
