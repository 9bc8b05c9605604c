// The modal over the map: a character's sheet, a mission, the table's categories, a map file, the
// journal, or the command palette.

import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { Categories } from "../features/sheets/categories.js";
import { Toasts } from "./floating.js";
import { Handout, handoutTitle, Journal } from "../features/journal/journal.js";
import { MapImport, mapImportTitle } from "../features/map-import/map-import.js";
import { pictureTitle, UnitPicture } from "../features/pictures/unit-picture.js";
import { Palette } from "./palette.js";
import { Icon } from "../ui/icons.js";
import { Mission, missionTitle } from "../features/missions/missions.js";
import { Sheet, sheetTitle } from "../features/sheets/sheet.js";
import { html } from "../ui/controls.js";
import { useDialog } from "../ui/dialog.js";
import { t } from "../text/t.js";

/** The dialog. */
export function Modal() {
  const open = ui.modal.value;
  const { ref, onClose } = useDialog(open, () => ui.modal.value, ui.closeModal);
  const title = open === null ? "" : titleOf(open.kind, open.id);
  return html`<dialog
    class=${open?.kind === "palette" ? "palette" : "book"}
    ref=${ref}
    aria-label=${title}
    onClose=${onClose}
    onClick=${(/** @type {Event} */ event) => open?.kind === "palette" && event.target === ref.current && ui.closeModal()}
  >
    <div class="sr spoken" role="log" aria-label=${t("table-what-happens")}></div>
    ${open?.kind === "palette" && html`<${Palette} />`}
    ${open !== null && open.kind !== "palette" &&
    html`<div class="book-body stack gap-4" key=${`${open.kind} ${open.id}`}>
      <header class="form-head inline">
        <h2>${title}</h2>
        ${open.back && html`<button type="button" class="button" onClick=${() => open.back && ui.openModal(open.back.kind, open.back.id)}><${Icon} name="undo" size=${16} /><span>${t("table-back-to-the-mission")}</span></button>`}
        ${session.pendingTests.value.length > 0 && !session.isHandler.value && html`<button type="button" class="button button-primary book-waits" aria-label=${t("table-a-test-waits-for-you")} onClick=${openDiceTray}><${Icon} name="dice" /><span>${t("table-a-test-waits")}</span></button>`}
        <button type="button" class="button button-icon button-quiet" aria-label=${t("table-close")} onClick=${ui.closeModal}>
          <${Icon} name="close" />
        </button>
        <${Toasts} />
      </header>
      ${open.kind === "character" && html`<${Sheet} id=${open.id} />`}
      ${open.kind === "mission" && html`<${Mission} id=${open.id} />`}
      ${open.kind === "journal" && html`<${Journal} id=${open.id} />`}
      ${open.kind === "handout" && html`<${Handout} id=${open.id} />`}
      ${open.kind === "import" && html`<${MapImport} />`}
      ${open.kind === "picture" && html`<${UnitPicture} id=${open.id} />`}
      ${open.kind === "categories" && html`<${Categories} />`}
    </div>`}
  </dialog>`;
}

/** Closes the modal and opens the dice tray, where the waiting test is rolled. */
function openDiceTray() {
  ui.closeModal();
  ui.openTab("dice");
}

/**
 * Returns the heading of the dialog.
 * @param {ui.Modal["kind"]} kind @param {string} id
 */
function titleOf(kind, id) {
  if (kind === "categories") return t("table-categories-of-this-table");
  if (kind === "picture") return pictureTitle(id);
  if (kind === "import") return mapImportTitle();
  if (kind === "journal") return t("journal-journal");
  if (kind === "handout") return handoutTitle(id);
  if (kind === "palette") return t("table-find-an-action");
  return kind === "character" ? sheetTitle(id) : missionTitle(id);
}
