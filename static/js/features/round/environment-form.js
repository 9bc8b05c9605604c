// The Handler's form to add and remove effects of the environment.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { EffectList, environmentForm } from "./environment.js";
import { Icon } from "../../ui/icons.js";
import { Field, html, withChecked, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Effect} Effect */

/** The Handler's form: the current effects, and a new one. */
export function EnvironmentForm() {
  const fight = session.conflict.value;
  if (!environmentForm.value || !session.isHandler.value || fight === null) return null;
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
    const sent = await send({ type: "environment.add", text: text.trim(), lasts });
    if (!sent.ok) return;
    setText("");
    setLasts(false);
  }
  return html`<div class="menu round-form panel" role="dialog" aria-label=${t("round-the-environment")}><form onSubmit=${add}>
    <p class="menu-head"><b>${t("round-the-environment")}</b><span class="quiet">${t("round-in-its-segment-besides-falls")}</span></p>
    <${EffectList} effects=${effects} />
    <${Field} label=${t("round-what-it-will-do")}>
      <input class="input" maxlength="300" placeholder=${t("round-the-river-rises-by-one-level")} value=${text} onInput=${withValue(setText)} />
    </${Field}>
    <label class="check"><input type="checkbox" checked=${lasts} onChange=${withChecked(setLasts)} /><span>${t("round-every-round-2")}</span></label>
    <p class="quiet">${t("round-players-read-it-in-the-environmental")}</p>
    <div class="row form-end">
      <button type="submit" class="button button-strong" disabled=${empty}><${Icon} name="plus" /><span>${t("round-add-the-effect")}</span></button>
      <button type="button" class="button" onClick=${() => (environmentForm.value = false)}>${t("round-close")}</button>
    </div>
  </form></div>`;
}
