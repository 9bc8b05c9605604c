// Writes a page: title, picture, text with its marks, a preview, and what to do when somebody else has changed
// the page meanwhile. What is typed is kept in this browser until it is saved.

import { useRef, useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html, withValue } from "../../ui/controls.js";
import { Choice, Field } from "../../ui/fields.js";
import { t } from "../../text/t.js";
import { lineMarked, marked } from "./markup.js";
import { PageText } from "./page-text.js";
import { PagePicture, PictureField, useGivenPictures } from "./picture.js";
import { chosenFile, choosePage, choosePagePicture, draftOf, keepDraft, LONGEST, removePagePicture, saveDraft, setWriting } from "./state.js";

/** @typedef {import("./unread.js").PageView} PageView */

/** The editor. @param {{page: PageView|null}} given  null: a new page */
export function Editor({ page }) {
  const id = page?.id ?? "";
  const draft = draftOf(id) ?? { title: page?.title ?? "", text: page?.text ?? "", revision: page?.revision ?? "", picture: page?.picture ?? "" };
  const [preview, setPreview] = useState(false);
  const [saving, setSaving] = useState(false);
  const box = useRef(/** @type {HTMLTextAreaElement|null} */ (null));
  const changed = page !== null && draft.revision !== page.revision;
  const empty = draft.title.trim() === "";
  /** @param {Partial<import("./state.js").Draft>} what */
  const set = (what) => keepDraft(id, { ...draft, ...what });
  const choose = (/** @type {File} */ file) => void choosePagePicture(id, draft, file);
  const dropped = useGivenPictures(choose);
  const stop = () => {
    keepDraft(id, null);
    setWriting(false);
    if (id === "") choosePage(null);
  };
  /** @param {Event} event */
  async function save(event) {
    event.preventDefault();
    if (saving || empty || changed) return;
    setSaving(true);
    await saveDraft(id, draft);
    setSaving(false);
  }
  /** @param {(text: string, from: number, to: number) => ReturnType<typeof marked>} change */
  function mark(change) {
    if (box.current === null) return;
    const { text, from, to } = change(draft.text, box.current.selectionStart, box.current.selectionEnd);
    if (text.length > LONGEST.text) return;
    box.current.value = text;
    box.current.focus();
    box.current.setSelectionRange(from, to);
    set({ text });
  }
  return html`<form class="page-editor stack gap-3" onSubmit=${save} ...${dropped}>
    <${Field} label=${t("journal-title")}>
      <input class="input" value=${draft.title} maxlength=${LONGEST.title} required onInput=${withValue((title) => set({ title }))} />
    </${Field}>
    <${PictureField} id=${id} title=${draft.title.trim()} picture=${draft.picture} onChoose=${choose} onRemove=${() => removePagePicture(id, draft)} />
    <div class="row spread">
      <${Choice} label=${t("journal-write-or-preview")} value=${preview} options=${[{ value: false, label: t("journal-write") }, { value: true, label: t("journal-preview") }]} onChange=${setPreview} />
      ${!preview && html`<div class="row page-marks">
        <button type="button" class="button button-quiet" aria-label=${t("journal-bold")} title=${t("journal-bold")} onClick=${() => mark((...at) => marked(...at, "**"))}><b>B</b></button>
        <button type="button" class="button button-quiet" aria-label=${t("journal-italic")} title=${t("journal-italic")} onClick=${() => mark((...at) => marked(...at, "*"))}><i>I</i></button>
        <button type="button" class="button button-quiet" aria-label=${t("journal-heading")} title=${t("journal-heading")} onClick=${() => mark((...at) => lineMarked(...at, "# "))}>H</button>
        <button type="button" class="button button-icon button-quiet" aria-label=${t("journal-list")} title=${t("journal-list")} onClick=${() => mark((...at) => lineMarked(...at, "- "))}><${Icon} name="list" /></button>
      </div>`}
    </div>
    ${preview
      ? html`<div class="page-preview well">${draft.text.trim() === "" ? html`<p class="quiet">${t("journal-empty-page")}</p>` : html`<${PageText} text=${draft.text} />`}</div>`
      : html`<textarea class="input page-input" ref=${box} aria-label=${t("journal-text")} maxlength=${LONGEST.text} rows="14" value=${draft.text} onInput=${withValue((text) => set({ text }))}></textarea>
        <p class="fine">${t("journal-marks-hint")}</p>`}
    ${changed && page !== null && html`<${Changed} page=${page} draft=${draft} onKeepMine=${() => set({ revision: page.revision })} onTakeTheirs=${stop} />`}
    <footer class="row">
      <button type="submit" class="button button-strong" disabled=${saving || empty || changed || session.readonly.value !== null}><${Icon} name="check" /><span>${t("journal-save")}</span></button>
      <${ConfirmButton} label=${t("journal-discard")} question=${t("journal-discard-for-good")} onConfirm=${stop} />
      <span class="quiet fine">${draftOf(id) === null ? "" : chosenFile(id) === null ? t("journal-kept-here") : t("journal-text-kept-here")}</span>
    </footer>
  </form>`;
}

/**
 * Says that the page has changed since this person began to write, and compares.
 * @param {{page: PageView, draft: import("./state.js").Draft, onKeepMine: () => void, onTakeTheirs: () => void}} given
 */
function Changed({ page, draft, onKeepMine, onTakeTheirs }) {
  return html`<section class="page-changed stack gap-3 well" role="alert" aria-label=${t("journal-changed-meanwhile")}>
    <p class="remark"><${Icon} name="info" /><span>${t("journal-changed-meanwhile")}</span></p>
    <div class="page-compare">
      <div class="stack"><h4>${t("journal-theirs")}</h4><p><b>${page.title}</b></p><${PagePicture} title=${page.title} picture=${page.picture} /><${PageText} text=${page.text} /></div>
      <div class="stack"><h4>${t("journal-yours")}</h4><p><b>${draft.title}</b></p><${PageText} text=${draft.text} /></div>
    </div>
    <div class="row">
      <button type="button" class="button" onClick=${onKeepMine}>${t("journal-keep-yours")}</button>
      <${ConfirmButton} label=${t("journal-take-theirs")} question=${t("journal-take-theirs-for-good")} onConfirm=${onTakeTheirs} />
    </div>
  </section>`;
}
