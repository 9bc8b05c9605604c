// The dialog with all shortcuts, made from the action registry, and the setting for single keys.

import { useEffect, useRef } from "preact/hooks";
import { ACTIONS, isForSeat } from "../core/actions.js";
import { GESTURES, keysText, TOUCHES } from "../core/input.js";
import * as app from "../core/app.js";
import { actionContext } from "../core/action-context.js";
import { GuideLink } from "./guide-link.js";
import { Icon } from "./icons.js";
import { setSingleKeys, singleKeys } from "../core/single-keys.js";
import { html, Section } from "./controls.js";

/** The dialog. */
export function Help() {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const open = app.helpOpen.value;
  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    if (open && !box.open) box.showModal();
    if (!open && box.open) box.close();
  }, [open]);
  const shown = ACTIONS.filter((entry) => isForSeat(entry.who, actionContext));
  const groups = [...new Set(shown.map((entry) => entry.group))];
  const gestures = (app.touch.value ? TOUCHES : GESTURES).filter((gesture) => isForSeat(gesture[2], actionContext));
  const onTheMap = html`<section>
    <h3 class="eyebrow">On the map</h3>
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
    ref=${dialog}
    aria-label="Shortcuts"
    onClose=${() => (app.helpOpen.value = false)}
    onClick=${(/** @type {any} */ e) => e.target === dialog.current && (app.helpOpen.value = false)}
  >
    <div class="help-body">
      <header class="form-head">
        <h2>Shortcuts</h2>
        <button type="button" class="button button-icon button-quiet" aria-label="Close" onClick=${() => (app.helpOpen.value = false)}>
          <${Icon} name="close" />
        </button>
      </header>
      <p class="help-guide"><${GuideLink} /><span class="quiet">says everything at length</span></p>
      <label class="check help-single">
        <input type="checkbox" checked=${singleKeys.value} onChange=${(/** @type {any} */ e) => setSingleKeys(e.target.checked)} />
        <span>Letters, digits and signs alone are shortcuts</span>
      </label>
      <p class="quiet">${singleKeys.value ? "Without them only keys like Tab, Enter, Esc, arrows, and those with Ctrl do something." : "Single keys do nothing now, on this page and the next time; this is kept in this browser."}</p>
      ${app.touch.value
        ? html`${onTheMap}<${Section} title="With a keyboard" open=${false}><div class="help-groups">${keys}</div></${Section}>`
        : html`<div class="help-groups">${keys}${onTheMap}</div>`}
    </div>
  </dialog>`;
}
