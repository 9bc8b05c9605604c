// The dialog with all shortcuts, made from the action registry, and the setting for single keys.

import { GESTURES, keysText, TOUCHES } from "../core/input.js";
import { actionContext } from "../core/action-context.js";
import { allActions, isForSeat } from "../core/actions.js";
import * as ui from "../core/ui-state.js";
import { GuideLink } from "../ui/guide-link.js";
import { Icon } from "../ui/icons.js";
import { html, Section } from "../ui/controls.js";
import { withChecked } from "../ui/fields.js";
import { useDialog } from "../ui/dialog.js";
import { t } from "../text/t.js";

const closeHelp = () => ui.setHelpOpen(false);

/** The dialog. */
export function Help() {
  const { ref, onClose } = useDialog(ui.helpOpen.value, () => ui.helpOpen.value, closeHelp);
  const shown = allActions().filter((entry) => isForSeat(entry.who, actionContext));
  const groups = [...new Set(shown.map((entry) => entry.group))];
  const gestures = (ui.touch.value ? TOUCHES : GESTURES).filter((gesture) => isForSeat(gesture[2], actionContext));
  const onTheMap = html`<section>
    <h3 class="eyebrow">${t("table-on-the-map")}</h3>
    <dl class="keys">
      ${gestures.map(([what, does]) => html`<div key=${what}><dt>${does}</dt><dd><kbd>${what}</kbd></dd></div>`)}
    </dl>
  </section>`;
  const keys = groups.map(
    (group) => html`<section key=${group}>
      <h3 class="eyebrow">${group}</h3>
      <dl class="keys">
        ${shown
          .filter((entry) => entry.group === group)
          .map(
            (entry) => html`<div key=${entry.id}>
              <dt>${entry.label}</dt>
              <dd>${keysText(entry.keys).map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dd>
            </div>`,
          )}
      </dl>
    </section>`,
  );
  return html`<dialog
    class="help"
    ref=${ref}
    aria-label=${t("table-shortcuts")}
    onClose=${onClose}
    onClick=${(/** @type {Event} */ event) => event.target === ref.current && closeHelp()}
  >
    <div class="help-body">
      <header class="form-head inline">
        <h2>${t("table-shortcuts")}</h2>
        <button type="button" class="button button-icon button-quiet" aria-label=${t("table-close")} onClick=${closeHelp}>
          <${Icon} name="close" />
        </button>
      </header>
      <p class="help-guide"><${GuideLink} /><span class="quiet">${t("table-says-everything-at-length")}</span></p>
      <label class="check help-single">
        <input type="checkbox" checked=${ui.singleKeys.value} onChange=${withChecked(ui.setSingleKeys)} />
        <span>${t("table-letters-digits-and-signs-alone-are")}</span>
      </label>
      <p class="quiet">${ui.singleKeys.value ? t("table-without-them-only-keys-like-tab") : t("table-single-keys-do-nothing-now-on")}</p>
      ${ui.touch.value
        ? html`${onTheMap}<${Section} title=${t("table-with-a-keyboard")} open=${false}><div class="help-groups">${keys}</div></${Section}>`
        : html`<div class="help-groups">${keys}${onTheMap}</div>`}
    </div>
  </dialog>`;
}
