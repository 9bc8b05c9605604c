// Effects of the environment: their list, and the Handler's form to add and remove them.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { Field, html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Effect} Effect */

/**
 * The effects of the environmental segment that this seat may read.
 * @param {{effects: Effect[]}} given
 */
export function EffectList({ effects }) {
  if (effects.length === 0) return null;
  return html`<ul class="falls" aria-label="Effects of the environment">
    ${effects.map(
      (effect) => html`<li class="fall" key=${effect.id}>
        <span class="effect-text"><${Icon} name="bolt" size=${16} /><span>${effect.text}</span>${effect.lasts && html`<span class="chip">every round</span>`}</span>
        ${app.isHandler.value &&
        html`<button type="button" class="button button-quiet fall-stop" aria-label=${`Take away: ${effect.text}`} onClick=${() => app.send({ type: "environment.remove", effect: effect.id })}>
          <${Icon} name="close" size=${16} /><span>Take away</span>
        </button>`}
      </li>`,
    )}
  </ul>`;
}

/** The button that opens the form, with the number of effects. */
export function EnvironmentButton() {
  const count = app.conflict.value?.effects?.length ?? 0;
  return html`<button
    type="button"
    class="button button-icon button-quiet"
    aria-label=${count > 0 ? `Effects of the environment, ${count}` : "Effects of the environment"}
    title="What the environment does in its segment besides falls"
    aria-haspopup="dialog"
    aria-expanded=${String(app.environmentForm.value)}
    onClick=${() => (app.environmentForm.value = !app.environmentForm.value)}
  >
    <${Icon} name="bolt" size=${18} />
  </button>`;
}

/** The Handler's form: the current effects, and a new one. */
export function EnvironmentForm() {
  const fight = app.conflict.value;
  if (!app.environmentForm.value || !app.isHandler.value || fight === null) return null;
  return html`<${Form} effects=${fight.effects ?? []} />`;
}

/** @param {{effects: Effect[]}} given */
function Form({ effects }) {
  const [text, setText] = useState("");
  const [lasts, setLasts] = useState(false);
  const empty = text.trim() === "";
  /** @param {Event} event */
  async function add(event) {
    event.preventDefault();
    if (empty) return;
    const sent = await app.send({ type: "environment.add", text: text.trim(), lasts });
    if (!sent.ok) return;
    setText("");
    setLasts(false);
  }
  return html`<div class="stack round-form panel" role="dialog" aria-label="The environment"><form onSubmit=${add}>
    <p class="stack-head"><b>The environment</b><span class="quiet">in its segment, besides falls</span></p>
    <${EffectList} effects=${effects} />
    <${Field} label="What it will do">
      <input class="input" maxlength="300" placeholder="The river rises by one level" value=${text} onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
    </${Field}>
    <label class="check"><input type="checkbox" checked=${lasts} onChange=${(/** @type {any} */ e) => setLasts(e.target.checked)} /><span>Every round</span></label>
    <p class="quiet">Players read it in the environmental segment. You carry it out when you resolve that.</p>
    <div class="row form-end">
      <button type="submit" class="button button-strong" disabled=${empty}><${Icon} name="plus" /><span>Add the effect</span></button>
      <button type="button" class="button" onClick=${() => (app.environmentForm.value = false)}>Close</button>
    </div>
  </form></div>`;
}
