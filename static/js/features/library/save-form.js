// The form with the name and the note of a new entry of the library.

import { useState } from "preact/hooks";
import { html, withValue } from "../../ui/controls.js";
import { Field } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/**
 * The name and the note of a new entry. `onSave` returns whether it was saved.
 * @param {{name: string, onSave: (name: string, note: string) => Promise<boolean>}} given
 */
export function SaveForm({ name: start, onSave }) {
  // what was typed counts for the thing that it was typed for
  const [typed, setTyped] = useState({ of: start, name: start });
  const name = typed.of === start ? typed.name : start;
  const [note, setNote] = useState("");
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (await onSave(name, note)) setNote("");
  }
  return html`<form class="form" onSubmit=${submit}>
    <div class="row row-even">
      <${Field} label=${t("library-name")}><input class="input" required maxlength="80" value=${name} onInput=${withValue((/** @type {string} */ value) => setTyped({ of: start, name: value }))} /></${Field}>
      <${Field} label=${t("library-note")}><input class="input" maxlength="500" placeholder=${t("library-as-you-like")} value=${note} onInput=${withValue(setNote)} /></${Field}>
    </div>
    <div class="row form-end"><button type="submit" class="button button-strong">${t("library-save")}</button></div>
  </form>`;
}
