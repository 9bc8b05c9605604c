// The menu that opens on a hex with several units.

import { useEffect, useRef } from "preact/hooks";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as unitState from "../features/units/state.js";
import { Side } from "../ui/icons.js";
import { walkMenuItems } from "../ui/menu.js";
import { html } from "../ui/controls.js";
import { t } from "../text/t.js";

/** The menu. */
export function StackChooser() {
  const stack = unitState.stack.value;
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (stack === null || ref.current === null) return;
    const box = ref.current;
    const left = Math.min(Math.max(8, stack.at[0] - 90), window.innerWidth - box.offsetWidth - 8);
    const top = Math.min(Math.max(8, stack.at[1] + 12), window.innerHeight - box.offsetHeight - 8);
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${top}px`);
    box.querySelector("button")?.focus();
  }, [stack]);
  if (stack === null) return null;
  const units = stack.units
    .map((id) => session.units.value[id])
    .filter(Boolean)
    .sort((a, b) => (b.at?.level ?? 0) - (a.at?.level ?? 0));
  return html`<div class="menu panel" role="menu" aria-label=${t("table-units-in-this-hex")} ref=${ref} onKeyDown=${walkMenuItems}>
    ${units.map(
      (unit) => html`<button type="button" role="menuitem" class="menu-item" key=${unit.id} onClick=${() => selection.select(unit.id)}>
        <${Side} disposition=${unit.disposition} size=${18} label=${session.messages.value.word(unit.disposition)} />
        <span title=${unit.name}>${unit.name}</span>
        <span class="quiet">${t("table-level-level", { level: unit.at?.level })}</span>
      </button>`,
    )}
  </div>`;
}
